package dev.neuf.checks.browser;

import dev.neuf.core.words.Language;
import java.util.Arrays;
import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** Tells TeaVM which files to take along: a page has no class path to find them on. */
public final class LanguageFiles implements ResourcesPolicy {

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        return Arrays.stream(Language.values())
                .map(language -> "dev/neuf/words/core_" + language.code() + ".txt")
                .toArray(String[]::new);
    }
}
