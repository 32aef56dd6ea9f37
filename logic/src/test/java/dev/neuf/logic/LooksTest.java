package dev.neuf.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.neuf.core.Board;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.logic.nine.Catch;
import dev.neuf.logic.nine.Looks;
import dev.neuf.logic.nine.Slate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Looks on bits against the finders, on the boards of all examples and on those that follow. */
class LooksTest {

    /** So many rounds are done from an example: with some, what was found before is in mind. */
    private static final int ROUNDS = 1;

    private static final Set<Technique> KNOWN = Example.known();
    private static final List<Board> BOARDS = boards();

    private static List<Board> boards() {
        var boards = new ArrayList<Board>();
        for (Technique technique : KNOWN) {
            Board board = Board.of(Example.of(technique).sheet());
            if (Slate.fits(board)) {
                boards.add(board);
                Person.with(Toolbox.full()).quietly().solve(board).rounds().stream()
                        .limit(ROUNDS)
                        .filter(round -> !round.after().isFull())
                        .forEach(round -> boards.add(round.after()));
            }
        }
        return boards;
    }

    static Stream<Technique> looks() {
        return Stream.of(Technique.values())
                .filter(technique -> Looks.of(technique).isPresent());
    }

    static Stream<Technique> screens() {
        return Stream.of(Technique.values())
                .filter(technique -> Looks.screen(technique).isPresent());
    }

    @ParameterizedTest
    @MethodSource("looks")
    void lookFindsWhatTheFinderFinds(Technique technique) {
        int hits = 0;
        for (Board board : BOARDS) {
            hits += compare(technique, board);
        }
        assertThat(hits > 0).as("steps were found").isEqualTo(isFoundOnPlainBoards(technique));
    }

    /** Says how many steps both have found. */
    private static int compare(Technique technique, Board board) {
        Catch found = caught(technique, board);
        Looks.of(technique).orElseThrow().find(found.slate(), found);
        Catch meant = caught(technique, board);
        List<Step> steps = Hunt.all(technique, new Sight(board));
        steps.forEach(step -> meant.keep(step.digits(), step.deductions()));
        assertThat(found.count()).as("%s: %s", board.values(), steps).isEqualTo(steps.size());
        assertThat(found.struck()).as("%s: %s", board.values(), steps).isEqualTo(meant.struck());
        assertThat(found.placed()).as("%s: %s", board.values(), steps).isEqualTo(meant.placed());
        return steps.size();
    }

    /** They have a word for the open cells, which are more than its bits here. */
    @ParameterizedTest
    @EnumSource(names = {"WXYZ_WING", "BENT_SET_5", "BENT_SET_6"})
    void bentSetsAreFoundWhereNothingIsPlaced(Technique technique) {
        var random = new Random(81);
        int hits = 0;
        for (int turn = 0; turn < 20; turn++) {
            hits += compare(technique, noted(random));
        }
        assertThat(hits).isGreaterThan(200);
    }

    /** An empty board where somebody has noted two or three candidates for each cell, the right one among them. */
    private static Board noted(Random random) {
        Board empty = Board.of(Puzzle.of(Layout.standard(9), Grid.empty(9)));
        var moves = new ArrayList<Deduction>();
        for (int cell : empty.layout().cells()) {
            int kept = 1 << (cell / 9 * 3 + cell / 27 + cell) % 9;
            while (Integer.bitCount(kept) < 2 + cell % 2) {
                kept |= 1 << random.nextInt(9);
            }
            moves.add(new Deduction.Eliminate(cell, Digits.upTo(9).minus(new Digits(kept))));
        }
        return empty.after(moves);
    }

    /** There are thousands of almost locked sets: looks cannot be called off, and finders can. */
    @ParameterizedTest
    @EnumSource(names = {"ALS_XZ", "ALS_XY_WING", "ALS_W_WING", "ALS_CHAIN", "DEATH_BLOSSOM", "NICE_LOOP_WITH_SETS"})
    void crowdedBoardIsLeftToTheFinders(Technique technique) {
        Board board = noted(new Random(81));
        assertThat(new Slate(board).isBroken()).isFalse();
        assertThat(QuickWay.from(board, new Toolbox(List.of(technique)), () -> false))
                .isEmpty();
        assertThat(QuickWay.from(board, new Toolbox(List.of(Technique.X_WING)), () -> false))
                .isPresent();
    }

    /** Whether there are examples of the technique on a plain board; four are for variants only. */
    private static boolean isFoundOnPlainBoards(Technique technique) {
        return KNOWN.contains(technique)
                && Slate.fits(Board.of(Example.of(technique).sheet()));
    }

    @ParameterizedTest
    @MethodSource("screens")
    void screenLetsThroughWhatTheFinderFinds(Technique technique) {
        for (Board board : BOARDS) {
            List<Step> steps = Hunt.all(technique, new Sight(board));
            if (!steps.isEmpty()) {
                Catch found = caught(technique, board);
                assertThat(Looks.screen(technique).orElseThrow().mayFind(found.slate(), found))
                        .as("%s: %s", board.values(), steps)
                        .isTrue();
            }
        }
    }

    private static Catch caught(Technique technique, Board board) {
        var slate = new Slate(board);
        slate.spread();
        var caught = new Catch(slate);
        caught.begin(technique);
        return caught;
    }

