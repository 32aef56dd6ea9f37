package dev.neuf.cli;

import dev.neuf.core.Digits;
import dev.neuf.core.Limits;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Message;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The drop-in {@code sudoku}: understands its command line and does what it says. Its exit status is 0 or 1. */
final class Sudoku {

    /** The squares: a grid has square boxes. */
    private static final List<String> SIZES = IntStream.rangeClosed(1, Digits.MOST)
            .map(side -> side * side)
            .takeWhile(size -> size <= Digits.MOST)
            .mapToObj(String::valueOf)
            .toList();

    private static final String USUAL_SIZE = "9";
    private static final int DONE = 0;
    private static final int FAILED = 1;

    private final Io io;
    private final SudokuVoice voice;
    private final Limits limits;
    private final Supplier<String> help;

    private boolean isAll;
    private boolean isGenerating;
    private int size;
    private boolean isUnique;
    private boolean isVerbose;
    private String output = "";

    Sudoku(Io io, Language language, Limits limits, Supplier<String> help) {
        this.io = io;
        this.voice = new SudokuVoice(io, language);
        this.limits = limits;
        this.help = help;
    }

    /** Does what the command line says. As with the original, what stands first counts first: help, version, a mistake. */
    int run(List<String> args) {
        try {
            int code = obey(Getopt.read(List.of(SudokuOption.values()), args));
            io.out().flush();
            return code;
        } catch (Refusal refusal) {
            voice.say(refusal.why());
            return FAILED;
        }
    }

    private int obey(Getopt.Result<SudokuOption> line) {
        for (Getopt.Given<SudokuOption> given : line.options()) {
            switch (given.option()) {
                case ALL -> isAll = true;
                case GENERATE -> {
                    isGenerating = true;
                    size = size(given.value().orElse(USUAL_SIZE));
                }
                case OUTPUT -> output = given.value().orElseThrow();
                case UNIQUE -> isUnique = true;
                case VERBOSE -> isVerbose = true;
                case VERSION -> {
                    return print("sudoku (" + Version.line() + ")\nSizes: " + String.join(", ", SIZES) + "\n");
                }
                case HELP -> {
                    return print(help.get());
                }
            }
        }
        if (line.mistake().isPresent()) {
            return misused(line.mistake().get());
        }
        return isGenerating ? generate(line.words()) : solve(line.words());
    }

    private static int size(String typed) {
        if (!SIZES.contains(typed)) {
            throw new Refusal(
                    Exit.USAGE, Message.of(CliPhrase.NO_SUCH_SIZE, Source.shortened(typed), String.join(", ", SIZES)));
        }
        return Integer.parseInt(typed);
    }

    private int print(String text) {
        io.out().print(text);
        return DONE;
    }

    private int misused(Message mistake) {
        voice.say(mistake);
        voice.sayHelp();
        return FAILED;
    }

    private int generate(List<String> words) {
        if (isAll) {
            voice.say(CliPhrase.ALL_IGNORED);
        }
        if (!words.isEmpty()) {
            voice.say(Message.of(CliPhrase.WORD_IGNORED, Source.shortened(words.getFirst())));
        }
        try (Output answer = Output.open(output, io)) {
            var report = new SudokuReport(answer, voice, !output.isEmpty());
            boolean isMade = new SudokuGenerating(voice, report, limits, isUnique, isVerbose).run(size);
            finish(answer, report);
            return isMade ? DONE : FAILED;
        } finally {
            voice.stopProgress();
        }
    }

    private int solve(List<String> files) {
        if (files.isEmpty()) {
            return misused(Message.of(output.isEmpty() ? CliPhrase.NO_GRID : CliPhrase.OUTPUT_NEEDS_GRID, output));
        }
        if (isUnique) {
            voice.say(CliPhrase.UNIQUE_IGNORED);
        }
        try (Output answer = Output.open(output, io)) {
            var report = new SudokuReport(answer, voice, !output.isEmpty());
            boolean isSolved = new SudokuSolving(io, voice, report, limits, isAll, isVerbose).run(files);
            finish(answer, report);
            return isSolved ? DONE : FAILED;
        } finally {
            voice.stopProgress();
        }
    }

    /** A file is replaced when all is done; what an interrupted run has written is kept beside it. */
    private void finish(Output answer, SudokuReport report) {
        if (limits.cancelled().getAsBoolean()) {
            answer.keepUnfinished().ifPresent(file -> voice.say(CliPhrase.KEPT_UNFINISHED, file));
        } else if (report.isBegun()) {
            answer.complete();
        } else if (!output.isEmpty() && !output.equals("-")) {
            voice.say(CliPhrase.NOTHING_WRITTEN, output);
        }
    }
}
