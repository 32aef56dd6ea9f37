package dev.neuf.draw;

import dev.neuf.draw.Figure.Form;
import dev.neuf.draw.Figure.Point;
import dev.neuf.draw.Figure.Word;
import dev.neuf.draw.Figure.Writing;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Figures as PNG. */
public final class Png {

    /** No picture is wider: it would take more memory than it is worth. */
    public static final int WIDEST = 8_192;

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

    private final double scale;
    private final Canvas canvas;

    private Png(double scale, Canvas canvas) {
        this.scale = scale;
        this.canvas = canvas;
    }

    /**
     * The figure as the bytes of a file.
     *
     * @param width of the picture, in pixels
     */
    public static byte[] of(Figure figure, int width) {
        if (width < 1 || width > WIDEST) {
            throw new IllegalArgumentException("The width (%d) must be from 1 to %d pixels.".formatted(width, WIDEST));
        }
        double scale = (double) width / figure.width();
        int height = Math.max(1, (int) Math.round(figure.height() * scale));
        var png = new Png(scale, new Canvas(width, height));
        for (Figure.Piece piece : figure.pieces()) {
            switch (piece) {
                case Form form -> png.add(form);
                case Writing writing -> png.add(writing);
            }
        }
        return file(png.canvas.pixels(), width, height);
    }

    private void add(Form form) {
        List<List<Point>> runs = scaled(form.outline());
        if (!form.fill().equals(Figure.NONE)) {
            canvas.fill(runs, colour(form.fill()));
        }
        if (!form.line().equals(Figure.NONE)) {
            List<Integer> dashes = form.dashes();
            List<List<Point>> parts =
                    dashes.isEmpty() ? runs : Canvas.dashed(runs, dashes.getFirst() * scale, dashes.getLast() * scale);
            canvas.line(parts, colour(form.line()), form.width() * scale);
        }
    }

    private void add(Writing writing) {
        double size = writing.size();
        double pen = size * (writing.isBold() ? Glyphs.BOLD : Glyphs.PLAIN);
        for (Word word : writing.words()) {
            Outline strokes = Glyphs.strokes(word.text(), word.at(), size, writing.isLeft());
            canvas.line(scaled(strokes), colour(writing.colour()), pen * scale);
        }
    }

    private List<List<Point>> scaled(Outline outline) {
        var runs = new ArrayList<List<Point>>();
        for (List<Point> run : outline.runs()) {
            runs.add(run.stream()
                    .map(point -> new Point(point.x() * scale, point.y() * scale))
                    .toList());
        }
        return runs;
    }

    /** A colour as SVG writes it: #rgb or #rrggbb. */
    private static int colour(String text) {
        String hex = text.substring(1);
        if (hex.length() == 3) {
            hex = hex.substring(0, 1).repeat(2)
                    + hex.substring(1, 2).repeat(2)
                    + hex.substring(2).repeat(2);
        }
        return Integer.parseInt(hex, 16);
    }

    private static byte[] file(byte[] pixels, int width, int height) {
        var file = new ByteArrayOutputStream();
        file.writeBytes(SIGNATURE);
        var header = new ByteArrayOutputStream();
        add(header, width);
        add(header, height);
        // eight bits for each of red, green and blue; the only compression and filters there are; not interlaced
        header.writeBytes(new byte[] {8, 2, 0, 0, 0});
        add(file, "IHDR", header.toByteArray());
        add(file, "IDAT", packed(pixels, width, height));
        add(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    /** Each row as its difference to the row above: most rows of a board are like it. */
    private static byte[] packed(byte[] pixels, int width, int height) {
        var deflater = new Deflater(Deflater.BEST_COMPRESSION);
        var packed = new ByteArrayOutputStream();
        byte[] row = new byte[3 * width + 1];
        byte[] buffer = new byte[1 << 14];
        for (int y = 0; y <= height; y++) {
            if (y < height) {
                row[0] = 2;
                for (int i = 0; i < 3 * width; i++) {
                    int at = 3 * width * y + i;
                    row[i + 1] = (byte) (pixels[at] - (y == 0 ? 0 : pixels[at - 3 * width]));
                }
                deflater.setInput(row);
            } else {
                deflater.finish();
            }
            for (int length = deflater.deflate(buffer); length > 0; length = deflater.deflate(buffer)) {
                packed.write(buffer, 0, length);
            }
        }
        deflater.end();
        return packed.toByteArray();
    }

    private static void add(ByteArrayOutputStream file, String name, byte[] content) {
        add(file, content.length);
        byte[] kind = name.getBytes(StandardCharsets.US_ASCII);
        file.writeBytes(kind);
        file.writeBytes(content);
        var sum = new CRC32();
        sum.update(kind);
        sum.update(content);
        add(file, (int) sum.getValue());
    }

    private static void add(ByteArrayOutputStream out, int number) {
        for (int shift = 24; shift >= 0; shift -= 8) {
            out.write(number >>> shift);
        }
    }
}
