package dev.neuf.core.format;

import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.variant.Diagonals;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * An id of Solo, one of Simon Tatham's puzzles, or the file in which that program saves a game.
 *
 * <pre>
 *   2x3:a4e6c3_1c2b5c1_3c1e6a    boxes of 2 rows and 3 columns; letters are runs of empty cells, a for one
 *   9j:...,cbb_aab...            a jigsaw, and where the edges of its regions are, see {@link SoloEdges}
 *   3x3xk:...,edges,sums         x for diagonals, k for cages: their edges, and their sums in a grid of their own
 * </pre>
 */
final class SoloSyntax implements Syntax {

    private static final String SAVED = "SAVEFILE:";

    /** The game has no more symbols. */
    private static final int LARGEST = 31;

    @Override
    public boolean recognises(Text text) {
        String only = text.only();
        return isId(only)
                || !text.content().isEmpty() && text.content().getFirst().text().startsWith(SAVED);
    }

    private static boolean isId(String line) {
        int colon = line.indexOf(':');
        return colon > 0
                && colon < line.length() - 1
                && size(line.substring(0, colon)) > 1
                && line.chars()
                        .skip(colon + 1L)
                        .allMatch(c -> c == '_' || c == ',' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z')
                && line.chars().skip(colon + 1L).anyMatch(c -> c >= '_');
    }

    /** The numbers before the flags: two, or one and one again; for a jigsaw only their product matters. */
    private static int[] box(String parameters) {
        int end = 0;
        while (end < parameters.length() && "0123456789".indexOf(parameters.charAt(end)) >= 0) {
            end++;
        }
        int height = new Tree(parameters.substring(0, end)).whole(0);
        int from = end;
        if (parameters.startsWith("x", end)
                && parameters.length() > end + 1
                && Character.isDigit(parameters.charAt(end + 1))) {
            for (from = ++end; end < parameters.length() && Character.isDigit(parameters.charAt(end)); ) {
                end++;
            }
        }
        boolean isJigsaw = parameters.indexOf('j', end) >= 0;
        int width = from == end ? isJigsaw ? 1 : height : new Tree(parameters.substring(from, end)).whole(0);
        boolean isRight = height > 0 && height <= LARGEST && width <= LARGEST && height * width <= LARGEST;
        return new int[] {isRight ? height : 0, isRight ? width : 0, end};
    }

    private static int size(String parameters) {
        int[] box = box(parameters);
        String flags = parameters.substring(box[2]);
        return flags.chars().allMatch(c -> c >= 'a' && c <= 'z' || c >= '0' && c <= '9') ? box[0] * box[1] : 0;
    }

    @Override
    public Sheet read(Reading reading) {
        List<Text.Line> lines = reading.text().nonBlank();
        Numbers.Word first = Numbers.Word.of(lines.getFirst());
        if (!first.text().startsWith(SAVED)) {
            return sheet(reading, reading.onlyLine("solo"), List.of());
        }
        String parameters = "";
        String description = "";
        var moves = new ArrayList<String>();
        int position = Integer.MAX_VALUE;
        for (Text.Line line : lines) {
            String value =
                    line.text().substring(line.text().indexOf(':', line.text().indexOf(':') + 1) + 1);
            switch (line.text()
                    .substring(0, Math.max(0, line.text().indexOf(':')))
                    .strip()) {
                case "PARAMS", "CPARAMS" -> parameters = value;
                case "DESC" -> description = value;
                case "STATEPOS" -> position = new Tree(value).whole(1);
                case "MOVE" -> moves.add(value);
                default -> {}
            }
        }
        var id = new Numbers.Word(first.line(), first.column(), parameters + ":" + description);
        return sheet(reading, id, moves.subList(0, Math.max(0, Math.min(position - 1, moves.size()))));
    }

    private static Sheet sheet(Reading reading, Numbers.Word id, List<String> moves) {
        if (!isId(id.text())) {
            throw id.wrong(0, Message.of(CorePhrase.SOLO_ID, Cells.start(id.text())));
        }
        int colon = id.text().indexOf(':');
        String parameters = id.text().substring(0, colon);
        int[] box = box(parameters);
        String flags = parameters.substring(box[2]);
        // a difficulty such as dk has letters of its own
        int difficulty = flags.indexOf('d');
        flags = difficulty < 0 ? flags : flags.substring(0, difficulty);
        String[] fields = id.text().substring(colon + 1).split(",", -1);
        boolean isJigsaw = flags.indexOf('j') >= 0;
        boolean isKiller = flags.indexOf('k') >= 0;
        if (fields.length != 1 + (isJigsaw ? 1 : 0) + (isKiller ? 2 : 0)) {
            throw id.wrong(colon + 1, Message.of(CorePhrase.SOLO_FIELDS, fields.length));
        }
        var draft = new Draft(reading, box[0] * box[1]);
        int[] digits = grid(fields[0], draft.cellCount(), id);
        for (int cell = 0; cell < digits.length; cell++) {
            draft.digit(cell, digits[cell], true);
        }
        int[] regions = isJigsaw ? SoloEdges.pieces(fields[1], draft.size(), id) : new int[0];
        Shape boxes = Shape.boxes(box[0], box[1]);
        for (int cell = 0; cell < draft.cellCount(); cell++) {
            draft.region(cell, isJigsaw ? regions[cell] : boxes.regionOf(cell));
        }
        if (flags.indexOf('x') >= 0) {
            draft.variant("diagonals");
        }
        if (isKiller) {
            cages(
                    draft,
                    SoloEdges.pieces(fields[fields.length - 2], draft.size(), id),
                    grid(fields[fields.length - 1], draft.cellCount(), id));
        }
        moves.forEach(move -> move(draft, move));
        return draft.sheet();
    }

    /** The numbers of a field, 0 for those that are empty. */
    private static int[] grid(String field, int count, Numbers.Word id) {
        int[] numbers = new int[count];
        int cell = 0;
        for (int i = 0; i < field.length(); ) {
            int start = i;
            while (i < field.length() && field.charAt(i) >= '0' && field.charAt(i) <= '9') {
                i++;
            }
            if (i > start) {
                if (cell < count) {
                    numbers[cell] = new Tree(field.substring(start, i)).whole(0);
                }
                cell++;
            } else {
                char c = field.charAt(i++);
                cell += c == '_' ? 0 : c - 'a' + 1;
            }
        }
        if (cell != count) {
            throw id.wrong(0, Message.of(CorePhrase.NINE_CELLS, cell, count));
        }
        return numbers;
    }

    private static void cages(Draft draft, int[] pieces, int[] sums) {
        var members = new TreeMap<Integer, List<String>>();
        int[] totals = new int[sums.length];
        for (int cell = 0; cell < sums.length; cell++) {
            members.computeIfAbsent(pieces[cell], _ -> new ArrayList<>()).add(draft.name(cell));
            totals[pieces[cell]] += sums[cell];
        }
        members.forEach((piece, cells) -> {
            if (totals[piece] > 0) {
                draft.variant("cage", "sum", totals[piece], "cells", cells);
            }
        });
    }

    /** A move such as R3,4,5: column 3, row 4, both from 0, is 5 now. */
    private static void move(Draft draft, String move) {
        String[] numbers = move.substring(Math.min(1, move.length())).split(",");
        if (move.startsWith("R") && numbers.length == 3) {
            int column = new Tree(numbers[0]).whole(-1);
            int row = new Tree(numbers[1]).whole(-1);
            if (row >= 0 && column >= 0 && row < draft.size() && column < draft.size()) {
                draft.digit(row * draft.size() + column, new Tree(numbers[2]).whole(0), false);
            }
        }
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return ahead -> {
            if (ahead.text(0).startsWith(SAVED)) {
                int end = 1;
                while (ahead.text(end).matches("[A-Z0-9]{1,8} *:[0-9]+:.*")
                        && !ahead.text(end).startsWith(SAVED)) {
                    end++;
                }
                return end;
            }
            return isForced || isId(ahead.text(0).strip()) ? 1 : 0;
        };
    }

    @Override
    public boolean isOneLine() {
        return true;
    }

    @Override
    public String write(Sheet sheet) {
        Layout layout = sheet.layout();
        Shape shape = layout.shape();
        boolean isKiller = sheet.puzzle().variants().stream().anyMatch(Cage.class::isInstance);
        var text =
                new StringBuilder(shape.isBoxes() ? shape.boxHeight() + "x" + shape.boxWidth() : layout.size() + "j");
        text.append(sheet.puzzle().variants().contains(new Diagonals()) ? "x" : "")
                .append(isKiller ? "k" : "");
        int[] digits = new int[layout.cellCount()];
        int[] regions = new int[layout.cellCount()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = sheet.value(cell);
            regions[cell] = shape.isLatin() ? layout.row(cell) : shape.regionOf(cell);
        }
        text.append(':').append(field(digits));
        text.append(shape.isBoxes() ? "" : "," + SoloEdges.field(regions, layout.size()));
        if (isKiller) {
            int[] sums = new int[digits.length];
            int[] pieces = new int[digits.length];
            for (int cell = 0; cell < pieces.length; cell++) {
                pieces[cell] = -1 - cell;
            }
            for (Variant variant : Variants.inOrder(sheet.puzzle())) {
                if (variant instanceof Cage(int sum, List<Integer> cells)) {
                    int first = cells.stream().min(Integer::compare).orElseThrow();
                    cells.forEach(cell -> pieces[cell] = first);
                    sums[first] = sum;
                }
            }
            text.append(',')
                    .append(SoloEdges.field(pieces, layout.size()))
                    .append(',')
                    .append(field(sums));
        }
        return text.append('\n').toString();
    }

    private static String field(int[] numbers) {
        var field = new StringBuilder();
        int blanks = 0;
        for (int i = 0; i <= numbers.length; i++) {
            boolean isBlank = i < numbers.length && numbers[i] == 0;
            blanks += isBlank ? 1 : 0;
            if (!isBlank || blanks == 26) {
                field.append(blanks > 0 ? String.valueOf((char) ('a' + blanks - 1)) : "");
                blanks = 0;
            }
            if (!isBlank && i < numbers.length) {
                boolean isAfterNumber = !field.isEmpty() && field.charAt(field.length() - 1) <= '9';
                field.append(isAfterNumber ? "_" : "").append(numbers[i]);
            }
        }
        return field.toString();
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return Kept.by(this, sheet);
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        int size = sheet.layout().size();
        if (size < 2 || size > LARGEST) {
            return Optional.of(Message.of(CorePhrase.FORMAT_SIZES, "solo", size, 2, LARGEST));
        }
        Shape shape = sheet.layout().shape();
        boolean canBeShown = shape.isLatin() || shape.isWhole() && Pieces.areAllConnected(sheet.layout());
        return canBeShown ? Optional.empty() : Optional.of(Message.of(CorePhrase.NEEDS_FULL_REGIONS, "solo"));
    }
}
