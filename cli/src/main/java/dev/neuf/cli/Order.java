package dev.neuf.cli;

import dev.neuf.core.Answer;
import dev.neuf.core.Digits;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Unreadable;
import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Entry;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Level;
import dev.neuf.logic.Technique;
import dev.neuf.make.Boards;
import dev.neuf.make.Generator;
import dev.neuf.make.Obstacle;
import dev.neuf.make.Recipe;
import dev.neuf.make.Symmetry;
import dev.neuf.make.Taste;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What kind of puzzle is wanted. */
final class Order {

    @Option(names = "--level", paramLabel = "LEVEL", descriptionKey = "OPTION_LEVEL", order = 1)
    String level = "";

    @Option(names = "--score", paramLabel = "FROM-TO", descriptionKey = "OPTION_SCORE", order = 2)
    String score = "";

    @Option(names = "--needs", paramLabel = "TECHNIQUE[,...]", descriptionKey = "OPTION_NEEDS", order = 3)
    List<String> needs = List.of();

    @Option(names = "--without", paramLabel = "TECHNIQUE[,...]", descriptionKey = "OPTION_WITHOUT_MADE", order = 4)
    List<String> without = List.of();

    @Option(names = "--symmetry", paramLabel = "SYMMETRY", descriptionKey = "OPTION_SYMMETRY", order = 5)
    String symmetry = "";

    @Option(names = "--pattern", paramLabel = "PUZZLE", descriptionKey = "OPTION_PATTERN", order = 6)
    String pattern = "";

    @Option(names = "--givens", paramLabel = "N|N%", descriptionKey = "OPTION_GIVENS", order = 7)
    String givens = "";

    @Option(names = "--minimal", descriptionKey = "OPTION_MINIMAL", order = 8)
    boolean isMinimal;

    @Option(names = "--unique", descriptionKey = "OPTION_UNIQUE_MADE", order = 9)
    boolean isUnique;

    @Option(names = "--any", descriptionKey = "OPTION_ANY", order = 10)
    boolean isAny;

    @Option(names = "--even", descriptionKey = "OPTION_EVEN", order = 11)
    boolean isEven;

    @Option(names = "--prover", paramLabel = "search|sat", descriptionKey = "OPTION_PROVER", order = 12)
    String prover = "search";

    @Option(names = "--near", paramLabel = "PUZZLE", descriptionKey = "OPTION_NEAR", order = 13)
    String near = "";

    @Option(names = "--size", paramLabel = "N", descriptionKey = "OPTION_SIZE_MADE", order = 20)
    String size = "";

    @Option(names = "--shape", paramLabel = "SHAPE", descriptionKey = "OPTION_SHAPE_MADE", order = 21)
    String shape = "";

    @Option(names = "--variant", paramLabel = "RULE", descriptionKey = "OPTION_VARIANT", order = 22)
    List<String> variants = new ArrayList<>();

    @Option(names = "--cages", paramLabel = "alone|givens", descriptionKey = "OPTION_CAGES", order = 23)
    String cages = "";

    /** What the options say, as a recipe; a refusal if they make no sense together. */
    Recipe recipe(Io io) {
        requireSense();
        Recipe recipe = board();
        if (!near.isEmpty()) {
            recipe = recipe.withNear(unique(first("--near", Source.open(near, Source.TYPED, Optional.empty(), io))));
        }
        if (!symmetry.isEmpty()) {
            recipe = recipe.withSymmetry(symmetry());
        }
        if (!pattern.isEmpty()) {
            recipe = recipe.withPattern(
                    Stencil.cells("--pattern", pattern, recipe.layout().size(), io));
        }
        if (!givens.isEmpty()) {
            recipe = withGivens(recipe);
        }
        recipe = isMinimal ? recipe.minimal() : recipe;
        recipe = isAny ? recipe.withAnySolutions() : recipe;
        recipe = isEven ? evenly(recipe) : recipe;
        recipe = recipe.withTaste(taste());
        requirePossible(recipe);
        return recipe;
    }

