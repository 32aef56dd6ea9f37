package dev.neuf.logic.exotic;

import static dev.neuf.logic.exotic.NineBoxes.SIDE;

import dev.neuf.core.Digits;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * Exocets: two cells copy the two digits of two others, see {@link Exocet} for when and why. Whatever no pair of digits
 * allows is gone from the base, the targets and their mirrors. A digit in every pair is certainly in the base, so cells
 * that see both cells of the base or both targets cannot have it, nor can those lines that have it in the cross-lines.
 *
 * <p>Two junior exocets of the same digits in the same boxes make a double one: their pairs must go together. If they had
 * a digit in common, it would be twice somewhere; so four digits are shared out between the two bases, and all are used.
 */
public final class Exocets {

    private Exocets() {}

    /** Targets in the boxes beside the base. */
    public static void junior(Sight sight, Hunt hunt) {
        for (Exocet exocet : ExocetSearch.of(sight).juniors) {
            keep(sight, hunt, exocet);
            if (hunt.isOver()) {
                return;
            }
        }
    }

    /** Targets anywhere in the cross-lines. */
    public static void senior(Sight sight, Hunt hunt) {
        for (Exocet exocet : ExocetSearch.of(sight).seniors) {
            keep(sight, hunt, exocet);
            if (hunt.isOver()) {
                return;
            }
        }
    }

    private static void keep(Sight sight, Hunt hunt, Exocet exocet) {
        Step.Builder step = hunt.step(new Digits(exocet.digits));
        var tale = new ExocetTale(sight, exocet, exocet.pairs);
        int known = exocet.digits;
        for (int[] pair : exocet.pairs) {
            known &= bits(pair);
        }
        tale.eliminate(step);
        tale.eliminateKnown(step, known);
        if (!step.isEmpty()) {
            tale.begin(step);
            tale.tellPairs(step);
            tale.tellLeft(step);
            tale.tellKnown(step, known);
            hunt.keep(step);
        }
    }

    /** Two of the same digits. */
    public static void twice(Sight sight, Hunt hunt) {
        List<Exocet> juniors = ExocetSearch.of(sight).juniors;
        for (int i = 0; i < juniors.size(); i++) {
            for (int j = i + 1; j < juniors.size() && !hunt.isOver(); j++) {
                Exocet one = juniors.get(i);
                Exocet other = juniors.get(j);
                boolean isDouble = one.isTurned == other.isTurned
                        && one.digits == other.digits
                        && one.row / SIDE == other.row / SIDE
                        && one.lines[0] / SIDE != other.lines[0] / SIDE;
                if (isDouble) {
                    both(sight, hunt, one, other);
                }
            }
        }
    }

    private static void both(Sight sight, Hunt hunt, Exocet one, Exocet other) {
        var ofOne = new ArrayList<int[]>();
        var ofOther = new ArrayList<int[]>();
        int known = one.digits;
        for (int[] pair : one.pairs) {
            for (int[] facing : other.pairs) {
                if (goTogether(sight, one, pair, other, facing)) {
                    addOnce(ofOne, pair);
                    addOnce(ofOther, facing);
                    known &= bits(pair) | bits(facing);
                }
            }
        }
        boolean isNews = ofOne.size() < one.pairs.size() || ofOther.size() < other.pairs.size() || known == one.digits;
        if (ofOne.isEmpty() || !isNews) {
            return;
        }
        Step.Builder step = hunt.step(new Digits(one.digits));
        var first = new ExocetTale(sight, one, ofOne);
        var second = new ExocetTale(sight, other, ofOther);
        first.eliminate(step);
        second.eliminate(step);
        int inLines = one.hasLinesOf(other) ? known : 0;
        first.eliminateInLines(step, inLines);
        if (!step.isEmpty()) {
            first.begin(step);
            second.begin(step);
            step.say(LogicPhrase.EXOCET_BOTH, first.base(), second.base());
            if (known == one.digits && Integer.bitCount(known) == 2 * 2) {
                step.say(LogicPhrase.EXOCET_SHARED, new Digits(known));
            }
            first.tellPairs(step);
            second.tellPairs(step);
            first.tellLeft(step);
            second.tellLeft(step);
            first.tellInLines(step, inLines, LogicPhrase.EXOCET_BOTH_TWICE_MORE);
            hunt.keep(step);
        }
    }

    private static void addOnce(List<int[]> pairs, int[] pair) {
        if (!pairs.contains(pair)) {
            pairs.add(pair);
        }
    }

    private static int bits(int[] pair) {
        return 1 << pair[0] | 1 << pair[1];
    }

    /** Whether no digit would be twice in a house, and no cell have two digits. */
    private static boolean goTogether(Sight sight, Exocet one, int[] pair, Exocet other, int[] facing) {
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 2; j++) {
                int cell = one.targets[i];
                int facingCell = other.targets[j];
                boolean isSame = pair[i] == facing[j];
                boolean isClash = cell == facingCell
                        ? !isSame
                        : isSame && sight.rules().peers(cell).contains(facingCell);
                if (isClash || isSame && one.row == other.row) {
                    return false;
                }
            }
        }
        return isFree(one, bits(pair), other, facing) && isFree(other, bits(facing), one, pair);
    }

    /** Whether no target of the other has a digit of the base in its row or box, or another digit in the base itself. */
    private static boolean isFree(Exocet exocet, int inBase, Exocet other, int[] facing) {
        for (int i = 0; i < 2; i++) {
            int target = other.targets[i];
            boolean isInside = target == exocet.base[0] || target == exocet.base[1];
            boolean isSeen = exocet.rowOf(target) == exocet.row
                    || exocet.rowOf(target) / SIDE == exocet.row / SIDE
                            && exocet.columnOf(target) / SIDE == exocet.lines[0] / SIDE;
            boolean isOfBase = (inBase >> facing[i] & 1) != 0;
            if (isInside ? !isOfBase : isSeen && isOfBase) {
                return false;
            }
        }
        return true;
    }
}
