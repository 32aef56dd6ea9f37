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
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.stream.LongStream;

/**
 * Looks for good examples of each technique in random puzzles of our own: positions where it is the easiest that helps,
 * with few candidates. They become what {@code neuf techniques NAME} shows and what the tests of techniques read.
 *
 * <pre>
 *   bench/run examples 15000 1 logic/src/main/resources logic/src/test/resources
 * </pre>
 *
 * <p>With keys of techniques after the folders only these are made, from more puzzles in the same time, and the examples
 * of others stay as they are: so it is done for a new technique, and for rare ones. What no random puzzle needs can be
 * looked for in the hard ones of a file: {@code --from FILE}. They are turned, and only what comes of them with other givens is
 * kept. The first number printed for a technique is what its example costs; from 10000 on something easier helps there, too.
 */
public final class Examples {

    private static final String USAGE =
            "usage: bench/run examples N SEED MAIN-RESOURCES TEST-RESOURCES [KEY...] [--from FILE]";

    /** So many arguments up to the folders. */
    private static final int FOLDERS = 4;

    private static final int AT_ONCE = 1_000;

    /** How many cases of each sort a test reads. */
    private static final int CASES = 3;

    /** The one shown is the best of so many when each has given more digits. */
    private static final int KEPT = 12;

    /** Whether the puzzles are not our own: what is kept of them has other givens. */
    private final boolean isFromFile;

    private final Person person;
    private final List<Finds> all = new ArrayList<>();

    /** What was found for a technique: the best positions, the best first, and some where it is not. */
    private record Finds(Technique technique, List<Position> best, List<Sheet> none) {}

    private Examples(Set<Technique> wanted, boolean isFromFile) {
        this.isFromFile = isFromFile;
        // the rounds are the same, and no proof is read but that of the step that is kept
        this.person = Person.with(Toolbox.full()).quietly();
        wanted.forEach(technique -> all.add(new Finds(technique, new ArrayList<>(), new ArrayList<>())));
    }

    /** Arguments: see {@link #USAGE}; the folders are those of the logic module's resources and its tests'. */
    public static void main(String[] words) throws IOException {
        int from = Arrays.asList(words).indexOf("--from");
        boolean hasFile = from >= FOLDERS && from == words.length - 2;
        if (words.length < FOLDERS || from >= 0 && !hasFile) {
            System.err.println(USAGE);
            System.exit(2);
        }
        Set<Technique> wanted = EnumSet.noneOf(Technique.class);
        for (String key : Arrays.asList(words).subList(FOLDERS, hasFile ? from : words.length)) {
            Technique.of(key).ifPresentOrElse(wanted::add, () -> {
                System.err.println("no technique is called " + key);
                System.exit(2);
            });
        }
        Set<Technique> some = wanted.isEmpty() ? EnumSet.allOf(Technique.class) : wanted;
        LongFunction<Optional<ExamplePuzzles.Made>> puzzles = hasFile
                ? new MovedPuzzles(new File(words[from + 1]).toPath())::of
                : seed -> ExamplePuzzles.of(seed, some);
        var examples = new Examples(some, hasFile);
        long first = Long.parseLong(words[1]);
        examples.look(puzzles, first, first + Long.parseLong(words[0]));
        examples.write(new File(words[2]).toPath(), new File(words[3]).toPath());
    }

    /** Puzzles are made and solved in all threads there are, and looked at in the order of their seeds. */
    private void look(LongFunction<Optional<ExamplePuzzles.Made>> puzzles, long first, long end) {
        for (long seed = first; seed < end; seed += AT_ONCE) {
            LongStream.range(seed, Math.min(end, seed + AT_ONCE))
                    .parallel()
                    .mapToObj(its -> puzzles.apply(its).map(made -> solved(its, made)))
                    .flatMap(Optional::stream)
                    .toList()
                    .forEach(this::look);
        }
    }

    /** A puzzle, and the way to its solution. */
    private record Solved(long seed, ExamplePuzzles kind, Puzzle puzzle, Path path) {}

    private Solved solved(long seed, ExamplePuzzles.Made made) {
        return new Solved(seed, made.kind(), made.puzzle(), person.solve(Board.of(made.puzzle())));
    }

    private void look(Solved solved) {
        for (Finds finds : all) {
            if (solved.kind().isFor(finds.technique())) {
                List<Position> best = finds.best();
                Position.best(solved.seed(), solved.puzzle(), solved.path(), finds.technique(), limit(best))
                        .ifPresent(best::add);
                best.sort(Comparator.comparingInt(Position::cost));
                best.subList(Math.min(KEPT, best.size()), best.size()).clear();
                lookForNone(solved, finds);
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
    private static void lookForNone(Solved solved, Finds finds) {
        if (finds.none().size() < CASES) {
            solved.path().rounds().stream()
                    .max(Comparator.comparing(Round::technique))
                    .filter(round -> Hunt.first(finds.technique(), new Sight(round.before()))
                            .isEmpty())
                    .ifPresent(round -> finds.none().add(Position.sheet(solved.puzzle(), round.before())));
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
            List<Position> improved = improved(best);
            if (improved.isEmpty()) {
                System.out.printf("%-24s none of its own%n", technique.key());
                continue;
            }
            Position shown = improved.getFirst();
            System.out.printf("%-24s %s %s%n", technique.key(), shown.cost(), costs);
            lines.put(technique.key(), technique.key() + " " + json(shown.sheet()));
            var cases = new ArrayList<String>();
            improved.stream()
                    .limit(CASES)
                    .forEach(position -> cases.add("yes " + written(position.step()) + " " + json(position.sheet())));
            java.nio.file.Path test = tests.resolve("techniques").resolve(technique.key() + ".txt");
            cases.addAll(
                    isFromFile
                            ? none(test)
                            : finds.none().stream()
                                    .map(sheet -> "no " + json(sheet))
                                    .toList());
            Files.write(test, cases);
        }
        // a technique's line has its place in the table
        Files.write(
                file,
                Arrays.stream(Technique.values())
                        .map(technique -> lines.get(technique.key()))
                        .filter(Objects::nonNull)
                        .toList());
    }

    /**
     * The best when each is improved, the best first. Once nothing easier helps in one, the others where something does are left
     * out; so is what stands in a file as it is, but for symmetry.
     */
    private List<Position> improved(List<Position> best) {
        var improved = new ArrayList<Position>();
        for (Position position : best) {
            if (position.isEasiest() || improved.stream().noneMatch(Position::isEasiest)) {
                Position other = position.improved();
                if (!isFromFile || !other.puzzle().equals(position.puzzle())) {
                    improved.add(other);
                }
            }
        }
        improved.sort(Comparator.comparingInt(Position::cost));
        return improved;
    }

    /** What a test has so far of boards where a technique finds nothing. */
    private static List<String> none(java.nio.file.Path test) throws IOException {
        return Files.exists(test)
                ? Files.readAllLines(test).stream()
                        .filter(line -> line.startsWith("no "))
                        .toList()
                : List.of();
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
