package dev.neuf.cli;

import dev.neuf.core.Sheet;
import dev.neuf.core.format.Entry;
import dev.neuf.core.format.Parsed;

/** One puzzle that was read, and where it came from. {@code number} counts over all sources, from 1. */
record Item(long number, String source, Entry entry, Parsed.Ok parsed) {

    Sheet sheet() {
        return parsed.sheet();
    }
}
