package dev.neuf.logic;

import dev.neuf.core.Board;
import dev.neuf.core.words.Phrase;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * HoDoKu's way to rate, with the techniques that we have: one step at a time in its order, the score is the sum over the
 * steps, and a score too high for the level of the hardest step lifts the level.
 */
final class HodokuScale {

    /** The levels of HoDoKu. */
    enum HodokuLevel implements Phrase {
        EASY(800),
        MEDIUM(1000),
        HARD(1600),
        UNFAIR(1800),
        EXTREME(Integer.MAX_VALUE);

        private final int most;

        HodokuLevel(int most) {
            this.most = most;
        }

        @Override
        public String book() {
            return "hodoku";
        }
    }

    private record Row(Technique technique, HodokuLevel level, int score) {}

    /** In HoDoKu's order. Levels and scores are facts about that program. */
    private static final List<Row> ROWS = List.of(
            new Row(Technique.FULL_HOUSE, HodokuLevel.EASY, 4),
            new Row(Technique.NAKED_SINGLE, HodokuLevel.EASY, 4),
            new Row(Technique.HIDDEN_SINGLE_BOX, HodokuLevel.EASY, 14),
            new Row(Technique.HIDDEN_SINGLE_LINE, HodokuLevel.EASY, 14),
            new Row(Technique.LOCKED_PAIR, HodokuLevel.MEDIUM, 40),
            new Row(Technique.LOCKED_TRIPLE, HodokuLevel.MEDIUM, 60),
            new Row(Technique.POINTING, HodokuLevel.MEDIUM, 50),
            new Row(Technique.CLAIMING, HodokuLevel.MEDIUM, 50),
            new Row(Technique.NAKED_PAIR, HodokuLevel.MEDIUM, 60),
            new Row(Technique.NAKED_TRIPLE, HodokuLevel.MEDIUM, 80),
            new Row(Technique.HIDDEN_PAIR, HodokuLevel.MEDIUM, 70),
            new Row(Technique.HIDDEN_TRIPLE, HodokuLevel.MEDIUM, 100),
            new Row(Technique.NAKED_QUAD, HodokuLevel.HARD, 120),
            new Row(Technique.HIDDEN_QUAD, HodokuLevel.HARD, 150),
            new Row(Technique.X_WING, HodokuLevel.HARD, 140),
            new Row(Technique.SWORDFISH, HodokuLevel.HARD, 150),
            new Row(Technique.JELLYFISH, HodokuLevel.HARD, 160),
            new Row(Technique.REMOTE_PAIR, HodokuLevel.HARD, 110),
            new Row(Technique.BUG_PLUS_ONE, HodokuLevel.HARD, 100),
            new Row(Technique.SKYSCRAPER, HodokuLevel.HARD, 130),
            new Row(Technique.TWO_STRING_KITE, HodokuLevel.HARD, 150),
            new Row(Technique.TURBOT_FISH, HodokuLevel.HARD, 120),
            new Row(Technique.EMPTY_RECTANGLE, HodokuLevel.HARD, 120),
            new Row(Technique.W_WING, HodokuLevel.HARD, 150),
            new Row(Technique.XY_WING, HodokuLevel.HARD, 160),
            new Row(Technique.XYZ_WING, HodokuLevel.HARD, 180),
            new Row(Technique.UNIQUE_RECTANGLE_1, HodokuLevel.HARD, 100),
            new Row(Technique.UNIQUE_RECTANGLE_2, HodokuLevel.HARD, 100),
            new Row(Technique.UNIQUE_RECTANGLE_3, HodokuLevel.HARD, 100),
            new Row(Technique.UNIQUE_RECTANGLE_4, HodokuLevel.HARD, 100),
            new Row(Technique.UNIQUE_RECTANGLE_5, HodokuLevel.HARD, 100),
            new Row(Technique.UNIQUE_RECTANGLE_6, HodokuLevel.HARD, 100),
            new Row(Technique.HIDDEN_RECTANGLE, HodokuLevel.HARD, 100),
            new Row(Technique.AVOIDABLE_RECTANGLE_1, HodokuLevel.HARD, 100),
            new Row(Technique.AVOIDABLE_RECTANGLE_2, HodokuLevel.HARD, 100),
            new Row(Technique.FINNED_X_WING, HodokuLevel.HARD, 130),
            new Row(Technique.SASHIMI_X_WING, HodokuLevel.HARD, 150),
            new Row(Technique.FINNED_SWORDFISH, HodokuLevel.UNFAIR, 200),
            new Row(Technique.SASHIMI_SWORDFISH, HodokuLevel.UNFAIR, 240),
            new Row(Technique.FINNED_JELLYFISH, HodokuLevel.UNFAIR, 250),
            new Row(Technique.SASHIMI_JELLYFISH, HodokuLevel.UNFAIR, 260),
            new Row(Technique.SUE_DE_COQ, HodokuLevel.UNFAIR, 250),
            new Row(Technique.COLOUR_TRAP, HodokuLevel.HARD, 150),
            new Row(Technique.COLOUR_WRAP, HodokuLevel.HARD, 150),
            new Row(Technique.MULTI_COLOURS_1, HodokuLevel.HARD, 200),
            new Row(Technique.MULTI_COLOURS_2, HodokuLevel.HARD, 200),
            new Row(Technique.X_CHAIN, HodokuLevel.UNFAIR, 260),
            new Row(Technique.XY_CHAIN, HodokuLevel.UNFAIR, 260),
            new Row(Technique.CONTINUOUS_LOOP, HodokuLevel.UNFAIR, 280),
            new Row(Technique.AIC, HodokuLevel.UNFAIR, 280),
            new Row(Technique.NICE_LOOP, HodokuLevel.UNFAIR, 280),
            new Row(Technique.GROUPED_LOOP, HodokuLevel.UNFAIR, 300),
            new Row(Technique.GROUPED_AIC, HodokuLevel.UNFAIR, 300),
            new Row(Technique.GROUPED_NICE_LOOP, HodokuLevel.UNFAIR, 300),
            new Row(Technique.ALS_XZ, HodokuLevel.UNFAIR, 300),
            new Row(Technique.ALS_XY_WING, HodokuLevel.UNFAIR, 320),
            new Row(Technique.ALS_CHAIN, HodokuLevel.UNFAIR, 340),
            new Row(Technique.FRANKEN_X_WING, HodokuLevel.UNFAIR, 300),
            new Row(Technique.FRANKEN_SWORDFISH, HodokuLevel.UNFAIR, 350),
            new Row(Technique.FINNED_FRANKEN_X_WING, HodokuLevel.UNFAIR, 390),
            new Row(Technique.FINNED_FRANKEN_SWORDFISH, HodokuLevel.UNFAIR, 410),
            new Row(Technique.CELL_FORCING_CHAIN, HodokuLevel.EXTREME, 500),
            new Row(Technique.REGION_FORCING_CHAIN, HodokuLevel.EXTREME, 500),
            new Row(Technique.BRAID, HodokuLevel.EXTREME, 700),
            new Row(Technique.GROUPED_BRAID, HodokuLevel.EXTREME, 700),
            new Row(Technique.FORCING_NET, HodokuLevel.EXTREME, 700));

