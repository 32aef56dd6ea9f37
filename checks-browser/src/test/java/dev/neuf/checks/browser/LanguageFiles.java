package dev.neuf.checks.browser;

import dev.neuf.core.words.Language;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** Tells TeaVM which files to take along: JavaScript has no class path to find them on. The page fetches its own. */
public final class LanguageFiles implements ResourcesPolicy {

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        return Stream.of("core", "logic", "technique", "level")
                .flatMap(book -> Arrays.stream(Language.values())
                        .map(language -> "dev/neuf/words/" + book + "_" + language.code() + ".txt"))
                .toArray(String[]::new);
    }
}
