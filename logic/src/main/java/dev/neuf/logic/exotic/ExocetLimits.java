package dev.neuf.logic.exotic;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Step;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Why some pairs of digits cannot be those of an exocet, in as few sentences as it takes. */
final class ExocetLimits {

    private final NineBoxes board;
    private final Exocet exocet;

    /** What each target can have, as far as can be said without the other one. */
    private final int[] inTargets = new int[2];

    /** By cell, what was said of it. */
    private final Map<Integer, Digits> told = new HashMap<>();

    ExocetLimits(NineBoxes board, Exocet exocet) {
        this.board = board;
        this.exocet = exocet;
    }

    /** Says for each pair that is not one of the exocet why, once all that it needs is said. */
    void tell(Step.Builder step) {
        for (int i = 0; i < 2; i++) {
            tellTarget(step, i);
        }
        int nowhere = exocet.digits & ~(inTargets[0] | inTargets[1]);
        if (nowhere != 0) {
            step.show(Role.END, targets())
                    .say(LogicPhrase.EXOCET_NOT_TARGETS, targets(), new Digits(nowhere), CellSet.of(exocet.base));
        }
        int left = exocet.digits & ~nowhere;
        for (int i = 0; i < 2; i++) {
            tellOneOf(step, exocet.targets[i], left, inTargets[i]);
            tellOneOf(step, exocet.base[i], left, board.digits[exocet.base[i]]);
        }
        for (int pair : exocet.inBase(board)) {
            int lower = Integer.numberOfTrailingZeros(pair);
            int higher = Integer.numberOfTrailingZeros(pair & pair - 1);
            tellTogether(step, lower, higher);
            tellTogether(step, higher, lower);
        }
    }

    /** Whether it was said that just these digits are left for a cell. */
    boolean hasTold(int cell, Digits rest) {
        return rest.equals(told.get(cell));
    }

    private CellSet targets() {
        return CellSet.of(exocet.targets);
    }

    /** Which candidates of a target go whatever the other one has. */
    private void tellTarget(Step.Builder step, int i) {
        int target = exocet.targets[i];
        for (int digit : new Digits(board.digits[target] & exocet.digits)) {
            if (!exocet.isMirrored(board.digits, i, digit - 1)) {
                CellSet mirror = CellSet.of(exocet.mirrors[i]);
                step.show(Role.END, Candidates.of(digit, target))
                        .show(Role.SET, mirror)
                        .say(LogicPhrase.EXOCET_NOT_MIRROR, CellSet.of(target), Digits.of(digit), mirror);
            } else if (!exocet.fitsLines(digit - 1, target)) {
                step.show(Role.END, Candidates.of(digit, target))
                        .say(LogicPhrase.EXOCET_NOT_LINES, CellSet.of(target), Digits.of(digit), linesBut(target));
            } else {
                inTargets[i] |= 1 << digit - 1;
            }
        }
    }

    /** The cross-lines in which a target is not. */
    private List<Rule.House> linesBut(int target) {
        return IntStream.of(exocet.lines)
                .filter(line -> line != exocet.columnOf(target))
                .mapToObj(line -> board.house(exocet.house(line)))
                .toList();
    }

    /** Says what a cell of the base or a target can be, if that rules out a pair of the digits left. */
    private void tellOneOf(Step.Builder step, int cell, int left, int can) {
        if (Integer.bitCount(left & ~can) > 1) {
            var rest = new Digits(left & can);
            step.show(Role.END, new Candidates(rest, CellSet.of(cell)))
                    .say(LogicPhrase.EXOCET_ONE_OF, CellSet.of(cell), rest);
            told.put(cell, rest);
        }
    }

    /** Says if a mirror does not go with two digits that the targets could have in this order. */
    private void tellTogether(Step.Builder step, int one, int other) {
        if ((inTargets[0] >> one & 1) == 0 || (inTargets[1] >> other & 1) == 0) {
            return;
        }
        for (int i = 0; i < 2; i++) {
            int own = i == 0 ? one : other;
            int beside = i == 0 ? other : one;
            if (!exocet.fitsMirror(board.digits, i, own, beside)) {
                CellSet mirror = CellSet.of(exocet.mirrors[i]);
                step.show(Role.SET, mirror)
                        .say(
                                LogicPhrase.EXOCET_NOT_TOGETHER,
                                CellSet.of(exocet.targets[i]),
                                Digits.of(own + 1),
                                CellSet.of(exocet.targets[1 - i]),
                                Digits.of(beside + 1),
                                mirror);
                return;
            }
        }
    }
}
