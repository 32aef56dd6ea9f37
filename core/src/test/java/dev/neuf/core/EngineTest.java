package dev.neuf.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.neuf.core.variant.Cage;
import dev.neuf.core.variant.NonConsecutive;
import dev.neuf.core.variant.Parity;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What an engine gets for free: the answer from the solutions, and the reason why there are none. */
class EngineTest {

    private static final Layout FOUR = Layout.standard(4);
    private static final Puzzle EMPTY = Puzzle.of(FOUR, Grid.empty(4));
    private static final Grid ONE = grid("1234341221434321");
    private static final Grid TWO = grid("1234341243212143");
    private static final Grid THREE = grid("2134341212434321");

    private static Grid grid(String cells) {
        return Grid.of(cells.chars().map(c -> c == '.' ? 0 : c - '0').toArray());
    }

    /** Knows its solutions beforehand, and says that a limit stopped it after them. */
    private record Fake(List<Grid> solutions, Optional<Limits.Limit> stop, List<Grid> visited) implements Engine {

        static Fake finding(Grid... solutions) {
            return new Fake(List.of(solutions), Optional.empty(), new ArrayList<>());
        }

        Fake stoppedBy(Limits.Limit limit) {
            return new Fake(solutions, Optional.of(limit), visited);
        }

        @Override
        public Tally each(Puzzle puzzle, Limits limits, Predicate<Grid> each) {
            for (Grid solution : solutions) {
                visited.add(solution);
                if (!each.test(solution)) {
                    return new Tally(visited.size(), 0, 0, Optional.empty());
                }
            }
            return new Tally(visited.size(), 3, 2, stop);
        }
    }

    private static Answer.Reason reason(Puzzle puzzle) {
        Answer answer = Fake.finding().solve(puzzle, Limits.NONE);
        assertThat(answer).isInstanceOf(Answer.Impossible.class);
        return ((Answer.Impossible) answer).reason();
    }

    private static String words(Answer.Reason reason) {
        return Words.in(Language.ENGLISH).about(FOUR, Symbols.standard(4)).say(Explain.reason(reason));
    }

    @Test
    void oneSolutionIsUnique() {
        assertThat(Fake.finding(ONE).solve(EMPTY, Limits.NONE)).isEqualTo(new Answer.Unique(ONE));
    }

    @Test
    void twoSolutionsAreManyAndTheThirdIsNotAskedFor() {
        Fake engine = Fake.finding(ONE, TWO, THREE);
        assertThat(engine.solve(EMPTY, Limits.NONE)).isEqualTo(new Answer.Many(ONE, TWO));
        assertThat(engine.visited()).containsExactly(ONE, TWO);
    }

    @Test
    void noSolutionIsImpossible() {
        assertThat(reason(EMPTY)).isEqualTo(new Answer.Reason.Exhausted());
        assertThat(words(reason(EMPTY))).isEqualTo("every possibility was tried");
    }

    @ParameterizedTest
    @EnumSource(Limits.Limit.class)
    void limitReachedBeforeAnySolutionIsUnknown(Limits.Limit limit) {
        assertThat(Fake.finding().stoppedBy(limit).solve(EMPTY, Limits.NONE))
                .isEqualTo(new Answer.Unknown(limit, List.of()));
        for (Language language : Language.values()) {
            assertThat(Words.in(language).say(Explain.limit(limit))).isNotBlank();
        }
    }

    @ParameterizedTest
    @EnumSource(Limits.Limit.class)
    void limitReachedAfterOneSolutionKeepsIt(Limits.Limit limit) {
        assertThat(Fake.finding(ONE).stoppedBy(limit).solve(EMPTY, Limits.NONE))
                .isEqualTo(new Answer.Unknown(limit, List.of(ONE)));
    }

    @Test
    void twoSolutionsAreManyWhateverStoppedTheEngineThen() {
        assertThat(Fake.finding(ONE, TWO).stoppedBy(Limits.Limit.TIME).solve(EMPTY, Limits.NONE))
                .isEqualTo(new Answer.Many(ONE, TWO));
    }

    @Test
    void countVisitsAll() {
        Tally tally = Fake.finding(ONE, TWO, THREE).count(EMPTY, Limits.NONE);
        assertThat(tally.solutions()).isEqualTo(3);
        assertThat(tally.isComplete()).isTrue();
        assertThat(Fake.finding(ONE)
                        .stoppedBy(Limits.Limit.NODES)
                        .count(EMPTY, Limits.NONE)
                        .isComplete())
                .isFalse();
    }

    @Test
    void clashingGivensAreTheReason() {
        Fake engine = Fake.finding();
        Puzzle puzzle = EMPTY.withGivens(grid("11.............."));
        assertThat(engine.solve(puzzle, Limits.NONE))
                .isEqualTo(
                        new Answer.Impossible(new Answer.Reason.Clash(Conflict.in(puzzle.rules(), puzzle.givens()))));
        assertThat(words(reason(puzzle))).isEqualTo("the digits given break the rules");
    }

    @Test
    void everyKindOfRuleCanClash() {
        var puzzles = List.of(
                new Puzzle(FOUR, List.of(new Parity(true, List.of(0))), grid("2...............")),
                new Puzzle(FOUR, List.of(new NonConsecutive()), grid("12..............")),
                new Puzzle(FOUR, List.of(new Cage(7, List.of(0, 1))), grid("12..............")));
        assertThat(puzzles).allMatch(puzzle -> reason(puzzle) instanceof Answer.Reason.Clash);
    }

    @Test
    void cellWithoutADigitIsSeenAtOnce() {
        Answer.Reason reason = reason(EMPTY.withGivens(grid("12.....3...4....")));
        assertThat(reason).isEqualTo(new Answer.Reason.NoDigitFor(3));
        assertThat(words(reason)).isEqualTo("no digit is left for r1c4");
    }

    @Test
    void digitWithoutAPlaceIsSeenAtOnce() {
        // 3 4 | . .     row 1 needs a 1, but box 2 has it already
        // . . | 1 .
        Answer.Reason reason = reason(EMPTY.withGivens(grid("34....1.........")));
        assertThat(reason)
                .isEqualTo(new Answer.Reason.NoPlaceFor(1, FOUR.houses().getFirst()));
        assertThat(words(reason)).isEqualTo("row 1 has no place left for the digit 1");
    }

    @Test
    void whatIsHarderToSeeIsLeftToTheEngine() {
        assertThat(reason(EMPTY.withGivens(grid("1.........2.....")))).isEqualTo(new Answer.Reason.Exhausted());
    }

    @ParameterizedTest
    @CsvSource({"0,1,1", "-1,1,1", "1,-1,1", "1,1,-1"})
    void limitsThatCannotBeAreRefused(long solutions, long nodes, long millis) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Limits(solutions, nodes, millis, () -> false))
                .withMessageContaining("(%d solutions, %d nodes, %d ms)", solutions, nodes, millis);
    }

    @Test
    void limitsChangeOneByOne() {
        Limits limits = Limits.NONE.withSolutions(2).withNodes(0).withMillis(5).withCancelled(() -> true);
        assertThat(limits.solutions()).isEqualTo(2);
        assertThat(limits.nodes()).isZero();
        assertThat(limits.millis()).isEqualTo(5);
        assertThat(limits.cancelled().getAsBoolean()).isTrue();
        assertThat(Limits.NONE.cancelled().getAsBoolean()).isFalse();
        assertThat(Limits.NONE.solutions()).isEqualTo(Long.MAX_VALUE);
    }
}
