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
                    case GENERAL_INTERSECTION, LAW_OF_LEFTOVERS, RELATED_CELLS, CAGE ->
                        (_, _) -> {}; // nothing of that kind here
                    case NAKED_PAIR -> SubsetLooks::nakedPair;
                    case HIDDEN_PAIR -> SubsetLooks::hiddenPair;
                    case NAKED_TRIPLE -> SubsetLooks::nakedTriple;
                    case HIDDEN_TRIPLE -> SubsetLooks::hiddenTriple;
                    case ALMOST_LOCKED_PAIR -> AlmostSubsetLooks::pair;
                    case ALMOST_LOCKED_TRIPLE -> AlmostSubsetLooks::triple;
                    case NAKED_QUAD -> SubsetLooks::nakedQuad;
                    case HIDDEN_QUAD -> SubsetLooks::hiddenQuad;
                    case NAKED_SET, HIDDEN_SET -> (_, _) -> {}; // these are of houses with ten open cells or more
                    case SUE_DE_COQ -> (slate, caught) -> slate.sueDeCoq.find(caught);
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
