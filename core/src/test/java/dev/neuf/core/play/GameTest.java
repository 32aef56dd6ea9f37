package dev.neuf.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Moves, history and branches. */
class GameTest {

    static final List<String> ALL = Games.ALL;

    /** r1c1 of the 4x4 puzzle, which is open; its right digit is 3. */
    private static final int CORNER = 0;

    private final Game four = Games.of(Games.FOUR);

    @Test
    void aDigitComesAndGoes() {
        Game entered = four.enter(CORNER, 3);
        assertThat(entered.values().digit(CORNER)).isEqualTo(3);
        assertThat(entered.enter(CORNER, 3).values().digit(CORNER)).isZero();
        assertThat(entered.enter(CORNER, 4).values().digit(CORNER)).isEqualTo(4);
        assertThat(entered.clear(CORNER).values().digit(CORNER)).isZero();
    }

    @Test
    void aGivenStays() {
        assertThat(four.enter(1, 1)).isSameAs(four);
        assertThat(four.clear(1)).isSameAs(four);
        assertThat(four.mark(1, 1)).isSameAs(four);
    }

    @Test
    void undoAndRedoGoThroughAllMoves() {
        Game game = four.enter(0, 3).mark(3, 1).enter(3, 1);
        assertThat(game.undo().spot(3)).isEqualTo(Spot.BLANK.withCentre(Digits.of(1)));
        Game start = game.undo().undo().undo();
        assertThat(start.branch().now()).isEqualTo(four.branch().now());
        assertThat(start.undo().branch().now()).isEqualTo(four.branch().now());
        assertThat(start.redo().redo().redo().branch().now())
                .isEqualTo(game.branch().now());
        assertThat(start.enter(3, 2).redo().spot(0).digit())
                .as("what was undone is forgotten")
                .isZero();
    }

    @Test
    void aDigitLeavesThePlayersMarksOfItsPeersAndUndoBringsThemBack() {
        Game marked = four.mark(0, 3).mark(3, 3).mark(3, 1);
        Game entered = marked.enter(0, 3);
        assertThat(entered.marks(3)).isEqualTo(Digits.of(1));
        assertThat(entered.undo().marks(3)).isEqualTo(Digits.of(1, 3));
    }

    @Test
    void automaticMarksAreTheCandidatesWithoutThoseStruck() {
        Game automatic = four.with(four.view().withAutomatic(true));
        assertThat(automatic.marks(CORNER)).isEqualTo(Digits.of(3));
        assertThat(automatic.mark(CORNER, 2)).as("2 is no candidate").isSameAs(automatic);
        Game struck = automatic.mark(CORNER, 3);
        assertThat(struck.marks(CORNER)).isEqualTo(Digits.NONE);
        assertThat(struck.board().candidates(CORNER)).isEqualTo(Digits.NONE);
        assertThat(struck.mark(CORNER, 3).marks(CORNER)).isEqualTo(Digits.of(3));
        assertThat(struck.clear(CORNER).marks(CORNER)).isEqualTo(Digits.of(3));
    }

    @Test
    void ownMarksAreNoCandidates() {
        assertThat(four.mark(CORNER, 4).board().candidates(CORNER)).isEqualTo(Digits.of(3));
    }

    @Test
    void conflictsAreSeen() {
        assertThat(four.conflicts()).isEqualTo(CellSet.NONE);
        assertThat(four.enter(CORNER, 2).conflicts()).isEqualTo(CellSet.of(0, 1));
    }

    @Test
    void aFullBoardWithoutConflictsIsSolved() {
        Game game = four;
        String solution = "3241142343122134";
        for (int cell = 0; cell < 16; cell++) {
            assertThat(game.isSolved()).isEqualTo(game.values().isFull());
            game = game.values().isEmpty(cell) ? game.enter(cell, solution.charAt(cell) - '0') : game;
        }
        assertThat(game.isSolved()).isTrue();
    }

    @Test
    void aStepIsDoneAtOnce() {
        Game game = four.mark(3, 1)
                .after(List.of(
                        new Deduction.Place(0, 3),
                        new Deduction.Eliminate(3, Digits.of(1)),
                        new Deduction.Place(1, 4))); // given: passed over
        assertThat(game.values().digit(0)).isEqualTo(3);
        assertThat(game.values().digit(1)).isEqualTo(2);
        assertThat(game.spot(3)).isEqualTo(Spot.BLANK.withStruck(Digits.of(1)));
        assertThat(game.branch().moves()).hasSize(2);
    }

