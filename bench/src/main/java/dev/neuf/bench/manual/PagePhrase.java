package dev.neuf.bench.manual;

import dev.neuf.core.words.Phrase;

/** What the pages of the manual say around the techniques. The words are in page_en.txt, page_fr.txt ... */
enum PagePhrase implements Phrase {
    // the list
    INDEX_TITLE,
    INDEX_ABOUT,
    INDEX_UNIQUE,
    INDEX_COLUMNS,
    // a page
    ALL,
    COLUMNS,
    UNIQUE,
    EXAMPLE,
    ALT,
    LEGEND,
    RULES,
    PROOF,
    TERMINAL,
    PASTE,
    PASTE_EASIER,
    NO_SCORE;

    @Override
    public String book() {
        return "page";
    }
}
