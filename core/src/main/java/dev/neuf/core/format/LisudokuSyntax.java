package dev.neuf.core.format;

import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.pack.LzString;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A link of lisudoku: a line of digits, or JSON that is packed, with cells by row and column from 0.
 *
 * <pre>
 *   {"gridSize":9,"fixedNumbers":[{"position":{"row":1,"col":5},"value":7}],"thermos":[[{"row":3,"col":2},...]],
 *    "killerCages":[{"sum":9,"region":[...]}],"primaryDiagonal":true}
 * </pre>
 */
final class LisudokuSyntax implements ReadOnly {

    private static final String HOST = "lisudoku.xyz";

    private static final String START = "https://lisudoku.xyz/solver?import=";

    /** Lists of lines or sets of cells, and what we call them. */
    private static final Map<String, String> LINES = Map.of(
            "thermos", "thermometer",
            "renbans", "renban",
            "palindromes", "palindrome",
            "extraRegions", "different");

    private static final Map<String, String> CELLS = Map.of("oddCells", "odd", "evenCells", "even");

    private static final Map<String, String> FLAGS = Map.of("antiKnight", "anti-knight", "antiKing", "anti-king");

    private static final Set<String> KNOWN =
            Set.of("gridSize", "fixedNumbers", "regions", "primaryDiagonal", "secondaryDiagonal");

    @Override
    public boolean recognises(Text text) {
        return Link.isOf(text, HOST);
    }

    @Override
    public Sheet read(Reading reading) {
        Numbers.Word line = reading.onlyLine("lisudoku");
        Optional<Link> link = Link.of(line.text());
        String packed = link.map(found -> found.parameter("import")).orElse("");
        if (packed.isEmpty()) {
            boolean isShort =
                    link.filter(found -> found.path().startsWith("/p/")).isPresent();
            throw line.wrong(
                    0,
                    isShort ? Message.of(CorePhrase.LINK_SHORT) : Message.of(CorePhrase.LINK_EMPTY, START + "N4Ig..."));
        }
        if (packed.chars().allMatch(c -> c >= '0' && c <= '9')) {
            return digits(reading, line, packed);
        }
        Tree json = reading.packed(() -> LzString.unpack(packed));
        try {
            return sheet(reading, json);
        } catch (Unreadable bad) {
            throw line.wrong(0, bad.why());
        }
    }

    private static Sheet sheet(Reading reading, Tree json) {
        var draft = new Draft(
                reading, json.at("gridSize").whole(json.at("grid_size").whole(0)));
        for (Object name : json.names()) {
            Tree value = json.at((String) name);
            if (!value.isEmpty()) {
                read(draft, camel((String) name), value);
            }
        }
        draft.diagonals(isTrue(json, "primaryDiagonal"), isTrue(json, "secondaryDiagonal"));
        return draft.sheet();
    }

    private static Sheet digits(Reading reading, Numbers.Word line, String digits) {
        int size = LineSyntax.root(digits.length());
        if (size * size != digits.length()) {
            throw line.wrong(0, Message.of(CorePhrase.FOREIGN_GRID, "import", size));
        }
        var draft = new Draft(reading, size);
        for (int cell = 0; cell < digits.length(); cell++) {
            draft.digit(cell, digits.charAt(cell) - '0', true);
        }
        return draft.sheet();
    }

    /** Older links have {@code grid_size} for {@code gridSize}. */
    private static String camel(String name) {
        var camel = new StringBuilder();
        for (String word : name.split("_")) {
            camel.append(
                    camel.isEmpty() || word.isEmpty()
                            ? word
                            : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
        }
        return camel.toString();
    }

    private static boolean isTrue(Tree json, String name) {
        for (Object one : json.names()) {
            if (camel((String) one).equals(name) && json.at((String) one).isTrue()) {
                return true;
            }
        }
        return false;
    }

    private static void read(Draft draft, String name, Tree value) {
        if (name.equals("fixedNumbers")) {
            for (Tree number : value.items()) {
                draft.digit(
                        cell(draft, number.at("position")), number.at("value").whole(-1), true);
            }
        } else if (name.equals("regions")) {
            List<Tree> regions = value.items();
            for (int region = 0; region < regions.size(); region++) {
                for (Tree cell : regions.get(region).items()) {
                    draft.region(cell(draft, cell), region);
                }
            }
        } else if (LINES.containsKey(name)) {
            value.items().forEach(line -> draft.variant(LINES.getOrDefault(name, ""), "cells", names(draft, line)));
        } else if (CELLS.containsKey(name)) {
            draft.variant(CELLS.getOrDefault(name, ""), "cells", names(draft, value));
        } else if (FLAGS.containsKey(name) && value.isTrue()) {
            draft.variant(FLAGS.getOrDefault(name, ""));
        } else if (name.equals("killerCages")) {
            value.items().forEach(cage -> cage(draft, cage));
        } else if (name.equals("kropkiDots")) {
            value.items().forEach(dot -> dot(draft, dot));
        } else if (!KNOWN.contains(name) && (value.isTrue() || !value.items().isEmpty())) {
            draft.lostRule(name, Math.max(1, value.items().size()));
        }
    }

    private static void cage(Draft draft, Tree cage) {
        List<String> cells = names(draft, cage.at("region"));
        if (cage.at("sum").isEmpty()) {
            draft.variant("different", "cells", cells);
        } else {
            draft.variant("cage", "sum", cage.at("sum").whole(0), "cells", cells);
        }
    }

    private static void dot(Draft draft, Tree dot) {
        String one = dot.at("cell1").isEmpty() ? "cell_1" : "cell1";
        String other = dot.at("cell2").isEmpty() ? "cell_2" : "cell2";
        List<String> cells = List.of(draft.name(cell(draft, dot.at(one))), draft.name(cell(draft, dot.at(other))));
        boolean isDouble = (dot.at("dotType").text() + dot.at("dot_type").text()).equals("Double");
        draft.variant(isDouble ? "ratio" : "difference", "value", isDouble ? 2L : 1L, "cells", cells);
    }

    private static List<String> names(Draft draft, Tree cells) {
        return cells.items().stream().map(cell -> draft.name(cell(draft, cell))).toList();
    }

    private static int cell(Draft draft, Tree position) {
        int row = position.at("row").whole(-1);
        int column = position.at("col").whole(-1);
        if (row < 0 || row >= draft.size() || column < 0 || column >= draft.size()) {
            throw new Unreadable(Message.of(CorePhrase.LISUDOKU_CELL, row, column, draft.size() - 1));
        }
        return row * draft.size() + column;
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return isForced ? Cutter.ONE_LINE : Cutter.oneLine(line -> Link.isOf(new Text(line), HOST));
    }

    @Override
    public boolean isOneLine() {
        return true;
    }
}