    @Test
    void severalCellsAreWrittenAtOnceAndTakenBackAtOnce() {
        List<Integer> cells = List.of(0, 1, 3);
        Game entered = four.enter(0, 3).enter(cells, 3);
        assertThat(entered.spot(0).digit()).isEqualTo(3);
        assertThat(entered.spot(3).digit()).isEqualTo(3);
        assertThat(entered.branch().moves()).hasSize(2);
        Game taken = entered.enter(cells, 3);
        assertThat(taken.spot(0).digit()).isZero();
        assertThat(taken.spot(3).digit()).isZero();
        Game marked = four.corner(List.of(0), 3).corner(cells, 3);
        assertThat(marked.spot(3).corner()).isEqualTo(Digits.of(3));
        assertThat(marked.spot(1)).as("given").isEqualTo(Spot.BLANK);
        assertThat(marked.corner(cells, 3).spot(0).corner()).isEqualTo(Digits.NONE);
    }

    @Test
    void marksAreLeftAloneIfThePlayerWantsIt() {
        Game marked = four.centre(List.of(3), 3).corner(List.of(3), 3);
        assertThat(marked.enter(0, 3).spot(3)).isEqualTo(Spot.BLANK);
        Game untidy = marked.with(marked.view().withTidyMarks(false)).enter(0, 3);
        assertThat(untidy.spot(3).centre()).isEqualTo(Digits.of(3));
        assertThat(untidy.spot(3).corner()).isEqualTo(Digits.of(3));
    }

    @Test
    void coloursComeAndGoOnGivensToo() {
        Game game = four.colour(List.of(0, 1), 7).colour(List.of(0), 2);
        assertThat(game.spot(0).colours()).isEqualTo(Digits.of(2, 7));
        assertThat(game.spot(1).colours()).isEqualTo(Digits.of(7));
        assertThat(game.colour(List.of(0, 1), 7).spot(0).colours()).isEqualTo(Digits.of(2));
        assertThat(four.colour(List.of(0), Spot.COLOURS + 1)).isSameAs(four);
        Game tinted = four.tint(List.of(0), 3, 5);
        assertThat(tinted.spot(0).tints()).containsEntry(3, 5);
        assertThat(tinted.tint(List.of(0), 3, 6).spot(0).tints()).containsEntry(3, 6);
        assertThat(tinted.tint(List.of(0), 3, 5).spot(0).tints()).isEmpty();
    }

    @Test
    void aLayerIsClearedOrElseTheFirstThatHasSomething() {
        List<Integer> cells = List.of(0, 3);
        Game full = four.corner(cells, 1).colour(cells, 2).centre(cells, 3).enter(3, 1);
        Game cleared = full.clear(cells, Layer.CORNER);
        assertThat(cleared.spot(0).corner()).isEqualTo(Digits.NONE);
        assertThat(cleared.spot(0).centre()).isEqualTo(Digits.of(3));
        Game further = cleared.clear(cells, Layer.CORNER);
        assertThat(further.spot(3).digit()).as("no corners left, so the digit").isZero();
        assertThat(further.spot(0).centre()).isEqualTo(Digits.of(3));
        assertThat(full.clear(cells, Layer.ALL).spot(0)).isEqualTo(Spot.BLANK);
        assertThat(four.clear(cells, Layer.ALL)).isSameAs(four);
    }

    @Test
    void aBranchGetsAnotherName() {
        Game game = four.begin("one").begin("two").rename("one", " first ");
        assertThat(game.branches()).extracting(Branch::name).containsExactly("", "first", "two");
        assertThat(game.branch().parent()).isEqualTo("first");
        assertThat(game.rename("two", "first")).isSameAs(game);
        assertThat(game.rename("", "x")).isSameAs(game);
        assertThat(game.rename("two", "2").branch().name()).isEqualTo("2");
    }

    @Test
    void aBranchIsKept() {
        Game game = four.enter(0, 3).begin("if 1").enter(3, 1).mark(5, 4);
        assertThat(game.goTo("").values().digit(3)).isZero();
        Game kept = game.goTo("").enter(4, 1).goTo("if 1").keep();
        assertThat(kept.branches()).hasSize(1);
        assertThat(kept.values().digit(3)).isEqualTo(1);
        assertThat(kept.values().digit(0)).isEqualTo(3);
        assertThat(kept.spot(5).centre()).isEqualTo(Digits.of(4));
        assertThat(kept.undo().values().digit(3)).as("one move").isZero();
        assertThat(kept.undo().values().digit(0)).isEqualTo(3);
    }

