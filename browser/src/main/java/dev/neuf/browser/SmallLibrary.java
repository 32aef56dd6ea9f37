package dev.neuf.browser;

import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Puts our own small regular expressions in the place of those of TeaVM. */
public final class SmallLibrary implements SubstitutionPolicy {

    private static final String LIBRARY = "java.util.regex";

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses(name -> name.startsWith(LIBRARY + ".")).replacePackage(LIBRARY, "dev.neuf.browser.regex");
    }
}
