package dev.neuf.core.format;

import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.words.CorePhrase;
import java.util.EnumSet;
import java.util.Set;

/** What a sheet can hold beside its digits, and a format may have no place for. */
enum Content {
    /** Regions other than the boxes that everybody expects. */
    SHAPE(CorePhrase.LOST_SHAPE),
    VARIANTS(CorePhrase.LOST_VARIANTS),
    /** Which digits were given and which entered. */
    ENTRIES(CorePhrase.LOST_ENTRIES),
    CANDIDATES(CorePhrase.LOST_CANDIDATES),
    SYMBOLS(CorePhrase.LOST_SYMBOLS);

    private final CorePhrase lost;

    Content(CorePhrase lost) {
        this.lost = lost;
    }

    /** The words for having left it out. */
    CorePhrase lost() {
        return lost;
    }

    /** What is on this sheet. */
    static Set<Content> of(Sheet sheet) {
        var content = EnumSet.noneOf(Content.class);
        if (!sheet.layout().shape().equals(Shape.standard(sheet.layout().size()))) {
            content.add(SHAPE);
        }
        if (!sheet.puzzle().variants().isEmpty()) {
            content.add(VARIANTS);
        }
        if (sheet.entries().filledCount() > 0) {
            content.add(ENTRIES);
        }
        if (!sheet.candidates().isEmpty()) {
            content.add(CANDIDATES);
        }
        if (!sheet.symbols().isStandard()) {
            content.add(SYMBOLS);
        }
        return content;
    }
}
