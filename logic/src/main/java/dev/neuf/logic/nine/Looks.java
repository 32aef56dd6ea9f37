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
                    case DIRECT_POINTING -> DirectLooks::pointing;
                    case DIRECT_CLAIMING -> DirectLooks::claiming;
                    case DIRECT_HIDDEN_PAIR -> DirectLooks::hiddenPair;
                    case DIRECT_HIDDEN_TRIPLE -> DirectLooks::hiddenTriple;
                    case LOCKED_PAIR -> SubsetLooks::lockedPair;
                    case LOCKED_TRIPLE -> SubsetLooks::lockedTriple;
                    case POINTING -> LockedLooks::pointing;
                    case CLAIMING -> LockedLooks::claiming;
                    // nothing of that kind here
                    case GENERAL_INTERSECTION, LAW_OF_LEFTOVERS, RELATED_CELLS, CAGE, CAGE_DIGIT, INNIES ->
                        (_, _) -> {};
                    case NAKED_PAIR -> SubsetLooks::nakedPair;
                    case HIDDEN_PAIR -> SubsetLooks::hiddenPair;
                    case NAKED_TRIPLE -> SubsetLooks::nakedTriple;
                    case HIDDEN_TRIPLE -> SubsetLooks::hiddenTriple;
                    case X_WING -> FishLooks::xWing;
                    case REMOTE_PAIR -> PairLooks::remote;
                    case SKYSCRAPER -> TurbotLooks::skyscraper;
                    case TWO_STRING_KITE -> TurbotLooks::kite;
                    case DUAL_TWO_STRING_KITE -> TurbotLooks::dualKite;
                    case TURBOT_FISH -> TurbotLooks::turbot;
                    case EMPTY_RECTANGLE -> EmptyRectangleLooks::single;
                    case ALMOST_LOCKED_PAIR -> AlmostSubsetLooks::pair;
                    case ALMOST_LOCKED_TRIPLE -> AlmostSubsetLooks::triple;
                    case DUAL_EMPTY_RECTANGLE -> EmptyRectangleLooks::dual;
                    case SWORDFISH -> FishLooks::swordfish;
                    case XY_WING -> WingLooks::xy;
                    case GROUPED_TURBOT -> GroupedTurbotLooks::find;
                    case XYZ_WING -> WingLooks::xyz;
                    case W_WING -> PairLooks::wWing;
                    case ERI_PAIR -> PairLooks::eri;
                    case XYZ_RING -> WingLooks::ring;
                    case UNIQUE_RECTANGLE_1,
                            UNIQUE_RECTANGLE_2,
                            UNIQUE_RECTANGLE_3,
                            UNIQUE_RECTANGLE_4,
                            UNIQUE_RECTANGLE_5,
                            UNIQUE_RECTANGLE_6,
                            HIDDEN_RECTANGLE -> RectangleLooks::find;
                    case AVOIDABLE_RECTANGLE_1 -> AvoidableLooks::three;
                    case AVOIDABLE_RECTANGLE_2 -> AvoidableLooks::side;
                    case BUG_PLUS_ONE -> BugLooks::plusOne;
                    case COLOUR_TRAP -> ColourLooks::trap;
                    case COLOUR_WRAP -> ColourLooks::wrap;
                    case FINNED_X_WING -> FishLooks::finnedXWing;
                    case SASHIMI_X_WING -> FishLooks::sashimiXWing;
                    case NAKED_QUAD -> SubsetLooks::nakedQuad;
                    case JELLYFISH -> FishLooks::jellyfish;
                    case HIDDEN_QUAD -> SubsetLooks::hiddenQuad;
                    // these are of houses with ten open cells or more
                    case NAKED_SET, HIDDEN_SET -> (_, _) -> {};
                    case MULTI_COLOURS_1 -> ColourLooks::multiOne;
                    case MULTI_COLOURS_2 -> ColourLooks::multiTwo;
                    case WXYZ_WING -> (slate, caught) -> BentSets.find(slate, caught, 4);
                    case UNIQUE_LOOP -> LoopLooks::find;
                    case EXTENDED_RECTANGLE -> ExtendedLooks::find;
                    case BUG -> GraveLook::find;
                    case FINNED_SWORDFISH -> FishLooks::finnedSwordfish;
                    case SASHIMI_SWORDFISH -> FishLooks::sashimiSwordfish;
                    case SUE_DE_COQ -> (slate, caught) -> slate.sueDeCoq.find(caught);
                    case MEDUSA -> MedusaLook::find;
                    case FINNED_JELLYFISH -> FishLooks::finnedJellyfish;
                    case SASHIMI_JELLYFISH -> FishLooks::sashimiJellyfish;
                    case BENT_SET_5 -> (slate, caught) -> BentSets.find(slate, caught, 5);
                    case BENT_SET_6 -> (slate, caught) -> BentSets.find(slate, caught, 6);
                    case ALS_XZ -> SetLooks::two;
                    case BROKEN_WING -> DoubtLooks::wing;
                    case ALS_XY_WING -> SetWingLooks::three;
                    case ALS_W_WING -> SetWWingLooks::find;
                    case X_CHAIN -> NarrowChainLooks::x;
                    case XY_CHAIN -> NarrowChainLooks::xy;
                    case ALIGNED_PAIR_EXCLUSION -> AlignedLooks::pair;
                    case FIREWORK -> FireworkLooks::find;
                    case BIVALUE_ODDAGON -> OddagonLook::find;
                    case CONTINUOUS_LOOP, GROUPED_LOOP -> ChainLooks::loop;
                    case AIC, GROUPED_AIC, AIC_WITH_SETS -> ChainLooks::aic;
                    case NICE_LOOP, GROUPED_NICE_LOOP, NICE_LOOP_WITH_SETS -> ChainLooks::niceLoop;
                    case ALS_CHAIN -> SetChainLooks::find;
                    case DEATH_BLOSSOM -> BlossomLook::find;
                    case LOOP_WITH_SETS -> ChainLooks::setLoop;
                    case AIC_WITH_RECTANGLES, RECTANGLE_FORCING_CHAIN -> ForcingLooks::rectangle;
                    case ALIGNED_TRIPLE_EXCLUSION -> AlignedTripleLook::find;
                    case NISHIO -> DoubtLooks::nishio;
                    case CELL_FORCING_CHAIN -> ForcingLooks::cell;
                    case REGION_FORCING_CHAIN -> ForcingLooks::region;
                    case BLOSSOM_LOOP -> BlossomLoopLook::find;
                    case KRAKEN_FISH_1 -> KrakenLooks::first;
                    case KRAKEN_FISH_2 -> KrakenLooks::second;
                    case WHIP -> WhipLooks::whip;
                    case GROUPED_WHIP -> WhipLooks::groupedWhip;
                    case BRAID -> WhipLooks::braid;
                    case GROUPED_BRAID -> WhipLooks::groupedBraid;
                    default -> null;
                });
    }

    /** What tells beforehand, where there is no look, that the finder of the technique will find nothing. */
    public static Optional<Screen> screen(Technique technique) {
        return Optional.ofNullable(
                switch (technique) {
                    case GURTH -> Likeness::mayFind;
                    case SIAMESE_FISH -> FishLooks::maySiamese;
                    case AHS_XZ -> HiddenSetScreens::two;
                    case DOUBLE_AHS_XZ -> HiddenSetScreens::doubleTwo;
                    case AHS_XY_WING, AHS_W_WING -> HiddenSetScreens::three;
                    case AHS_CHAIN -> HiddenSetScreens::more;
                    case FRANKEN_X_WING,
                            FRANKEN_SWORDFISH,
                            FRANKEN_JELLYFISH,
                            FINNED_FRANKEN_X_WING,
                            FINNED_FRANKEN_SWORDFISH,
                            FINNED_FRANKEN_JELLYFISH -> DoubtLooks::fish;
                    case COMPLEX_AIC -> ForcingLooks::mayBeComplex;
                    case SK_LOOP -> SkLoopScreen::mayFind;
                    default -> null;
                });
    }
}
