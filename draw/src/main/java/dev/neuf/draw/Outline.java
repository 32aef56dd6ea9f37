package dev.neuf.draw;

import dev.neuf.draw.Figure.Point;
import java.util.ArrayList;
import java.util.List;

/** Lines and curves, one after the other. Whether they are filled or drawn is said elsewhere. */
final class Outline {

    /** A circle as so many straight lines is round to the eye. */
    private static final int ROUND = 48;

    private static final int CURVE = 16;

    /** One stroke of the pen. */
    sealed interface Stroke {}

    record Move(Point to) implements Stroke {}

    record Line(Point to) implements Stroke {}

    /** A quadratic curve. */
    record Curve(Point control, Point to) implements Stroke {}

    /** Back to where the last move went. */
    record Close() implements Stroke {}

    record Circle(Point middle, double radius) implements Stroke {}

    private final List<Stroke> strokes = new ArrayList<>();

    Outline move(double x, double y) {
        strokes.add(new Move(new Point(x, y)));
        return this;
    }

    Outline line(double x, double y) {
        strokes.add(new Line(new Point(x, y)));
        return this;
    }

    Outline curve(Point control, Point to) {
        strokes.add(new Curve(control, to));
        return this;
    }

    Outline close() {
        strokes.add(new Close());
        return this;
    }

    Outline circle(Point middle, double radius) {
        strokes.add(new Circle(middle, radius));
        return this;
    }

    Outline box(double left, double top, double width, double height) {
        return move(left, top)
                .line(left + width, top)
                .line(left + width, top + height)
                .line(left, top + height)
                .close();
    }

    /** A box with round corners. */
    Outline box(double left, double top, double width, double height, double round) {
        double right = left + width;
        double bottom = top + height;
        return move(left + round, top)
                .line(right - round, top)
                .curve(new Point(right, top), new Point(right, top + round))
                .line(right, bottom - round)
                .curve(new Point(right, bottom), new Point(right - round, bottom))
                .line(left + round, bottom)
                .curve(new Point(left, bottom), new Point(left, bottom - round))
                .line(left, top + round)
                .curve(new Point(left, top), new Point(left + round, top))
                .close();
    }

    boolean isEmpty() {
        return strokes.isEmpty();
    }

    List<Stroke> strokes() {
        return strokes;
    }

    /** The same as straight lines only, each run of them by itself. */
    List<List<Point>> runs() {
        var runs = new ArrayList<List<Point>>();
        List<Point> run = new ArrayList<>();
        for (Stroke stroke : strokes) {
            switch (stroke) {
                case Move(Point to) -> run = begun(runs, to);
                case Line(Point to) -> run.add(to);
                case Curve(Point control, Point to) -> bend(run, control, to);
                case Close _ -> run.add(run.getFirst());
                case Circle(Point middle, double radius) -> {
                    run = begun(runs, new Point(middle.x() + radius, middle.y()));
                    for (int i = 1; i <= ROUND; i++) {
                        double angle = 2 * Math.PI * i / ROUND;
                        run.add(new Point(
                                middle.x() + radius * Math.cos(angle), middle.y() + radius * Math.sin(angle)));
                    }
                }
            }
        }
        return runs;
    }

    private static List<Point> begun(List<List<Point>> runs, Point at) {
        var run = new ArrayList<Point>();
        run.add(at);
        runs.add(run);
        return run;
    }

    private static void bend(List<Point> run, Point control, Point to) {
        Point from = run.getLast();
        for (int i = 1; i <= CURVE; i++) {
            run.add(between(from, control, to, (double) i / CURVE));
        }
    }

    /** A point of a quadratic curve, from its beginning (0) to its end (1). */
    static Point between(Point from, Point control, Point to, double t) {
        double a = (1 - t) * (1 - t);
        double b = 2 * t * (1 - t);
        double c = t * t;
        return new Point(a * from.x() + b * control.x() + c * to.x(), a * from.y() + b * control.y() + c * to.y());
    }
}
