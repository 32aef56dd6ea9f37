package dev.neuf.draw;

import dev.neuf.core.Board;
import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Chain;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Link;
import dev.neuf.core.Rule;
import dev.neuf.core.Sheet;
import dev.neuf.draw.Figure.Form;
import dev.neuf.draw.Figure.Piece;
import dev.neuf.draw.Figure.Point;
import dev.neuf.logic.Mark;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A step on its board as a picture: pencil marks, the pattern, links, what is placed and what is struck. */
public final class StepFigure {

    /** So many placed digits that leave no room are ringed; more of them only get a ground, for a picture without unrest. */
    private static final int MOST_RINGS = 8;

    /** So many arrows of a proof are drawn; where there are more, each conclusion keeps only that from its last reason. */
    private static final int MOST_REASONS = 12;

    private static final double LINE = 1.6;

    private record Note(int cell, int digit) {}

    private final Sheet sheet;
    private final Board board;
    private final Plan plan;
    private final Frame frame;
    private final Map<Note, Look> looks = new LinkedHashMap<>();
    private final Map<Integer, Look> framed = new LinkedHashMap<>();
    private final CellSet.Builder crowd = new CellSet.Builder();
    private final Set<Integer> ringed = new LinkedHashSet<>();
    private final Set<Candidates> groups = new LinkedHashSet<>();
    private final Set<Link> links = new LinkedHashSet<>();
    private final Badges badges;

    private final Set<Rule.House> bases = new LinkedHashSet<>();
    private final Set<Rule.House> covers = new LinkedHashSet<>();

    /** The step as it is found on a sheet. */
    public StepFigure(Sheet sheet, Step step) {
        this(sheet, step, step.marks(), skeleton(step), true);
    }

    private StepFigure(Sheet sheet, Step step, List<Mark> marks, List<Mark> linked, boolean isEnd) {
        this.sheet = sheet;
        this.board = Board.of(sheet);
        this.plan = Plan.of(sheet.puzzle(), true, true);
        this.frame = new Frame(plan, sheet.puzzle());
        if (isEnd) {
            step.deductions().forEach(this::see);
        }
        // what is supposed, or that one of the ends holds, is more than of which set they are, and that again more than
        // being
        // linked
        marks.stream().filter(StepFigure::isEnd).forEach(this::see);
        marks.stream()
                .filter(mark -> !isEnd(mark) && !(mark.part() instanceof Link))
                .forEach(this::see);
        linked.forEach(this::see);
        badges = new Badges(plan, step, marks, links);
        if (ringed.size() > MOST_RINGS) {
            ringed.forEach(crowd::add);
            ringed.clear();
        }
    }

    /**
     * One sentence of the proof, from 1; of what was said before, only that from which it follows. One that shows nothing
     * speaks of what one before has shown. What follows from all of them is drawn with the last.
     */
    public static StepFigure ofSentence(Sheet sheet, Step step, int number) {
        List<Mark> marks = List.of();
        for (int i = number; i > 0 && marks.isEmpty(); i--) {
            marks = step.proof().get(i - 1).marks();
        }
        List<Mark> linked =
                marks.stream().filter(mark -> mark.part() instanceof Link).toList();
        return new StepFigure(sheet, step, marks, linked, number == step.proof().size());
    }

    private static boolean isEnd(Mark mark) {
        return (mark.role() == Role.END || mark.role() == Role.SUPPOSED) && mark.part() instanceof Candidates;
    }

    /** The links of a step; of too many reasons only the first of each sentence, which is the one that became known last. */
    private static List<Mark> skeleton(Step step) {
        var all = new ArrayList<Mark>();
        var few = new ArrayList<Mark>();
        int reasons = 0;
        for (Sentence sentence : step.proof()) {
            boolean isFirst = true;
            for (Mark mark : sentence.marks()) {
                if (mark.part() instanceof Link link) {
                    all.add(mark);
                    if (!link.isImplied() || isFirst) {
                        few.add(mark);
                    }
                    isFirst &= !link.isImplied();
                    reasons += link.isImplied() ? 1 : 0;
                }
            }
        }
        return reasons <= MOST_REASONS ? all : few;
    }

