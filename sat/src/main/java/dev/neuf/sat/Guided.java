package dev.neuf.sat;

import java.util.Arrays;

/** Looks for a first solution: by learning alone, and if that takes long, in turn with the help of {@link Beliefs}. */
final class Guided {

    /*
     * Beliefs are good at the beginning, where learning sees nothing, and bad at the end, where a conflict is near and
     * everything matters. So they go first, as far as they come; most of that way is then taken for granted, and the rest
     * is left to the search. If there is nothing behind it, it tries another way: many ways with a little patience for
     * each find more than a few with much.
     */

    /** The parts of a way that are taken for granted. */
    private static final double[] PARTS = {0.85, 0.75};

    /** With so many candidates more, learning alone gets as many conflicts once more: to talk costs more, too. */
    private static final long CANDIDATES = 4000;

    private final Model model;
    private final Learner learner;
    private final Learner.Pace pace;

    Guided(Model model, Learner learner, Learner.Pace pace) {
        this.model = model;
        this.learner = learner;
        this.pace = pace;
    }

    /** As {@link Learner#search()}, but a solution may be found sooner. */
    Learner.Outcome search() {
        if (!Beliefs.fits(model.puzzle())) {
            return learner.search();
        }
        Learner.Outcome outcome = learner.search(pace.alone() + (long) pace.alone() * model.candidates() / CANDIDATES);
        if (isOpen(outcome)) {
            var beliefs = new Beliefs(model);
            for (int round = 1; isOpen(outcome); round++) {
                long conflicts = (long) pace.guided() * round;
                beliefs.begin(round);
                outcome = behind(learner.follow(beliefs), conflicts);
                if (isOpen(outcome)) {
                    learner.assume();
                    outcome = learner.search(conflicts);
                }
            }
        }
        return outcome;
    }

    /** Looks for a solution behind a way, or behind less and less of it. */
    private Learner.Outcome behind(int[] way, long conflicts) {
        Learner.Outcome outcome = Learner.Outcome.STOPPED;
        for (int i = 0; i < PARTS.length && isOpen(outcome); i++) {
            learner.assume(Arrays.copyOf(way, (int) (way.length * PARTS[i])));
            outcome = learner.search(conflicts);
        }
        return outcome;
    }

    /** Whether nothing is known yet, and there is still time. */
    private boolean isOpen(Learner.Outcome outcome) {
        return switch (outcome) {
            case FOUND -> false;
            case NONE -> !learner.isRefuted();
            case STOPPED -> learner.stop().isEmpty();
        };
    }
}
