package dev.neuf.core.format;

import dev.neuf.core.Sheet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What of a sheet a format keeps, found out by writing and reading it: for formats that keep some of many things. */
final class Kept {

    private Kept() {}

    static Set<Content> by(Syntax syntax, Sheet sheet) {
        if (syntax.refuses(sheet).isPresent()) {
            return EnumSet.allOf(Content.class);
        }
        Sheet again = syntax.read(new Reading(new Text(syntax.write(sheet)), Hints.NONE));
        var kept = EnumSet.noneOf(Content.class);
        if (again.layout().equals(sheet.layout())) {
            kept.add(Content.SHAPE);
        }
        if (isSame(again.puzzle().variants(), sheet.puzzle().variants())) {
            kept.add(Content.VARIANTS);
        }
        if (again.entries().equals(sheet.entries())) {
            kept.add(Content.ENTRIES);
        }
        if (again.candidates().equals(sheet.candidates())) {
            kept.add(Content.CANDIDATES);
        }
        if (again.symbols().equals(sheet.symbols())) {
            kept.add(Content.SYMBOLS);
        }
        return kept;
    }

    /** Whether there are the same rules, in whichever order. */
    private static boolean isSame(List<?> some, List<?> others) {
        return some.size() == others.size() && some.containsAll(others) && others.containsAll(some);
    }
}
