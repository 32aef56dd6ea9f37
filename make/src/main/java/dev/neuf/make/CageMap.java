package dev.neuf.make;

import dev.neuf.core.Answer;
import dev.neuf.core.Chance;
import dev.neuf.core.Grid;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Cage;
import dev.neuf.search.General;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Cages on a full grid, which can be cut and changed. Whatever is done, their sums are those of the grid. */
final class CageMap {

    private static final int MOST_CELLS = 5;

    /** How many tries a proof may take. */
    private static final long PROOF_TRIES = 5_000;

    private final Puzzle full;
    private final Grid solution;
    private final int size;
    private final List<List<Integer>> cages = new ArrayList<>();

    private CageMap(Puzzle full) {
        this.full = full;
        this.solution = full.givens();
        this.size = solution.size();
    }

    /** New cages all over a full grid: up to five cells with different digits, grown from cell to cell. */
    static CageMap grown(Puzzle full, Chance random) {
        var map = new CageMap(full);
        boolean[] isTaken = new boolean[map.solution.cellCount()];
        var order = new ArrayList<Integer>();
        for (int cell = 0; cell < isTaken.length; cell++) {
            order.add(cell);
        }
        random.shuffle(order);
        for (int cell : order) {
            if (!isTaken[cell]) {
                map.cages.add(map.cageFrom(cell, isTaken, random));
            }
        }
        return map;
    }

    /** The cages of a puzzle; its other rules stay as they are. */
    static CageMap of(Puzzle puzzle, Grid solution) {
        List<Variant> others = puzzle.variants().stream()
                .filter(rule -> !(rule instanceof Cage))
                .toList();
        var map = new CageMap(new Puzzle(puzzle.layout(), others, solution));
        for (Variant rule : puzzle.variants()) {
            if (rule instanceof Cage cage) {
                map.cages.add(map.pieces(cage.cells()).stream()
                        .flatMap(List::stream)
                        .collect(Collectors.toCollection(ArrayList::new)));
            }
        }
        return map;
    }

    /** The cages as a puzzle, with these givens. */
    Puzzle puzzle(Grid givens) {
        var variants = new ArrayList<Variant>(full.variants());
        for (List<Integer> cells : cages) {
            int sum = cells.stream().mapToInt(solution::digit).sum();
            variants.add(new Cage(sum, cells.stream().sorted().toList()));
        }
        return new Puzzle(full.layout(), variants, givens);
    }

    private List<Integer> cageFrom(int cell, boolean[] isTaken, Chance random) {
        int wanted = 2 + random.nextInt(Math.max(1, Math.min(MOST_CELLS, size) - 1));
        var cells = new ArrayList<Integer>(List.of(cell));
        isTaken[cell] = true;
        while (cells.size() < wanted) {
            int next = grow(cells, isTaken, random);
            if (next < 0) {
                break;
            }
            isTaken[next] = true;
            cells.add(next);
        }
        return cells;
    }

    /** A random free cell beside the cage whose digit the cage does not have yet, or -1. */
    private int grow(List<Integer> cells, boolean[] isTaken, Chance random) {
        int found = -1;
        int count = 0;
        for (int cell : cells) {
            for (int next : around(cell)) {
                boolean isFree = next >= 0 && !isTaken[next] && !hasDigitOf(cells, next);
                if (isFree && random.nextInt(++count) == 0) {
                    found = next;
                }
            }
        }
        return found;
    }

    private boolean hasDigitOf(List<Integer> cells, int cell) {
        return cells.stream().anyMatch(old -> solution.digit(old) == solution.digit(cell));
    }

    /** Cuts cages until there is one solution. If nobody can tell, the largest is cut, which makes it easier to tell. */
    Draft cutUntilUnique(General engine, Budget budget) {
        Grid none = Grid.empty(size);
        while (true) {
            Puzzle puzzle = puzzle(none);
            Answer answer = engine.solve(puzzle, budget.piece(PROOF_TRIES));
            budget.spend(1);
            boolean isCut = switch (answer) {
                case Answer.Unique _ -> false;
                case Answer.Many(Grid one, Grid another) -> cut(one.equals(solution) ? another : one) || cutLargest();
                case Answer.Unknown _ -> cutLargest();
                case Answer.Impossible _ -> throw new IllegalStateException("The cages of a solution forbid it.");
            };
            if (!isCut || budget.isOver()) {
                boolean isUnique = answer instanceof Answer.Unique;
                return new Draft(puzzle, solution, isUnique ? Set.of() : EnumSet.of(Lack.UNIQUE));
            }
        }
    }

    /** Cuts a cage in two whose sums tell the two solutions apart; false if there is none. */
    private boolean cut(Grid other) {
        for (int i = 0; i < cages.size(); i++) {
            List<Integer> cells = cages.get(i);
            int gap = 0;
            for (int j = 0; j + 1 < cells.size(); j++) {
                int cell = cells.get(j);
                gap += solution.digit(cell) - other.digit(cell);
                if (gap != 0) {
                    cutAt(i, j + 1);
                    return true;
                }
            }
        }
        return false;
    }

    /** Cuts the largest cage in the middle; false if all have one cell. */
    private boolean cutLargest() {
        int largest = 0;
        for (int i = 1; i < cages.size(); i++) {
            largest = cages.get(i).size() > cages.get(largest).size() ? i : largest;
        }
        int cells = cages.get(largest).size();
        if (cells > 1) {
            cutAt(largest, cells / 2);
        }
        return cells > 1;
    }

    /** The cells of a cage are in the order in which it grew, so the first part is in one piece. The rest may not be. */
    private void cutAt(int cage, int at) {
        List<Integer> cells = cages.get(cage);
        List<Integer> rest = cells.subList(at, cells.size());
        cages.set(cage, new ArrayList<>(cells.subList(0, at)));
        cages.addAll(pieces(rest));
    }

    /** The cells in pieces that hang together, each in an order in which it can grow. */
    private List<List<Integer>> pieces(List<Integer> cells) {
        var pieces = new ArrayList<List<Integer>>();
        var rest = new ArrayList<>(cells);
        while (!rest.isEmpty()) {
            var piece = new ArrayList<Integer>(List.of(rest.removeFirst()));
            for (int i = 0; i < piece.size(); i++) {
                for (int next : around(piece.get(i))) {
                    if (rest.removeIf(cell -> cell == next)) {
                        piece.add(next);
                    }
                }
            }
            pieces.add(piece);
        }
        return pieces;
    }

    /** Gives a random cell of a cage to a cage beside it, if that has room and another digit; else nothing changes. */
    void move(Chance random) {
        int from = random.nextInt(cages.size());
        List<Integer> cells = cages.get(from);
        int cell = cells.get(random.nextInt(cells.size()));
        int beside = around(cell)[random.nextInt(4)];
        for (List<Integer> other : cages) {
            boolean hasRoom = other.size() < MOST_CELLS && !hasDigitOf(other, cell);
            if (hasRoom && other.contains(beside) && !other.contains(cell)) {
                other.add(cell);
                cells.removeIf(one -> one == cell);
                cages.remove(from);
                cages.addAll(pieces(cells));
                return;
            }
        }
    }

    /** The cells above, below, on the left and on the right, or -1. */
    private int[] around(int cell) {
        return new int[] {
            cell >= size ? cell - size : -1,
            cell + size < size * size ? cell + size : -1,
            cell % size > 0 ? cell - 1 : -1,
            cell % size + 1 < size ? cell + 1 : -1
        };
    }
}
