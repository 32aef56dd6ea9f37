package dev.neuf.browser;

import dev.neuf.core.words.Language;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** Tells TeaVM which files to take along: a page has no class path to find them on. */
public final class LanguageFiles implements ResourcesPolicy {

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        return Stream.of("core", "logic", "technique", "level", "door")
                .flatMap(book -> Arrays.stream(Language.values())
                        .map(language -> "dev/neuf/words/" + book + "_" + language.code() + ".txt"))
                .toArray(String[]::new);
    }
}
