package dev.neuf.cli;

import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.PlainLines;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Everything the command line asks for, one source after another. For one thread at a time. */
final class Jobs implements AutoCloseable {

    private final List<String> words;
    private final Io io;
    private final Optional<Format> forced;
    private final Hints hints;
    private final boolean areLinesWanted;
    private int opened;
    private long number;
    private @Nullable Opened current;

    /** A source that is being read. */
    private record Opened(Source source, Entries entries) {}

    /** If lines are wanted, plain puzzles that follow one another are one job. */
    Jobs(List<String> words, Io io, Optional<Format> forced, Hints hints, boolean areLinesWanted) {
        this.words = words;
        this.io = io;
        this.forced = forced;
        this.hints = hints;
        this.areLinesWanted = areLinesWanted;
    }

    /** The next piece of work; nothing at the end. It may have to wait for input. */
    Optional<Job> next() {
        while (current != null || opened < words.size()) {
            try {
                if (current == null) {
                    current = open(words.get(opened++));
                    if (current.source.name().equals("-") && io.isInTerminal()) {
                        return Optional.of(new Job.Typing());
                    }
                }
                Optional<PlainLines> lines = areLinesWanted ? current.entries.plainLines() : Optional.empty();
                if (lines.isPresent()) {
                    number += lines.get().count();
                    long first = number - lines.get().count() + 1;
                    return Optional.of(new Job.Lines(first, current.source.name(), lines.get()));
                }
                if (current.entries.hasNext()) {
                    return Optional.of(new Job.Puzzle(++number, current.source.name(), current.entries.next()));
                }
                leave();
            } catch (Refusal refusal) {
                return Optional.of(new Job.Missing(++number, word(), refusal.why()));
            } catch (UncheckedIOException e) {
                current = null;
                return Optional.of(new Job.Broken(word(), Objects.requireNonNull(e.getCause())));
            } catch (IOException e) {
                current = null;
                return Optional.of(new Job.Broken(word(), e));
            }
        }
        return Optional.empty();
    }

    private Opened open(String word) {
        String typed = words.size() == 1 ? Source.TYPED : Source.TYPED + " " + opened;
        Source source = Source.open(word, typed, forced, io);
        return new Opened(source, new Entries(source.reader(), forced, hints));
    }

    private String word() {
        return words.get(opened - 1);
    }

    /** Whether there seems to be more without waiting for it. */
    boolean isReady() {
        try {
            boolean isNextHere = opened < words.size() && !words.get(opened).equals("-");
            return isNextHere || current != null && current.entries.isReady();
        } catch (UncheckedIOException _) {
            return true; // no need to wait to hear of the trouble
        }
    }

    private void leave() throws IOException {
        if (current != null) {
            var reader = current.source.reader();
            current = null;
            reader.close();
        }
    }

    @Override
    public void close() {
        try {
            leave();
        } catch (IOException _) {
            // whoever leaves early does not mind
        }
    }
}