    private void see(Deduction deduction) {
        switch (deduction) {
            case Deduction.Place(int cell, int digit) -> {
                looks.put(new Note(cell, digit), Look.PLACED);
                framed.put(cell, Look.PLACED);
            }
            case Deduction.Eliminate(int cell, Digits digits) ->
                digits.forEach(digit -> looks.put(new Note(cell, digit), Look.STRUCK));
        }
    }

    private void see(Mark mark) {
        Look look = Look.of(mark.role());
        switch (mark.part()) {
            case Candidates candidates -> see(candidates, look);
            case CellSet cells -> {
                for (int cell : cells) {
                    if (board.isOpen(cell)) {
                        framed.putIfAbsent(cell, look);
                    } else {
                        ringed.add(cell);
                    }
                }
            }
            case Rule.House house -> (look == Look.COVER ? covers : bases).add(house);
            case Link link -> {
                links.add(link);
                see(link.from(), look);
                see(link.to(), look);
                group(link.from());
                group(link.to());
            }
            case Digits _, Chain _ -> {
                // these are named in words
            }
        }
    }

    private void see(Candidates candidates, Look look) {
        for (int cell : candidates.cells()) {
            for (int digit : candidates.digits()) {
                if (!board.isOpen(cell)) {
                    ringed.add(cell);
                } else if (board.candidates(cell).contains(digit)) {
                    looks.putIfAbsent(new Note(cell, digit), look == Look.WITNESS ? Look.PATTERN : look);
                }
            }
        }
    }

    private void group(Candidates candidates) {
        if (candidates.cells().size() > 1 && candidates.digits().isSingle()) {
            groups.add(candidates);
        }
    }

    /** The looks that the picture has, for its legend. */
    public Set<Look> looks() {
        Set<Look> used = EnumSet.noneOf(Look.class);
        used.addAll(looks.values());
        used.addAll(framed.values());
        links.forEach(link -> used.add(Look.of(link.kind())));
        if (!bases.isEmpty() || !crowd.build().isEmpty()) {
            used.add(Look.BASE);
        }
        if (!covers.isEmpty()) {
            used.add(Look.COVER);
        }
        if (!based().and(covered()).isEmpty()) {
            used.add(Look.BOTH);
        }
        if (!ringed.isEmpty()) {
            used.add(Look.WITNESS);
        }
        return used;
    }

    /** The picture. */
    public Figure figure(String title) {
        var ruled = new Ruled(plan, sheet.puzzle());
        var pieces = new ArrayList<Piece>();
        pieces.add(frame.extraHouses());
        pieces.addAll(houses());
        pieces.add(frame.parity());
        pieces.addAll(ruled.below());
        pieces.add(frame.thinLines());
        pieces.add(frame.thickLines());
        pieces.addAll(frame.cages());
        pieces.addAll(ruled.above());
        pieces.add(frame.numbers());
        pieces.addAll(frames());
        pieces.addAll(forms());
        var signs = new Signs(plan, sheet);
        pieces.addAll(signs.digits());
        pieces.add(notes(signs));
        pieces.addAll(signs.notes());
        pieces.addAll(arrows());
        pieces.addAll(badges.pieces());
        return new Figure(plan.whole(), plan.whole(), title, pieces);
    }

    private List<Piece> houses() {
        CellSet both = based().and(covered());
        return List.of(
                frame.shade(based().minus(both), Look.BASE.fill()),
                frame.shade(covered().minus(both), Look.COVER.fill()),
                frame.shade(both, Look.BOTH.fill()));
    }

    private CellSet based() {
        var cells = new CellSet.Builder();
        cells.add(crowd.build());
        bases.forEach(house -> cells.add(house.cells()));
        return cells.build();
    }

    private CellSet covered() {
        var cells = new CellSet.Builder();
        covers.forEach(house -> cells.add(house.cells()));
        return cells.build();
    }

