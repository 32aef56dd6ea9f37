package dev.neuf.logic.nine;

/** Sees at a glance that a technique has no step, where its finder would take long to find none. */
@FunctionalInterface
public interface Screen {

    /** Whether there may be a step. If not, the finder finds none; if so, it is asked. */
    boolean mayFind(Slate slate, Catch caught);
}
