package dev.neuf.draw;

import dev.neuf.draw.Figure.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/*
 * Areas are painted by the share of each pixel that they cover. Every edge of an area adds, in the rows it passes, how much
 * of the pixels to its right it turns on or off; a running sum along the row is then the coverage. Edges that two areas of
 * one form have in common cancel out, so there is no seam between them.
 *
 * Lines are painted by distance: a pixel whose middle is nearer to the line than half its width is covered, with half a
 * pixel of transition. That gives round ends and corners without any more code.
 */
/** A picture of pixels on a white ground, with smooth edges. */
final class Canvas {

    private final int width;
    private final int height;
    private final byte[] pixels;

    Canvas(int width, int height) {
        this.width = width;
        this.height = height;
        this.pixels = new byte[3 * width * height];
        Arrays.fill(pixels, (byte) 255);
    }

    /** Red, green and blue of each pixel, row by row. */
    byte[] pixels() {
        return pixels;
    }

    /** Fills areas, all of which go round in the same direction. */
    void fill(List<List<Point>> runs, int colour) {
        int top = height;
        int bottom = 0;
        for (List<Point> run : runs) {
            for (Point point : run) {
                top = Math.min(top, (int) Math.floor(point.y()));
                bottom = Math.max(bottom, (int) Math.ceil(point.y()));
            }
        }
        top = Math.max(0, top);
        bottom = Math.min(height, bottom);
        if (top >= bottom) {
            return;
        }
        float[] turned = new float[(width + 2) * (bottom - top)];
        for (List<Point> run : runs) {
            for (int i = 0; i < run.size(); i++) {
                edge(turned, top, bottom, run.get(i), run.get((i + 1) % run.size()));
            }
        }
        for (int y = top; y < bottom; y++) {
            float sum = 0;
            for (int x = 0; x < width; x++) {
                sum += turned[(y - top) * (width + 2) + x];
                float covered = Math.min(1, Math.abs(sum));
                if (covered > 0.002) {
                    blend(x, y, colour, covered);
                }
            }
        }
    }

    private void edge(float[] turned, int top, int bottom, Point one, Point other) {
        if (one.y() == other.y()) {
            return;
        }
        float way = one.y() < other.y() ? 1 : -1;
        Point upper = way > 0 ? one : other;
        Point lower = way > 0 ? other : one;
        double slope = (lower.x() - upper.x()) / (lower.y() - upper.y());
        int last = Math.min(bottom, (int) Math.ceil(lower.y()));
        for (int y = Math.max(top, (int) Math.floor(upper.y())); y < last; y++) {
            double from = Math.max(y, upper.y());
            double to = Math.min(y + 1, lower.y());
            double x = upper.x() + ((from + to) / 2 - upper.y()) * slope;
            double inside = Math.clamp(x, 0, width);
            int column = (int) inside;
            // the pixel is divided at x: what is to the right of that is turned, and all pixels after it
            float all = (float) (way * (to - from));
            float here = (float) (all * (column + 1 - inside));
            int at = (y - top) * (width + 2) + column;
            turned[at] += here;
            turned[at + 1] += all - here;
        }
    }

    /** Draws along runs of points. */
    void line(List<List<Point>> runs, int colour, double lineWidth) {
        double reach = lineWidth / 2 + 0.5;
        for (List<Point> run : runs) {
            int left = width;
            int top = height;
            int right = 0;
            int bottom = 0;
            for (Point point : run) {
                left = Math.min(left, (int) Math.floor(point.x() - reach));
                top = Math.min(top, (int) Math.floor(point.y() - reach));
                right = Math.max(right, (int) Math.ceil(point.x() + reach));
                bottom = Math.max(bottom, (int) Math.ceil(point.y() + reach));
            }
            left = Math.max(0, left);
            top = Math.max(0, top);
            int columns = Math.min(width, right) - left;
            int rows = Math.min(height, bottom) - top;
            if (columns > 0 && rows > 0) {
                line(run, colour, reach, left, top, columns, rows);
            }
        }
    }

    private void line(List<Point> run, int colour, double reach, int left, int top, int columns, int rows) {
        float[] covered = new float[columns * rows];
        for (int i = 0; i + 1 < Math.max(2, run.size()); i++) {
            Point one = run.get(i);
            Point other = run.get(Math.min(i + 1, run.size() - 1));
            int firstRow = Math.max(0, (int) Math.floor(Math.min(one.y(), other.y()) - reach) - top);
            int lastRow = Math.min(rows, (int) Math.ceil(Math.max(one.y(), other.y()) + reach) - top);
            int first = Math.max(0, (int) Math.floor(Math.min(one.x(), other.x()) - reach) - left);
            int last = Math.min(columns, (int) Math.ceil(Math.max(one.x(), other.x()) + reach) - left);
            for (int row = firstRow; row < lastRow; row++) {
                for (int column = first; column < last; column++) {
                    double away = distance(left + column + 0.5, top + row + 0.5, one, other);
                    float here = (float) Math.clamp(reach - away, 0, 1);
                    int at = row * columns + column;
                    covered[at] = Math.max(covered[at], here);
                }
            }
        }
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                float here = covered[row * columns + column];
                if (here > 0) {
                    blend(left + column, top + row, colour, here);
                }
            }
        }
    }

    private static double distance(double x, double y, Point one, Point other) {
        double right = other.x() - one.x();
        double down = other.y() - one.y();
        double square = right * right + down * down;
        double along = square == 0 ? 0 : Math.clamp(((x - one.x()) * right + (y - one.y()) * down) / square, 0, 1);
        return Math.hypot(x - one.x() - along * right, y - one.y() - along * down);
    }

    private void blend(int x, int y, int colour, float share) {
        int at = 3 * (y * width + x);
        for (int i = 0; i < 3; i++) {
            int below = pixels[at + i] & 255;
            int above = colour >> (16 - 8 * i) & 255;
            pixels[at + i] = (byte) Math.round(below + (above - below) * share);
        }
    }

    /** The parts of runs that a dashed line has. */
    static List<List<Point>> dashed(List<List<Point>> runs, double dash, double gap) {
        var parts = new ArrayList<List<Point>>();
        for (List<Point> run : runs) {
            List<Point> part = new ArrayList<>(List.of(run.getFirst()));
            boolean isDash = true;
            double left = dash;
            for (int i = 1; i < run.size(); i++) {
                Point here = run.get(i - 1);
                Point to = run.get(i);
                while (here.distance(to) > left) {
                    double share = left / here.distance(to);
                    here = new Point(here.x() + (to.x() - here.x()) * share, here.y() + (to.y() - here.y()) * share);
                    if (isDash) {
                        part.add(here);
                        parts.add(part);
                    }
                    part = new ArrayList<>(List.of(here));
                    isDash = !isDash;
                    left = isDash ? dash : gap;
                }
                left -= here.distance(to);
                part.add(to);
            }
            if (isDash) {
                parts.add(part);
            }
        }
        return parts;
    }
}
