package dev.neuf.logic.chain;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Chains that come back to where they began without a break: either every other node holds, or all the others.
 *
 * <pre>
 *   5 = 5 - 3 = 3      a loop: of the ends of each link exactly one holds, so a weak link is strong as well,
 *   |           |      and what sees both its ends goes
 *   7 = 7 - 9 = 9
 * </pre>
 */
public final class ClosedLoops {

    private ClosedLoops() {}

    /**
     * Loops without a break.
     *
     * @param isFirst whether to follow only the first of several ways as short, as HoDoKu does
     */
    public static Finder find(Nodes nodes, boolean isFirst) {
        return (sight, hunt) -> new Search(sight, hunt, Walker.of(sight, nodes, isFirst)).run();
    }

    /** A way that leads from one candidate of a cell to another, which it starts without, or ends without. */
    private record Found(int start, boolean startsOn, int end, int length) {}

    private record Search(Sight sight, Hunt hunt, Walker walker) {

        void run() {
            var found = new ArrayList<Found>();
            for (int start = 0; start < walker.candidates() && !hunt.isOver(); start++) {
                look(start, false, found);
                if (sight.candidates(walker.node(start).cell()).size() == 2) {
                    look(start, true, found);
                }
            }
            found.sort(Comparator.comparingInt(Found::length));
            for (Found loop : found) {
                if (hunt.isOver()) {
                    return;
                }
                walker.from(loop.start, loop.startsOn);
                walker.each(loop.end, !loop.startsOn, true, way -> {
                    tell(loop, way);
                    return hunt.isOver();
                });
            }
        }

        private void look(int start, boolean startsOn, List<Found> found) {
            walker.from(start, startsOn);
            for (int end : walker.mates(start)) {
                if (end > start || !walker.isSymmetric()) {
                    int length = walker.length(end, !startsOn);
                    if (length < Ways.FAR) {
                        found.add(new Found(start, startsOn, end, length));
                    }
                }
            }
        }

        private void tell(Found loop, int[] way) {
            var ground = new CellSet.Builder();
            for (int number : way) {
                ground.add(walker.node(number).ground());
            }
            List<Digits> lost = new ArrayList<>();
            List<CellSet> losers = new ArrayList<>();
            losers(loop, way, ground.build(), lost, losers);
            Digits digits = Digits.NONE;
            for (int i = 0; i < lost.size(); i++) {
                digits = digits.or(losers.get(i).isEmpty() ? Digits.NONE : lost.get(i));
            }
            Step.Builder step = hunt.step(digits);
            for (int i = 0; i < lost.size(); i++) {
                step.eliminate(lost.get(i), losers.get(i));
            }
            if (!step.isEmpty()) {
                var tale = new Tale(sight, walker.web(), way, loop.startsOn);
                tale.tell(step);
                hunt.keep(tale.close(step));
            }
        }

        private void losers(Found loop, int[] way, CellSet ground, List<Digits> lost, List<CellSet> losers) {
            for (int i = 1; i < way.length; i++) {
                Node before = walker.node(way[i - 1]);
                Node now = walker.node(way[i]);
                boolean isOn = loop.startsOn == (i % 2 == 0);
                if (!isOn && before.digit() == now.digit()) {
                    lost.add(Digits.of(now.digit()));
                    losers.add(sight.targets(before.cells().or(now.cells()), now.digit())
                            .minus(ground));
                } else if (!isOn && before.isCandidate() && now.isCandidate() && before.cell() == now.cell()) {
                    // in different cells, a relation keeps the two digits apart, and says nothing of others
                    others(before, now, lost, losers);
                } else if (isOn && before.kind() == Node.Kind.SET && now.kind() == Node.Kind.SET) {
                    set(before, now, lost, losers);
                } else if (isOn && (before.kind() == Node.Kind.SET || now.kind() == Node.Kind.SET)) {
                    boolean isSetFirst = before.kind() == Node.Kind.SET;
                    forced(isSetFirst ? before : now, isSetFirst ? now : before, lost, losers);
                }
            }
            if (!loop.startsOn) {
                others(walker.node(loop.start), walker.node(loop.end), lost, losers);
            }
        }

        /** A cell has one of two digits, and no other. */
        private void others(Node one, Node other, List<Digits> lost, List<CellSet> losers) {
            Digits rest = sight.candidates(one.cell()).without(one.digit()).without(other.digit());
            lost.add(rest);
            losers.add(rest.isEmpty() ? CellSet.NONE : one.cells());
        }

        /** A set has one of two digits, and so all its others. */
        private void set(Node one, Node other, List<Digits> lost, List<CellSet> losers) {
            for (int digit : sight.digits(one.ground()).without(one.digit()).without(other.digit())) {
                lost.add(Digits.of(digit));
                losers.add(sight.targets(one.ground().and(sight.places(digit)), digit));
            }
        }

        /** Either a set has its digit, or all its others and a cell the one left for it: each digit is in one of the two. */
        private void forced(Node set, Node cell, List<Digits> lost, List<CellSet> losers) {
            Digits shared = sight.candidates(cell.cell()).without(cell.digit());
            for (int digit : sight.digits(set.ground()).without(set.digit())) {
                CellSet places = set.ground().and(sight.places(digit));
                lost.add(Digits.of(digit));
                losers.add(sight.targets(shared.contains(digit) ? places.or(cell.cells()) : places, digit));
            }
        }
    }
}
