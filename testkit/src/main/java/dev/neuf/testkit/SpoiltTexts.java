package dev.neuf.testkit;

import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Shapes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Streams of good texts in all formats, spoilt at random. A seed gives the same text again. */
public final class SpoiltTexts {

    private static final List<Format> FORMATS = List.of(Format.values());

    private static final List<Hints> HINTS = List.of(
            new Hints(9, Shapes.ANY, List.of()),
            new Hints(4, Shapes.ANY, List.of()),
            new Hints(0, Shapes.of("latin"), List.of()),
            new Hints(0, Shapes.of("2x2"), List.of("diagonals")),
            new Hints(0, Shapes.of("jigsaw:1112122233343444"), List.of()),
            new Hints(0, Shapes.ANY, List.of("windoku", "cage sum=3 cells=r1c1,r1c2")));

    /** A longer text is that of a large board, which takes long and says little more. */
    private static final int LONGEST_TYPED = 2000;

    /** Few formats can write every sheet, some very few. */
    private static final int TRIES = 6;

    private final List<List<String>> typed;

    /** With these texts, as people type them, among those that the formats write: of each list as many. */
    public SpoiltTexts(List<List<String>> typed) {
        this.typed = typed.stream()
                .map(texts -> texts.stream()
                        .filter(text -> text.length() < LONGEST_TYPED)
                        .toList())
                .filter(texts -> !texts.isEmpty())
                .toList();
    }

    /** One text, made from this number. */
    public SpoiltText of(long seed) {
        var random = new SplittableRandom(seed);
        var good = new StringBuilder();
        var written = new ArrayList<>(FORMATS);
        for (int i = random.nextInt(3); i >= 0; i--) {
            if (!typed.isEmpty() && random.nextInt(3) == 0) {
                good.append(RandomShapes.pick(RandomShapes.pick(typed, random), random))
                        .append('\n');
            } else {
                Format format = RandomShapes.pick(FORMATS, random);
                good.append(write(format, random));
                written.add(format);
            }
            good.append(RandomShapes.pick(List.of("", "", "\n", "# next\n", "\n\n"), random));
        }
        return new SpoiltText(seed, Damage.to(good.toString(), random), forced(written, random), hints(random));
    }

    /** A sheet that the format can write; nothing if none comes up. */
    private static String write(Format format, RandomGenerator random) {
        for (int i = 0; i < TRIES; i++) {
            Sheet sheet = sheet(random);
            if (format.refuses(sheet).isEmpty()) {
                return format.write(sheet);
            }
        }
        return "";
    }

    private static Sheet sheet(RandomGenerator random) {
        int size = size(random);
        return switch (random.nextInt(4)) {
            case 0 -> RandomSheets.shaped(size, random);
            case 1 -> RandomSheets.any(size, random);
            default -> RandomSheets.plain(size, random);
        };
    }

    /** Nine is all that some formats know; large boards are slow and say little more. */
    private static int size(RandomGenerator random) {
        return switch (random.nextInt(40)) {
            case 0 -> 1 + random.nextInt(64);
            case 1, 2, 3, 4 -> 10 + random.nextInt(7);
            case 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 -> 9;
            default -> 1 + random.nextInt(8);
        };
    }

    /** Mostly left open, else often right. */
    private static Optional<Format> forced(List<Format> formats, RandomGenerator random) {
        return switch (random.nextInt(6)) {
            case 0 -> Optional.of(formats.getLast());
            case 1 -> Optional.of(RandomShapes.pick(formats, random));
            default -> Optional.empty();
        };
    }

    private static Hints hints(RandomGenerator random) {
        return random.nextInt(6) == 0 ? RandomShapes.pick(HINTS, random) : Hints.NONE;
    }
}
