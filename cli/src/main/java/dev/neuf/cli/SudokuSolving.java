package dev.neuf.cli;

import dev.neuf.core.Conflict;
import dev.neuf.core.Engine;
import dev.neuf.core.Limits;
import dev.neuf.core.Sheet;
import dev.neuf.core.Tally;
import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Entry;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/** Solves the grids of some files, one after another. What cannot be read is reported, and the rest goes on. */
final class SudokuSolving {

    private static final Optional<Format> SKU = Optional.of(Format.SKU);

    private final Io io;
    private final SudokuVoice voice;
    private final SudokuReport report;
    private final Limits limits;
    private final boolean isAll;
    private final boolean isVerbose;
    private final Engine engine = Engines.of("auto");

    /** What a waiting person is told: the grids so far or, where all solutions are wanted, those of the grid. */
    private final AtomicLong grids = new AtomicLong();

    private final AtomicLong solutions = new AtomicLong();
    private boolean isAllSolved = true;

    SudokuSolving(Io io, SudokuVoice voice, SudokuReport report, Limits limits, boolean isAll, boolean isVerbose) {
        this.io = io;
        this.voice = voice;
        this.report = report;
        this.limits = limits;
        this.isAll = isAll;
        this.isVerbose = isVerbose;
    }

    /** Goes through the files, and tells whether every grid was solved. */
    boolean run(List<String> files) {
        voice.showProgress(isAll ? CliPhrase.COUNTING : CliPhrase.SOLVING, isAll ? solutions::get : grids::get);
        for (String file : files) {
            if (isCancelled()) {
                return false;
            }
            try (Reader reader = open(file)) {
                read(file, reader);
            } catch (UncheckedIOException e) {
                cannotRead(file, Objects.requireNonNull(e.getCause()));
            } catch (IOException e) {
                cannotRead(file, e);
            }
        }
        return isAllSolved;
    }

    private Reader open(String file) throws IOException {
        if (file.equals("-")) {
            if (io.isInTerminal()) {
                voice.waitForTyping();
            }
            return new InputStreamReader(io.in(), StandardCharsets.UTF_8);
        }
        try {
            return new InputStreamReader(Files.newInputStream(Path.of(file)), StandardCharsets.UTF_8);
        } catch (InvalidPathException e) {
            throw new NoSuchFileException(file, null, e.getMessage());
        }
    }

    private void cannotRead(String file, IOException e) {
        isAllSolved = false;
        Object why = Trouble.ofReading(e);
        voice.say(CliPhrase.CANNOT_READ, file, why);
    }

    private void read(String file, Reader reader) {
        var entries = new Entries(reader, SKU);
        boolean isNamed = false;
        while (!isOver() && entries.hasNext()) {
            Entry entry = entries.next();
            switch (entry.read(SKU, Hints.NONE)) {
                case Parsed.Ok ok -> {
                    if (!isNamed) {
                        report.file(file);
                    }
                    isNamed = true;
                    isAllSolved &= solve(Source.place(file, entry.line(), 0), ok.sheet());
                }
                case Parsed.Bad(int line, int column, Message why) -> {
                    isAllSolved = false;
                    voice.say(Source.place(file, line, column), why);
                }
            }
            if (!entries.isReady()) {
                report.flush(); // somebody may wait for this answer before asking again
            }
        }
    }

    private boolean isCancelled() {
        return limits.cancelled().getAsBoolean();
    }

    /** To look whether anybody still reads costs a write, so not before each grid. */
    private boolean isOver() {
        return isCancelled() || grids.get() % 256 == 255 && report.isGone();
    }

    /** Solves one grid, and tells whether it did. */
    private boolean solve(String place, Sheet sheet) {
        grids.incrementAndGet();
        solutions.set(0);
        voice.about(sheet);
        if (isVerbose) {
            report.input(sheet);
        }
        Tally tally = engine.each(sheet.puzzle(), limits, solution -> {
            long number = solutions.incrementAndGet();
            report.solution(sheet.filledWith(solution), number, isAll);
            return isAll && (number % 256 != 0 || !report.isGone());
        });
        if (tally.stop().isPresent()) {
            sayGaveUp(place, tally);
        } else {
            report.outcome(tally.solutions() > 0);
            if (isAll) {
                report.count(tally.solutions());
            }
        }
        if (isVerbose) {
            report.statistics(sheet, tally);
        }
        if (tally.solutions() == 0) {
            report.flush(); // the reasons come after the answer, also where both go to one place
            sayConflicts(place, sheet);
        }
        return tally.stop().isEmpty() && tally.solutions() > 0;
    }

    private void sayGaveUp(String place, Tally tally) {
        Message limit = Explain.limit(tally.stop().orElseThrow());
        voice.say(
                place,
                isAll
                        ? Message.of(CliPhrase.SOLUTIONS_SO_FAR, tally.solutions(), limit)
                        : Message.of(CliPhrase.GAVE_UP, limit));
    }

    /** Why there is no solution, where given digits clash. */
    private void sayConflicts(String place, Sheet sheet) {
        for (Conflict conflict : Conflict.in(sheet.puzzle().rules(), sheet.values())) {
            voice.say(place, Explain.conflict(conflict));
        }
    }
}
