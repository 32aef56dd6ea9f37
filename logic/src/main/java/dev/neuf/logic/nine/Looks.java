package dev.neuf.logic.nine;

import dev.neuf.logic.Technique;
import java.util.Optional;

/** Which techniques have a look on bits. To add one, write it, and add its line. */
public final class Looks {

    private Looks() {}

    /** What finds just the steps that the finder of the technique finds; nothing, if only the finder does. */
    public static Optional<Look> of(Technique technique) {
        return Optional.ofNullable(
                switch (technique) {
                    case FULL_HOUSE -> SingleLooks::fullHouse;
                    case HIDDEN_SINGLE_BOX -> SingleLooks::hiddenInBox;
                    case HIDDEN_SINGLE_LINE -> SingleLooks::hiddenInLine;
                    case NAKED_SINGLE -> SingleLooks::naked;
                    case POINTING -> LockedLooks::pointing;
                    case CLAIMING -> LockedLooks::claiming;
                    case GENERAL_INTERSECTION, LAW_OF_LEFTOVERS, RELATED_CELLS, CAGE ->
                        (_, _) -> {}; // nothing of that kind here
                    case REMOTE_PAIR -> PairLooks::remote;
                    case XY_WING -> WingLooks::xy;
                    case XYZ_WING -> WingLooks::xyz;
                    case W_WING -> PairLooks::wWing;
                    case ERI_PAIR -> PairLooks::eri;
                    case XYZ_RING -> WingLooks::ring;
                    case WXYZ_WING -> (slate, caught) -> BentSets.find(slate, caught, 4);
                    case BENT_SET_5 -> (slate, caught) -> BentSets.find(slate, caught, 5);
                    case BENT_SET_6 -> (slate, caught) -> BentSets.find(slate, caught, 6);
                    default -> null;
                });
    }

    /** What tells beforehand, where there is no look, that the finder of the technique will find nothing. */
    public static Optional<Screen> screen(Technique technique) {
        return Optional.ofNullable(
                switch (technique) {
                    default -> null;
                });
    }
}
