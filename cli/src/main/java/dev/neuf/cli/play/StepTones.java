package dev.neuf.cli.play;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Chain;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Link;
import dev.neuf.core.Rule;
import dev.neuf.logic.Mark;
import dev.neuf.logic.Role;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The tones of the candidates of a step. */
final class StepTones {

    private final Layout layout;
    private final Map<Integer, Map<Integer, Tone>> tones = new HashMap<>();

    private StepTones(Layout layout) {
        this.layout = layout;
    }

    /** All of a step, or one sentence of it, or only where to look for it. */
    static StepTones of(Hint hint, Layout layout) {
        var tones = new StepTones(layout);
        if (hint.isEnd()) {
            hint.step().deductions().forEach(tones::add);
        }
        if (hint.shown() > 1) {
            tones.add(hint.marks(), hint.sentence() > 0);
        }
        for (Mark mark : hint.known()) {
            if (mark.part() instanceof Candidates(Digits digits, CellSet cells)) {
                tones.add(cells, digits, Tone.KNOWN);
            }
        }
        return tones;
    }

    private void add(List<Mark> marks, boolean isAlone) {
        for (Mark mark : marks) {
            // what one sentence shows by itself is what it is about; its links lead there
            boolean isSubject = isAlone && mark.role() == Role.LINK && mark.part() instanceof Candidates;
            Tone tone = isSubject ? Tone.PIVOT : tone(mark.role());
            switch (mark.part()) {
                case Candidates(Digits digits, CellSet cells) -> add(cells, digits, tone);
                case Link(Candidates from, Candidates to, Link.Kind _) -> {
                    add(from.cells(), from.digits(), tone);
                    add(to.cells(), to.digits(), tone);
                }
                case CellSet cells -> add(cells, layout.digits(), tone);
                case Digits _, Rule.House _, Chain _ -> {
                    // these are named in words
                }
            }
        }
    }

    private void add(Deduction deduction) {
        switch (deduction) {
            case Deduction.Place(int cell, int digit) -> at(cell).put(digit, Tone.FOUND);
            case Deduction.Eliminate(int cell, Digits digits) ->
                digits.forEach(digit -> at(cell).put(digit, Tone.STRUCK));
        }
    }

    private void add(CellSet cells, Digits digits, Tone tone) {
        for (int cell : cells) {
            for (int digit : digits) {
                at(cell).putIfAbsent(digit, tone);
            }
        }
    }

    private Map<Integer, Tone> at(int cell) {
        return tones.computeIfAbsent(cell, _ -> new HashMap<>());
    }

    /** Whether the step, or the sentence of it that is read, has to do with the cell. */
    boolean has(int cell) {
        return tones.getOrDefault(cell, Map.of()).values().stream().anyMatch(tone -> tone != Tone.KNOWN);
    }

    /** The tone of a candidate. */
    Tone of(int cell, int digit) {
        return tones.getOrDefault(cell, Map.of()).getOrDefault(digit, Tone.MARK);
    }

    private static Tone tone(Role role) {
        return switch (role) {
            case PATTERN, BASE, COVER, SET, WITNESS, LINK, END, SUPPOSED, EMPTIED -> Tone.PATTERN;
            case FIN -> Tone.FIN;
            case PIVOT -> Tone.PIVOT;
            case FIRST_COLOUR -> Tone.FIRST;
            case SECOND_COLOUR -> Tone.SECOND;
            case THIRD_COLOUR -> Tone.THIRD;
            case FOURTH_COLOUR -> Tone.FOURTH;
        };
    }
}
