package dev.neuf.core.format;

import java.util.function.ToIntFunction;

/** As many cells, and as many region numbers, as the first line says. */
final class EpflCutter implements Cutter {

    private final boolean isForced;

    EpflCutter(boolean isForced) {
        this.isForced = isForced;
    }

    @Override
    public int next(Ahead ahead) {
        var first = ahead.line(0);
        if (first == null) {
            return 0;
        }
        boolean isHeader = EpflSyntax.isHeader(first.text());
        if (!isHeader && !isForced) {
            return 0;
        }
        String[] header = first.text().strip().split("\\s+");
        if (!isHeader || header[0].length() > 2) {
            return paragraph(ahead);
        }
        int size = Integer.parseInt(header[0]);
        int taken = cells(ahead, 1, size, line -> Rows.columns(line).size());
        boolean hasRegions = header[1].equals("1") || !LineSyntax.isSquare(size) && isMap(ahead, taken, size);
        return hasRegions
                ? cells(
                        ahead,
                        taken,
                        size,
                        line -> line.isBlank() ? 0 : line.strip().split("\\s+").length)
                : taken;
    }

    /** Whether region numbers follow a grid that must have some, although its first line says that it has none. */
    private static boolean isMap(Ahead ahead, int from, int size) {
        var words = Numbers.words(new Text.Line(0, ahead.text(from)));
        return words.size() == size
                && words.stream().allMatch(word -> word.text().matches("[0-9]{1,2}"));
    }

    /** The index after the lines that hold n x n of something. */
    private static int cells(Ahead ahead, int from, int size, ToIntFunction<String> counter) {
        int found = 0;
        int taken = from;
        // no line is looked at after the last: a program may wait for its answer before it writes more
        for (var line = ahead.line(taken); line != null; line = found < size * size ? ahead.line(taken) : null) {
            int cells = counter.applyAsInt(line.text());
            boolean isHeader = EpflSyntax.isHeader(line.text()) && found > 0 && cells != size;
            if (isHeader || JsonCutter.isStart(line.text())) {
                break;
            }
            found += cells;
            taken++;
        }
        return taken;
    }

    /** After a wrong first line: what follows belongs to it, whatever it is. */
    private static int paragraph(Ahead ahead) {
        int taken = 1;
        for (var line = ahead.line(taken); line != null; line = ahead.line(taken)) {
            if (Grids.isNothing(line.text()) || EpflSyntax.isHeader(line.text())) {
                break;
            }
            taken++;
        }
        return taken;
    }
}
