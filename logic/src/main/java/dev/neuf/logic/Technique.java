package dev.neuf.logic;

import static dev.neuf.logic.Level.EASY;
import static dev.neuf.logic.Level.HARD;
import static dev.neuf.logic.Level.MEDIUM;

import dev.neuf.core.words.Phrase;
import dev.neuf.logic.find.Direct;
import dev.neuf.logic.find.Locked;
import dev.neuf.logic.find.Singles;
import dev.neuf.logic.find.Subsets;
import java.util.Locale;
import java.util.Optional;

/**
 * Every technique, in the order in which they are tried. To add one, write its finder, add its row, and its title to the
 * language files.
 *
 * <p>The rating is in tenths, near Sudoku Explainer's where it has one: 12 for 1.2. The code is that of HoDoKu's library
 * of examples, empty if it has none.
 */
public enum Technique implements Phrase {
    // spotless:off
    // singles             level   rating  code    finder
    FULL_HOUSE            (EASY,       10, "0000", Singles::fullHouse),
    HIDDEN_SINGLE_BOX     (EASY,       12, "0002", Singles::hiddenInBox),
    HIDDEN_SINGLE_LINE    (EASY,       15, "0002", Singles::hiddenInLine),
    NAKED_SINGLE          (EASY,       16, "0003", Singles::naked),
    DIRECT_POINTING       (EASY,       17, "",     Direct.after(Locked::pointing)),
    DIRECT_CLAIMING       (EASY,       19, "",     Direct.after(Locked::claiming)),
    DIRECT_HIDDEN_PAIR    (MEDIUM,     20, "",     Direct.after(Subsets.hidden(2))),
    DIRECT_HIDDEN_TRIPLE  (MEDIUM,     25, "",     Direct.after(Subsets.hidden(3))),
    // intersections
    LOCKED_PAIR           (MEDIUM,     26, "0110", Subsets.locked(2)),
    LOCKED_TRIPLE         (MEDIUM,     27, "0111", Subsets.locked(3)),
    POINTING              (MEDIUM,     26, "0100", Locked::pointing),
    CLAIMING              (MEDIUM,     28, "0101", Locked::claiming),
    GENERAL_INTERSECTION  (MEDIUM,     29, "",     Locked::general),
    // subsets
    NAKED_PAIR            (MEDIUM,     30, "0200", Subsets.naked(2)),
    HIDDEN_PAIR           (MEDIUM,     34, "0210", Subsets.hidden(2)),
    NAKED_TRIPLE          (MEDIUM,     36, "0201", Subsets.naked(3)),
    HIDDEN_TRIPLE         (MEDIUM,     40, "0211", Subsets.hidden(3)),
    NAKED_QUAD            (HARD,       50, "0202", Subsets.naked(4)),
    HIDDEN_QUAD           (HARD,       54, "0212", Subsets.hidden(4));
    // spotless:on

    private final Level level;
    private final int rating;
    private final String code;
    private final boolean assumesUnique;
    private final Finder finder;

    Technique(Level level, int rating, String code, Finder finder) {
        this.level = level;
        this.rating = rating;
        this.code = code;
        // a finder that relies on there being one solution says so by its type
        this.assumesUnique = finder instanceof Finder.OfUnique;
        this.finder = finder;
    }

    /** The least level of a puzzle that needs it. */
    public Level level() {
        return level;
    }

    /** How hard a step is to find, in tenths. */
    public int rating() {
        return rating;
    }

    /** The code of HoDoKu's library of examples, or empty. */
    public String code() {
        return code;
    }

    /** Whether it is right only for puzzles with exactly one solution. */
    public boolean assumesUnique() {
        return assumesUnique;
    }

    /** What looks for it. */
    public Finder finder() {
        return finder;
    }

    /** What a person types to name it: x-wing. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The technique of a key. */
    public static Optional<Technique> of(String key) {
        for (Technique technique : values()) {
            if (technique.key().equals(key)) {
                return Optional.of(technique);
            }
        }
        return Optional.empty();
    }

    @Override
    public String book() {
        return "technique";
    }
}
