package dev.neuf.draw;

import dev.neuf.draw.Figure.Point;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Letters as strokes of a pen, for pictures that cannot count on a font being there.
 *
 * <p>A letter is 100 high, from its head at 0 to its foot at 100; {@code M} lifts the pen, {@code L} draws a line,
 * {@code Q} a curve by its control point, {@code O} a ring by its middle and its two radii.
 */
final class Glyphs {

    /** How high capitals and figures are, as a share of the size of the font. */
    static final double HEIGHT = 0.72;

    /** How wide the strokes are, as a share of the size of the font. */
    static final double PLAIN = 0.085;

    static final double BOLD = 0.125;

    /** Between two letters of a word, in hundredths of their height. */
    private static final double GAP = 26;

    private static final double[][] RING = ring();

    private static final Map<Character, Glyph> ALL = new HashMap<>();

    /** A letter: how wide it is, and its strokes. */
    private record Glyph(int width, String strokes) {}

    private Glyphs() {}

    static {
        figures();
        capitals();
        smallLetters();
        add('.', 10, "M5 96L5 100");
        add('-', 40, "M4 55L36 55");
        add('+', 56, "M4 55L52 55M28 31L28 79");
        add('@', 90, "O46 52 17 19M63 34L63 62Q65 72 74 70Q88 64 87 46Q84 6 46 6Q4 8 3 54Q4 98 48 99Q62 99 72 93");
        add('&', 70, "M68 100L16 32Q6 4 30 2Q54 4 46 28Q40 42 20 52Q0 66 6 84Q16 102 38 98Q58 92 64 58");
        add('*', 56, "M28 16L28 72M4 30L52 58M52 30L4 58");
    }

    private static void figures() {
        add('0', 60, "O30 50 28 50");
        add('1', 44, "M4 24L30 0L30 100");
        add('2', 60, "M4 28Q4 0 30 0Q56 0 56 27Q56 44 38 62L3 100L58 100");
        add('3', 58, "M4 20Q8 0 29 0Q53 0 53 24Q53 46 24 47Q56 48 56 74Q56 100 28 100Q6 100 2 79");
        add('4', 62, "M45 100L45 0L2 68L61 68");
        add('5', 58, "M52 0L12 0L7 48Q15 37 30 37Q56 38 56 68Q56 100 28 100Q7 100 2 82");
        add('6', 60, "M53 16Q48 0 31 0Q3 0 3 57Q3 100 31 100Q57 100 57 69Q57 39 31 39Q9 39 3 64");
        add('7', 58, "M2 0L56 0Q26 44 22 100");
        add('8', 60, "O30 23 23 23O30 73 27 27");
        add('9', 60, "M7 84Q12 100 29 100Q57 100 57 43Q57 0 29 0Q3 0 3 31Q3 61 29 61Q51 61 57 36");
    }

    private static void capitals() {
        add('A', 70, "M2 100L35 0L68 100M14 66L56 66");
        add('B', 62, "M6 0L6 100L32 100Q58 99 58 73Q58 47 32 47L6 47M6 0L30 0Q54 1 54 24Q54 46 32 47");
        add('C', 66, "M64 18Q54 0 36 0Q3 2 3 50Q3 98 36 100Q54 100 64 82");
        add('D', 66, "M6 0L6 100L28 100Q63 98 63 50Q63 2 28 0L6 0");
        add('E', 56, "M54 0L6 0L6 100L55 100M6 48L48 48");
        add('F', 54, "M53 0L6 0L6 100M6 49L46 49");
        add('G', 70, "M64 18Q54 0 36 0Q3 2 3 50Q3 98 36 100Q56 100 66 84L66 54L40 54");
        add('H', 68, "M6 0L6 100M62 0L62 100M6 48L62 48");
        add('I', 12, "M6 0L6 100");
        add('J', 50, "M44 0L44 74Q44 100 23 100Q2 100 2 72");
        add('K', 64, "M6 0L6 100M60 0L6 60M25 40L63 100");
        add('L', 54, "M6 0L6 100L53 100");
        add('M', 80, "M6 100L6 0L40 74L74 0L74 100");
        add('N', 68, "M6 100L6 0L62 100L62 0");
        add('O', 74, "O37 50 34 50");
        add('P', 60, "M6 100L6 0L32 0Q57 1 57 28Q57 55 32 56L6 56");
        add('Q', 74, "O37 50 34 50M46 76L70 104");
        add('R', 64, "M6 100L6 0L34 0Q58 1 58 27Q58 52 34 53L6 53M36 53L62 100");
        add('S', 60, "M55 18Q48 0 30 0Q5 1 5 24Q5 43 30 48Q58 54 58 75Q57 100 30 100Q8 100 2 80");
        add('T', 62, "M2 0L60 0M31 0L31 100");
        add('U', 68, "M6 0L6 62Q6 100 34 100Q62 100 62 62L62 0");
        add('V', 68, "M2 0L34 100L66 0");
        add('W', 96, "M2 0L25 100L48 8L71 100L94 0");
        add('X', 66, "M3 0L63 100M63 0L3 100");
        add('Y', 66, "M2 0L33 50L64 0M33 50L33 100");
        add('Z', 62, "M4 0L58 0L3 100L60 100");
    }

