package dev.neuf.core.format;

import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.variant.Diagonals;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The text of SumoCue: cages and regions of a 9x9 board, cell by cell.
 *
 * <pre>
 *   SumoCueV1=15J0+0J0=8J0...    =15 begins a cage, +0 belongs to that of cell 0, J0 is a region; =8 alone is a given 8
 * </pre>
 *
 * A D after the name says that the diagonals count.
 */
final class SumoCueSyntax implements Syntax {

    private static final String NAME = "SumoCueV1";

    @Override
    public boolean recognises(Text text) {
        return text.only().startsWith(NAME);
    }

    /** One cell: what it says of its cage, and its region or -1. */
    private record Part(boolean isHead, int number, int region) {}

    @Override
    public Sheet read(Reading reading) {
        Numbers.Word line = reading.onlyLine("sumocue");
        String text = line.text();
        if (!text.startsWith(NAME)) {
            throw line.wrong(0, Message.of(CorePhrase.SUMOCUE_CELL, Cells.start(text)));
        }
        var draft = new Draft(reading, Nines.SIZE);
        int at = NAME.length();
        if (text.startsWith("D", at)) {
            draft.variant("diagonals");
            at++;
        }
        List<Part> parts = parts(line, at);
        Nines.requireCount(parts.size(), line);
        int[] heads = heads(parts, line);
        var cages = new HashMap<Integer, List<String>>();
        for (int cell = 0; cell < parts.size(); cell++) {
            cages.computeIfAbsent(heads[cell], _ -> new ArrayList<>()).add(draft.name(cell));
            if (parts.get(cell).region >= 0) {
                draft.region(cell, parts.get(cell).region);
            }
        }
        for (int cell = 0; cell < parts.size(); cell++) {
            int sum = parts.get(cell).number;
            List<String> cells = cages.getOrDefault(cell, List.of());
            if (parts.get(cell).isHead && sum > 0) {
                if (cells.size() == 1) {
                    draft.digit(cell, sum, true);
                } else {
                    draft.variant("cage", "sum", sum, "cells", cells);
                }
            }
        }
        return draft.sheet();
    }

    private static List<Part> parts(Numbers.Word line, int from) {
        String text = line.text();
        var parts = new ArrayList<Part>();
        for (int at = from; at < text.length(); ) {
            char sign = text.charAt(at);
            int end = digitsEnd(text, at + 1);
            int number = new Tree(text.substring(at + 1, end)).whole(-1);
            int next = text.startsWith("J", end) ? digitsEnd(text, end + 1) : end;
            int region = next > end ? new Tree(text.substring(end + 1, next)).whole(-1) : -1;
            if (sign != '=' && sign != '+' || number < 0 || number > 999 || region > Nines.CELLS) {
                throw line.wrong(at, Message.of(CorePhrase.SUMOCUE_CELL, Cells.start(text.substring(at))));
            }
            parts.add(new Part(sign == '=', number, region));
            at = next;
        }
        return parts;
    }

    private static int digitsEnd(String text, int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end;
    }

    /** The first cell of each cell's cage. A member names that cell or, as others write it, the number of the cage. */
    private static int[] heads(List<Part> parts, Numbers.Word line) {
        var heads = new ArrayList<Integer>();
        boolean areCells = true;
        for (int cell = 0; cell < parts.size(); cell++) {
            Part part = parts.get(cell);
            if (part.isHead) {
                heads.add(cell);
            } else {
                areCells &= part.number < parts.size() && parts.get(part.number).isHead;
            }
        }
        int[] found = new int[parts.size()];
        for (int cell = 0; cell < found.length; cell++) {
            Part part = parts.get(cell);
            if (!part.isHead && !areCells && part.number >= heads.size()) {
                throw line.wrong(0, Message.of(CorePhrase.SUMOCUE_CELL, "+" + part.number));
            }
            found[cell] = part.isHead ? cell : areCells ? part.number : heads.get(part.number);
        }
        return found;
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return isForced ? Cutter.ONE_LINE : Cutter.oneLine(line -> line.strip().startsWith(NAME));
    }

    @Override
    public boolean isOneLine() {
        return true;
    }

    @Override
    public String write(Sheet sheet) {
        Map<Integer, String> cages = new HashMap<>();
        for (Variant variant : Variants.inOrder(sheet.puzzle())) {
            if (variant instanceof Cage(int sum, List<Integer> cells)) {
                int head = cells.stream().min(Integer::compare).orElseThrow();
                cells.forEach(cell -> cages.put(cell, cell == head ? "=" + sum : "+" + head));
            }
        }
        var text = new StringBuilder(NAME);
        text.append(sheet.puzzle().variants().contains(new Diagonals()) ? "D" : "");
        Shape shape = sheet.layout().shape();
        for (int cell = 0; cell < Nines.CELLS; cell++) {
            int region = shape.isLatin() ? cell / Nines.SIZE : shape.regionOf(cell);
            text.append(cages.getOrDefault(cell, "=" + sheet.value(cell)))
                    .append('J')
                    .append(region);
        }
        return text.append('\n').toString();
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return Kept.by(this, sheet);
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        Optional<Message> size = Nines.refuses("sumocue", sheet);
        if (size.isPresent()) {
            return size;
        }
        Shape shape = sheet.layout().shape();
        if (!shape.isLatin() && !shape.isWhole()) {
            return Optional.of(Message.of(CorePhrase.NEEDS_FULL_REGIONS, "sumocue"));
        }
        boolean isHidden = sheet.puzzle().variants().stream()
                .anyMatch(variant -> variant instanceof Cage cage && !isSeen(cage, sheet));
        return isHidden ? Optional.of(Message.of(CorePhrase.CAGE_OR_DIGIT, "sumocue")) : Optional.empty();
    }

    /** Whether a cage is read as one again: one cell alone is a given, and a cell has room for one thing only. */
    private static boolean isSeen(Cage cage, Sheet sheet) {
        return cage.cells().size() > 1
                && cage.cells().stream()
                        .allMatch(cell ->
                                sheet.value(cell) == 0 && cageOf(cell, sheet).equals(Optional.of(cage)));
    }

    /** The cage that is written for a cell: the last. */
    private static Optional<Cage> cageOf(int cell, Sheet sheet) {
        Optional<Cage> last = Optional.empty();
        for (Variant variant : sheet.puzzle().variants()) {
            if (variant instanceof Cage cage && cage.cells().contains(cell)) {
                last = Optional.of(cage);
            }
        }
        return last;
    }
}
