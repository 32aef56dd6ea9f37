package dev.neuf.logic.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.neuf.core.Board;
import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.words.Message;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Step;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads the proof of a net as somebody would who believes nothing: each sentence has to follow from the candidates of the board
 * and from what it names itself, and all that it names must have been assumed or shown before. Nothing is shown twice. Each
 * sentence has to say how deep in suppositions it stands, and each supposition has to be closed before there is another.
 */
final class Replay extends Suppositions {

    private final Split cases = new Split();

    private boolean isAgreed;
    private boolean isTrial;

    /** How many cases a trial has yet to tell. */
    private int casesLeft;

    /** Which phrases were read. */
    final Set<LogicPhrase> read = new HashSet<>();

    private Replay(Board board) {
        super(board);
    }

    /** Reads a proof to its end, and the conclusion; gives the phrases that were in it. */
    static Set<LogicPhrase> of(Board board, Step step) {
        var replay = new Replay(board);
        for (Sentence sentence : step.proof()) {
            replay.read(sentence.message());
            assertThat(sentence.depth())
                    .as("how deep it is: %s", sentence.message())
                    .isEqualTo(Math.max(0, replay.scopes.size() - 1));
        }
        replay.conclude(step.deductions());
        return replay.read;
    }

    private void read(Message message) {
        var phrase = (LogicPhrase) message.phrase();
        read.add(phrase);
        List<Object> parts = message.parts();
        switch (phrase) {
            case CHAIN_SUPPOSE, CHAIN_INSTEAD -> {
                assertThat(cases.supposed.isEmpty()).as("%s", message).isEqualTo(phrase == LogicPhrase.CHAIN_SUPPOSE);
                assertThat(scopes.size()).isLessThan(2);
                scopes.clear();
                suppose(cases, Given.candidate(parts.get(0), parts.get(1)), true);
            }
            case CHAIN_SUPPOSE_NOT -> suppose(cases, Given.candidate(parts.get(0), parts.get(1)), false);
            case CHAIN_ONE_PLACE -> {
                int digit = Given.digit(parts.get(1));
                answer(
                        cases,
                        digit,
                        board.where(digit, Given.house(parts.get(0)).cells()));
            }
            case CHAIN_ONE_DIGIT -> {
                var cells = (CellSet) parts.get(0);
                board.candidates(cells.first()).forEach(digit -> answer(cases, digit, cells));
            }
            case CHAIN_ALL_AGREE -> isAgreed = true;
            case NET_PLACE, NET_GROUP -> {
                int digit = Given.digit(parts.get(2));
                var cells = (CellSet) parts.get(1);
                assertThat(cells.isSingle()).isEqualTo(phrase == LogicPhrase.NET_PLACE);
                assertThat(cells.containsAll(given(parts.get(0)).places(digit, Given.house(parts.get(3)))))
                        .as("other places are gone: %s", message)
                        .isTrue();
                hold(Given.candidate(cells, parts.get(2)));
            }
            case NET_CELL -> {
                int cell = ((CellSet) parts.get(1)).first();
                assertThat(((Digits) parts.get(2)).containsAll(given(parts.get(0)).left[cell]))
                        .as("other digits are gone: %s", message)
                        .isTrue();
                hold(Given.candidate(parts.get(1), parts.get(2)));
            }
            case NET_NOT -> {
                Given given = given(parts.get(0));
                for (Candidates some : Given.list(parts.get(1))) {
                    for (int cell : some.cells()) {
                        assertThat(given.left[cell].and(some.digits()))
                                .as("it is gone: %s", message)
                                .isEqualTo(Digits.NONE);
                    }
                    rule(some);
                }
            }
            case NET_NAKED_PAIR, NET_NAKED_PAIR_ONLY -> {
                Given given = given(parts.get(0));
                var digits = (Digits) parts.get(1);
                var cells = (CellSet) parts.get(2);
                assertThat(cells.size()).isEqualTo(digits.size()).isEqualTo(2);
                for (int cell : cells) {
                    assertThat(digits.containsAll(given.left[cell]))
                            .as("%s", message)
                            .isTrue();
                }
                assertThat(Given.sees(board, cells.first(), cells.next(cells.first() + 1)))
                        .isTrue();
                pair(parts.subList(3, parts.size()), digits, cells);
            }
            case NET_HIDDEN_PAIR -> {
                Given given = given(parts.get(0));
                var digits = (Digits) parts.get(1);
                var cells = (CellSet) parts.get(2);
                assertThat(cells.size()).isEqualTo(digits.size()).isEqualTo(2);
                for (int digit : digits) {
                    assertThat(cells.containsAll(given.places(digit, Given.house(parts.get(3)))))
                            .as("%s", message)
                            .isTrue();
                }
                pair(parts.subList(4, parts.size()), digits, cells);
            }
            case NET_X_WING -> {
                Given given = given(parts.get(0));
                int digit = Given.digit(parts.get(1));
                var one = (CellSet) parts.get(3);
                var other = (CellSet) parts.get(5);
                assertThat(one.containsAll(given.places(digit, Given.house(parts.get(2)))))
                        .isTrue();
                assertThat(other.containsAll(given.places(digit, Given.house(parts.get(4)))))
                        .isTrue();
                for (Candidates some : Given.list(parts.get(6))) {
                    assertThat(some.digits()).isEqualTo(parts.get(1));
                    assertThat(isStruck(some.cells().first(), one.toArray(), other.toArray()))
                            .as("%s", message)
                            .isTrue();
                    rule(some);
                }
            }
            case NET_NO_PLACE -> {
                assertThat(given(parts.get(0)).places(Given.digit(parts.get(1)), Given.house(parts.get(2))))
                        .as("no place is left: %s", message)
                        .isEqualTo(CellSet.NONE);
                broken();
            }
            case NET_NO_DIGIT -> {
                assertThat(given(parts.get(0)).left[((CellSet) parts.get(1)).first()])
                        .as("nothing is left: %s", message)
                        .isEqualTo(Digits.NONE);
                broken();
            }
            case NET_CLASH -> {
                Candidates one = Given.spoken(parts.get(0));
                Candidates other = Given.spoken(parts.get(1));
                requireHolding(one);
                requireHolding(other);
                for (int a : one.cells()) {
                    for (int b : other.cells()) {
                        boolean isSameDigit = one.digits().equals(other.digits());
                        assertThat(isSameDigit ? Given.sees(board, a, b) : a == b)
                                .as("%s", message)
                                .isTrue();
                    }
                }
                broken();
            }
            case NESTED_CLASH -> {
                Candidates some = Given.spoken(parts.get(0));
                requireHolding(some);
                requireOut(some);
                broken();
            }
            case NESTED_SUPPOSE -> {
                assertThat(scopes.peek().split.supposed).as("%s", message).isEmpty();
                supposeOnTop(Given.candidate(parts.get(0), parts.get(1)));
            }
            case NESTED_INSTEAD -> {
                if (isTrial) {
                    leaveBroken();
                } else {
                    leaveUnbroken(message);
                }
                assertThat(scopes.peek().split.supposed).as("%s", message).isNotEmpty();
                supposeOnTop(Given.candidate(parts.get(0), parts.get(1)));
            }
            case NESTED_CLOSED ->
                assertThat(scopes.pop().isBroken).as("it broke: %s", message).isTrue();
            case NESTED_SPLIT_CELL -> {
                assertThat(scopes).as("%s is new", message).noneMatch(scope -> scope.splits.contains(message));
                scopes.peek().splits.add(message);
                var cells = (CellSet) parts.get(1);
                Digits left = given(parts.get(0)).left[cells.first()];
                assertThat(left).as("%s", message).isEqualTo(parts.get(2));
                scopes.peek().split = new Split();
                left.forEach(digit -> answer(scopes.peek().split, digit, cells));
            }
            case NESTED_SPLIT_HOUSE -> {
                assertThat(scopes).as("%s is new", message).noneMatch(scope -> scope.splits.contains(message));
                scopes.peek().splits.add(message);
                int digit = Given.digit(parts.get(2));
                CellSet left = given(parts.get(0)).places(digit, Given.house(parts.get(1)));
                assertThat(left).as("%s", message).isEqualTo(parts.get(3));
                scopes.peek().split = new Split();
                answer(scopes.peek().split, digit, left);
            }
            case NESTED_NOT -> {
                Candidates some = Given.candidate(parts.get(0), parts.get(1));
                Scope top = scopes.pop();
                assertThat(top.isBroken).as("it broke: %s", message).isTrue();
                assertThat(top.assumed).isEqualTo(some);
                scopes.peek().split = new Split();
                rule(some);
            }
            case NESTED_EACH -> {
                leaveUnbroken(message);
                Split split = scopes.peek().split;
                for (Object part : (List<?>) parts.get(0)) {
                    var one = (Message) part;
                    boolean isOn = one.phrase() == LogicPhrase.NET_IN;
                    Candidates some =
                            Given.candidate(one.parts().get(1), one.parts().get(0));
                    for (int cell : some.cells()) {
                        some.digits().forEach(digit -> requireAll(split, Candidates.of(digit, CellSet.of(cell)), isOn));
                    }
                    if (isOn) {
                        hold(some);
                    } else {
                        rule(some);
                    }
                }
                scopes.peek().split = new Split();
            }
            case TRIAL_WHY -> {
                isTrial = true;
                casesLeft = (Integer) parts.get(1);
                suppose(cases, (Candidates) parts.get(0), true);
            }
            case TRIAL_CASE -> {
                List<?> assumed = (List<?>) parts.get(1);
                if (assumed.size() > 1) {
                    leaveBroken();
                    supposeOnTop((Candidates) assumed.getLast());
                }
                requireAssumed(assumed);
                casesLeft--;
            }
            case TRIAL_CLOSED -> {
                noCaseLeft();
                requireAssumed((List<?>) parts.getFirst());
                scopes.pop();
            }
            case TRIAL_THEN -> {
                noCaseLeft();
                assertThat(casesLeft).as("all cases were told").isZero();
            }
            default -> fail("No net says %s.", message);
        }
    }

