package dev.neuf.make;

import dev.neuf.core.CellSet;
import dev.neuf.core.Chance;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Prover;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Takes digits out of a full grid of any board as long as there is one solution. */
final class Digger {

    /*
     * In random order, each orbit of cells if it can be spared: if it goes without saying, or if there is no solution with
     * another digit in one of its cells. Whoever is asked needs a board with all other givens, and to put thousands of them
     * on an empty board for each question takes long. So the orbits are halved, and halved again:
     *
     *   to decide 1 2 3 4            nothing is given
     *     to decide 1 2              3 and 4 are given
     *       to decide 1              2 is given, too; then it is taken back
     *       to decide 2              1 is given, if it stays; then it is taken back
     *     to decide 3 4              1 and 2 are given, as far as they stay
     *       ...
     *
     * Each orbit is given a dozen times, and not once for each other one. And if it is plain what all cells of a part
     * hold while none of them is given, the whole part goes at once.
     *
     * There are two passes: what goes without saying first, as that is quick and time may be up; then proofs, each of
     * which may take so many tries and no more. What it cannot tell stays.
     *
     * 64x64, as far as it goes: 24 s of CPU time with a fresh board for each question, 5 s this way.
     */

    private final Prover prover;
    private int[] givens = {};
    private int count;
    private int least;
    private boolean isSure;
    private boolean isCut;

    Digger(Prover prover) {
        this.prover = prover;
    }

    /** Whether every given that is left was shown to be needed, unless that many were asked for. */
    boolean isSure() {
        return isSure;
    }

    /** Whether time was up, or somebody called it off, before every given was looked at. */
    boolean isCut() {
        return isCut;
    }

    /** Whether an orbit that is not given can be spared, all others being given. */
    @FunctionalInterface
    private interface Question {
        boolean isSpare(int[] orbit);
    }

    /**
     * Digs.
     *
     * @param full the rules, and the solution as givens
     * @param orbits the cells that may lose their digits; all others stay given
     * @param fewest no fewer givens than this
     * @param patience how many tries a single proof may take
     * @return the givens that are left
     */
    Grid dig(Puzzle full, List<int[]> orbits, int fewest, long patience, Chance random, Budget budget) {
        var order = new ArrayList<>(orbits);
        random.shuffle(order);
        begin(full, fewest);
        giveOthers(orbits);
        isSure = true;
        sift(order, budget, _ -> false);
        order.removeIf(orbit -> givens[orbit[0]] == 0);
        sift(order, budget, orbit -> isSpare(orbit, patience, budget));
        isCut = !isSure && budget.isOver() && budget.limit() != Limits.Limit.NODES;
        return Grid.of(givens);
    }

    private void giveOthers(List<int[]> orbits) {
        CellSet others = CellSet.upTo(givens.length)
                .minus(CellSet.of(orbits.stream().flatMapToInt(Arrays::stream).toArray()));
        if (!others.isEmpty()) {
            prover.give(others.toArray());
        }
    }

    private void begin(Puzzle full, int fewest) {
        prover.begin(full);
        givens = new int[full.givens().cellCount()];
        for (int cell = 0; cell < givens.length; cell++) {
            givens[cell] = full.givens().digit(cell);
        }
        count = givens.length;
        least = fewest;
    }

    /** Decides about orbits while all others that stay are given. */
    private void sift(List<int[]> orbits, Budget budget, Question question) {
        int cells = cellCount(orbits);
        if (cells == 0 || count <= least) {
            return;
        }
        if (budget.isOver()) {
            isSure = false;
            return;
        }
        boolean isEnough = count - cells >= least;
        if (isEnough && arePlain(orbits)) {
            take(orbits);
        } else if (orbits.size() > 1) {
            List<int[]> first = orbits.subList(0, orbits.size() / 2);
            List<int[]> second = orbits.subList(orbits.size() / 2, orbits.size());
            prover.give(given(second));
            sift(first, budget, question);
            prover.takeBack();
            prover.give(given(first));
            sift(second, budget, question);
            prover.takeBack();
        } else if (isEnough) {
            budget.spend(1);
            if (question.isSpare(orbits.getFirst())) {
                take(orbits);
            }
        }
    }

    private int cellCount(List<int[]> orbits) {
        return orbits.stream().mapToInt(orbit -> orbit.length).sum();
    }

    private boolean arePlain(List<int[]> orbits) {
        return orbits.stream().flatMapToInt(Arrays::stream).allMatch(prover::isPlain);
    }

    /** The cells of orbits that are not taken out yet. */
    private int[] given(List<int[]> orbits) {
        return orbits.stream()
                .flatMapToInt(Arrays::stream)
                .filter(cell -> givens[cell] > 0)
                .toArray();
    }

    private void take(List<int[]> orbits) {
        for (int[] orbit : orbits) {
            for (int cell : orbit) {
                givens[cell] = 0;
            }
            count -= orbit.length;
        }
    }

    private boolean isSpare(int[] orbit, long patience, Budget budget) {
        for (int cell : orbit) {
            Tally tally = prover.rival(cell, budget.piece(patience));
            budget.spend(tally.choices());
            if (tally.solutions() > 0) {
                return false;
            }
            if (!tally.isComplete()) {
                isSure = false;
                return false;
            }
        }
        return true;
    }

    /**
     * Whether no single given of a puzzle can be spared; false also if the prover cannot tell.
     *
     * @param full the rules, and the solution as givens
     */
    boolean isMinimal(Puzzle full, Grid puzzle, long patience, Budget budget) {
        List<int[]> cells =
                puzzle.filled().stream().mapToObj(cell -> new int[] {cell}).toList();
        begin(full, 0);
        count = cells.size();
        isSure = true;
        sift(cells, budget, cell -> {
            Tally tally = prover.rival(cell[0], budget.piece(patience));
            budget.spend(tally.choices());
            isSure &= tally.solutions() > 0;
            least = isSure ? least : count; // no need to go on
            return false;
        });
        return isSure && count == cells.size();
    }
}
