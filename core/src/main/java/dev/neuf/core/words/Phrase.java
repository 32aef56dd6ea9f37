package dev.neuf.core.words;

/**
 * A sentence that exists in every language. Each module has one enum of its phrases and one file of words per language.
 */
public interface Phrase {

    /** The key in the language file. */
    String name();

    /** The first part of the name of the language files, which lie in the folder {@code dev/neuf/words}. */
    String book();
}
