package dev.neuf.cli;

/** What a command does with one puzzle. Each thread has its own, so it may keep an engine that is not shared. */
@FunctionalInterface
interface Handler {

    /** Answers a puzzle. */
    Exit answer(Item item, Reply reply);
}