    /** One answer of several ends where the next begins, or the last where it is said what comes of all. */
    private void leaveUnbroken(Message message) {
        if (scopes.peek().split.answers.isEmpty()) {
            assertThat(scopes.pop().isBroken)
                    .as("it broke, and nobody said so: %s", message)
                    .isFalse();
        }
    }

    /** Cases of a trial follow one another without more words, once they broke. */
    private void leaveBroken() {
        if (scopes.size() > 1 && scopes.peek().isBroken) {
            scopes.pop();
        }
    }

    /** Whether it broke at once, or in each answer to the question that was asked. */
    private void noCaseLeft() {
        leaveBroken();
        Scope top = scopes.peek();
        if (!top.isBroken) {
            assertThat(top.split.answers).isNotEmpty();
            requireAll(top.split, top.assumed, false);
            top.isBroken = true;
        }
    }

    private void supposeOnTop(Candidates some) {
        if (isTrial) {
            leaveBroken();
            assertThat(scopes.peek().split.answers).as("%s is asked", some).contains(some);
        }
        assertThat(scopes.peek().isBroken).isFalse();
        suppose(scopes.peek().split, some, true);
    }

    /** Whether that is what follows. */
    private void conclude(List<Deduction> deductions) {
        assertThat(deductions).hasSize(1);
        boolean isOn = deductions.getFirst() instanceof Deduction.Place;
        Candidates some = switch (deductions.getFirst()) {
            case Deduction.Place(int cell, int digit) -> Candidates.of(digit, CellSet.of(cell));
            case Deduction.Eliminate(int cell, Digits digits) -> new Candidates(digits, CellSet.of(cell));
        };
        if (isAgreed) {
            requireAll(cases, some, isOn);
        } else {
            assertThat(scopes).hasSize(1);
            assertThat(scopes.peek().isBroken).isTrue();
            assertThat(scopes.peek().assumed).isEqualTo(some);
            assertThat(scopes.peek().isOn).isNotEqualTo(isOn);
        }
    }
}
