package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule.House.Kind;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;

/**
 * Avoidable rectangles: {@link Rectangles} of which some corners are placed already. As long as none of them was given,
 * they could have changed places all the same.
 *
 * <pre>
 *   1 . . | 2  . .      type 1: the last corner is not 1,      1 . . | 2  . .      type 2: one of the last corners
 *   . . . | .  . .      or 1 and 2 could change places         . . . | .  . .      is 3
 *   2 . . | 13 . .                                             23 . .| 13 . .
 * </pre>
 */
public final class Avoidable {

    private Avoidable() {}

    /** Type 1: three corners placed. Type 2: one side placed, and both corners of the other have the same third digit. */
    public static Finder.OfUnique type(int number) {
        return (sight, hunt) -> {
            var search = new Search(sight, hunt, new Deadly(sight), found(sight));
            for (int cell : sight.bivalue()) {
                if (number == 1) {
                    search.three(cell);
                } else {
                    search.side(cell, Kind.ROW);
                    search.side(cell, Kind.COLUMN);
                }
                if (hunt.isOver()) {
                    return;
                }
            }
        };
    }

    private static CellSet found(Sight sight) {
        var cells = new CellSet.Builder();
        for (int cell : sight.layout().cells().minus(sight.open())) {
            if (!sight.board().isGiven(cell)) {
                cells.add(cell);
            }
        }
        return cells.build();
    }

    /** Looks for rectangles; {@code found} are the cells that are placed and not given. */
    private record Search(Sight sight, Hunt hunt, Deadly deadly, CellSet found) {

        void three(int open) {
            Layout layout = sight.layout();
            for (int inRow : found.and(sight.houseOf(open, Kind.ROW).cells())) {
                Digits twice = sight.candidates(inRow);
                for (int inColumn : found.and(sight.houseOf(open, Kind.COLUMN).cells())) {
                    if (sight.candidates(inColumn).equals(twice)) {
                        three(open, inRow, inColumn, layout.cell(layout.row(inColumn), layout.column(inRow)), twice);
                    }
                }
            }
        }

        private void three(int open, int inRow, int inColumn, int opposite, Digits twice) {
            Digits gone = sight.candidates(opposite);
            CellSet last = CellSet.of(open);
            CellSet others = CellSet.of(inRow, inColumn);
            Digits pair = gone.or(twice);
            if (found.contains(opposite)
                    && sight.candidates(open).containsAll(gone)
                    && deadly.isPair(last.with(opposite), others, pair)) {
                Digits rest = sight.candidates(open).minus(gone);
                hunt.keep(begin(others.with(opposite), last, pair)
                        .eliminate(gone, last)
                        .show(Role.FIN, new Candidates(rest, last))
                        .say(LogicPhrase.ESCAPE_CELL, last));
            }
        }

        /** Takes a cell as one end of the open side, which lies in a row or in a column. */
        void side(int one, Kind kind) {
            CellSet side = sight.houseOf(one, kind).cells();
            for (int other : sight.bivalue().and(side)) {
                Digits third = sight.candidates(one).and(sight.candidates(other));
                if (other > one
                        && third.isSingle()
                        && !sight.targets(CellSet.of(one, other), third.first()).isEmpty()) {
                    opposite(one, other, kind, third);
                }
            }
        }

        private void opposite(int one, int other, Kind kind, Digits third) {
            Layout layout = sight.layout();
            Digits ofOne = sight.candidates(one).minus(third);
            Digits ofOther = sight.candidates(other).minus(third);
            boolean isRow = kind == Kind.ROW;
            for (int i = 0; i < sight.size(); i++) {
                int besideOne = isRow ? layout.cell(i, layout.column(one)) : layout.cell(layout.row(one), i);
                int besideOther = isRow ? layout.cell(i, layout.column(other)) : layout.cell(layout.row(other), i);
                if (found.contains(besideOne)
                        && found.contains(besideOther)
                        && sight.candidates(besideOne).equals(ofOther)
                        && sight.candidates(besideOther).equals(ofOne)
                        && !isInOneBox(one, besideOne)
                        && !isInOneBox(other, besideOther)) {
                    side(one, other, besideOne, besideOther, third);
                }
            }
        }

        /** Where there are boxes, both ends of the open side are in one. */
        private boolean isInOneBox(int one, int beside) {
            return sight.housesAround(CellSet.of(one, beside)).stream().anyMatch(Singles::isBox);
        }

        private void side(int one, int other, int besideOne, int besideOther, Digits third) {
            Digits ofOne = sight.candidates(one).minus(third);
            Digits ofOther = sight.candidates(other).minus(third);
            Digits pair = ofOne.or(ofOther);
            CellSet ends = CellSet.of(one, other);
            CellSet beside = CellSet.of(besideOne, besideOther);
            if (deadly.isPair(CellSet.of(one, besideOther), CellSet.of(other, besideOne), pair)) {
                CellSet targets = sight.targets(ends, third.first());
                hunt.keep(begin(beside, ends, pair)
                        .eliminate(third, targets)
                        .show(Role.FIN, new Candidates(third, ends))
                        .say(LogicPhrase.ESCAPE_DIGIT, third, ends)
                        .say(LogicPhrase.SEEN_BY_ALL_WHY, targets));
            }
        }

        private Step.Builder begin(CellSet placed, CellSet open, Digits pair) {
            return hunt.step(pair)
                    .show(Role.WITNESS, new Candidates(pair, placed))
                    .say(LogicPhrase.AVOIDABLE_WHY, placed)
                    .show(Role.PATTERN, new Candidates(pair, open))
                    .say(LogicPhrase.DEADLY_WHY, placed.or(open), pair);
        }
    }
}