    private static Recipe evenly(Recipe recipe) {
        boolean isElsewhere = !Obstacle.isPlainNine(recipe) || recipe.pattern().isPresent();
        Choices.notTogether("--even", true, "--size, --shape, --variant, --cages, --pattern", isElsewhere);
        return recipe.evenly();
    }

    /** What cannot be is said at once, where it is known. */
    private static void requirePossible(Recipe recipe) {
        for (Obstacle obstacle : Obstacle.of(recipe)) {
            throw new Refusal(Exit.USAGE, message(obstacle));
        }
    }

    private static Message message(Obstacle obstacle) {
        return switch (obstacle) {
            case Obstacle.NeededAndBanned(Technique needed) -> Message.of(MakingPhrase.NEEDS_AND_WITHOUT, needed.key());
            case Obstacle.AboveLevel(Technique needed, Level wanted) ->
                Message.of(MakingPhrase.NEEDS_ABOVE_LEVEL, needed.key(), needed.level(), wanted);
            case Obstacle.ForOtherBoards(Technique needed) -> Message.of(MakingPhrase.NEEDS_OTHER_BOARD, needed.key());
            case Obstacle.TooFewGivens(int wanted, int least) -> Message.of(MakingPhrase.TOO_FEW_GIVENS, wanted, least);
            case Obstacle.UnevenGivens(int wanted, Symmetry looks, int fewer, int more) ->
                Message.of(MakingPhrase.UNEVEN_GIVENS, wanted, looks.key(), fewer, more);
            case Obstacle.NoGivens() -> Message.of(CliPhrase.NOT_TOGETHER, "--cages alone", "--givens, --symmetry");
            case Obstacle.CagesMinimal() -> Message.of(CliPhrase.NOT_TOGETHER, "--cages", "--minimal");
            case Obstacle.NothingToChange() -> Message.of(MakingPhrase.NEAR_NEEDS_SOMETHING);
        };
    }

    /** Whether provers that learn are asked. */
    boolean isLearning() {
        return Choices.oneOf("--prover", prover, "search", "sat").equals("sat");
    }

    /** Somebody who makes what the recipe says, for one thread. */
    Generator generator(Recipe recipe) {
        return isLearning() ? new Generator(recipe, new LearningProver()) : new Generator(recipe);
    }

    /** Whether it matters how a person would solve it. */
    boolean isJudged() {
        return !level.isEmpty() || !score.isEmpty() || !needs.isEmpty() || !without.isEmpty();
    }

    private void requireSense() {
        Choices.notTogether("--unique", isUnique, "--any", isAny);
        Choices.notTogether("--minimal", isMinimal, "--any", isAny);
        Choices.notTogether("--level", !level.isEmpty(), "--any", isAny);
        Choices.notTogether("--score", !score.isEmpty(), "--any", isAny);
        Choices.notTogether("--needs", !needs.isEmpty(), "--any", isAny);
        Choices.notTogether("--without", !without.isEmpty(), "--any", isAny);
        Choices.notTogether("--cages", !cages.isEmpty(), "--any", isAny);
        Choices.notTogether("--cages", !cages.isEmpty(), "--pattern", !pattern.isEmpty());
        Choices.notTogether("--cages", !cages.isEmpty(), "--minimal", isMinimal);
        Choices.notTogether("--cages alone", cages.equals("alone"), "--givens", !givens.isEmpty());
        Choices.notTogether("--cages alone", cages.equals("alone"), "--symmetry", !symmetry.isEmpty());
        Choices.notTogether("--even", isEven, "--near", !near.isEmpty());
        Choices.notTogether("--pattern", !pattern.isEmpty(), "--givens", !givens.isEmpty());
        Choices.notTogether("--pattern", !pattern.isEmpty(), "--symmetry", !symmetry.isEmpty());
        boolean isBoard = !(size + shape + cages + symmetry + pattern + givens).isEmpty() || !variants.isEmpty();
        Choices.notTogether("--near", !near.isEmpty(), "--any", isAny);
        Choices.notTogether("--prover sat", isLearning(), "--near, --pattern", !(near + pattern).isEmpty());
        Choices.notTogether(
                "--near",
                !near.isEmpty(),
                "--size, --shape, --variant, --cages, --symmetry, --pattern, --givens",
                isBoard);
    }