    /** Cells that are meant as a whole, rings around placed digits, and lines around groups. */
    private List<Piece> frames() {
        Map<String, Outline> byColour = new LinkedHashMap<>();
        framed.forEach((cell, look) -> byColour.computeIfAbsent(look.stroke(), _ -> new Outline())
                .box(plan.left(cell) + 2, plan.top(cell) + 2, plan.side() - 4, plan.side() - 4, 5));
        for (int cell : ringed) {
            byColour.computeIfAbsent(Look.WITNESS.stroke(), _ -> new Outline())
                    .circle(plan.middle(cell), plan.side() * 0.38);
        }
        var pieces = new ArrayList<Piece>();
        byColour.forEach((colour, outline) -> pieces.add(Form.line(outline, colour, LINE)));
        var around = new Outline();
        groups.forEach(group -> Runs.of(plan.layout(), group.cells())
                .forEach(run -> add(around, run, group.digits().first())));
        pieces.add(Form.line(around, Look.STRONG.stroke(), LINE, 1, 2));
        return pieces;
    }

    private void add(Outline outline, CellSet cells, int digit) {
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = 0;
        double bottom = 0;
        for (int cell : cells) {
            Point point = plan.note(cell, digit);
            left = Math.min(left, point.x());
            top = Math.min(top, point.y());
            right = Math.max(right, point.x());
            bottom = Math.max(bottom, point.y());
        }
        outline.box(left - 9, top - 9, right - left + 18, bottom - top + 18, 9);
    }

    /** What stands behind candidates. */
    private List<Piece> forms() {
        Map<Look, Outline> byLook = new TreeMap<>();
        looks.forEach((note, look) -> {
            Point at = plan.note(note.cell, note.digit);
            Outline outline = byLook.computeIfAbsent(look, _ -> new Outline());
            switch (look.form()) {
                case DISC -> outline.circle(at, 7.4);
                case SQUARE -> outline.box(at.x() - 7, at.y() - 7, 14, 14);
                case DIAMOND ->
                    outline.move(at.x(), at.y() - 9)
                            .line(at.x() + 9, at.y())
                            .line(at.x(), at.y() + 9)
                            .line(at.x() - 9, at.y())
                            .close();
            }
        });
        var pieces = new ArrayList<Piece>();
        byLook.forEach((look, outline) -> pieces.add(new Form(outline, look.fill(), look.stroke(), 0.8, List.of())));
        return pieces;
    }

    /** Writes the candidates; what is struck has a line through it. */
    private Piece notes(Signs signs) {
        var strikes = new Outline();
        for (int cell = 0; cell < plan.layout().cellCount(); cell++) {
            if (!board.isOpen(cell)) {
                continue;
            }
            for (int digit : board.candidates(cell)) {
                Look look = looks.get(new Note(cell, digit));
                signs.note(cell, digit, style(look));
                if (look == Look.STRUCK) {
                    Point at = plan.note(cell, digit);
                    strikes.move(at.x() - 7, at.y() + 7).line(at.x() + 7, at.y() - 7);
                }
            }
        }
        return Form.line(strikes, "#f0704a", 1.4);
    }

    private static Signs.Style style(@Nullable Look look) {
        return switch (look) {
            case null -> new Signs.Style("#5a5a5a", false);
            case PLACED -> new Signs.Style("#fff", true);
            case STRUCK -> new Signs.Style("#7d1a00", true);
            default -> new Signs.Style("#111", true);
        };
    }

    private List<Piece> arrows() {
        var arrows = new Arrows(plan);
        for (int cell = 0; cell < plan.layout().cellCount(); cell++) {
            if (board.isOpen(cell)) {
                for (int digit : board.candidates(cell)) {
                    arrows.avoid(plan.note(cell, digit), looks.containsKey(new Note(cell, digit)) ? 4 : 1);
                }
            } else {
                arrows.avoid(plan.middle(cell), 1.5);
            }
        }
        badges.points().forEach(point -> arrows.avoid(point, 4));
        var pieces = new ArrayList<Piece>();
        links.forEach(link -> pieces.addAll(arrows.draw(link)));
        return pieces;
    }
}
