package dev.neuf.cli;

import dev.neuf.core.words.Message;
import dev.neuf.core.words.Phrase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Measures another solver on a stock: how long it takes for an empty file, how many copies of the puzzles make a round,
 * then rounds.
 */
final class PeerRounds {

    /** So many runs on an empty file. */
    private static final int STARTS = 3;

    /** A file to give to a program may grow to this. */
    private static final long MOST_TEXT = (long) Stock.MOST_MEGABYTES << 20;

    /** Steps of its clock are a hundredth of a second: below this, a time says nothing. */
    private static final double LEAST_SECONDS = 0.05;

    private static final int FASTER = 16;

    /** Who says how long a round took: the program itself, the system, or nothing but the time of the day. */
    enum Clock {
        OWN(CliPhrase.PEER_CLOCK_OWN),
        CPU(CliPhrase.PEER_CLOCK_CPU),
        WALL(CliPhrase.PEER_CLOCK_WALL);

        private final Phrase about;

        Clock(Phrase about) {
            this.about = about;
        }

        /** What is in such a time and what is not, so that nobody takes it for more than it says. */
        Phrase about() {
            return about;
        }

        /** The word in JSON. */
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Peer peer;
    private final Stock stock;
    private final double startSeconds;
    private final boolean measuresItself;
    private final OptionalLong agreed;
    private int copies = 1;
    private double workedSeconds;
    private Path file;

    PeerRounds(Peer peer, Stock stock, Workload workload, double roundSeconds) {
        this.peer = peer;
        this.stock = stock;
        Path nothing = peer.write("", 0);
        this.startSeconds = new Rates(Stream.generate(() -> peer.run(nothing).seconds())
                        .limit(STARTS)
                        .toList())
                .median();
        this.file = peer.write(stock.text(), 1);
        Peer.Run run = run();
        try {
            this.measuresItself = PeerOutput.rate(run.output()).isPresent();
            this.agreed = agreed(workload, PeerOutput.grids(run.output()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (!measuresItself) {
            findCopies(run.seconds(), roundSeconds);
        }
    }

    private static OptionalLong agreed(Workload workload, Set<String> grids) {
        return workload instanceof NineWorkload nines && !grids.isEmpty()
                ? OptionalLong.of(nines.countSolutions(grids::contains))
                : OptionalLong.empty();
    }

    private void findCopies(double firstSeconds, double roundSeconds) {
        double worked = firstSeconds - startSeconds;
        while (worked < roundSeconds / 2 && !Interrupt.isWanted()) {
            double faster = Math.clamp(roundSeconds / Math.max(worked, LEAST_SECONDS), 2, FASTER);
            int most = (int) Math.max(1, MOST_TEXT / Math.max(1, stock.text().length()));
            int more = Math.min(most, (int) (copies * faster));
            if (more == copies) {
                break;
            }
            copies = more;
            file = peer.write(stock.text(), copies);
            worked = run().seconds() - startSeconds;
        }
        if (worked < LEAST_SECONDS && !Interrupt.isWanted()) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.PEER_TOO_QUICK, peer.command(), stock.source()));
        }
    }

    /** Runs it. Status 1 is what many say when a puzzle has no solution; above that, something is wrong. */
    private Peer.Run run() {
        Peer.Run run = peer.run(file);
        if (run.status() > 1 && !Interrupt.isWanted()) {
            Message failed = Message.of(CliPhrase.PEER_FAILED, peer.command(), run.status());
            String complaint = peer.complaint();
            throw new Refusal(
                    Exit.USAGE, complaint.isEmpty() ? failed : Message.of(CliPhrase.PEER_SAYS, failed, complaint));
        }
        return run;
    }

    /** One more round: how many puzzles were solved in a second. */
    double next() {
        Peer.Run run = run();
        workedSeconds += run.seconds();
        if (!measuresItself) {
            double worked = Math.max(run.seconds() - startSeconds, LEAST_SECONDS / 2);
            return (double) copies * stock.puzzles().size() / worked;
        }
        try {
            double rate = PeerOutput.rate(run.output()).orElse(0);
            if (rate == 0 && !Interrupt.isWanted()) {
                throw new Refusal(Exit.USAGE, Message.of(CliPhrase.PEER_NO_SPEED, peer.command()));
            }
            return rate;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How long the rounds took it in all; a program that measures itself takes the time it wants. */
    double workedSeconds() {
        return measuresItself ? 0 : workedSeconds;
    }

    Clock clock() {
        return measuresItself ? Clock.OWN : Stopwatch.knowsChildren() ? Clock.CPU : Clock.WALL;
    }

    /** How long it takes for an empty file, in seconds. */
    double startSeconds() {
        return startSeconds;
    }

    /** How many times the puzzles are in the file of a round. */
    int copies() {
        return copies;
    }

    /** Of the puzzles with one solution, how many the program printed; nothing if it printed no grid in one line. */
    OptionalLong agreed() {
        return agreed;
    }
}