    @Test
    void aBranchIsDroppedAndItsChildrenStay() {
        Game game = four.begin("one").enter(0, 3).begin("two").enter(3, 1);
        Game dropped = game.drop("one");
        assertThat(dropped.branch().name()).isEqualTo("two");
        assertThat(dropped.branch().parent()).isEmpty();
        assertThat(dropped.values().digit(0)).isEqualTo(3);
        assertThat(dropped.drop("two").branch().isMain()).isTrue();
        assertThat(dropped.drop("")).isSameAs(dropped);
    }

    @Test
    void namesAreNotTakenTwice() {
        Game game = four.begin("one");
        assertThat(game.begin("one")).isSameAs(game);
        assertThat(game.begin("  ")).isSameAs(game);
        assertThat(game.begin("x".repeat(Game.LONGEST_NAME + 1))).isSameAs(game);
        assertThat(game.begin("a\u001Bb")).isSameAs(game);
    }

    @Test
    void twoBranchesAreCompared() {
        Game game = four.begin("a")
                .enter(0, 3)
                .enter(3, 1)
                .goTo("")
                .begin("b")
                .enter(0, 3)
                .enter(3, 2)
                .enter(5, 4);
        assertThat(game.compare("a", "b"))
                .hasValue(new Comparison(
                        "",
                        new java.util.TreeMap<>(Map.of(0, 3)),
                        new java.util.TreeMap<>(Map.of(3, Map.entry(1, 2))),
                        0,
                        1));
        assertThat(game.compare("a", "a")).isEmpty();
        assertThat(game.compare("a", "no")).isEmpty();
    }

    @Test
    void whatIsTriedBelowTwoBranchesIsNotWhatTheyAgreeOn() {
        Game game = four.begin("guess")
                .enter(0, 3)
                .begin("a")
                .enter(3, 1)
                .enter(5, 4)
                .goTo("guess")
                .begin("b")
                .enter(5, 4);
        assertThat(game.compare("a", "b")).hasValueSatisfying(found -> {
            assertThat(found.trunk()).isEqualTo("guess");
            assertThat(found.agreed()).isEqualTo(Map.of(5, 4));
        });
        assertThat(game.compare("b", "guess")).hasValueSatisfying(found -> {
            assertThat(found.trunk()).isEqualTo("guess");
            assertThat(found.agreed()).isEmpty();
        });
        Game beside = game.goTo("").begin("c").enter(0, 3);
        assertThat(beside.compare("a", "c")).hasValueSatisfying(found -> {
            assertThat(found.trunk()).isEmpty();
            assertThat(found.agreed()).isEqualTo(Map.of(0, 3));
        });
    }

    @Test
    void whatWasOnTheSheetIsThere() {
        Game game = Games.of(Games.NOTED);
        assertThat(game.spot(0).digit()).isEqualTo(3);
        assertThat(game.view().isAutomatic()).isTrue();
        assertThat(game.marks(5)).isEqualTo(Digits.of(4));
        assertThat(game.position().values()).isEqualTo(game.values());
    }

    @ParameterizedTest
    @FieldSource("ALL")
    void whateverIsDoneUndoLeadsToTheStart(String text) {
        for (int seed = 0; seed < 10; seed++) {
            var random = new Random(seed);
            Game game = Games.of(text);
            for (int i = 0; i < 150; i++) {
                game = Games.random(game, random);
                assertThat(game.branches().getFirst().isMain()).isTrue();
                assertThat(game.position().values()).isEqualTo(game.values());
                assertThat(game.values().or(game.sheet().puzzle().givens())).isEqualTo(game.values());
            }
            for (Branch branch : game.branches()) {
                Game end = game.goTo(branch.name());
                while (end.branch().canUndo()) {
                    end = end.undo();
                }
                assertThat(end.branch().now()).isEqualTo(branch.base());
                while (end.branch().at() < branch.at()) {
                    end = end.redo();
                }
                assertThat(end.branch()).isEqualTo(branch);
            }
            Game main = game.goTo("").restart();
            assertThat(main.branch().now()).isEqualTo(Games.of(text).branch().now());
        }
    }
}
