package dev.neuf.logic.chain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.words.Message;
import dev.neuf.logic.LogicPhrase;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What a reader of a proof has been told to suppose, and what was shown under it. */
class Suppositions {

    /** What is assumed, and what was shown under it. */
    static final class Scope {
        final Candidates assumed;
        final boolean isOn;
        final Set<Candidates> holding = new HashSet<>();
        final Set<Candidates> out = new HashSet<>();

        /** All questions that were asked under it. */
        final Set<Message> splits = new HashSet<>();

        /** The question that is asked under it. */
        Split split = new Split();

        boolean isBroken;

        Scope(Candidates assumed, boolean isOn) {
            this.assumed = assumed;
            this.isOn = isOn;
            (isOn ? holding : out).add(assumed);
        }
    }

    /** The answers to a question, each of which has to be supposed in its turn. */
    static final class Split {
        final List<Candidates> answers = new ArrayList<>();
        final List<Scope> supposed = new ArrayList<>();
    }

    final Board board;

    /** What is assumed on top of one another, the last on top. */
    final Deque<Scope> scopes = new ArrayDeque<>();

    Suppositions(Board board) {
        this.board = board;
    }

    final void requireAssumed(List<?> named) {
        assertThat(scopes.reversed().stream().map(scope -> scope.assumed).toList())
                .isEqualTo(named);
    }

    final void suppose(Split among, Candidates some, boolean isOn) {
        var scope = new Scope(some, isOn);
        among.supposed.add(scope);
        scopes.push(scope);
    }

    static void answer(Split to, int digit, CellSet cells) {
        cells.forEach(cell -> to.answers.add(Candidates.of(digit, CellSet.of(cell))));
    }

    /** Whether all answers were looked at, and lead to something unless they break. */
    static void requireAll(Split among, Candidates some, boolean isOn) {
        assertThat(among.supposed)
                .extracting(scope -> scope.assumed)
                .containsExactlyInAnyOrderElementsOf(among.answers);
        for (Scope scope : among.supposed) {
            assertThat(scope.isBroken || (isOn ? scope.holding : scope.out).contains(some))
                    .as("%s leads to %s", scope.assumed, some)
                    .isTrue();
        }
    }

    final void broken() {
        assertThat(scopes.peek().isBroken).isFalse();
        scopes.peek().isBroken = true;
    }

    /** Shows that one of some candidates holds, for the first time. */
    final void hold(Candidates some) {
        assertThat(scopes).as("%s is new", some).noneMatch(scope -> scope.holding.contains(some));
        assertThat(scopes.peek().isBroken).as("it broke before %s", some).isFalse();
        scopes.peek().holding.add(some);
    }

    /** Shows that candidates do not hold, each for the first time. */
    final void rule(Candidates some) {
        for (int cell : some.cells()) {
            for (int digit : some.digits()) {
                Candidates one = Candidates.of(digit, CellSet.of(cell));
                assertThat(scopes).as("%s is new", one).noneMatch(scope -> scope.out.contains(one));
                scopes.peek().out.add(one);
            }
        }
    }

    final void requireHolding(Candidates some) {
        assertThat(scopes).as("%s was said", some).anyMatch(scope -> scope.holding.contains(some));
    }

    final void requireOut(Candidates some) {
        assertThat(scopes).as("not %s was said", some).anyMatch(scope -> scope.out.contains(some));
    }

    /** Each digit of a pair is in one of its cells. That may have been known of one of them. */
    final void pair(List<Object> struck, Digits digits, CellSet cells) {
        digits.forEach(digit -> scopes.peek().holding.add(Candidates.of(digit, cells)));
        for (Candidates some : struck.isEmpty() ? List.<Candidates>of() : Given.list(struck.getFirst())) {
            for (int cell : some.cells()) {
                for (int digit : some.digits()) {
                    boolean isInside = cells.contains(cell) && !digits.contains(digit);
                    boolean isOutside =
                            digits.contains(digit) && cells.stream().allMatch(other -> Given.sees(board, cell, other));
                    assertThat(isInside || isOutside).as("%s is struck", some).isTrue();
                }
            }
            rule(some);
        }
    }

    final boolean isStruck(int cell, int[] one, int[] other) {
        return isStruck(cell, one[0], other[0], one[1], other[1]) || isStruck(cell, one[0], other[1], one[1], other[0]);
    }

    private boolean isStruck(int cell, int a, int facing, int b, int facingB) {
        boolean isWing = Given.sees(board, a, facing) && Given.sees(board, b, facingB);
        return isWing
                && (Given.sees(board, cell, a) && Given.sees(board, cell, facing)
                        || Given.sees(board, cell, b) && Given.sees(board, cell, facingB));
    }

    final Given given(Object because) {
        var given = new Given(board);
        var reasons = (Message) because;
        List<Object> parts = reasons.parts();
        if (reasons.phrase() == LogicPhrase.NET_NOW) {
            return given;
        }
        boolean hasHolding = reasons.phrase() != LogicPhrase.NET_AS && reasons.phrase() != LogicPhrase.NET_BUT_AS;
        boolean hasOut = reasons.phrase() != LogicPhrase.NET_BECAUSE && reasons.phrase() != LogicPhrase.NET_BUT_BECAUSE;
        assertThat(parts).hasSize((hasHolding ? 1 : 0) + (hasOut ? 1 : 0));
        if (hasHolding) {
            assertThat((List<?>) parts.getFirst()).isNotEmpty();
            for (Object one : (List<?>) parts.getFirst()) {
                requireHolding(Given.spoken(one));
                given.apply(Given.spoken(one));
            }
        }
        if (hasOut) {
            assertThat(Given.list(parts.getLast())).isNotEmpty();
            for (Candidates some : Given.list(parts.getLast())) {
                for (int cell : some.cells()) {
                    some.digits().forEach(digit -> requireOut(Candidates.of(digit, CellSet.of(cell))));
                }
                given.strike(some);
            }
        }
        return given;
    }
}
