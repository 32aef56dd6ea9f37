package dev.neuf.bench.manual;

import dev.neuf.bench.manual.Plan.Point;
import dev.neuf.core.Board;
import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Chain;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Link;
import dev.neuf.core.Rule;
import dev.neuf.core.Sheet;
import dev.neuf.logic.Mark;
import dev.neuf.logic.Step;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A step on its board as an SVG picture: pencil marks, the pattern, links, what is placed and what is struck. It is on a
 * white ground and needs nothing from outside, so it looks the same wherever it is shown.
 */
final class StepSvg {

    /** So many placed digits that leave no room are ringed; more of them only get a ground, for a picture without unrest. */
    private static final int MOST_RINGS = 8;

    private record Note(int cell, int digit) {}

    private final Sheet sheet;
    private final Board board;
    private final Step step;
    private final Plan plan;
    private final Frame frame;
    private final Map<Note, Look> looks = new LinkedHashMap<>();
    private final Map<Integer, Look> framed = new LinkedHashMap<>();
    private final CellSet.Builder crowd = new CellSet.Builder();
    private final Set<Integer> ringed = new LinkedHashSet<>();
    private final Set<Candidates> groups = new LinkedHashSet<>();
    private final Set<Link> links = new LinkedHashSet<>();
    private final Set<Rule.House> bases = new LinkedHashSet<>();
    private final Set<Rule.House> covers = new LinkedHashSet<>();

