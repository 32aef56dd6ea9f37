package dev.neuf.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Corpus;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Streams of puzzles for tests, and what came of reading them. */
final class Streams {

    private Streams() {}

    static final String LINE_9 = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    static final String LINE_4 = ".2.43...4.2....1";
    static final String ROWS_9 = rows(LINE_9, 9);
    static final String ROWS_4 = rows(LINE_4, 4);
    static final String EPFL = "4 0\n" + ROWS_4;
    static final String EPFL_REGIONS = "4 1\n" + ROWS_4 + "0 0 0 1\n0 1 1 1\n2 2 2 3\n2 3 3 3\n";
    static final String JSON = "{\"neuf\":1,\"size\":4,\"givens\":[\".2.4\",\"3...\",\"4.2.\",\"...1\"]}\n";
    static final String PRETTY = """
            {
              "size": 4,
              "givens": [
                ".2.4", "3...",
                "4.2.", "...1"
              ],
              "variants": [
            { "type": "diagonals" }
              ]
            }
            """;
    static final String SKU = ROWS_4.replace('.', '_');
    static final String DRAWN = """
            ┏━━━━━┳━━━━━┓
            ┃ . 2 ┃ . 4 ┃
            ┃ 3 . ┃ . . ┃
            ┣━━━━━╋━━━━━┫
            ┃ 4 . ┃ 2 . ┃
            ┃ . . ┃ . 1 ┃
            ┗━━━━━┻━━━━━┛
            """;
    static final String TYPED = """
            +-----+-----+
            | . 2 | . 4 |
            | 3 . | . . |
            +-----+-----+
            | 4 . | 2 . |
            | . . | . 1 |
            +-----+-----+
            """;
    static final String SLOPPY = ".2|.4\n3.|..\n--+--\n4.|2.\n..|.1\n";

    static String rows(String cells, int size) {
        return cells.replaceAll("(.{" + size + "})", "$1\n");
    }

    static String summary(Entry entry, Optional<Format> forced) {
        return switch (entry.read(forced, Hints.NONE)) {
            case Parsed.Ok ok ->
                "%d %s %s".formatted(entry.line(), ok.readAs().id(), ok.sheet().values());
            case Parsed.Bad bad -> "%d:%d %s".formatted(bad.line(), bad.column(), bad.message());
        };
    }

    static List<String> read(String stream, Optional<Format> forced) {
        var found = new ArrayList<String>();
        for (var entries = new Entries(new StringReader(stream), forced); entries.hasNext(); ) {
            Entry entry = entries.next();
            found.add(summary(entry, forced));
            assertThat(entry.number()).isEqualTo(found.size());
        }
        return found;
    }

    static List<String> read(String stream) {
        return read(stream, Optional.empty());
    }

    /** A puzzle in a format: on the first of some boards that it can hold. */
    static String example(Format format) {
        if (!format.isWritten()) {
            return Corpus.samples("format/good-%s.txt".formatted(format.id()))
                            .getFirst()
                            .text()
                    + "\n";
        }
        Stream<Sheet> digits = Stream.of(Layout.standard(4), Layout.standard(9), Layout.of(Shape.latin(4)))
                .map(layout -> Sheet.of(
                        Puzzle.of(layout, Grid.empty(layout.size()).with(0, 3).with(5, 2))));
        return Stream.concat(digits, Stream.of(Samples.killer(Layout.standard(9))))
                .filter(sheet -> format.refuses(sheet).isEmpty())
                .map(format::write)
                .findFirst()
                .orElseThrow();
    }
}
