package dev.neuf.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Pattern;

/** What can be understood of the output of a solver that we know nothing about. */
final class PeerOutput {

    /** {@code 123.4 k/s}, thousand puzzles per second; or what {@code neuf bench --json} says. */
    private static final Pattern RATE = Pattern.compile(
            "(?:^|[^\\d.])(\\d{1,9}(?:\\.\\d{1,9})?) ?k/s" + "|\"best\":(\\d{1,9}(?:\\.\\d{1,9})?)[,}]");

    /** A rate stands near the end, below whatever else there is. */
    private static final int TAIL = 1 << 12;

    private static final int CELLS = 81;
    private static final int MOST_GRIDS = 1_000_000;

    private PeerOutput() {}

    /** The speed that a program which measures itself says last, in puzzles per second. */
    static OptionalDouble rate(Path output) throws IOException {
        try (var file = new RandomAccessFile(output.toFile(), "r")) {
            byte[] tail = new byte[(int) Math.min(TAIL, file.length())];
            file.seek(file.length() - tail.length);
            file.readFully(tail);
            OptionalDouble last = OptionalDouble.empty();
            var found = RATE.matcher(new String(tail, StandardCharsets.ISO_8859_1));
            while (found.find()) {
                String number = found.group(1) == null ? found.group(2) : found.group(1);
                last = OptionalDouble.of(1000 * Double.parseDouble(number));
            }
            return last;
        }
    }

    /** Every full 9x9 grid in it: 81 digits in a row, with anything but digits around them. */
    static Set<String> grids(Path output) throws IOException {
        var grids = new HashSet<String>();
        var run = new StringBuilder();
        boolean isFull = true;
        try (InputStream in = new BufferedInputStream(Files.newInputStream(output))) {
            for (int c = in.read(); c >= 0 && grids.size() < MOST_GRIDS; c = in.read()) {
                if (c >= '0' && c <= '9') {
                    isFull &= c != '0' && run.length() < CELLS;
                    if (isFull) {
                        run.append((char) c);
                    }
                } else {
                    addTo(grids, run, isFull);
                    run.setLength(0);
                    isFull = true;
                }
            }
        }
        addTo(grids, run, isFull);
        return grids;
    }

    private static void addTo(Set<String> grids, StringBuilder run, boolean isFull) {
        if (isFull && run.length() == CELLS) {
            grids.add(run.toString());
        }
    }
}
