package dev.neuf.cli.play;

import dev.neuf.core.Candidates;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Mark;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Step;
import dev.neuf.logic.Telling;
import java.util.ArrayList;
import java.util.List;

/**
 * A step that a player is told more and more of.
 *
 * @param shown 1 what to look for, 2 and where, 3 the proof
 * @param sentence which sentence of a long proof is read, counted from 1; 0 for all of them
 */
record Hint(Step step, int shown, int sentence) {

    static final int ALL = 3;

    /** What to look for. */
    Hint(Step step) {
        this(step, 1, 0);
    }

    /** More of it. A long proof begins with its first sentence; from then on, more is all of them, or one of them again. */
    Hint more() {
        int more = Math.min(ALL, shown + 1);
        return new Hint(step, more, more == ALL && isLong() && sentence == 0 ? 1 : 0);
    }

    /** The next sentence of a long proof, or that before. */
    Hint turned(int by) {
        int last = step.proof().size();
        int next = sentence == 0 && by < 0 ? last : Math.clamp((long) sentence + by, 1, last);
        return isSteps() ? new Hint(step, shown, next) : this;
    }

    /** The same with all sentences that it has by now. */
    Hint whole() {
        return new Hint(step, shown, 0);
    }

    boolean isAll() {
        return shown == ALL;
    }

    /** Whether it can be read sentence by sentence. */
    boolean isSteps() {
        return isAll() && isLong();
    }

    private boolean isLong() {
        return Telling.isLong(step);
    }

    /** Whether what follows is told by now. */
    boolean isEnd() {
        return isAll() && (sentence == 0 || sentence == step.proof().size());
    }

    /** What to look at. A sentence that shows nothing speaks of what one before has shown. */
    List<Mark> marks() {
        for (int i = sentence; i > 0; i--) {
            if (!step.proof().get(i - 1).marks().isEmpty()) {
                return step.proof().get(i - 1).marks();
            }
        }
        return step.marks();
    }

    /**
     * What the sentences before the one that is read have supposed and placed, as far as it still holds: not what stands under
     * suppositions that are closed by now.
     */
    List<Mark> known() {
        var known = new ArrayList<Mark>();
        int deepest = sentence > 0 ? around(step.proof().get(sentence - 1)) : -1;
        for (int i = sentence - 1; i > 0 && deepest >= 0; i--) {
            Sentence before = step.proof().get(i - 1);
            if (before.depth() <= deepest) {
                before.marks().stream().filter(Hint::isHolding).forEach(known::add);
                deepest = around(before);
            }
        }
        return known;
    }

    /** How deep the sentences before are that hold for this one: a supposition begins anew. */
    private static int around(Sentence sentence) {
        return sentence.depth() - (isSupposing(sentence) ? 1 : 0);
    }

    private static boolean isSupposing(Sentence sentence) {
        return sentence.marks().stream().anyMatch(mark -> mark.role() == Role.SUPPOSED);
    }

    private static boolean isHolding(Mark mark) {
        return mark.part() instanceof Candidates && (mark.role() == Role.SUPPOSED || mark.role() == Role.LINK);
    }

    /** As much as is to be told. */
    List<Sentence> sentences() {
        return switch (shown) {
            case 1 -> plain(List.of(Telling.nudge(step)));
            case 2 -> plain(List.of(Telling.where(step)));
            default -> isLong() ? numbered() : plain(Telling.how(step));
        };
    }

    private static List<Sentence> plain(List<Message> messages) {
        return messages.stream()
                .map(message -> new Sentence(message, List.of()))
                .toList();
    }

    private List<Sentence> numbered() {
        var told = new ArrayList<Sentence>();
        int number = 0;
        for (Sentence each : step.proof()) {
            number++;
            if (sentence == 0) {
                Message numbered = Message.of(PlayPhrase.HINT_SENTENCE, number, each.message());
                told.add(new Sentence(numbered, each.marks(), each.depth()));
            } else if (sentence == number) {
                told.add(each);
            }
        }
        if (isEnd()) {
            told.addAll(plain(Telling.conclusion(step)));
        }
        return told;
    }
}
