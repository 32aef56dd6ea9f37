package dev.neuf.logic.nine;

/** What {@link HiddenSets} say about the finders of almost hidden sets. */
final class HiddenSetScreens {

    private HiddenSetScreens() {}

    /** {@link dev.neuf.logic.find.HiddenChains} of two sets. */
    static boolean two(Slate slate, Catch caught) {
        return slate.hiddenSets().areTwo();
    }

    /**
     * {@link dev.neuf.logic.find.DoubleHidden}: a start in one of the two common cells is struck by two sets as well, and
     * from any other the one set fills both, so that the other lacks both.
     */
    static boolean doubleTwo(Slate slate, Catch caught) {
        return slate.hiddenSets().areTwo() || slate.hiddenSets().areThree();
    }

    /** {@link dev.neuf.logic.find.HiddenChains} of three sets, and {@link dev.neuf.logic.find.HiddenWWings}. */
    static boolean three(Slate slate, Catch caught) {
        return slate.hiddenSets().areThree();
    }

    /** Longer {@link dev.neuf.logic.find.HiddenChains}. */
    static boolean more(Slate slate, Catch caught) {
        return slate.hiddenSets().areMore();
    }
}