    private static void smallLetters() {
        add('a', 52, "M48 32L48 100M48 52Q46 32 26 32Q4 34 4 66Q4 99 26 100Q46 99 48 78");
        add('b', 54, "M5 0L5 100M5 78Q7 100 28 100Q50 99 50 66Q50 33 28 32Q7 32 5 54");
        add('c', 50, "M46 46Q40 32 27 32Q4 34 4 66Q4 98 27 100Q41 100 47 86");
        add('d', 54, "M49 0L49 100M49 54Q47 32 26 32Q4 33 4 66Q4 99 26 100Q47 100 49 78");
        add('e', 52, "M5 64L49 64Q50 33 27 32Q4 34 4 66Q4 98 28 100Q42 100 48 86");
        add('f', 36, "M34 2Q15 -4 15 22L15 100M2 35L32 35");
        add('g', 54, "M49 34L49 104Q48 128 26 128Q11 128 6 116M49 54Q47 32 26 32Q4 33 4 66Q4 98 26 98Q47 98 49 78");
        add('h', 52, "M5 0L5 100M5 58Q10 32 29 32Q47 33 47 56L47 100");
        add('i', 10, "M5 34L5 100M5 6L5 9");
        add('j', 20, "M15 34L15 110Q15 127 2 127M15 6L15 9");
        add('k', 48, "M5 0L5 100M44 34L5 74M18 60L46 100");
        add('l', 10, "M5 0L5 100");
        add('m', 78, "M5 34L5 100M5 56Q9 32 24 32Q39 33 39 56L39 100M39 56Q43 32 58 32Q73 33 73 56L73 100");
        add('n', 52, "M5 34L5 100M5 58Q10 32 29 32Q47 33 47 56L47 100");
        add('o', 56, "O28 66 24 34");
        add('p', 54, "M5 34L5 128M5 78Q7 100 28 100Q50 99 50 66Q50 33 28 32Q7 32 5 54");
        add('q', 54, "M49 34L49 128M49 54Q47 32 26 32Q4 33 4 66Q4 99 26 100Q47 100 49 78");
        add('r', 34, "M5 34L5 100M5 60Q10 32 32 34");
        add('s', 46, "M42 46Q38 32 23 32Q5 33 5 49Q6 61 23 65Q43 70 43 83Q42 100 23 100Q7 100 3 86");
        add('t', 36, "M15 10L15 80Q16 102 34 98M2 35L32 35");
        add('u', 52, "M5 34L5 76Q6 100 23 100Q43 100 47 74M47 34L47 100");
        add('v', 50, "M3 34L25 100L47 34");
        add('w', 74, "M3 34L20 100L37 40L54 100L71 34");
        add('x', 48, "M3 34L45 100M45 34L3 100");
        add('y', 50, "M3 34L26 98M47 34L26 98Q18 128 4 126");
        add('z', 46, "M4 34L42 34L3 100L44 100");
    }

    private static void add(char letter, int width, String strokes) {
        ALL.put(letter, new Glyph(width, strokes));
    }

    /** Whether there are strokes for a letter. */
    static boolean knows(char letter) {
        return ALL.containsKey(letter);
    }

    /** A word as strokes, for letters of this size; what it has no strokes for is a box. */
    static Outline strokes(String word, Point at, double size, boolean isLeft) {
        double unit = size * HEIGHT / 100;
        double width = -GAP;
        for (char letter : word.toCharArray()) {
            width += glyph(letter).width + GAP;
        }
        double left = isLeft ? at.x() : at.x() - width * unit / 2;
        double top = at.y() - 50 * unit;
        var outline = new Outline();
        for (char letter : word.toCharArray()) {
            Glyph glyph = glyph(letter);
            draw(outline, glyph.strokes, left, top, unit);
            left += (glyph.width + GAP) * unit;
        }
        return outline;
    }

    private static Glyph glyph(char letter) {
        @Nullable Glyph glyph = ALL.get(letter);
        return glyph == null ? new Glyph(60, "M4 0L56 0L56 100L4 100L4 0") : glyph;
    }

    private static void draw(Outline outline, String strokes, double left, double top, double unit) {
        int at = 0;
        while (at < strokes.length()) {
            char kind = strokes.charAt(at);
            int end = at + 1;
            while (end < strokes.length() && !Character.isLetter(strokes.charAt(end))) {
                end++;
            }
            String[] words = strokes.substring(at + 1, end).split(" ", -1);
            double[] places = new double[words.length];
            for (int i = 0; i < words.length; i++) {
                places[i] = Integer.parseInt(words[i]) * unit + (kind == 'O' && i > 1 ? 0 : i % 2 == 0 ? left : top);
            }
            switch (kind) {
                case 'M' -> outline.move(places[0], places[1]);
                case 'L' -> outline.line(places[0], places[1]);
                case 'Q' -> outline.curve(new Point(places[0], places[1]), new Point(places[2], places[3]));
                default -> ring(outline, places);
            }
            at = end;
        }
    }

    private static void ring(Outline outline, double... places) {
        for (int i = 0; i < RING.length; i++) {
            double x = places[0] + RING[i][0] * places[2];
            double y = places[1] + RING[i][1] * places[3];
            if (i == 0) {
                outline.move(x, y);
            } else {
                outline.line(x, y);
            }
        }
        outline.close();
    }

    private static double[][] ring() {
        double[][] ring = new double[40][];
        for (int i = 0; i < ring.length; i++) {
            double angle = 2 * Math.PI * i / ring.length;
            ring[i] = new double[] {Math.cos(angle), Math.sin(angle)};
        }
        return ring;
    }
}
