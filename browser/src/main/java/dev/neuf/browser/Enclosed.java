package dev.neuf.browser;

import java.util.Collection;
import org.teavm.extension.ExtensionEnvironment;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** Tells TeaVM which files to put into an engine: the examples, for lessons and for puzzles with rare techniques. */
public final class Enclosed implements ResourcesPolicy {

    private boolean isLight;

    @Override
    public void initialize(ExtensionEnvironment environment) {
        isLight = Boolean.parseBoolean(environment.property("neuf.light"));
    }

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        return isLight ? new String[0] : new String[] {"dev/neuf/logic/examples.txt"};
    }
}
