package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.core.Rule;
import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The almost locked sets of a board. Finders share them. */
public final class AlmostLockedSets {

    /** Boards up to this size have sets of all sizes. */
    private static final int SMALL_BOARD = 9;

    /** On larger boards there are too many large sets to look at, and nobody would. */
    private static final int MOST_CELLS = 4;

    private final Sight sight;
    private final int most;
    private final List<AlmostLocked> all = new ArrayList<>();
    private final List<Map<CellSet, Spots>> spots = new ArrayList<>();
    private final List<List<List<Spots>>> spotsByCell = new ArrayList<>();

    /** By size. */
    private final List<Set<CellSet>> known = new ArrayList<>();

    private final int[] chosen;
    private @Nullable RestrictedCommons commons;
    private @Nullable RestrictedCommons commonsApart;

    private AlmostLockedSets(Sight sight) {
        this.sight = sight;
        this.most = sight.size() <= SMALL_BOARD ? sight.size() - 1 : MOST_CELLS;
        this.chosen = new int[Math.max(most, 1)];
        for (int digit = 0; digit <= sight.size(); digit++) {
            spots.add(new HashMap<>());
            spotsByCell.add(new ArrayList<>(Collections.nCopies(sight.layout().cellCount(), List.of())));
        }
        for (int count = 1; count <= most; count++) {
            known.add(new LinkedHashSet<>());
        }
        for (Rule rule : sight.rules().all()) {
            if (rule instanceof Rule.House || rule instanceof Rule.Different) {
                choose(few(rule.cells()), 0, 0, 0);
            }
        }
        // small sets first: of several proofs the first is told
        known.forEach(sets -> sets.forEach(this::add));
    }

    /** The sets of a board. */
    public static AlmostLockedSets of(Sight sight) {
        return sight.shared(AlmostLockedSets.class, AlmostLockedSets::new);
    }

    /** All sets, each once, also if its cells are in two houses. */
    public List<AlmostLocked> all() {
        return all;
    }

    /** By set, whether some of its cells are among these. */
    boolean[] meeting(CellSet cells) {
        boolean[] meeting = new boolean[all.size()];
        for (int set = 0; set < meeting.length; set++) {
            meeting[set] = all.get(set).cells().meets(cells);
        }
        return meeting;
    }

    /** The smaller sets: all up to the size at which they would have more digits than that, counted for each set. */
    public List<AlmostLocked> few(int most) {
        int digits = 0;
        int whole = 0;
        for (int i = 0; i < all.size(); i++) {
            int size = all.get(i).cells().size();
            whole = i > 0 && size > all.get(i - 1).cells().size() ? i : whole;
            digits += size + 1;
            if (digits > most) {
                return all.subList(0, whole);
            }
        }
        return all;
    }

    /** The different places that sets have for a digit. */
    public Collection<Spots> spots(int digit) {
        return spots.get(digit).values();
    }

    /** Which sets cannot both hold the same digit. Two such sets may have cells in common, or must not. */
    public RestrictedCommons commons(boolean mayOverlap) {
        RestrictedCommons made = mayOverlap ? commons : commonsApart;
        if (made == null) {
            made = RestrictedCommons.of(all, mayOverlap);
            if (mayOverlap) {
                commons = made;
            } else {
                commonsApart = made;
            }
        }
        return made;
    }

    /** The open cells that have few enough candidates for a set. */
    private int[] few(CellSet cells) {
        return cells.and(sight.open()).stream()
                .filter(cell -> Long.bitCount(sight.bits(cell)) <= most + 1)
                .toArray();
    }

    private void choose(int[] open, int count, int from, long digits) {
        for (int i = from; i < open.length; i++) {
            long both = digits | sight.bits(open[i]);
            int spare = Long.bitCount(both) - count - 1;
            // a cell more takes at best one digit less to spare
            if (spare - 1 > Math.min(open.length - i - 1, most - count - 1)) {
                continue;
            }
            chosen[count] = open[i];
            if (spare == 1) {
                known.get(count).add(chosen(count + 1));
            }
            if (count + 1 < most) {
                choose(open, count + 1, i + 1, both);
            }
        }
    }

    private CellSet chosen(int count) {
        var cells = new CellSet.Builder();
        for (int i = 0; i < count; i++) {
            cells.add(chosen[i]);
        }
        return cells.build();
    }

    private void add(CellSet cells) {
        long digits = 0;
        for (int cell = cells.next(0); cell >= 0; cell = cells.next(cell + 1)) {
            digits |= sight.bits(cell);
        }
        var places = new Spots[Long.bitCount(digits)];
        var set = new AlmostLocked(all.size(), cells, digits, places);
        int filled = 0;
        for (int digit : set.digits()) {
            Spots here = spots.get(digit).computeIfAbsent(cells.and(sight.places(digit)), where -> spots(digit, where));
            here.sets().add(set);
            places[filled++] = here;
        }
        all.add(set);
    }

    private Spots spots(int digit, CellSet cells) {
        List<List<Spots>> byCell = spotsByCell.get(digit);
        if (byCell.get(cells.first()).isEmpty()) {
            byCell.set(cells.first(), new ArrayList<>());
        }
        var made = new Spots(sight, digit, cells, byCell);
        byCell.get(cells.first()).add(made);
        return made;
    }
}
