package dev.neuf.core.format;

import dev.neuf.core.CellSet;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.pack.Xml;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A file of KSudoku: XML with a board, its groups of cells, and a letter for each cell.
 *
 * <pre>
 *   &lt;ksudoku&gt;&lt;game&gt;&lt;puzzle&gt;
 *   &lt;graph order="4" sizeX="4" sizeY="4" type="sudoku"&gt;&lt;clique size="4"&gt;0 1 4 5&lt;/clique&gt;...&lt;/graph&gt;
 *   &lt;values&gt;b___c...&lt;/values&gt;                     b is 1, c is 2, _ is open
 * </pre>
 *
 * Cells are counted by columns. Boards in space are not read.
 */
final class KsudokuSyntax implements ReadOnly {

    private static final int PLUS = 4;

    /** What one cell alone holds. */
    private static final int NOTHING = 0;

    @Override
    public boolean recognises(Text text) {
        String whole = text.whole();
        return whole.stripLeading().startsWith("<")
                && (whole.contains("<ksudoku") || whole.contains("<!DOCTYPE ksudoku"));
    }

    @Override
    public Sheet read(Reading reading) {
        List<Xml.Element> elements = Xml.elements(reading.text().whole());
        Xml.Element graph = elements.stream()
                .filter(element -> element.name().equals("graph"))
                .findFirst()
                .orElseThrow(() -> new Unreadable(Message.of(CorePhrase.KSUDOKU_BOARD)));
        int size = new Tree(graph.attribute("order")).whole(0);
        boolean isFlat = isSize(graph.attribute("sizeX"), size)
                && isSize(graph.attribute("sizeY"), size)
                && isSize(graph.attribute("sizeZ"), 1);
        if (!isFlat) {
            throw new Unreadable(Message.of(CorePhrase.KSUDOKU_BOARD));
        }
        var draft = new Draft(reading, size);
        boolean isKiller =
                graph.attribute("specific-type").toLowerCase(Locale.ROOT).contains("killer");
        groups(draft, elements);
        boolean hasValues = false;
        for (Xml.Element element : elements) {
            if (element.name().equals("cage")) {
                cage(draft, element, isKiller);
            } else if (element.name().equals("values") && !hasValues) {
                hasValues = true;
                values(draft, element.text().strip());
            } else if (element.name().equals("history")) {
                draft.lost("history");
            }
        }
        return draft.sheet();
    }

    private static boolean isSize(String said, int size) {
        return said.isEmpty() || new Tree(said).whole(0) == size;
    }

    /** A cell of ours from one that is counted by columns, or -1. */
    private static int cell(Draft draft, String number) {
        int cell = new Tree(number).whole(-1);
        return cell < 0 || cell >= draft.cellCount() ? -1 : cell % draft.size() * draft.size() + cell / draft.size();
    }

    private static List<Integer> cells(Draft draft, Xml.Element element) {
        var cells = new ArrayList<Integer>();
        for (String number : element.text().strip().split("\\s+")) {
            int cell = cell(draft, number);
            if (cell < 0) {
                throw new Unreadable(Message.of(CorePhrase.KSUDOKU_CELL, Cells.start(number), draft.cellCount() - 1));
            }
            cells.add(cell);
        }
        return cells;
    }

    /** Groups that do not overlap are the regions; others are rules beside them. */
    private static void groups(Draft draft, List<Xml.Element> elements) {
        boolean hasBoxes = elements.stream()
                .anyMatch(element -> element.name().equals("sudokugroups")
                        && !element.attribute("withblocks").equals("0"));
        CellSet taken = CellSet.NONE;
        int count = 0;
        for (Xml.Element element : elements) {
            if (!element.name().equals("clique")) {
                continue;
            }
            List<Integer> cells = cells(draft, element);
            CellSet set = CellSet.of(cells);
            if (isLine(set, draft.size())) {
                continue;
            }
            if (hasBoxes || taken.meets(set) || cells.size() > draft.size()) {
                draft.variant(
                        "different", "cells", cells.stream().map(draft::name).toList());
                continue;
            }
            taken = taken.or(set);
            for (int cell : cells) {
                draft.region(cell, count);
            }
            count++;
        }
    }

    private static boolean isLine(CellSet cells, int size) {
        boolean isRow = cells.stream().map(cell -> cell / size).distinct().count() == 1;
        boolean isColumn = cells.stream().map(cell -> cell % size).distinct().count() == 1;
        return cells.size() == size && (isRow || isColumn);
    }

    private static void cage(Draft draft, Xml.Element cage, boolean isKiller) {
        List<String> cells = cells(draft, cage).stream().map(draft::name).toList();
        int operator = new Tree(cage.attribute("operator")).whole(NOTHING);
        if (operator == PLUS || operator == NOTHING && cells.size() == 1) {
            draft.variant(
                    isKiller ? "cage" : "total", "sum", new Tree(cage.attribute("value")).whole(0), "cells", cells);
        } else {
            draft.lostRule("cage", 1);
        }
    }

    private static void values(Draft draft, String values) {
        if (values.length() != draft.cellCount()) {
            throw new Unreadable(Message.of(CorePhrase.NINE_CELLS, values.length(), draft.cellCount()));
        }
        for (int i = 0; i < values.length(); i++) {
            char c = values.charAt(i);
            draft.digit(cell(draft, String.valueOf(i)), c == '_' || c == '.' ? 0 : c > 'a' ? c - 'a' : -1, true);
        }
    }

    /** A file goes to its last tag. */
    @Override
    public Cutter cutter(boolean isForced) {
        return ahead -> {
            boolean isOurs = isForced;
            for (int at = 0; at < 4 && ahead.text(at).strip().startsWith("<"); at++) {
                isOurs |= ahead.text(at).contains("ksudoku");
            }
            if (!isOurs) {
                return 0;
            }
            int end = 0;
            for (var line = ahead.line(0); line != null; line = ahead.line(++end)) {
                if (line.text().contains("</ksudoku")) {
                    return end + 1;
                }
            }
            return Math.max(1, end);
        };
    }
}
