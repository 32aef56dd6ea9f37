package dev.neuf.logic.exotic;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.function.UnaryOperator;

/** What follows when some cells cannot do with certain digits: one of them has another digit, a guardian. */
final class Guardians {

    private Guardians() {}

    /**
     * Keeps the step that follows, if any.
     *
     * @param digits those that cannot fill the pattern
     * @param guarded the cells of the pattern with other digits
     * @param guardians these other digits
     * @param why says that the digits cannot fill the pattern
     */
    static void keep(
            Sight sight, Hunt hunt, Digits digits, CellSet guarded, Digits guardians, UnaryOperator<Step.Builder> why) {
        if (guarded.isSingle()) {
            Step.Builder step = hunt.step(digits).eliminate(digits, guarded);
            if (!step.isEmpty()) {
                hunt.keep(why.apply(step)
                        .show(Role.FIN, new Candidates(guardians, guarded))
                        .say(LogicPhrase.ESCAPE_CELL, guarded));
            }
        } else if (guardians.isSingle()) {
            CellSet targets = sight.targets(guarded, guardians.first());
            if (!targets.isEmpty()) {
                hunt.keep(why.apply(hunt.step(digits).eliminate(guardians, targets))
                        .show(Role.FIN, new Candidates(guardians, guarded))
                        .say(LogicPhrase.ESCAPE_DIGIT, guardians, guarded)
                        .say(LogicPhrase.SEEN_BY_ALL_WHY, targets));
            }
        }
    }
}
