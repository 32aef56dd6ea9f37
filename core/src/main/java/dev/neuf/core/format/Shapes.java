package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Shape;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.Arrays;
import java.util.Optional;

/** The ways to say a shape in a word. To add one, add a row. */
public enum Shapes {
    BOXES("2x3") {
        @Override
        Optional<Choice> read(String words) {
            return words.matches("\\d{1,2}x\\d{1,2}") ? Optional.of(boxes(words)) : Optional.empty();
        }
    },
    LATIN("latin") {
        @Override
        Optional<Choice> read(String words) {
            return words.equals("latin") ? Optional.of(Shape::latin) : Optional.empty();
        }
    },
    STANDARD("standard") {
        @Override
        Optional<Choice> read(String words) {
            return words.equals("standard") ? Optional.of(Shape::standard) : Optional.empty();
        }
    },
    JIGSAW("jigsaw:1122112233443344") {
        @Override
        Optional<Choice> read(String words) {
            return words.startsWith("jigsaw:") ? Optional.of(jigsaw(words.substring(7))) : Optional.empty();
        }
    };

    /** A shape for each size. */
    @FunctionalInterface
    public interface Choice {
        /**
         * The shape for a board of this size.
         *
         * @throws Unreadable if there is none
         */
        Shape forSize(int size);

        /** Whether nobody chose: then text that tells its own shape is believed. */
        default boolean isOpen() {
            return false;
        }
    }

    /** No choice: the shape of the text or, where it has none, what people expect. */
    public static final Choice ANY = new Choice() {
        @Override
        public Shape forSize(int size) {
            return Shape.standard(size);
        }

        @Override
        public boolean isOpen() {
            return true;
        }
    };

    private final String example;

    Shapes(String example) {
        this.example = example;
    }

    /** What can be typed on the command line. */
    public String example() {
        return example;
    }

    abstract Optional<Choice> read(String words);

    /**
     * The shape that a word such as {@code 2x3} stands for.
     *
     * @throws Unreadable if there is no such shape
     */
    public static Choice of(String words) {
        return Arrays.stream(values())
                .flatMap(row -> row.read(words).stream())
                .findFirst()
                .orElseThrow(
                        () -> new Unreadable(Message.of(CorePhrase.SHAPE_UNKNOWN, Cells.start(words), examples())));
    }

    private static String examples() {
        return String.join(", ", Arrays.stream(values()).map(Shapes::example).toList());
    }

    private static Choice boxes(String words) {
        int x = words.indexOf('x');
        int height = Integer.parseInt(words.substring(0, x));
        int width = Integer.parseInt(words.substring(x + 1));
        if (height < 1 || width < 1 || height * width > Digits.MOST) {
            throw new Unreadable(Message.of(CorePhrase.SHAPE_TOO_LARGE, words, height * width, Digits.MOST));
        }
        return fixed(words, Shape.boxes(height, width));
    }

    /** Regions cell by cell, row after row: a character for each region, a dot for none. */
    private static Choice jigsaw(String map) {
        int size = (int) Math.round(Math.sqrt(map.length()));
        if (size * size != map.length() || size < 1 || size > Digits.MOST) {
            throw new Unreadable(Message.of(CorePhrase.MAP_LENGTH, map.length()));
        }
        return fixed(
                "jigsaw",
                regions(
                        map.chars()
                                .map(c -> c == Symbols.BLANK ? Shape.NO_REGION : c)
                                .toArray(),
                        size));
    }

    /**
     * The shape of a map.
     *
     * @throws Unreadable if a region has more cells than the board has rows
     */
    static Shape regions(int[] regionOf, int size) {
        int[] cells = new int[Character.MAX_VALUE + 1];
        for (int region : regionOf) {
            if (region != Shape.NO_REGION && ++cells[region] > size) {
                String name = region < ' ' + 1 ? String.valueOf(region) : String.valueOf((char) region);
                throw new Unreadable(Message.of(CorePhrase.REGION_TOO_LARGE, name, size));
            }
        }
        return Shape.jigsaw(regionOf);
    }

    private static Choice fixed(String words, Shape shape) {
        return size -> {
            if (size != shape.size()) {
                throw new Unreadable(Message.of(CorePhrase.SHAPE_MISFIT, words, shape.size(), size));
            }
            return shape;
        };
    }
}
