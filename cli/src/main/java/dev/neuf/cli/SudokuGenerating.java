package dev.neuf.cli;

import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.words.Explain;
import dev.neuf.make.Generator;
import dev.neuf.make.Made;
import dev.neuf.make.Recipe;
import dev.neuf.make.Seeds;
import java.util.SplittableRandom;

/** Makes a grid for the drop-in: 60 % of the cells filled, with one solution if that is wanted. */
final class SudokuGenerating {

    private static final int PERCENT = 60;

    private final SudokuVoice voice;
    private final SudokuReport report;
    private final Limits limits;
    private final boolean isUnique;
    private final boolean isVerbose;

    SudokuGenerating(SudokuVoice voice, SudokuReport report, Limits limits, boolean isUnique, boolean isVerbose) {
        this.voice = voice;
        this.report = report;
        this.limits = limits;
        this.isUnique = isUnique;
        this.isVerbose = isVerbose;
    }

    /** Makes one, and tells whether it did. */
    boolean run(int size) {
        voice.showProgress(CliPhrase.MAKING, () -> 1);
        report.generating(size, isUnique);
        Recipe recipe = Recipe.of(Layout.standard(size)).withShare(PERCENT);
        long seed = new SplittableRandom().nextLong(Seeds.MOST);
        Made made = new Generator(isUnique ? recipe : recipe.withAnySolutions()).make(seed, limits);
        return switch (made) {
            case Made.Good good -> {
                show(good);
                yield true;
            }
            case Made.Lacking lacking -> failed(lacking.limit());
            case Made.Nothing(Limits.Limit limit) -> failed(limit);
        };
    }

    private void show(Made.Good good) {
        Puzzle puzzle = good.puzzle();
        Sheet sheet = Sheet.of(puzzle);
        if (isVerbose) {
            report.solution(sheet.filledWith(good.solution()), 1, false);
        }
        report.generated(sheet);
        if (isVerbose) {
            // how hard it is for our engine, as if somebody had asked to solve it
            report.statistics(sheet, Engines.of("auto").each(puzzle, limits, _ -> false));
        }
    }

    private boolean failed(Limits.Limit limit) {
        voice.say(CliPhrase.MADE_NOTHING, 1, Explain.limit(limit));
        return false;
    }
}
