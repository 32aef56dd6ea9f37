package dev.neuf.logic.chain;

import java.util.ArrayList;
import java.util.List;

/** How far it is from each candidate of a web to each other. It is walked once for all that look for chains in the web. */
final class Distances {

    private final ShortWays ways;
    private final int candidates;

    /** By start, held or not: first how far each candidate is to where it holds, then to where it does not. */
    private final int[][] rows;

    /** By candidate, the others in its cell. */
    private final int[][] mates;

    /** The distances in a web whose first nodes, so many, are candidates. */
    Distances(Web web, int candidates) {
        this.ways = new ShortWays(web);
        this.candidates = candidates;
        this.rows = new int[2 * candidates][];
        this.mates = new int[candidates][];
        List<List<Integer>> byCell = new ArrayList<>();
        for (int node = 0; node < candidates; node++) {
            int cell = web.node(node).cell();
            while (byCell.size() <= cell) {
                byCell.add(new ArrayList<>());
            }
            byCell.get(cell).add(node);
        }
        for (int node = 0; node < candidates; node++) {
            int own = node;
            mates[node] = byCell.get(web.node(node).cell()).stream()
                    .mapToInt(other -> other)
                    .filter(other -> other != own)
                    .toArray();
        }
    }

    /** Walks along the ways themselves. Whoever does must walk {@link Ways#from} the start first. */
    ShortWays ways() {
        return ways;
    }

    int candidates() {
        return candidates;
    }

    /** The other candidates of the cell, in rising order. */
    int[] mates(int candidate) {
        return mates[candidate];
    }

    /** How far it is, or {@link Ways#FAR}. */
    int between(int start, boolean startsOn, int end, boolean endsOn) {
        int index = 2 * start + (startsOn ? 1 : 0);
        int[] row = rows[index];
        if (row == null) {
            ways.from(start, startsOn);
            row = new int[2 * candidates];
            ways.copy(row, candidates);
            rows[index] = row;
        }
        return row[endsOn ? end : candidates + end];
    }
}
