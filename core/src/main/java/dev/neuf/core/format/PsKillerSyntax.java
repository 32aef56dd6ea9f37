package dev.neuf.core.format;

import dev.neuf.core.Sheet;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.variant.Diagonals;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A killer of Perfect Sudoku: for each cell the sum of its cage times 256, and the number of the cage.
 *
 * <pre>
 *   3x3::k:6144:6144:6401:6401:...    6144 is 24 * 256 + 0; 3x3:d:k: has diagonals, too
 * </pre>
 */
final class PsKillerSyntax implements Syntax {

    private static final String START = "3x3::k:";

    private static final String DIAGONALS = "3x3:d:k:";

    @Override
    public boolean recognises(Text text) {
        return isLine(text.only());
    }

    private static boolean isLine(String line) {
        return line.startsWith(START) || line.startsWith(DIAGONALS);
    }

    @Override
    public Sheet read(Reading reading) {
        Numbers.Word line = reading.onlyLine("ps-killer");
        if (!isLine(line.text())) {
            throw line.wrong(0, Message.of(CorePhrase.PS_KILLER_CELL, Cells.start(line.text())));
        }
        boolean hasDiagonals = line.text().startsWith(DIAGONALS);
        String[] numbers = line.text()
                .substring(hasDiagonals ? DIAGONALS.length() : START.length())
                .split(":");
        Nines.requireCount(numbers.length, line);
        var draft = new Draft(reading, Nines.SIZE);
        var cages = new TreeMap<Integer, List<String>>();
        for (int cell = 0; cell < Nines.CELLS; cell++) {
            int number = new Tree(numbers[cell]).whole(-1);
            if (number < 0) {
                throw line.wrong(0, Message.of(CorePhrase.PS_KILLER_CELL, Cells.start(numbers[cell])));
            }
            if (number > 0) {
                cages.computeIfAbsent(number, _ -> new ArrayList<>()).add(draft.name(cell));
            }
        }
        cages.forEach((number, cells) -> draft.variant("cage", "sum", number >> 8, "cells", cells));
        if (hasDiagonals) {
            draft.variant("diagonals");
        }
        return draft.sheet();
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return isForced ? Cutter.ONE_LINE : Cutter.oneLine(line -> isLine(line.strip()));
    }

    @Override
    public boolean isOneLine() {
        return true;
    }

    @Override
    public String write(Sheet sheet) {
        int[] numbers = new int[Nines.CELLS];
        int count = 0;
        for (Variant variant : sheet.puzzle().variants()) {
            if (variant instanceof Cage(int sum, List<Integer> cells)) {
                int number = sum << 8 | count++;
                cells.forEach(cell -> numbers[cell] = number);
            }
        }
        var text = new StringBuilder(sheet.puzzle().variants().contains(new Diagonals()) ? DIAGONALS : START);
        for (int number : numbers) {
            text.append(number).append(':');
        }
        return text.append('\n').toString();
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return Kept.by(this, sheet);
    }

    /** There is no place for digits at all. */
    @Override
    public Optional<Message> refuses(Sheet sheet) {
        Optional<Message> size = Nines.refuses("ps-killer", sheet);
        boolean hasDigits = sheet.values().filledCount() > 0;
        return size.isPresent() || !hasDigits ? size : Optional.of(Message.of(CorePhrase.PS_KILLER_DIGITS));
    }
}
