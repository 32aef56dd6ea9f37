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
                    case ALS_XZ -> SetLooks::two;
                    case ALS_XY_WING -> SetWingLooks::three;
                    case ALS_W_WING -> SetWWingLooks::find;
                    case CONTINUOUS_LOOP, GROUPED_LOOP -> ChainLooks::loop;
                    case AIC, GROUPED_AIC, AIC_WITH_SETS -> ChainLooks::aic;
                    case NICE_LOOP, GROUPED_NICE_LOOP, NICE_LOOP_WITH_SETS -> ChainLooks::niceLoop;
                    case ALS_CHAIN -> SetChainLooks::find;
                    case AIC_WITH_RECTANGLES, RECTANGLE_FORCING_CHAIN -> ForcingLooks::rectangle;
                    case CELL_FORCING_CHAIN -> ForcingLooks::cell;
                    case REGION_FORCING_CHAIN -> ForcingLooks::region;
                    case GENERAL_INTERSECTION, LAW_OF_LEFTOVERS, RELATED_CELLS, CAGE ->
                        (_, _) -> {}; // nothing of that kind here
                    default -> null;
                });
    }

    /** What tells beforehand, where there is no look, that the finder of the technique will find nothing. */
    public static Optional<Screen> screen(Technique technique) {
        return Optional.ofNullable(
                switch (technique) {
                    case LOOP_WITH_SETS -> SetWeb::mayLoop;
                    default -> null;
                });
    }
}
