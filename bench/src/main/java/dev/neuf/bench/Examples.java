package dev.neuf.bench;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Path;
import dev.neuf.logic.Person;
import dev.neuf.logic.Round;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Toolbox;
import dev.neuf.search.Best;
import dev.neuf.testkit.PuzzleKind;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Looks for good examples of each technique in random puzzles of our own: positions where it is the easiest that helps,
 * with few candidates. They become what {@code neuf techniques NAME} shows and what the tests of techniques read.
 */
public final class Examples {

    private static final int KEPT = 3;

    /** After so many others comes a puzzle with a variant. */
    private static final int ORDINARY = 20;

    /** On larger boards nobody wants to read an example, unless there are no others. */
    private static final int READABLE = 9;

    private static final int LARGE = 100_000;
    private static final int NOT_EASIEST = 10_000;
    private static final int NOT_PLAIN = 1_000;

    private final Map<Technique, List<Example>> found = new EnumMap<>(Technique.class);

    private final Map<Technique, List<Sheet>> missed = new EnumMap<>(Technique.class);

    private record Example(int cost, long seed, Sheet sheet, Step step, Board board) {}

    /** Arguments: how many puzzles, the first seed, and the folders of the logic module's resources and its tests'. */
    public static void main(String[] words) throws IOException {
        if (words.length != 4) {
            System.err.println("usage: bench/run examples N SEED MAIN-RESOURCES TEST-RESOURCES");
            System.exit(2);
        }
        var examples = new Examples();
        long first = Long.parseLong(words[1]);
        for (long seed = first; seed < first + Long.parseLong(words[0]); seed++) {
            examples.look(seed, PuzzleKind.of(seed, new Best()).puzzle());
            if (seed % ORDINARY == 0) {
                VariantPuzzles.of(seed).ifPresent(puzzle -> examples.look(puzzle.hashCode(), puzzle));
            }
        }
        examples.write(new File(words[2]).toPath(), new File(words[3]).toPath());
    }

    private void look(long seed, Puzzle puzzle) {
        boolean isUnique = new Best().solve(puzzle, Limits.NONE.withNodes(100_000)) instanceof Answer.Unique;
        // rules that only tests know cannot be written down
        if (!isUnique || Format.JSON.read(json(Sheet.of(puzzle)), Hints.NONE) instanceof Parsed.Bad) {
            return;
        }
        Person person = Person.with(Toolbox.full());
        Path path = person.solve(Board.of(puzzle));
        for (Round round : path.rounds()) {
            round.steps().forEach(step -> keep(seed, puzzle, round.before(), step, 0));
            lookForRare(seed, puzzle, round.before());
            keepMissed(puzzle, round.before(), technique -> technique.compareTo(round.technique()) < 0);
        }
        if (path instanceof Path.Stuck) {
            keepMissed(puzzle, path.end(), _ -> true);
        }
        if (found.size() < Technique.values().length) {
            // one step at a time there are more boards to look at
            person.walk(Board.of(puzzle)).rounds().forEach(round -> lookForRare(seed, puzzle, round.before()));
        }
    }

    /** Where a technique helps, all easier ones do not; where a person is stuck, none does. */
    private void keepMissed(Puzzle puzzle, Board board, Predicate<Technique> isMissed) {
        for (Technique technique : Technique.values()) {
            List<Sheet> boards = missed.computeIfAbsent(technique, _ -> new ArrayList<>());
            boolean isOfLastPuzzle =
                    !boards.isEmpty() && boards.getLast().puzzle().equals(puzzle);
            if (isMissed.test(technique) && boards.size() < KEPT && !isOfLastPuzzle) {
                boards.add(sheet(puzzle, board));
            }
        }
    }

    private void lookForRare(long seed, Puzzle puzzle, Board board) {
        var sight = new Sight(board);
        for (Technique technique : Technique.values()) {
            if (found.getOrDefault(technique, List.of()).size() < KEPT) {
                Hunt.all(technique, sight).forEach(step -> keep(seed, puzzle, board, step, NOT_EASIEST));
            }
        }
    }

    private void keep(long seed, Puzzle puzzle, Board board, Step step, int malus) {
        int candidates = 0;
        for (int cell = 0; cell < board.values().cellCount(); cell++) {
            candidates += board.isOpen(cell) ? board.candidates(cell).size() : 0;
        }
        Layout layout = puzzle.layout();
        boolean isPlain =
                layout.equals(Layout.standard(READABLE)) && puzzle.variants().isEmpty();
        int cost = malus
                + candidates
                + (isPlain ? 0 : NOT_PLAIN)
                + (layout.size() > READABLE ? LARGE : 0)
                + 10 * step.deductions().size();
        List<Example> best = found.computeIfAbsent(step.technique(), _ -> new ArrayList<>());
        best.add(new Example(cost, seed, sheet(puzzle, board), step, board));
        best.sort(Comparator.comparingInt(Example::cost));
        Set<Long> seeds = new HashSet<>();
        best.removeIf(example -> !seeds.add(example.seed()) || seeds.size() > KEPT);
    }

    /** The board with all that is struck, as a sheet. */
    private static Sheet sheet(Puzzle puzzle, Board board) {
        var notes = new TreeMap<Integer, Digits>();
        for (int cell = 0; cell < board.values().cellCount(); cell++) {
            if (board.isOpen(cell)) {
                notes.put(cell, board.candidates(cell));
            }
        }
        return new Sheet(
                puzzle,
                board.values().without(puzzle.givens().filled()),
                notes,
                Symbols.standard(puzzle.layout().size()));
    }

    private void write(java.nio.file.Path main, java.nio.file.Path tests) throws IOException {
        Files.createDirectories(tests.resolve("techniques"));
        var lines = new ArrayList<String>();
        for (Technique technique : Technique.values()) {
            List<Example> best = found.getOrDefault(technique, List.of());
            System.out.printf(
                    "%-24s %s%n",
                    technique.key(), best.stream().map(Example::cost).toList());
            if (best.isEmpty()) {
                continue;
            }
            lines.add(technique.key() + " " + json(best.getFirst().sheet()));
            var cases = new ArrayList<String>();
            best.forEach(example -> cases.add("yes " + written(example.step()) + " " + json(example.sheet())));
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
