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
                    case X_WING -> FishLooks::xWing;
                    case SKYSCRAPER -> PairLooks::skyscraper;
                    case TWO_STRING_KITE -> PairLooks::kite;
                    case DUAL_TWO_STRING_KITE -> PairLooks::dualKite;
                    case TURBOT_FISH -> PairLooks::turbot;
                    case EMPTY_RECTANGLE -> EmptyRectangleLooks::single;
                    case DUAL_EMPTY_RECTANGLE -> EmptyRectangleLooks::dual;
                    case SWORDFISH -> FishLooks::swordfish;
                    case GROUPED_TURBOT -> GroupedTurbotLooks::find;
                    case COLOUR_TRAP -> ColourLooks::trap;
                    case COLOUR_WRAP -> ColourLooks::wrap;
                    case FINNED_X_WING -> FishLooks::finnedXWing;
                    case SASHIMI_X_WING -> FishLooks::sashimiXWing;
                    case JELLYFISH -> FishLooks::jellyfish;
                    case MULTI_COLOURS_1 -> ColourLooks::multiOne;
                    case MULTI_COLOURS_2 -> ColourLooks::multiTwo;
                    case FINNED_SWORDFISH -> FishLooks::finnedSwordfish;
                    case SASHIMI_SWORDFISH -> FishLooks::sashimiSwordfish;
                    case FINNED_JELLYFISH -> FishLooks::finnedJellyfish;
                    case SASHIMI_JELLYFISH -> FishLooks::sashimiJellyfish;
                    default -> null;
                });
    }

    /** What tells beforehand, where there is no look, that the finder of the technique will find nothing. */
    public static Optional<Screen> screen(Technique technique) {
        return Optional.ofNullable(
                switch (technique) {
                    case BROKEN_WING -> DigitScreens::wing;
                    case X_CHAIN -> DigitScreens::chain;
                    case FRANKEN_X_WING,
                            FRANKEN_SWORDFISH,
                            FRANKEN_JELLYFISH,
                            FINNED_FRANKEN_X_WING,
                            FINNED_FRANKEN_SWORDFISH,
                            FINNED_FRANKEN_JELLYFISH -> DigitScreens::fish;
                    default -> null;
                });
    }
}
