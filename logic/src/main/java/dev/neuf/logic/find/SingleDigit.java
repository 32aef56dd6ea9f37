package dev.neuf.logic.find;

import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;

/** Two strong links of one digit with a weak link between them. */
public final class SingleDigit {

    private SingleDigit() {}

    /** To be written. */
    public static void skyscraper(Sight sight, Hunt hunt) {}

    /** To be written. */
    public static void kite(Sight sight, Hunt hunt) {}

    /** To be written. */
    public static void turbot(Sight sight, Hunt hunt) {}
}
