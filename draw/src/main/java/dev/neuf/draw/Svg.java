package dev.neuf.draw;

import dev.neuf.draw.Figure.Form;
import dev.neuf.draw.Figure.Point;
import dev.neuf.draw.Figure.Word;
import dev.neuf.draw.Figure.Writing;

/** Figures as SVG on a white ground. It needs nothing from outside, so it looks the same wherever it is shown. */
public final class Svg {

    /** From the middle of a figure to its foot, as a share of the size of the font. */
    private static final double FOOT = 0.36;

    /** Lines that are wider than this show how they end. */
    private static final double THIN = 3;

    private final StringBuilder text = new StringBuilder();

    private Svg() {}

    /** The figure as a document. */
    public static String of(Figure figure) {
        var svg = new Svg();
        String size = "\"" + figure.width() + "\" height=\"" + figure.height() + "\"";
        svg.text
                .append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
                .append(figure.width())
                .append(' ')
                .append(figure.height())
                .append("\" width=")
                .append(size)
                .append(" font-family=\"Helvetica,Arial,sans-serif\" text-anchor=\"middle\">\n<title>")
                .append(escaped(figure.title()))
                .append("</title>\n<rect width=")
                .append(size)
                .append(" fill=\"#fff\"/>\n");
        for (Figure.Piece piece : figure.pieces()) {
            switch (piece) {
                case Form form -> svg.add(form);
                case Writing writing -> svg.add(writing);
            }
        }
        return svg.text.append("</svg>\n").toString();
    }

    private void add(Form form) {
        if (form.outline().isEmpty()) {
            return;
        }
        text.append("<path fill=\"").append(form.fill()).append('"');
        if (!form.line().equals(Figure.NONE)) {
            text.append(" stroke=\"").append(form.line()).append('"');
            if (form.width() != 1) {
                text.append(" stroke-width=\"").append(number(form.width())).append('"');
            }
            if (form.width() > THIN) {
                text.append(" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
            }
            if (!form.dashes().isEmpty()) {
                text.append(" stroke-dasharray=\"")
                        .append(form.dashes().getFirst())
                        .append(' ')
                        .append(form.dashes().getLast())
                        .append('"');
            }
        }
        text.append(" d=\"");
        add(form.outline());
        text.append("\"/>\n");
    }

    private void add(Outline outline) {
        Point start = new Point(0, 0);
        Point here = start;
        for (Outline.Stroke stroke : outline.strokes()) {
            switch (stroke) {
                case Outline.Move(Point to) -> {
                    text.append('M').append(written(to));
                    start = to;
                    here = to;
                }
                case Outline.Line(Point to) -> {
                    line(here, to);
                    here = to;
                }
                case Outline.Curve(Point control, Point to) -> {
                    text.append('Q').append(written(control)).append(' ').append(written(to));
                    here = to;
                }
                case Outline.Close _ -> {
                    text.append('z');
                    here = start;
                }
                case Outline.Circle(Point middle, double radius) -> {
                    String round = number(radius);
                    text.append('M')
                            .append(written(new Point(middle.x() - radius, middle.y())))
                            .append('a')
                            .append(round)
                            .append(' ')
                            .append(round)
                            .append(" 0 1 1 0 .1z");
                }
            }
        }
    }

    /** Most lines are level or upright, and shorter to write for that. */
    private void line(Point from, Point to) {
        if (from.y() == to.y()) {
            text.append('h').append(number(to.x() - from.x()));
        } else if (from.x() == to.x()) {
            text.append('v').append(number(to.y() - from.y()));
        } else {
            text.append('L').append(written(to));
        }
    }

    private void add(Writing writing) {
        if (writing.words().isEmpty()) {
            return;
        }
        text.append("<g font-size=\"")
                .append(number(writing.size()))
                .append("\" fill=\"")
                .append(writing.colour())
                .append('"')
                .append(writing.isBold() ? " font-weight=\"bold\"" : "")
                .append(writing.isLeft() ? " text-anchor=\"start\"" : "")
                .append(">\n");
        // an element for each: several places in one are shorter, but not all programs that show SVG know them
        for (Word word : writing.words()) {
            text.append("<text x=\"")
                    .append(number(word.at().x()))
                    .append("\" y=\"")
                    .append(number(word.at().y() + FOOT * writing.size()))
                    .append("\">")
                    .append(escaped(word.text()))
                    .append("</text>\n");
        }
        text.append("</g>\n");
    }

    private static String written(Point point) {
        return number(point.x()) + " " + number(point.y());
    }

    /** With at most one digit after the point. */
    static String number(double value) {
        long tenths = Math.round(value * 10);
        String sign = tenths < 0 ? "-" : "";
        long size = Math.abs(tenths);
        return size % 10 == 0 ? sign + size / 10 : sign + size / 10 + "." + size % 10;
    }

    private static String escaped(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
