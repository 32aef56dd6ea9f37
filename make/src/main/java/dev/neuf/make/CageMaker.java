package dev.neuf.make;

import dev.neuf.core.Answer;
import dev.neuf.core.Chance;
import dev.neuf.core.Grid;
import dev.neuf.core.Prover;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Cage;
import dev.neuf.search.General;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes killer puzzles: cages all over a full grid, cut until there is one solution. */
final class CageMaker implements Maker {

    private static final int MOST_CELLS = 5;
    private static final long TRIES = 2_000;
    private static final long PROOF_TRIES = 5_000;

    private final Recipe recipe;
    private final Fillings fillings = new Fillings();
    private final General engine = new General();
    private final Digger digger;

    CageMaker(Recipe recipe, Prover prover) {
        this.recipe = recipe;
        this.digger = new Digger(prover);
    }

    @Override
    public Optional<Draft> next(Chance random, Budget budget) {
        budget.spend(1);
        Optional<Puzzle> full = BoardMaker.full(recipe, fillings, random, budget);
        if (full.isEmpty()) {
            return Optional.empty();
        }
        Grid solution = full.get().givens();
        List<List<Integer>> cages = cages(solution, random);
        if (recipe.cages() == Recipe.Cages.WITH_GIVENS) {
            Puzzle whole = puzzle(full.get(), cages, solution);
            List<int[]> orbits = recipe.symmetry().orbits(recipe.layout().size());
            Grid givens = digger.dig(whole, orbits, recipe.leastGivens(), TRIES, random, budget);
            return Optional.of(new Draft(whole.withGivens(givens), solution, lacks(givens)));
        }
        return Optional.of(alone(full.get(), cages, budget));
    }

    private Set<Lack> lacks(Grid givens) {
        if (recipe.givens().isPresent()) {
            return recipe.givens().getAsInt() == givens.filledCount() ? Set.of() : EnumSet.of(Lack.GIVENS);
        }
        return digger.isCut() ? EnumSet.of(Lack.FEWEST) : Set.of();
    }

    /** Cuts cages until there is one solution. If nobody can tell, the largest is cut, which makes it easier to tell. */
    private Draft alone(Puzzle full, List<List<Integer>> cages, Budget budget) {
        Grid solution = full.givens();
        Grid none = Grid.empty(full.layout().size());
        while (true) {
            Puzzle puzzle = puzzle(full, cages, none);
            Answer answer = engine.solve(puzzle, budget.piece(PROOF_TRIES));
            budget.spend(1);
            boolean isCut = switch (answer) {
                case Answer.Unique _ -> false;
                case Answer.Many(Grid one, Grid another) ->
                    cut(cages, solution, one.equals(solution) ? another : one) || cutLargest(cages, solution.size());
                case Answer.Unknown _ -> cutLargest(cages, solution.size());
                case Answer.Impossible _ -> throw new IllegalStateException("The cages of a solution forbid it.");
            };
            if (!isCut || budget.isOver()) {
                boolean isUnique = answer instanceof Answer.Unique;
                return new Draft(puzzle, solution, isUnique ? Set.of() : EnumSet.of(Lack.UNIQUE));
            }
        }
    }

    private static Puzzle puzzle(Puzzle full, List<List<Integer>> cages, Grid givens) {
        var variants = new ArrayList<Variant>(full.variants());
        for (List<Integer> cells : cages) {
            int sum = cells.stream().mapToInt(full.givens()::digit).sum();
            variants.add(new Cage(sum, cells.stream().sorted().toList()));
        }
        return new Puzzle(full.layout(), variants, givens);
    }

    /** Cuts a cage in two whose sums tell the two solutions apart; false if there is none. */
    private static boolean cut(List<List<Integer>> cages, Grid solution, Grid other) {
        for (int i = 0; i < cages.size(); i++) {
            List<Integer> cells = cages.get(i);
            int gap = 0;
            for (int j = 0; j + 1 < cells.size(); j++) {
                int cell = cells.get(j);
                gap += solution.digit(cell) - other.digit(cell);
                if (gap != 0) {
                    cutAt(cages, i, j + 1, solution.size());
                    return true;
                }
            }
        }
        return false;
    }

    /** Cuts the largest cage in the middle; false if all have one cell. */
    private static boolean cutLargest(List<List<Integer>> cages, int size) {
        int largest = 0;
        for (int i = 1; i < cages.size(); i++) {
            largest = cages.get(i).size() > cages.get(largest).size() ? i : largest;
        }
        int cells = cages.get(largest).size();
        if (cells > 1) {
            cutAt(cages, largest, cells / 2, size);
        }
        return cells > 1;
    }

    /** The cells of a cage are in the order in which it grew, so the first part is in one piece. The rest may not be. */
    private static void cutAt(List<List<Integer>> cages, int cage, int at, int size) {
        List<Integer> cells = cages.get(cage);
        var rest = new ArrayList<>(cells.subList(at, cells.size()));
        cages.set(cage, new ArrayList<>(cells.subList(0, at)));
        while (!rest.isEmpty()) {
            var piece = new ArrayList<Integer>(List.of(rest.removeFirst()));
            for (int i = 0; i < piece.size(); i++) {
                for (int next : around(piece.get(i), size)) {
                    if (rest.removeIf(cell -> cell == next)) {
                        piece.add(next);
                    }
                }
            }
            cages.add(piece);
        }
    }

    /** Cages of up to five cells with different digits, grown from cell to cell. */
    private List<List<Integer>> cages(Grid solution, Chance random) {
        int size = solution.size();
        boolean[] isTaken = new boolean[solution.cellCount()];
        var order = new ArrayList<Integer>();
        for (int cell = 0; cell < isTaken.length; cell++) {
            order.add(cell);
        }
        random.shuffle(order);
        var cages = new ArrayList<List<Integer>>();
        for (int cell : order) {
            if (isTaken[cell]) {
                continue;
            }
            int wanted = 2 + random.nextInt(Math.max(1, Math.min(MOST_CELLS, size) - 1));
            var cells = new ArrayList<Integer>(List.of(cell));
            isTaken[cell] = true;
            while (cells.size() < wanted) {
                int next = grow(cells, solution, isTaken, random);
                if (next < 0) {
                    break;
                }
                isTaken[next] = true;
                cells.add(next);
            }
            cages.add(cells);
        }
        return cages;
    }

    /** A random free cell beside the cage whose digit the cage does not have yet, or -1. */
    private static int grow(List<Integer> cells, Grid solution, boolean[] isTaken, Chance random) {
        int size = solution.size();
        int found = -1;
        int count = 0;
        for (int cell : cells) {
            for (int next : around(cell, size)) {
                boolean isFree = next >= 0
                        && !isTaken[next]
                        && cells.stream().noneMatch(old -> solution.digit(old) == solution.digit(next));
                if (isFree && random.nextInt(++count) == 0) {
                    found = next;
                }
            }
        }
        return found;
    }

    /** The cells above, below, on the left and on the right, or -1. */
    private static int[] around(int cell, int size) {
        return new int[] {
            cell >= size ? cell - size : -1,
            cell + size < size * size ? cell + size : -1,
            cell % size > 0 ? cell - 1 : -1,
            cell % size + 1 < size ? cell + 1 : -1
        };
    }
}
