package dev.neuf.logic.library;

import dev.neuf.logic.Step;
import java.util.List;

/** How a case of a library came out. */
public sealed interface Verdict {

    /** Exactly the expected step was found; of a negative case, none. */
    record Right() implements Verdict {}

    /** Nothing was found under that name with those digits. */
    record Missed() implements Verdict {}

    /**
     * Something else was found, or something where nothing should be.
     *
     * @param isFound whether the expected step was found as well
     */
    record Wrong(List<Step> others, boolean isFound) implements Verdict {}

    /** No technique of the table has the code. */
    record Unknown() implements Verdict {}

    /** There is no such variant of the technique. */
    record UnknownVariant() implements Verdict {}
}
