package dev.neuf.bench;

import dev.neuf.core.Board;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Path;
import dev.neuf.logic.Person;
import dev.neuf.logic.Round;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Toolbox;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Looks for good examples of each technique in random puzzles of our own: positions where it is the easiest that helps,
 * with few candidates. They become what {@code neuf techniques NAME} shows and what the tests of techniques read.
 *
 * <p>Those in the repository were made by
 *
 * <pre>
 *   bench/run examples 40000 1 logic/src/main/resources logic/src/test/resources
 * </pre>
 *
 * <p>With keys of techniques after the folders only these are made, and the examples of others stay as they are. What no
 * random puzzle needs can be looked for in the hard ones of a file: {@code --from FILE}.
 */
public final class Examples {

    private static final String USAGE =
            "usage: bench/run examples N SEED MAIN-RESOURCES TEST-RESOURCES [KEY...] [--from FILE]";

    /** How many cases of each sort a test reads. */
    private static final int CASES = 3;

    /** The one shown is the best of so many when each has given more digits. */
    private static final int KEPT = 12;

    private final Person person;
    private final List<Finds> all = new ArrayList<>();

    /** What was found for a technique: the best positions, the best first, and some where it is not. */
    private record Finds(Technique technique, List<Position> best, List<Sheet> none) {}

    private Examples(Set<Technique> wanted) {
        this.person = Person.with(Toolbox.full().upTo(Collections.max(wanted)));
        wanted.forEach(technique -> all.add(new Finds(technique, new ArrayList<>(), new ArrayList<>())));
    }

    /** Arguments: see {@link #USAGE}; the folders are those of the logic module's resources and its tests'. */
    public static void main(String[] words) throws IOException {
        List<String> keys = new ArrayList<>(Arrays.asList(words));
        int from = keys.indexOf("--from");
        boolean hasFile = from >= 4 && from == words.length - 2;
        if (words.length < 4 || from >= 0 && !hasFile) {
            System.err.println(USAGE);
            System.exit(2);
        }
        Set<Technique> wanted = EnumSet.noneOf(Technique.class);
        for (String key : keys.subList(4, hasFile ? from : keys.size())) {
            wanted.add(
                    Technique.of(key).orElseThrow(() -> new IllegalArgumentException("No technique is called " + key)));
        }
        if (wanted.isEmpty()) {
            wanted = EnumSet.allOf(Technique.class);
        }
        var examples = new Examples(wanted);
        MovedPuzzles moved = hasFile ? new MovedPuzzles(new File(words[from + 1]).toPath()) : null;
        long first = Long.parseLong(words[1]);
        for (long seed = first; seed < first + Long.parseLong(words[0]); seed++) {
            Optional<ExamplePuzzles.Made> made = moved == null ? ExamplePuzzles.of(seed, wanted) : moved.of(seed);
            if (made.isPresent()) {
                examples.look(seed, made.get().kind(), made.get().puzzle());
            }
        }
        examples.write(new File(words[2]).toPath(), new File(words[3]).toPath());
    }

    private void look(long seed, ExamplePuzzles kind, Puzzle puzzle) {
        Path path = person.solve(Board.of(puzzle));
        for (Finds finds : all) {
            if (kind.isFor(finds.technique())) {
                List<Position> best = finds.best();
                Position.best(seed, puzzle, path, finds.technique(), limit(best))
                        .ifPresent(best::add);
                best.sort(Comparator.comparingInt(Position::cost));
                best.subList(Math.min(KEPT, best.size()), best.size()).clear();
                lookForNone(puzzle, path, finds);
            }
        }
    }

    /** What another position must cost less than to be kept. */
    private static int limit(List<Position> best) {
        if (best.size() == KEPT) {
            return best.getLast().cost();
        }
        return best.size() >= CASES && best.get(CASES - 1).isEasiest() ? Position.NOT_EASIEST : Integer.MAX_VALUE;
    }

    /** Keeps the hardest moment of a path, if the technique is not there. */
    private static void lookForNone(Puzzle puzzle, Path path, Finds finds) {
        if (finds.none().size() < CASES) {
            path.rounds().stream()
                    .max(Comparator.comparing(Round::technique))
                    .filter(round -> Hunt.first(finds.technique(), new Sight(round.before()))
                            .isEmpty())
                    .ifPresent(round -> finds.none().add(Position.sheet(puzzle, round.before())));
        }
    }

    /** Writes what was found; where nothing was, what stood there before remains. */
    private void write(java.nio.file.Path main, java.nio.file.Path tests) throws IOException {
        java.nio.file.Path file = main.resolve("dev/neuf/logic").resolve("examples.txt");
        Map<String, String> lines = new HashMap<>();
        if (Files.exists(file)) {
            Files.readAllLines(file).forEach(line -> lines.put(line.substring(0, line.indexOf(' ')), line));
        }
        Files.createDirectories(tests.resolve("techniques"));
        for (Finds finds : all) {
            Technique technique = finds.technique();
            List<Position> best = finds.best();
            List<Integer> costs = best.stream().map(Position::cost).toList();
            if (best.isEmpty()) {
                System.out.printf("%-24s none%n", technique.key());
                continue;
            }
            Position shown = shown(best);
            System.out.printf("%-24s %s %s%n", technique.key(), shown.cost(), costs);
            lines.put(technique.key(), technique.key() + " " + json(shown.sheet()));
            var cases = new ArrayList<String>();
            Stream.concat(Stream.of(shown), best.stream())
                    .distinct()
                    .limit(CASES)
                    .forEach(position -> cases.add("yes " + written(position.step()) + " " + json(position.sheet())));
            finds.none().forEach(sheet -> cases.add("no " + json(sheet)));
            Files.write(tests.resolve("techniques").resolve(technique.key() + ".txt"), cases);
        }
        Files.write(
                file,
                Arrays.stream(Technique.values())
                        .map(technique -> lines.get(technique.key()))
                        .filter(Objects::nonNull)
                        .toList());
    }

    /** The best when each is improved; where nothing easier helps in one already, the others are not worth the time. */
    private static Position shown(List<Position> best) {
        Position shown = best.getFirst();
        for (Position position : best) {
            if (position.isEasiest() || !shown.isEasiest()) {
                Position improved = position.improved();
                shown = improved.cost() < shown.cost() ? improved : shown;
            }
        }
        return shown;
    }

    private static String json(Sheet sheet) {
        return Format.JSON.write(sheet).strip();
    }

    /** Each candidate placed or struck, by digit and cell: =5@80 or -5@0. */
    private static String written(Step step) {
        var words = new TreeSet<String>();
        for (Deduction deduction : step.deductions()) {
            switch (deduction) {
                case Deduction.Place(int cell, int digit) -> words.add("=" + digit + "@" + cell);
                case Deduction.Eliminate(int cell, Digits digits) ->
                    digits.forEach(digit -> words.add("-" + digit + "@" + cell));
            }
        }
        return String.join(" ", words);
    }
}
