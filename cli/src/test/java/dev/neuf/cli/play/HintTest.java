package dev.neuf.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Link;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Example;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Mark;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Telling;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How much of a step is told. */
class HintTest {

    private static final Step NET = Example.of(Technique.GROUPED_BRAID).step();
    private static final int LAST = NET.proof().size();

    private static Hint told(Step step) {
        return new Hint(step).more().more();
    }

    private static Message message(int sentence) {
        return NET.proof().get(sentence - 1).message();
    }

    private static List<Message> messages(Hint hint) {
        return hint.sentences().stream().map(Sentence::message).toList();
    }

    @Test
    void aLongProofIsToldSentenceBySentenceAndWhatFollowsWithTheLast() {
        Hint first = told(NET);
        assertThat(messages(first)).containsExactly(message(1));
        assertThat(first.turned(-1)).isEqualTo(first);
        assertThat(messages(first.turned(1))).containsExactly(message(2));
        Hint last = first;
        for (int i = 1; i < LAST + 3; i++) {
            assertThat(last.isEnd()).isEqualTo(i >= LAST);
            last = last.turned(1);
        }
        assertThat(messages(last))
                .startsWith(message(LAST))
                .endsWith(Telling.conclusion(NET).getLast());
        assertThat(messages(last.turned(-1))).containsExactly(message(LAST - 1));
    }

    @Test
    void allOfALongProofHasNumbers() {
        Hint whole = told(NET).turned(1).more();
        assertThat(messages(whole)).hasSize(LAST + Telling.conclusion(NET).size());
        assertThat(Table.ENGLISH.say(messages(whole).get(1))).startsWith("2. Because of");
        assertThat(whole).isEqualTo(told(NET).whole());
        assertThat(whole.more()).isEqualTo(told(NET));
        assertThat(whole.turned(-1).sentence()).isEqualTo(LAST);
    }

    @Test
    void aShortProofIsToldAtOnce() {
        Step step = Example.of(Technique.X_WING).step();
        Hint hint = told(step);
        assertThat(messages(hint)).isEqualTo(Telling.how(step));
        assertThat(hint.turned(1)).isEqualTo(hint);
        assertThat(hint.more()).isEqualTo(hint);
        assertThat(new Hint(step).turned(1)).isEqualTo(new Hint(step));
    }

    @Test
    void aSentenceShowsItsMarksOnly() {
        Hint hint = told(NET);
        var layout = Example.of(Technique.GROUPED_BRAID).sheet().layout();
        int struck = NET.deductions().getFirst().cell();
        assertThat(NET.deductions()).singleElement().isInstanceOf(Deduction.Eliminate.class);
        for (Sentence sentence : NET.proof()) {
            assertThat(hint.marks()).isEqualTo(sentence.marks());
            Tone tone = StepTones.of(hint, layout).of(struck, NET.digits().first());
            assertThat(tone == Tone.STRUCK).isEqualTo(hint.isEnd());
            hint = hint.turned(1);
        }
    }

    @Test
    void aSentenceShowsWhatItIsAboutAndWhatItRestsOn() {
        var layout = Example.of(Technique.GROUPED_BRAID).sheet().layout();
        int pairs = 0;
        // with the last come the candidates that are struck
        for (int i = 0; i < LAST - 1; i++) {
            StepTones tones = StepTones.of(told(NET).turned(i), layout);
            Set<Place> subjects = new HashSet<>();
            Set<Place> reasons = new HashSet<>();
            CellSet cells = CellSet.NONE;
            for (Mark mark : NET.proof().get(i).marks()) {
                if (mark.role() == Role.LINK && mark.part() instanceof Candidates subject) {
                    subjects.addAll(places(subject));
                    cells = cells.or(subject.cells());
                } else if (mark.part() instanceof Candidates others) {
                    cells = cells.or(others.cells());
                } else if (mark.part() instanceof Link(Candidates from, Candidates to, Link.Kind _)) {
                    reasons.addAll(places(from));
                    cells = cells.or(from.cells()).or(to.cells());
                }
            }
            reasons.removeAll(subjects);
            pairs += Math.min(subjects.size(), reasons.size());
            assertThat(subjects).allMatch(it -> tones.of(it.cell(), it.digit()) == Tone.PIVOT);
            assertThat(reasons).allMatch(it -> tones.of(it.cell(), it.digit()) == Tone.PATTERN);
            for (int cell = 0; cell < layout.cellCount(); cell++) {
                assertThat(tones.has(cell)).isEqualTo(cells.contains(cell));
            }
        }
        assertThat(pairs).isPositive();
    }

