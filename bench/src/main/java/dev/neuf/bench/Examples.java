package dev.neuf.bench;

import dev.neuf.core.Board;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.logic.Path;
import dev.neuf.logic.Person;
import dev.neuf.logic.Round;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Toolbox;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Looks for good examples of each technique in random puzzles of our own: positions where it is the easiest that helps,
 * with few candidates. They become what {@code neuf techniques NAME} shows and what the tests of techniques read.
 *
 * <p>Those in the repository were made by
 *
 * <pre>
 *   bench/run examples 200000 1 logic/src/main/resources logic/src/test/resources
 * </pre>
 */
public final class Examples {

    /** How many cases of each sort a test reads. */
    private static final int CASES = 3;

    /** The one shown is the best of so many when each has given more digits. */
    private static final int KEPT = 12;

    private final Map<Technique, List<Position>> found = new EnumMap<>(Technique.class);

    private final Map<Technique, List<Sheet>> missed = new EnumMap<>(Technique.class);

    /** Arguments: how many puzzles, the first seed, and the folders of the logic module's resources and its tests'. */
    public static void main(String[] words) throws IOException {
        if (words.length != 4) {
            System.err.println("usage: bench/run examples N SEED MAIN-RESOURCES TEST-RESOURCES");
            System.exit(2);
        }
        var examples = new Examples();
        long first = Long.parseLong(words[1]);
        for (long seed = first; seed < first + Long.parseLong(words[0]); seed++) {
            long its = seed;
            ExamplePuzzles.of(seed).ifPresent(made -> examples.look(its, made.kind(), made.puzzle()));
        }
        examples.write(new File(words[2]).toPath(), new File(words[3]).toPath());
    }

    private void look(long seed, ExamplePuzzles kind, Puzzle puzzle) {
        Path path = Person.with(Toolbox.full()).solve(Board.of(puzzle));
        for (Technique technique : Technique.values()) {
            List<Position> best = found.computeIfAbsent(technique, _ -> new ArrayList<>());
            boolean isOnPath = path.rounds().stream().anyMatch(round -> round.technique() == technique);
            boolean isRare = best.size() < KEPT || !best.getFirst().isEasiest();
            if (kind.isFor(technique) && (isOnPath || isRare)) {
                Position.best(seed, puzzle, path, technique).ifPresent(best::add);
                best.sort(Comparator.comparingInt(Position::cost));
                best.subList(Math.min(KEPT, best.size()), best.size()).clear();
            }
        }
        if (kind == ExamplePuzzles.PLAIN) {
            for (Round round : path.rounds()) {
                keepMissed(puzzle, round.before(), technique -> technique.compareTo(round.technique()) < 0);
            }
            if (path instanceof Path.Stuck) {
                keepMissed(puzzle, path.end(), _ -> true);
            }
        }
    }

    /** Where a technique helps, all easier ones do not; where a person is stuck, none does. */
    private void keepMissed(Puzzle puzzle, Board board, Predicate<Technique> isMissed) {
        for (Technique technique : Technique.values()) {
            List<Sheet> boards = missed.computeIfAbsent(technique, _ -> new ArrayList<>());
            boolean isOfLastPuzzle =
                    !boards.isEmpty() && boards.getLast().puzzle().equals(puzzle);
            if (isMissed.test(technique) && boards.size() < CASES && !isOfLastPuzzle) {
                boards.add(Position.sheet(puzzle, board));
            }
        }
    }

    private void write(java.nio.file.Path main, java.nio.file.Path tests) throws IOException {
        Files.createDirectories(tests.resolve("techniques"));
        var lines = new ArrayList<String>();
        for (Technique technique : Technique.values()) {
            List<Position> best = found.getOrDefault(technique, List.of());
            if (best.isEmpty()) {
                System.out.printf("%-24s none%n", technique.key());
                continue;
            }
            Position shown = best.stream()
                    .map(Position::improved)
                    .min(Comparator.comparingInt(Position::cost))
                    .orElseThrow();
            System.out.printf(
                    "%-24s %s %s%n",
                    technique.key(),
                    shown.cost(),
                    best.stream().map(Position::cost).toList());
            lines.add(technique.key() + " " + json(Position.sheet(shown.puzzle(), shown.board())));
            var cases = new ArrayList<String>();
            for (Position position : best.subList(0, Math.min(CASES, best.size()))) {
                Sheet sheet = Position.sheet(position.puzzle(), position.board());
                cases.add("yes " + written(position.step()) + " " + json(sheet));
            }
            missed.getOrDefault(technique, List.of()).forEach(sheet -> cases.add("no " + json(sheet)));
            Files.write(tests.resolve("techniques").resolve(technique.key() + ".txt"), cases);
        }
        Files.write(main.resolve("dev/neuf/logic").resolve("examples.txt"), lines);
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
