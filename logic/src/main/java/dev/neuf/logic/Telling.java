package dev.neuf.logic;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Part;
import dev.neuf.core.Rule;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What to say of a step, from a nudge to the whole proof. */
public final class Telling {

    private Telling() {}

    /** Which technique will help. */
    public static Message nudge(Step step) {
        return Message.of(LogicPhrase.NUDGE, step.technique());
    }

    /** Which technique, which digits, and where to look: the houses of the pattern, else its cells. */
    public static Message where(Step step) {
        var houses = new ArrayList<Rule.House>();
        var cells = new CellSet.Builder();
        for (Mark mark : step.marks()) {
            Part part = mark.part();
            if (part instanceof Rule.House house && mark.role() == Role.BASE && !houses.contains(house)) {
                houses.add(house);
            } else if (part instanceof Candidates(Digits _, CellSet there)) {
                cells.add(there);
            } else if (part instanceof CellSet there && mark.role() != Role.WITNESS) {
                cells.add(there);
            }
        }
        CellSet around = cells.build().isEmpty() ? targets(step) : cells.build();
        return houses.isEmpty()
                ? Message.of(LogicPhrase.WHERE_CELLS, step.technique(), step.digits(), around)
                : Message.of(LogicPhrase.WHERE_HOUSES, step.technique(), step.digits(), houses);
    }

    private static CellSet targets(Step step) {
        return CellSet.of(step.deductions().stream().map(Deduction::cell).toList());
    }

    /** The whole proof, sentence by sentence, and what follows from it. */
    public static List<Message> how(Step step) {
        var sentences = new ArrayList<Message>();
        for (Sentence sentence : step.proof()) {
            sentences.add(sentence.message());
        }
        sentences.addAll(conclusion(step));
        return sentences;
    }

    /** What follows: a sentence for each digit placed, and for each set of digits that some cells lose. */
    public static List<Message> conclusion(Step step) {
        var sentences = new ArrayList<Message>();
        Map<Digits, CellSet.Builder> losers = new LinkedHashMap<>();
        for (Deduction deduction : step.deductions()) {
            switch (deduction) {
                case Deduction.Place(int cell, int digit) ->
                    sentences.add(Message.of(LogicPhrase.THEN_PLACE, CellSet.of(cell), Digits.of(digit)));
                case Deduction.Eliminate(int cell, Digits digits) ->
                    losers.computeIfAbsent(digits, _ -> new CellSet.Builder()).add(cell);
            }
        }
        losers.forEach((digits, cells) -> sentences.add(Message.of(
                sentences.isEmpty() ? LogicPhrase.THEN_ELIMINATE : LogicPhrase.THEN_ELIMINATE_TOO,
                cells.build(),
                digits)));
        return sentences;
    }
}
