package dev.neuf.core.format;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Ruleset;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The candidates of all cells, framed or not: a grid of pencil marks, as people paste it in forums.
 *
 * <pre>
 *   +----------------+----------------+
 *   | &lt;1>   23   234 | ...
 * </pre>
 *
 * {@code <1>} is a given, {@code *1*} or {@code u1} was entered, {@code (1)} is the only candidate left, a dot is a cell
 * without any. Most programs mark nothing: a digit alone is a value if no other cell of its row, column or region still has
 * it, given if no cell is marked as that. Above 9, candidates are numbers with commas between them.
 *
 * <p>What is written has the candidates that follow from the digits where nobody has noted others; these are not kept as
 * notes when they are read.
 */
final class CandidatesSyntax implements Syntax {

    @Override
    public boolean recognises(Text text) {
        List<String> lines = text.nonBlank().stream()
                .map(Text.Line::text)
                .filter(line -> !line.startsWith("#"))
                .toList();
        return PencilRows.end(index -> index < lines.size() ? lines.get(index) : "") > 0;
    }

    @Override
    public Sheet read(Reading reading) {
        List<Text.Line> lines = reading.text().nonBlank().stream()
                .filter(line -> !line.text().startsWith("#"))
                .toList();
        PencilRows rows = PencilRows.of(lines);
        Layout layout = PictureSyntax.layout(reading, rows.drawing());
        List<PencilMark> marks = rows.marks();
        Ruleset rules = Puzzle.of(layout, Grid.empty(layout.size())).rules();
        boolean isMarked = marks.stream().anyMatch(mark -> mark.kind() == PencilMark.Kind.GIVEN);
        int[] givens = new int[marks.size()];
        int[] entries = new int[marks.size()];
        var notes = new HashMap<Integer, Digits>();
        var doubtful = new CellSet.Builder();
        for (int cell = 0; cell < givens.length; cell++) {
            PencilMark mark = marks.get(cell);
            switch (mark.kind()) {
                case GIVEN -> givens[cell] = mark.digits().first();
                case ENTERED -> entries[cell] = mark.digits().first();
                case NOTE -> notes.put(cell, mark.digits());
                case OPEN -> {
                    boolean isSingle = mark.digits().isSingle();
                    if (isSingle && isAlone(cell, marks, rules)) {
                        // where the givens are marked, somebody has found it
                        (isMarked ? entries : givens)[cell] = mark.digits().first();
                    } else {
                        notes.put(cell, mark.digits());
                        if (isSingle) {
                            doubtful.add(cell);
                        }
                    }
                }
                case NOTHING -> {}
            }
        }
        CellSet alone = doubtful.build();
        if (!alone.isEmpty()) {
            reading.note(
                    CorePhrase.CANDIDATES_ALONE,
                    alone.size(),
                    String.join(", ", alone.stream().mapToObj(layout::name).toList()));
        }
        Grid values = Grid.of(givens).or(Grid.of(entries));
        return reading.sheet(
                layout,
                List.of(),
                Grid.of(givens),
                Grid.of(entries),
                Notes.news(layout, values, notes),
                Symbols.standard(layout.size()));
    }

    /** Whether no cell that must differ from this one has its digit beside others. */
    private static boolean isAlone(int cell, List<PencilMark> marks, Ruleset rules) {
        Digits digits = marks.get(cell).digits();
        for (int peer : rules.peers(cell)) {
            Digits others = marks.get(peer).digits();
            if (others.size() > 1 && others.containsAll(digits)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Cutter cutter(boolean isForced) {
        Cutter rows = isForced ? new Grids(true) : Cutter.NONE;
        return ahead -> {
            int end = PencilRows.end(index -> {
                var line = ahead.line(index);
                return line == null || line.isCut() ? "" : line.text();
            });
            return end > 0 ? end : rows.next(ahead);
        };
    }

    @Override
    public String write(Sheet sheet) {
        Layout layout = sheet.layout();
        Map<Integer, Digits> notes = Notes.drawn(sheet);
        var words = new ArrayList<String>();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            words.add(PencilMark.of(sheet, notes, cell).word(layout.size()));
        }
        return PencilRows.write(words, layout);
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        var kept = EnumSet.of(Content.SHAPE, Content.ENTRIES);
        if (Notes.canBeDrawn(sheet)) {
            kept.add(Content.CANDIDATES);
        }
        return kept;
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        Shape shape = sheet.layout().shape();
        boolean isShown = shape.isBoxes() || shape.equals(Shape.standard(shape.size()));
        return isShown ? Optional.empty() : Optional.of(Message.of(CorePhrase.CANDIDATES_BOXES));
    }
}