    StepSvg(Sheet sheet, Step step) {
        this.sheet = sheet;
        this.board = Board.of(sheet);
        this.step = step;
        this.plan = new Plan(sheet.layout());
        this.frame = new Frame(plan);
        step.deductions().forEach(this::see);
        // what is said of a candidate by itself is more than that it is the end of a link
        step.marks().stream().filter(mark -> !(mark.part() instanceof Link)).forEach(this::see);
        step.marks().stream().filter(mark -> mark.part() instanceof Link).forEach(this::see);
        if (ringed.size() > MOST_RINGS) {
            ringed.forEach(crowd::add);
            ringed.clear();
        }
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
    Set<Look> looks() {
        Set<Look> used = EnumSet.noneOf(Look.class);
        used.addAll(looks.values());
        used.addAll(framed.values());
        links.forEach(link -> used.add(link.isStrong() ? Look.STRONG : Look.WEAK));
        if (!bases.isEmpty() || !crowd.build().isEmpty()) {
            used.add(Look.BASE);
        }
        if (!covers.isEmpty()) {
            used.add(Look.COVER);
        }
        if (!ringed.isEmpty()) {
            used.add(Look.WITNESS);
        }
        return used;
    }

    /** The picture. */
    String text() {
        int whole = plan.whole();
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1$d %1$d\" width=\"%1$d\" height=\"%1$d\" "
                        .formatted(whole)
                + "font-family=\"Helvetica,Arial,sans-serif\" text-anchor=\"middle\">\n"
                + "<title>%s</title>\n<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n"
                        .formatted(step.technique().key(), whole, whole)
                + frame.extraHouses(board.rules())
                + houses()
                + frame.lines()
                + frame.cages(board.rules())
                + frame.numbers()
                + frames()
                + forms()
                + digits()
                + notes()
                + arrows()
                + "</svg>\n";
    }

    private String houses() {
        var base = new CellSet.Builder();
        var cover = new CellSet.Builder();
        base.add(crowd.build());
        bases.forEach(house -> base.add(house.cells()));
        covers.forEach(house -> cover.add(house.cells()));
        CellSet both = base.build().and(cover.build());
        return frame.shade(base.build().minus(both), Look.BASE.fill())
                + frame.shade(cover.build().minus(both), Look.COVER.fill())
                + frame.shade(both, "#e3ead5");
    }

    /** Cells that are meant as a whole, rings around placed digits, and lines around groups. */
    private String frames() {
        var text = new StringBuilder();
        framed.forEach((cell, look) ->
                text.append("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"5\" stroke=\"%s\"/>"
                        .formatted(
                                plan.left(cell) + 2,
                                plan.top(cell) + 2,
                                plan.side() - 4,
                                plan.side() - 4,
                                look.stroke())));
        for (int cell : ringed) {
            Point middle = plan.middle(cell);
            text.append("<circle cx=\"%s\" cy=\"%s\" r=\"%s\" stroke=\"%s\"/>"
                    .formatted(
                            Arrows.number(middle.x()),
                            Arrows.number(middle.y()),
                            Arrows.number(plan.side() * 0.38),
                            Look.WITNESS.stroke()));
        }
        for (Candidates group : groups) {
            text.append(around(group));
        }
        return text.isEmpty() ? "" : "<g fill=\"none\" stroke-width=\"1.6\">%s</g>\n".formatted(text);
    }

    private String around(Candidates group) {
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = 0;
        double bottom = 0;
        for (int cell : group.cells()) {
            Point point = plan.note(cell, group.digits().first());
            left = Math.min(left, point.x());
            top = Math.min(top, point.y());
            right = Math.max(right, point.x());
            bottom = Math.max(bottom, point.y());
        }
        return "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"9\" stroke=\"%s\" stroke-dasharray=\"1 2\"/>"
                .formatted(
                        Arrows.number(left - 9),
                        Arrows.number(top - 9),
                        Arrows.number(right - left + 18),
                        Arrows.number(bottom - top + 18),
                        Look.STRONG.stroke());
    }

    /** What stands behind candidates. */
    private String forms() {
        Map<Look, StringBuilder> byLook = new TreeMap<>();
        looks.forEach((note, look) -> {
            Point at = plan.note(note.cell, note.digit);
            byLook.computeIfAbsent(look, _ -> new StringBuilder())
                    .append(
                            switch (look.form()) {
                                case DISC ->
                                    "M%s %sa7.4 7.4 0 1 1 0 .1z"
                                            .formatted(Arrows.number(at.x() - 7.4), Arrows.number(at.y()));
                                case SQUARE ->
                                    "M%s %sh14v14h-14z".formatted(Arrows.number(at.x() - 7), Arrows.number(at.y() - 7));
                                case DIAMOND ->
                                    "M%s %sl9 9l-9 9l-9 -9z"
                                            .formatted(Arrows.number(at.x()), Arrows.number(at.y() - 9));
                            });
        });
        var text = new StringBuilder();
        byLook.forEach((look, path) -> text.append("<path fill=\"%s\" stroke=\"%s\" stroke-width=\".8\" d=\"%s\"/>\n"
                .formatted(look.fill(), look.stroke(), path)));
        return text.toString();
    }

    /** Digits that are on the board: given ones bold and black, others in blue. */
    private String digits() {
        double size = plan.side() * 0.6;
        var given = new Letters(size);
        var found = new Letters(size);
        for (int cell : board.values().filled()) {
            (board.isGiven(cell) ? given : found)
                    .add(plan.middle(cell), symbol(board.values().digit(cell)));
        }
        return given.group("fill=\"#111\" font-weight=\"bold\"") + found.group("fill=\"#0b3d91\"");
    }

    private String notes() {
        Map<String, Letters> kinds = new LinkedHashMap<>();
        var strikes = new StringBuilder();
        for (int cell = 0; cell < plan.layout().cellCount(); cell++) {
            if (!board.isOpen(cell)) {
                continue;
            }
            for (int digit : board.candidates(cell)) {
                Look look = looks.get(new Note(cell, digit));
                Point at = plan.note(cell, digit);
                String kind = "fill=\"#111\" font-weight=\"bold\"";
                if (look == null) {
                    kind = "fill=\"#5a5a5a\"";
                } else if (look == Look.PLACED) {
                    kind = "fill=\"#fff\" font-weight=\"bold\"";
                } else if (look == Look.STRUCK) {
                    kind = "fill=\"#7d1a00\" font-weight=\"bold\"";
                    strikes.append("M%s %sl14 -14".formatted(Arrows.number(at.x() - 7), Arrows.number(at.y() + 7)));
                }
                kinds.computeIfAbsent(kind, _ -> new Letters(12)).add(at, symbol(digit));
            }
        }
        var text = new StringBuilder();
        kinds.forEach((kind, letters) -> text.append(letters.group(kind)));
        return strikes.isEmpty()
                ? text.toString()
                : "<path stroke=\"%s\" stroke-width=\"1.4\" d=\"%s\"/>\n".formatted("#f0704a", strikes) + text;
    }

    private String symbol(int digit) {
        return String.valueOf(sheet.symbols().of(digit))
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;");
    }

    private String arrows() {
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
        var text = new StringBuilder();
        links.forEach(link -> text.append(arrows.draw(link)));
        return text.isEmpty()
                ? ""
                : "<g stroke=\"%1$s\" fill=\"%1$s\" stroke-width=\"1.5\">%2$s</g>\n"
                        .formatted(Look.STRONG.stroke(), text);
    }
}
