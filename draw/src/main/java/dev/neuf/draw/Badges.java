package dev.neuf.draw;

import dev.neuf.core.Candidates;
import dev.neuf.core.Link;
import dev.neuf.draw.Figure.Form;
import dev.neuf.draw.Figure.Piece;
import dev.neuf.draw.Figure.Point;
import dev.neuf.draw.Figure.Word;
import dev.neuf.draw.Figure.Writing;
import dev.neuf.logic.Mark;
import dev.neuf.logic.Role;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The numbers of the sentences in which candidates come to hold, beside them, in a proof where one follows from another. */
final class Badges {

    /** Where a number may stand beside its candidate; the first is usual. */
    private static final int[][] CORNERS = {{1, -1}, {-1, -1}, {1, 1}, {-1, 1}};

    /** The radius of the ground of a number. */
    private static final double RADIUS = 5;

    /** An arrow this near to the direction of a corner, as a cosine, runs over what stands there. */
    private static final double NEAR = 0.8;

    private final Plan plan;
    private final Collection<Link> links;
    private final Map<Point, Integer> numbers = new LinkedHashMap<>();

    /** The numbers for that part of a step of which these marks and links are drawn. */
    Badges(Plan plan, Step step, List<Mark> shown, Collection<Link> links) {
        this.plan = plan;
        this.links = links;
        if (step.marks().stream().anyMatch(Badges::isReason)) {
            Set<Point> notes = notes(shown);
            Map<Point, Integer> byNote = new LinkedHashMap<>();
            for (int i = 0; i < step.proof().size(); i++) {
                for (Mark mark : step.proof().get(i).marks()) {
                    if ((mark.role() == Role.LINK || mark.role() == Role.END || mark.role() == Role.SUPPOSED)
                            && mark.part() instanceof Candidates candidates) {
                        byNote.putIfAbsent(note(candidates), i + 1);
                    }
                }
            }
            byNote.keySet().retainAll(notes);
            byNote.forEach((note, number) -> numbers.put(corner(note), number));
        }
    }

    private static boolean isReason(Mark mark) {
        return mark.part() instanceof Link link && link.isImplied();
    }

    /** Where the candidates stand that are marked or linked. */
    private Set<Point> notes(List<Mark> marks) {
        var notes = new HashSet<Point>();
        for (Mark mark : marks) {
            switch (mark.part()) {
                case Candidates candidates -> notes.add(note(candidates));
                case Link link -> {
                    notes.add(note(link.from()));
                    notes.add(note(link.to()));
                }
                default -> {
                    // no candidate, so there is no number beside it
                }
            }
        }
        return notes;
    }

    private Point note(Candidates candidates) {
        return plan.note(candidates.cells().first(), candidates.digits().first());
    }

    /** Where there is a number. */
    Collection<Point> points() {
        return numbers.keySet();
    }

    /** Between four candidates there is room for a small number: at the first corner where no arrow comes or goes. */
    private Point corner(Point note) {
        Point best = note;
        double least = Double.MAX_VALUE;
        for (int[] corner : CORNERS) {
            var there = new Point(note.x() + Plan.NOTE * 0.5 * corner[0], note.y() + Plan.NOTE * 0.5 * corner[1]);
            double met = numbers.containsKey(there) ? 2 : 0;
            for (Link link : links) {
                met = Math.max(met, met(note, there, link.from(), link.to()));
                met = Math.max(met, met(note, there, link.to(), link.from()));
            }
            if (met < least - 0.1) {
                least = met;
                best = there;
            }
        }
        return best;
    }

    /** How much an arrow between this candidate and others runs in the direction of a corner: 1 at most. */
    private double met(Point note, Point corner, Candidates ends, Candidates others) {
        double met = 0;
        for (int cell : ends.cells()) {
            if (plan.note(cell, ends.digits().first()).equals(note)) {
                for (int other : others.cells()) {
                    Point to = plan.note(other, others.digits().first());
                    double along = (to.x() - note.x()) * (corner.x() - note.x())
                            + (to.y() - note.y()) * (corner.y() - note.y());
                    double share = along / Math.max(1e-9, note.distance(to) * note.distance(corner));
                    met = Math.max(met, share < NEAR ? 0 : share);
                }
            }
        }
        return met;
    }

    /** The numbers on their grounds. */
    List<Piece> pieces() {
        if (numbers.isEmpty()) {
            return List.of();
        }
        var grounds = new Outline();
        var words = new ArrayList<Word>();
        numbers.forEach((at, number) -> {
            grounds.circle(at, RADIUS);
            words.add(new Word(at, Integer.toString(number)));
        });
        return List.of(
                new Form(grounds, Look.IMPLIED.stroke(), "#fff", 0.6, List.of()),
                new Writing(1.5 * RADIUS, "#fff", true, false, words));
    }
}
