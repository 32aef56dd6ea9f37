package dev.neuf.cli;

import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import java.util.Arrays;
import java.util.List;

/** Puzzles that the tests have in common. */
final class Samples {

    /** The names of all formats, in the order of the table. */
    static final String FORMATS =
            String.join(", ", Arrays.stream(Format.values()).map(Format::id).toList());

    /** The formats in which a 9x9 puzzle is seen again as what it is: others look like a line or like any rows. */
    static List<Format> formatsThatAreSeen() {
        return Arrays.stream(Format.values()).filter(Samples::isSeen).toList();
    }

    private static boolean isSeen(Format format) {
        Sheet nine = ((Parsed.Ok) Format.LINE.read(NINE, Hints.NONE)).sheet();
        return format.refuses(nine).isEmpty()
                && Format.readAny(format.write(nine), Hints.NONE) instanceof Parsed.Ok ok
                && ok.readAs() == format;
    }

    /** A 9x9 puzzle with one solution. It is simple, too. */
    static final String NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    static final String NINE_SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /** A 9x9 puzzle with one solution that is far from simple. */
    static final String HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    /** A 9x9 board without a digit: nobody counts its solutions. */
    static final String EMPTY_NINE = ".".repeat(81);

    /** A 64x64 board without a digit: no solution of it is found in a millisecond. */
    static final String EMPTY_LARGE = ".".repeat(4096);

    /** A 4x4 puzzle with one solution. */
    static final String FOUR = ".24.1..34..2.13.";

    static final String FOUR_SOLVED = "3241142343122134";

    /** A 4x4 puzzle with 72 solutions. */
    static final String MANY = "1...............";

    /** Two digits 1 in row 1 and in box 1. */
    static final String CLASH = "11..............";

    /** No clash, but no digit is left for r1c4. */
    static final String STRANDED = "123....4........";

    /** No clash, but no place is left for the digit 1 in row 1. */
    static final String HOMELESS = "..231...........";

    /** No clash, and nothing to see at a glance: every possibility must be tried. */
    static final String HOPELESS = "2.1...3.4..1.2..";

    /** Thirteen cells are not the cells of any board. */
    static final String BAD = "1234567890123";

    /** A 6x6 jigsaw with one solution, in the format of the EPFL exercise. */
    static final String JIGSAW = """
            6 1
            2.3...
            5...3.
            ..4...
            ...5..
            .5...3
            ...4.1
            0 1 1 1 1 1
            0 0 0 0 0 1
            2 3 3 3 3 3
            2 2 2 2 2 3
            4 5 5 5 5 5
            4 4 4 4 4 5
            """;

    /** A case of a library: the last open cell of a full grid. */
    static final String LIBRARY =
            ":0000:9:5346789126721953481983425678597614234268537917139248569615372842874196353452861+7.:::999:";

    /** Notes of a board on which a skyscraper is the easiest step. */
    static final String SKYSCRAPER = """
            4 5 2 18 178 3 17 6 9
            7 6 8 9 12 5 4 3 12
            9 3 1 6 27 4 5 78 28
            2 7 6 3 9 1 8 5 4
            3 9 5 2 4 8 17 17 6
            1 8 4 7 5 6 9 2 3
            5 4 7 18 3 2 6 9 18
            6 2 9 4 18 7 3 18 5
            8 1 3 5 6 9 2 4 7
            """;

    private Samples() {}
}
