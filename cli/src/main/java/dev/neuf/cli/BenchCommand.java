package dev.neuf.cli;

import dev.neuf.core.Limits;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.json.Json;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code neuf bench}: how fast an engine is, alone or beside another solver. */
@Command(name = "bench", abbreviateSynopsis = true, sortOptions = false)
final class BenchCommand extends Task {

    private static final int MOST_SECONDS = 3600;
    private static final int MOST_ROUNDS = 1000;

    /** For one run of another solver. */
    private static final int MOST_PEER_SECONDS = 600;

    @Option(names = "--peer", paramLabel = "COMMAND", descriptionKey = "OPTION_PEER", order = 1)
    String peer = "";

    @Option(names = "--signature", descriptionKey = "OPTION_SIGNATURE", order = 2)
    boolean isSignature;

    @Option(names = "--seconds", paramLabel = "N", descriptionKey = "OPTION_SECONDS", order = 3)
    String seconds = "5";

    @Option(names = "--rounds", paramLabel = "N", descriptionKey = "OPTION_ROUNDS", order = 4)
    String rounds = "10";

    @Option(names = "--engine", paramLabel = "ENGINE", descriptionKey = "OPTION_ENGINE_BENCH", order = 5)
    String engine = "auto";

    @Mixin
    Effort effort = new Effort();

    @Mixin
    Input input = new Input();

    /** What can be measured. */
    static List<String> engines() {
        return Engines.choices(LogicWorkload.ENGINE);
    }

    @Override
    Optional<Input> subject() {
        return Optional.of(input);
    }

    @Override
    Exit run(Session session) {
        Choices.notTogether("--signature", isSignature, "--peer", !peer.isEmpty());
        Choices.notTogether("--signature", isSignature, "--engine", !engine.equals("auto"));
        Choices.notTogether("--signature", isSignature, "PUZZLE", !input.puzzles.isEmpty());
        Choices.oneOf("--engine", engine, engines());
        int time = Choices.number("--seconds", seconds, 1, MOST_SECONDS);
        int count = Choices.number("--rounds", rounds, 1, MOST_ROUNDS);
        if (isSignature) {
            return signature(session);
        }
        Limits limits = effort.limits("60s");
        if (peer.isEmpty()) {
            return measure(session, new Measuring(session, engine, limits, time, count, Optional.empty()));
        }
        try (var other = new Peer(peer, MOST_PEER_SECONDS)) {
            return measure(session, new Measuring(session, engine, limits, time, count, Optional.of(other)));
        }
    }

    /** Measures one file after another. One that cannot be read is said, and the rest goes on. */
    private Exit measure(Session session, Measuring measuring) {
        List<String> words = input.named(session.io());
        Optional<Format> forced = input.format();
        Hints hints = input.hints();
        var table = new BenchTable(session, BenchTable.heads(session, measuring.headings()), words);
        var current = new AtomicLong();
        session.showProgress("auto", CliPhrase.MEASURING, current::get);
        Exit exit = Exit.YES;
        for (String word : words) {
            current.incrementAndGet();
            try {
                Stock stock = Stock.read(word, forced, hints, session.io());
                stock.remarkBad(session);
                exit = exit.and(stock.bad().isEmpty() ? Exit.YES : Exit.UNREADABLE);
                if (!stock.puzzles().isEmpty()) {
                    exit = exit.and(measuring.measure(stock, table));
                }
            } catch (Refusal refusal) {
                if (refusal.exit() != Exit.UNREADABLE) {
                    throw refusal;
                }
                session.remark(refusal.why());
                exit = exit.and(Exit.UNREADABLE);
            }
            if (session.isInterrupted() || session.isGone()) {
                return exit.and(Exit.LIMIT);
            }
        }
        return exit;
    }

    private static Exit signature(Session session) {
        long total = 0;
        for (Signature.Share share : Signature.shares()) {
            total += share.choices();
            session.write(
                    session.isJson()
                            ? Json.write(Json.object(
                                            "engine", share.engine(),
                                            "puzzles", share.puzzles(),
                                            "choices", share.choices()))
                                    + "\n"
                            : "%-10s %8d\n".formatted(share.engine(), share.choices()));
        }
        session.write(
                session.isJson() ? Json.write(Json.object("signature", total)) + "\n" : "Signature: " + total + "\n");
        return Exit.YES;
    }
}
