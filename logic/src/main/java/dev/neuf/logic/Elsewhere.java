package dev.neuf.logic;

import static java.util.Map.entry;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** How hard other programs say a technique is. These are facts about them; our own ratings are in {@link Technique}. */
public final class Elsewhere {

    /** What the scale of HoDoKu does not need: the code of its library, then the score. */
    private static final String HODOKU = """
            0303 470  0304 470  0305 470
            0313 470  0314 470  0315 470
            0323 470  0324 470  0325 470
            0332 370  0333 470  0334 470  0335 470
            0342 430  0343 470  0344 470  0345 470
            0350 450  0351 450  0352 450  0353 470  0354 470  0355 470
            0360 470  0361 470  0362 470  0363 470  0364 470  0365 470
            0371 500  0372 500  0404 150  0405 120  0904 360  1201 10000  1202 10000
            """;

    /** The ratings of Sudoku Explainer; a plus where it adds something for length or size. */
    private static final Map<Technique, String> EXPLAINER = new EnumMap<>(Map.ofEntries(
            entry(Technique.FULL_HOUSE, "1.0"),
            entry(Technique.HIDDEN_SINGLE_BOX, "1.2"),
            entry(Technique.HIDDEN_SINGLE_LINE, "1.5"),
            entry(Technique.NAKED_SINGLE, "2.3"),
            entry(Technique.DIRECT_POINTING, "1.7"),
            entry(Technique.DIRECT_CLAIMING, "1.9"),
            entry(Technique.DIRECT_HIDDEN_PAIR, "2.0"),
            entry(Technique.DIRECT_HIDDEN_TRIPLE, "2.5"),
            entry(Technique.POINTING, "2.6"),
            entry(Technique.CLAIMING, "2.8"),
            entry(Technique.NAKED_PAIR, "3.0"),
            entry(Technique.HIDDEN_PAIR, "3.4"),
            entry(Technique.NAKED_TRIPLE, "3.6"),
            entry(Technique.HIDDEN_TRIPLE, "4.0"),
            entry(Technique.X_WING, "3.2"),
            entry(Technique.SWORDFISH, "3.8"),
            entry(Technique.JELLYFISH, "5.2"),
            entry(Technique.XY_WING, "4.2"),
            entry(Technique.XYZ_WING, "4.4"),
            entry(Technique.UNIQUE_RECTANGLE_1, "4.5"),
            entry(Technique.UNIQUE_RECTANGLE_2, "4.5"),
            entry(Technique.UNIQUE_RECTANGLE_3, "4.5+"),
            entry(Technique.UNIQUE_RECTANGLE_4, "4.5"),
            entry(Technique.UNIQUE_LOOP, "4.6+"),
            entry(Technique.NAKED_QUAD, "5.0"),
            entry(Technique.HIDDEN_QUAD, "5.4"),
            entry(Technique.BUG_PLUS_ONE, "5.6"),
            entry(Technique.BUG, "5.7+"),
            entry(Technique.ALIGNED_PAIR_EXCLUSION, "6.2"),
            entry(Technique.ALIGNED_TRIPLE_EXCLUSION, "7.5"),
            entry(Technique.X_CHAIN, "6.6+"),
            entry(Technique.XY_CHAIN, "7.0+"),
            entry(Technique.CONTINUOUS_LOOP, "7.0+"),
            entry(Technique.AIC, "7.0+"),
            entry(Technique.NICE_LOOP, "7.0+"),
            entry(Technique.NISHIO, "7.5+"),
            entry(Technique.CELL_FORCING_CHAIN, "8.0+"),
            entry(Technique.REGION_FORCING_CHAIN, "8.0+"),
            entry(Technique.FORCING_NET, "8.5+"),
            entry(Technique.FORCING_NET_PLUS, "9.0+"),
            entry(Technique.NESTED_NET, "9.5+"),
            entry(Technique.DYNAMIC_NESTED_NET, "10.5+")));

    private Elsewhere() {}

    /** HoDoKu's score for a step of the technique, if it knows it. */
    public static OptionalInt hodoku(Technique technique) {
        OptionalInt known = HodokuScale.score(technique);
        String[] words = HODOKU.strip().split("\\s+");
        for (int i = 0; i < words.length && known.isEmpty(); i += 2) {
            if (words[i].equals(technique.code())) {
                known = OptionalInt.of(Integer.parseInt(words[i + 1]));
            }
        }
        return known;
    }

    /** Sudoku Explainer's rating of the technique, if it knows it: 3.2. */
    public static Optional<String> explainer(Technique technique) {
        return Optional.ofNullable(EXPLAINER.get(technique));
    }
}
