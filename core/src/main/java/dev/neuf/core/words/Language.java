package dev.neuf.core.words;

import java.util.Arrays;
import java.util.Optional;

/** The languages Neuf speaks. To add one, write its files and add its row. */
public enum Language {
    ENGLISH("en", "English") {
        @Override
        boolean isSingular(long count) {
            return count == 1;
        }
    },
    FRENCH("fr", "français") {
        @Override
        boolean isSingular(long count) {
            return count == 0 || count == 1;
        }
    };

    private final String code;
    private final String title;

    Language(String code, String title) {
        this.code = code;
        this.title = title;
    }

    /** The language of a code such as {@code fr}. */
    public static Optional<Language> of(String code) {
        return Arrays.stream(values())
                .filter(language -> language.code.equals(code))
                .findFirst();
    }

    /** The two letters that name it. */
    public String code() {
        return code;
    }

    /** What it calls itself. */
    public String title() {
        return title;
    }

    /** Whether a noun stands in the singular after this number. */
    abstract boolean isSingular(long count);
}
