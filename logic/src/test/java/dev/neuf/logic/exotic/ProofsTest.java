package dev.neuf.logic.exotic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.core.Sheet;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Example;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** That proofs of large patterns leave nothing out, and say nothing twice. */
class ProofsTest {

    private static List<Message> said(Step step, LogicPhrase... phrases) {
        return step.proof().stream()
                .map(Sentence::message)
                .filter(message -> List.of(phrases).contains(message.phrase()))
                .toList();
    }

    @Test
    void aDoubleExocetSaysOfEachDigitOnlyOnceWhichLinesHoldIt() {
        Step step = Example.of(Technique.DOUBLE_EXOCET).step();
        assertThat(said(step, LogicPhrase.EXOCET_COVER, LogicPhrase.EXOCET_COVERS))
                .isNotEmpty()
                .extracting(message -> message.parts().getFirst())
                .doesNotHaveDuplicates();
    }

    @Test
    void anExocetSaysWhatIsLeftForATargetThatLosesSomething() {
        for (Technique technique : List.of(Technique.JUNIOR_EXOCET, Technique.SENIOR_EXOCET)) {
            Step step = Example.of(technique).step();
            List<Message> left =
                    said(step, LogicPhrase.EXOCET_LEFT, LogicPhrase.EXOCET_LEFT_MIRROR, LogicPhrase.EXOCET_ONE_OF);
            assertThat(left).isNotEmpty();
            for (Message message : left) {
                CellSet cell = (CellSet) message.parts().getFirst();
                assertThat(step.deductions()).extracting(Deduction::cell).contains(cell.first());
            }
        }
    }

    /** All steps of these techniques on the boards of all examples. */
    private static void each(List<Technique> techniques, BiConsumer<Sight, Step> look) {
        for (Technique example : Technique.values()) {
            Sheet sheet = Example.of(example).sheet();
            for (Board board : List.of(Board.of(sheet), Board.of(sheet.puzzle()))) {
                var sight = new Sight(board);
                for (Technique technique : techniques) {
                    Hunt.all(technique, sight).forEach(step -> look.accept(sight, step));
                }
            }
        }
    }

    @Test
    void anExocetSaysOfEachPairThatIsNotLeftWhyItIsNot() {
        var count = new AtomicInteger();
        each(List.of(Technique.JUNIOR_EXOCET, Technique.SENIOR_EXOCET), (_, step) -> {
            Set<Digits> left = left(step);
            List<Message> told = said(step, LogicPhrase.EXOCET_PAIRS);
            if (told.isEmpty()) {
                assertThat(left).hasSize(pairs(step.digits()).size());
            } else {
                List<?> named = (List<?>) told.getFirst().parts().get(1);
                assertThat(named)
                        .extracting(pair -> ((Message) pair).parts().getFirst())
                        .containsExactlyInAnyOrderElementsOf(left)
                        .hasSizeLessThan(pairs(step.digits()).size());
                count.incrementAndGet();
            }
        });
        assertThat(count.get()).isGreaterThan(5);
    }

    private static List<Digits> pairs(Digits digits) {
        var pairs = new ArrayList<Digits>();
        for (int one : digits) {
            for (int other : digits) {
                if (one < other) {
                    pairs.add(Digits.of(one, other));
                }
            }
        }
        return pairs;
    }

    /** The pairs that somebody sees as left who goes by the sentences about cells alone. */
    private static Set<Digits> left(Step step) {
        Set<Digits> left = new HashSet<>(pairs(step.digits()));
        Set<List<Object>> apart = new HashSet<>();
        for (Sentence sentence : step.proof()) {
            List<Object> parts = sentence.message().parts();
            switch ((LogicPhrase) sentence.message().phrase()) {
                case EXOCET_ONE_OF ->
                    left.removeIf(pair -> pair.and((Digits) parts.get(1)).isEmpty());
                case EXOCET_NOT_TARGETS ->
                    left.removeIf(pair -> !pair.and((Digits) parts.get(1)).isEmpty());
                case EXOCET_NOT_LINES, EXOCET_NOT_MIRROR -> apart.add(List.of(parts.get(0), parts.get(1)));
                case EXOCET_NOT_TOGETHER -> apart.add(parts.subList(0, 4));
                default -> {
                    // says nothing of pairs
                }
            }
        }
        CellSet targets = (CellSet)
                said(step, LogicPhrase.EXOCET_TARGETS).getFirst().parts().getFirst();
        CellSet one = CellSet.of(targets.first());
        CellSet other = targets.minus(one);
        left.removeIf(pair -> {
            Digits first = Digits.of(pair.first());
            Digits second = pair.minus(first);
            return !canBe(apart, one, first, other, second) && !canBe(apart, one, second, other, first);
        });
        return left;
    }

    private static boolean canBe(Set<List<Object>> apart, CellSet one, Digits its, CellSet other, Digits ofOther) {
        return !apart.contains(List.of(one, its))
                && !apart.contains(List.of(other, ofOther))
                && !apart.contains(List.of(one, its, other, ofOther))
                && !apart.contains(List.of(other, ofOther, one, its));
    }

    @Test
    void aDigitOfAnExocetHasItsOtherPlacesInTheLinesWhereItSeesTheBase() {
        var count = new AtomicInteger();
        List<Technique> all = List.of(Technique.JUNIOR_EXOCET, Technique.SENIOR_EXOCET, Technique.DOUBLE_EXOCET);
        each(all, (sight, step) -> {
            List<Message> covers = said(step, LogicPhrase.EXOCET_COVER, LogicPhrase.EXOCET_COVERS);
            List<Message> bases = said(step, LogicPhrase.EXOCET_TARGETS);
            for (Message cover : covers) {
                Message twice = said(step, LogicPhrase.EXOCET_TWICE_MORE, LogicPhrase.EXOCET_BOTH_TWICE_MORE)
                        .getFirst();
                int digit = ((Digits) cover.parts().getFirst()).first();
                assertThat(((Digits) twice.parts().getFirst()).contains(digit)).isTrue();
                CellSet places = CellSet.NONE;
                for (Object line : (List<?>) twice.parts().get(1)) {
                    places = places.or(sight.places(digit, (Rule.House) line));
                }
                for (Message base : bases) {
                    CellSet seen = sight.seenByAll((CellSet) base.parts().get(1), digit);
                    CellSet rest =
                            places.minus(seen).minus((CellSet) base.parts().getFirst());
                    assertThat(((CellSet) cover.parts().get(1)).containsAll(rest))
                            .isTrue();
                }
                count.incrementAndGet();
            }
        });
        assertThat(count.get()).isGreaterThan(5);
    }

    @Test
    void aMultifishSaysHowMuchRoomEachLineHasAndThatItAddsUp() {
        Message room = said(Example.of(Technique.MULTIFISH).step(), LogicPhrase.MULTIFISH_ROOM)
                .getFirst();
        int sum = 0;
        for (Object line : (List<?>) room.parts().get(1)) {
            List<Object> parts = ((Message) line).parts();
            sum += ((List<?>) parts.getFirst()).size() * (int) parts.get(1);
        }
        assertThat(sum).isEqualTo(room.parts().getFirst());
    }
}