    private record Place(int cell, int digit) {}

    private static Set<Place> places(Candidates candidates) {
        Set<Place> places = new HashSet<>();
        for (int cell : candidates.cells()) {
            for (int digit : candidates.digits()) {
                places.add(new Place(cell, digit));
            }
        }
        return places;
    }

    @Test
    void whatWasPlacedBeforeStaysInSightAsLongAsItHolds() {
        Example example = Example.of(Technique.DYNAMIC_NESTED_NET);
        Hint hint = told(example.step());
        int first = 0;
        while (example.step().proof().get(first).depth() == 0) {
            first++;
        }
        int last = first;
        while (example.step().proof().get(last + 1).depth() > 0) {
            last++;
        }
        Set<Place> above = known(hint.turned(first));
        Set<Place> under = known(hint.turned(last));
        assertThat(known(hint)).isEmpty();
        assertThat(above).contains(subject(example.step(), 0), subject(example.step(), first - 1));
        assertThat(under)
                .containsAll(above)
                .contains(subject(example.step(), first), subject(example.step(), last - 1));
        assertThat(known(hint.turned(last + 1))).isEqualTo(above);
        StepTones tones = StepTones.of(hint.turned(first), example.sheet().layout());
        Place old = subject(example.step(), 0);
        assertThat(tones.of(old.cell(), old.digit())).isEqualTo(Tone.KNOWN);
        assertThat(tones.has(old.cell())).isFalse();
    }

    /** Answers to a question take turns: what one led to is not known of the next. */
    @Test
    void whatHeldUnderOneAnswerIsNotKnownUnderTheNext() {
        Step trial = Example.of(Technique.TRIAL).step();
        Hint hint = told(trial);
        int second = 0;
        for (int i = 0; i < trial.proof().size(); i++) {
            second = trial.proof().get(i).message().phrase() == LogicPhrase.TRIAL_CASE ? i : second;
        }
        assertThat(trial.proof().get(second - 1).depth()).isPositive();
        assertThat(known(hint.turned(second - 1))).contains(subject(trial, second - 2));
        assertThat(known(hint.turned(second + 1)))
                .contains(subject(trial, 0), subject(trial, second))
                .doesNotContain(subject(trial, second - 2));
    }

    private static Set<Place> known(Hint hint) {
        Set<Place> known = new HashSet<>();
        hint.known().forEach(mark -> known.addAll(places((Candidates) mark.part())));
        return known;
    }

    /** What a sentence supposes or places. */
    private static Place subject(Step step, int sentence) {
        return step.proof().get(sentence).marks().stream()
                .filter(mark -> mark.role() == Role.LINK || mark.role() == Role.SUPPOSED)
                .map(Mark::part)
                .filter(Candidates.class::isInstance)
                .flatMap(part -> places((Candidates) part).stream())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatIsSupposedOnTopSaysHowDeepItIs() {
        Hint hint = told(Example.of(Technique.DYNAMIC_NESTED_NET).step());
        assertThat(hint.whole().sentences()).extracting(Sentence::depth).contains(0, 1);
        var narrow = new Panel(20);
        narrow.text("Suppose also that r1c2 is 1.", Tone.TEXT, 12);
        var canvas = new Canvas(2, 20);
        narrow.draw(canvas, 0, 0, 0, 2);
        assertThat(canvas.plain(0)).startsWith("    Suppose also");
        assertThat(canvas.plain(1)).startsWith("    that r1c2 is 1.");
    }

    @Test
    void aSentenceWithoutMarksShowsThoseBeforeIt() {
        Step nested = Example.of(Technique.DYNAMIC_NESTED_NET).step();
        Hint hint = told(nested);
        int empty = 0;
        for (int i = 0; i < nested.proof().size(); i++) {
            assertThat(hint.marks()).isNotEmpty();
            empty += nested.proof().get(i).marks().isEmpty() ? 1 : 0;
            hint = hint.turned(1);
        }
        assertThat(empty).isPositive();
    }
}
