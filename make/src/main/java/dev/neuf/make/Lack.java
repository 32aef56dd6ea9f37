package dev.neuf.make;

import dev.neuf.core.words.Phrase;

/** What a puzzle lacks, of that which its recipe asks for. The words are in lack_en.txt, lack_fr.txt ... under the same names. */
public enum Lack implements Phrase {
    /** It has several solutions. */
    UNIQUE,
    /** It has another number of givens. */
    GIVENS,
    /** It may have more givens than it needs: time was up before all were looked at. */
    FEWEST,
    /** A given can be spared, or nobody could tell in time. */
    MINIMAL,
    /** It is of another level. */
    LEVEL,
    /** Its score is out of range. */
    SCORE,
    /** Its way lacks a technique that it was to have. */
    NEEDS,
    /** Its way has a technique that it was not to have. */
    WITHOUT;

    @Override
    public String book() {
        return "lack";
    }
}
