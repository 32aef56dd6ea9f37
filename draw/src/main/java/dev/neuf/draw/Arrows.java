package dev.neuf.draw;

import dev.neuf.core.Candidates;
import dev.neuf.core.Link;
import dev.neuf.draw.Figure.Form;
import dev.neuf.draw.Figure.Piece;
import dev.neuf.draw.Figure.Point;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Links as arrows, bent so that they run between the digits instead of over them. Solid is a strong link, dashed a weak one;
 * what follows in a proof has an open head.
 *
 * <p>Each arrow tries a few bends and takes the one that meets the fewest digits, marked ones and earlier arrows counting
 * more. Chance has no part in it: the same step is the same picture.
 */
final class Arrows {

    /** How far the middle of an arrow is bent aside, in pixels; the first of equals is taken. */
    private static final double[] BENDS = {0, 9, -9, 18, -18, 28, -28, 40, -40, 54, -54, 70, -70};

    private static final int SAMPLES = 24;

    /** A digit that is nearer to an arrow than this is crossed. */
    private static final double NEAR = 7.5;

    private static final double HEAD = 6;

    private final Plan plan;
    private final Map<Point, Double> obstacles = new LinkedHashMap<>();
    private final List<Point> drawn = new ArrayList<>();

    Arrows(Plan plan) {
        this.plan = plan;
    }

    /** Something that arrows should run around. */
    void avoid(Point point, double weight) {
        obstacles.merge(point, weight, Math::max);
    }

    /** The arrow of a link. */
    List<Piece> draw(Link link) {
        Point from = new Point(0, 0);
        Point to = from;
        double shortest = Double.MAX_VALUE;
        for (Point one : points(link.from())) {
            for (Point other : points(link.to())) {
                if (one.distance(other) < shortest) {
                    shortest = one.distance(other);
                    from = one;
                    to = other;
                }
            }
        }
        return shortest == 0 ? List.of() : draw(from, to, Look.of(link.kind()));
    }

    private List<Point> points(Candidates candidates) {
        var points = new ArrayList<Point>();
        for (int cell : candidates.cells()) {
            for (int digit : candidates.digits()) {
                points.add(plan.note(cell, digit));
            }
        }
        return points;
    }

    private List<Piece> draw(Point from, Point to, Look look) {
        Point best = control(from, to, 0);
        double least = Double.MAX_VALUE;
        for (double bend : BENDS) {
            Point control = control(from, to, bend);
            double cost = cost(from, control, to) + Math.abs(bend) / 25;
            if (cost < least) {
                least = cost;
                best = control;
            }
        }
        for (int i = 0; i <= SAMPLES; i++) {
            drawn.add(Outline.between(from, best, to, (double) i / SAMPLES));
        }
        return path(from, best, to, look);
    }

    private static Point control(Point from, Point to, double bend) {
        double length = from.distance(to);
        // a quadratic curve comes half as far as its control point
        double aside = 2 * bend / length;
        return new Point(
                (from.x() + to.x()) / 2 - (to.y() - from.y()) * aside,
                (from.y() + to.y()) / 2 + (to.x() - from.x()) * aside);
    }

    private double cost(Point from, Point control, Point to) {
        double cost = 0;
        for (Map.Entry<Point, Double> obstacle : obstacles.entrySet()) {
            Point point = obstacle.getKey();
            boolean isEnd = point.equals(from) || point.equals(to);
            double nearest = Double.MAX_VALUE;
            for (int i = 1; i < SAMPLES && !isEnd; i++) {
                nearest = Math.min(
                        nearest,
                        Outline.between(from, control, to, (double) i / SAMPLES).distance(point));
            }
            cost += nearest < NEAR ? obstacle.getValue() * (1.5 - nearest / NEAR) : 0;
        }
        for (int i = 3; i < SAMPLES - 2; i++) {
            Point here = Outline.between(from, control, to, (double) i / SAMPLES);
            boolean isOutside =
                    Math.min(here.x(), here.y()) < plan.margin() + 1 || Math.max(here.x(), here.y()) > plan.end() - 1;
            boolean isMet = drawn.stream().anyMatch(other -> other.distance(here) < 3);
            cost += (isOutside ? 3 : 0) + (isMet ? 0.4 : 0);
        }
        return cost;
    }

    /** From the rim of one candidate to the rim of the other, with a head. */
    private static List<Piece> path(Point from, Point control, Point to, Look look) {
        double rim = Math.min(7.5, from.distance(to) * 0.3);
        Point start = towards(from, control, rim);
        Point tip = towards(to, control, rim);
        double head = Math.min(HEAD, start.distance(tip) * 0.6);
        Point neck = towards(tip, control, head * 0.8);
        Point back = towards(tip, control, head);
        double wide = 0.45 * head / Math.max(1e-9, back.distance(tip));
        double x = (tip.y() - back.y()) * wide;
        double y = (tip.x() - back.x()) * wide;
        boolean isOpen = look == Look.IMPLIED;
        var shaft = new Outline().move(start.x(), start.y()).curve(control, isOpen ? tip : neck);
        if (isOpen) {
            shaft.move(back.x() - x, back.y() + y).line(tip.x(), tip.y()).line(back.x() + x, back.y() - y);
            return List.of(Form.line(shaft, look.stroke(), 1.3));
        }
        var point = new Outline()
                .move(tip.x(), tip.y())
                .line(back.x() - x, back.y() + y)
                .line(back.x() + x, back.y() - y)
                .close();
        return List.of(
                look == Look.WEAK ? Form.line(shaft, look.stroke(), 1.5, 4, 3) : Form.line(shaft, look.stroke(), 1.5),
                Form.filled(point, look.stroke()));
    }

    private static Point towards(Point from, Point other, double length) {
        double share = length / Math.max(1e-9, from.distance(other));
        return new Point(from.x() + (other.x() - from.x()) * share, from.y() + (other.y() - from.y()) * share);
    }
}