    private Recipe board() {
        int rows = size.isEmpty() ? Boards.rows(shape) : Choices.number("--size", size, 1, Digits.MOST);
        try {
            return Boards.recipe(rows, shape, variants, Choices::shape, Choices::rule)
                    .withCages(cages());
        } catch (Unreadable bad) {
            throw new Refusal(Exit.USAGE, bad.why());
        }
    }

    private Recipe.Cages cages() {
        if (cages.isEmpty()) {
            return Recipe.Cages.NONE;
        }
        return Choices.oneOf("--cages", cages, "alone", "givens").equals("alone")
                ? Recipe.Cages.ALONE
                : Recipe.Cages.WITH_GIVENS;
    }

    private Symmetry symmetry() {
        for (Symmetry known : Symmetry.values()) {
            if (known.key().equals(symmetry)) {
                return known;
            }
        }
        List<String> known = Arrays.stream(Symmetry.values()).map(Symmetry::key).toList();
        Choices.oneOf("--symmetry", symmetry, known);
        throw new IllegalStateException(symmetry);
    }

    private Recipe withGivens(Recipe recipe) {
        return givens.endsWith("%")
                ? recipe.withShare(Choices.number("--givens", givens.substring(0, givens.length() - 1), 0, 100))
                : recipe.withGivens(
                        Choices.number("--givens", givens, 0, recipe.layout().cellCount()));
    }

    private Taste taste() {
        Taste taste = Taste.ANY;
        if (!level.isEmpty()) {
            taste = taste.withLevel(Choices.oneOf("--level", level, Level.class));
        }
        if (!score.isEmpty()) {
            String[] ends = score.matches("\\d{0,7}-?\\d{0,7}") ? score.split("-", -1) : new String[0];
            boolean isRange = ends.length == 2 || ends.length == 1 && !ends[0].isEmpty();
            if (!isRange) {
                throw new Refusal(Exit.USAGE, Message.of(MakingPhrase.BAD_RANGE, "--score", Source.shortened(score)));
            }
            int least = ends[0].isEmpty() ? 0 : Integer.parseInt(ends[0]);
            String last = ends[ends.length - 1];
            int most = last.isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(last);
            if (least > most) {
                throw new Refusal(Exit.USAGE, Message.of(MakingPhrase.BAD_RANGE, "--score", Source.shortened(score)));
            }
            taste = taste.withScore(least, most);
        }
        for (String names : needs) {
            for (Technique technique : Method.techniques("--needs", names)) {
                taste = taste.withNeed(technique);
            }
        }
        for (String names : without) {
            for (Technique technique : Method.techniques("--without", names)) {
                taste = taste.withBan(technique);
            }
        }
        return taste;
    }

    /** The first puzzle of a source that an option names. */
    static Puzzle first(String option, Source source) {
        Entry entry = new Entries(source.reader(), Optional.empty()).next();
        return switch (entry.read(Optional.empty(), Hints.NONE)) {
            case Parsed.Ok ok -> ok.sheet().position();
            case Parsed.Bad(int line, int column, Message why) -> {
                boolean isTyped = source.name().equals(Source.TYPED);
                String place = isTyped ? option : Source.place(source.name(), line, column);
                throw new Refusal(Exit.UNREADABLE, Message.of(CliPhrase.CANNOT_READ, place, why));
            }
        };
    }

    /** Whether that is so, and known within a minute. */
    static boolean hasOneSolution(Puzzle puzzle) {
        Limits limits = Limits.NONE.withMillis(60_000).withCancelled(Interrupt::isWanted);
        return Engines.of("auto").solve(puzzle, limits) instanceof Answer.Unique;
    }

    private static Puzzle unique(Puzzle puzzle) {
        if (!hasOneSolution(puzzle)) {
            throw new Refusal(Exit.NO, Message.of(MakingPhrase.NEAR_NEEDS_ONE));
        }
        return puzzle;
    }
}