    private static final Toolbox TOOLBOX =
            new Toolbox(ROWS.stream().map(Row::technique).toList());

    private static final Map<Technique, Row> BY_TECHNIQUE = new EnumMap<>(Technique.class);

    static {
        ROWS.forEach(row -> BY_TECHNIQUE.put(row.technique(), row));
    }

    private HodokuScale() {}

    /** The score of a step, if the scale has the technique. */
    static OptionalInt score(Technique technique) {
        Row row = BY_TECHNIQUE.get(technique);
        return row == null ? OptionalInt.empty() : OptionalInt.of(row.score());
    }

    static Grade grade(Board board, boolean isUnique, Set<Technique> without, BooleanSupplier isCancelled) {
        Toolbox toolbox = isUnique ? TOOLBOX : TOOLBOX.withoutUniqueness();
        Path path = Person.with(toolbox.without(without))
                .until(isCancelled)
                .quietly()
                .walk(board);
        HodokuLevel level = HodokuLevel.EASY;
        int score = 0;
        for (Round round : path.rounds()) {
            Row row = Objects.requireNonNull(BY_TECHNIQUE.get(round.technique()));
            level = row.level().compareTo(level) > 0 ? row.level() : level;
            score += row.score();
        }
        return Grade.of(path instanceof Path.Stuck ? HodokuLevel.EXTREME : lifted(level, score), score, path);
    }

    private static HodokuLevel lifted(HodokuLevel level, int score) {
        for (HodokuLevel lifted : HodokuLevel.values()) {
            if (lifted.compareTo(level) >= 0 && score <= lifted.most) {
                return lifted;
            }
        }
        return HodokuLevel.EXTREME;
    }
}
