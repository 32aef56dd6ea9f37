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
                    case ALIGNED_PAIR_EXCLUSION -> AlignedLooks::pair;
                    case FIREWORK -> FireworkLooks::find;
                    case BIVALUE_ODDAGON -> OddagonLook::find;
                    case ALIGNED_TRIPLE_EXCLUSION -> AlignedTripleLook::find;
                    default -> null;
                });
    }

    /** What tells beforehand, where there is no look, that the finder of the technique will find nothing. */
    public static Optional<Screen> screen(Technique technique) {
        return Optional.ofNullable(
                switch (technique) {
                    case AHS_XZ -> HiddenSetScreens::two;
                    case DOUBLE_AHS_XZ -> HiddenSetScreens::doubleTwo;
                    case AHS_XY_WING, AHS_W_WING -> HiddenSetScreens::three;
                    case XY_CHAIN -> XyChainScreen::mayFind;
                    case AHS_CHAIN -> HiddenSetScreens::more;
                    case SK_LOOP -> SkLoopScreen::mayFind;
                    default -> null;
                });
    }
}