    /** With few techniques, a way goes on where others would have done the step, and its boards are of another kind. */
    private static final List<Toolbox> TOOLBOXES = List.of(
            Toolbox.full(),
            Toolbox.safe(),
            Toolbox.report(),
            new Toolbox(List.of(Technique.NAKED_SINGLE, Technique.ALS_W_WING)),
            new Toolbox(List.of(Technique.HIDDEN_SINGLE_BOX, Technique.SUE_DE_COQ, Technique.BENT_SET_5)),
            new Toolbox(List.of(Technique.NAKED_SINGLE, Technique.HIDDEN_TRIPLE, Technique.ALS_XY_WING)));

    /** With what was seen before in mind, and all boards between. */
    @Test
    void quickWayHasTheSameRoundsAsTheSlowOne() {
        var techniques = new TreeSet<Technique>();
        for (int i = 0; i < BOARDS.size(); i++) {
            Person person = Person.with(TOOLBOXES.get(i % TOOLBOXES.size())).quietly();
            List<Round> slow = person.slowly(BOARDS.get(i), true).rounds();
            assertThat(person.solve(BOARDS.get(i)).rounds())
                    .extracting(Round::technique, Round::count, round -> candidates(round.after()))
                    .containsExactlyElementsOf(slow.stream()
                            .map(round -> tuple(round.technique(), round.count(), candidates(round.after())))
                            .toList());
            slow.forEach(round -> techniques.add(round.technique()));
        }
        assertThat(techniques).hasSizeGreaterThan(40);
    }

    /** What has changed is all that has to be looked at again: who looks at everything finds no more. */
    @Test
    void nothingIsMissedOnTheWay() {
        int rounds = 0;
        for (int i = 0; i < BOARDS.size(); i++) {
            for (Toolbox toolbox : TOOLBOXES.subList(2, TOOLBOXES.size())) {
                Path path = Person.with(toolbox).quietly().solve(BOARDS.get(i));
                for (Round round : path.rounds()) {
                    assertThat(first(toolbox, round.before())).isEqualTo(round.technique() + " " + round.count());
                    rounds++;
                }
                assertThat(path instanceof Path.Stuck ? first(toolbox, path.end()) : "")
                        .isEmpty();
            }
        }
        assertThat(rounds).isGreaterThan(1000);
    }

    /** The first technique that finds anything, and how many steps. */
    private static String first(Toolbox toolbox, Board board) {
        for (Technique technique : toolbox.techniques()) {
            List<Step> steps = Hunt.all(technique, new Sight(board));
            if (!steps.isEmpty()) {
                return technique + " " + steps.size();
            }
        }
        return "";
    }

    @Test
    void whatIsCalledOffIsAPartOfTheWay() {
        Board board = Board.of(Example.of(Technique.WHIP).sheet());
        List<Round> whole = Person.with(Toolbox.full()).quietly().solve(board).rounds();
        var lengths = new TreeSet<Integer>();
        for (int patience = 0; patience < 12; patience++) {
            var left = new AtomicInteger(patience);
            Path path = Person.with(Toolbox.full())
                    .until(() -> left.getAndDecrement() <= 0)
                    .quietly()
                    .solve(board);
            assertThat(path).isInstanceOf(Path.Cut.class);
            assertThat(path.rounds())
                    .extracting(Round::technique, Round::count)
                    .isEqualTo(whole.subList(0, path.rounds().size()).stream()
                            .map(round -> tuple(round.technique(), round.count()))
                            .toList());
            lengths.add(path.rounds().size());
        }
        assertThat(lengths).contains(0);
    }

    private static List<Digits> candidates(Board board) {
        return board.layout().cells().stream().mapToObj(board::candidates).toList();
    }

    @Test
    void theSameStepCountsOnce() {
        Board board = Board.of(Example.of(Technique.X_WING).sheet());
        Catch caught = caught(Technique.X_WING, board);
        int cell = board.places(1).first();
        List<Deduction> deductions = List.of(new Deduction.Eliminate(cell, Digits.of(1)));
        caught.keep(Digits.of(1), deductions);
        caught.keep(Digits.of(1), deductions);
        assertThat(caught.count()).isEqualTo(1);
        caught.keep(Digits.of(1, 2), deductions);
        assertThat(caught.count()).isEqualTo(2);
        assertThat(caught.struck()[cell]).isEqualTo(1);
        caught.begin(Technique.SWORDFISH);
        assertThat(caught.count()).isZero();
        assertThat(caught.struck()[cell]).isZero();
    }

    /** Whether two givens clash or a cell has no digit left, the slow way says what is wrong. */
    @Test
    void brokenBoardsGoTheSlowWay() {
        Grid twice = Grid.empty(9).with(0, 5).with(8, 5);
        Grid none = Grid.empty(9);
        for (int column = 1; column < 9; column++) {
            none = none.with(column, column);
        }
        none = none.with(27, 9);
        for (Grid givens : List.of(twice, none)) {
            Board board = Board.of(Puzzle.of(Layout.standard(9), givens));
            assertThat(Person.with(Toolbox.full()).quietly().solve(board)).isInstanceOf(Path.Contradiction.class);
        }
    }
}
