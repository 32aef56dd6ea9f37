package dev.neuf.sat;

import dev.neuf.core.Deadline;
import dev.neuf.core.Limits;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/**
 * A search that learns a clause from each conflict, so as not to run into the same one again.
 *
 * <p>It has no chance in it: the same question takes the same way.
 */
final class Learner {

    /** What came of a search. */
    enum Outcome {
        /** The assignment is complete. */
        FOUND,
        /** There is none, or no further one, or none with what is taken for granted. */
        NONE,
        /** A limit was reached, or there were as many conflicts as were agreed. */
        STOPPED
    }

    /**
     * After how many conflicts what is done.
     *
     * @param far going back over more decisions than this, only the last one is taken back: the others would come again
     * @param restart times a number of {@link Luby}: begin anew
     * @param change times the number of changes: other phases, and tidy up
     * @param forgetting times a root: forget clauses
     * @param alone times a number that grows with the grid: ask {@link Beliefs}; most grids are done before
     * @param guided times the number of ways they went: give up what is left behind a way
     */
    record Pace(int far, int restart, int change, int forgetting, int alone, int guided) {
        static final Pace USUAL = new Pace(100, 1024, 1000, 300, 1000, 500);
    }

    /** How much work passes between two looks at the clock: about half a millisecond, as in the other engines. */
    private static final long WORK_BETWEEN_LOOKS = 1 << 14;

    private final Assignment assignment;
    private final ClauseStore clauses;
    private final Propagation propagation;
    private final Scores scores;
    private final Phases phases;
    private final Analysis analysis;
    private final Proof proof;
    private final Pace pace;
    private Limits limits;
    private Deadline deadline;
    private Optional<Limits.Limit> stop = Optional.empty();

    private boolean isRefuted;
    private long conflicts;
    private long decisions;
    private long nextLook = WORK_BETWEEN_LOOKS;
    private long nextForgetting;
    private long nextChange;
    private long changes;
    private final Luby pauses = new Luby();
    private long nextRestart;

    /** What is taken for granted in this search, how much of it has been decided, and how deep each of them led. */
    private int[] assumed = {};

    private int met;
    private int[] depthAfter = {};

    /** Decisions before this search began. */
    private long before;

    /** As soon as there are so many conflicts, the search pauses. */
    private long pause = Long.MAX_VALUE;

    /** So much of the trail is known to be without conflict. */
    private int soundSize;

    /** So much was known at depth 0 when it was tidied last. */
    private int tidySize;

    Learner(Model model, Proof proof, Limits limits, Pace pace) {
        this.pace = pace;
        nextRestart = pace.restart;
        nextChange = pace.change;
        nextForgetting = pace.forgetting;
        this.proof = proof;
        this.limits = limits;
        this.deadline = new Deadline(limits);
        assignment = new Assignment(model.variables());
        clauses = new ClauseStore(model.variables());
        propagation = new Propagation(model, assignment, clauses);
        scores = new Scores(model.variables());
        phases = new Phases(model.variables());
        analysis = new Analysis(assignment, clauses, scores);
        isRefuted = model.isRefuted();
        addAll(model.exactly());
        addAll(model.clauses());
    }

    private void addAll(Lists lists) {
        int[] literals = new int[64];
        for (int list = 0; list < lists.count() && !isRefuted; list++) {
            int length = lists.length(list);
            literals = length > literals.length ? new int[length] : literals;
            for (int i = 0; i < length; i++) {
                int item = lists.item(lists.start(list) + i);
                literals[i] = item > 0 ? 2 * item : -2 * item + 1;
            }
            addGiven(literals, length);
        }
    }

    /** Adds a clause of the puzzle, before any decision. */
    private void addGiven(int[] literals, int length) {
        if (length > 1) {
            clauses.add(literals, length, 0);
        } else if (length == 0 || assignment.value[literals[0]] == Assignment.FALSE) {
            isRefuted = true;
        } else if (assignment.value[literals[0]] == Assignment.OPEN) {
            assignment.assign(literals[0], Assignment.NO_REASON);
        }
    }

    /** The limit that stopped the search, if one did: a pause is none. */
    Optional<Limits.Limit> stop() {
        return stop;
    }

    /** Decisions so far. */
    long decisions() {
        return decisions;
    }

    /** Conflicts so far. */
    long conflicts() {
        return conflicts;
    }

    /** Whether a variable holds. */
    boolean holds(int variable) {
        return assignment.value[2 * variable] == Assignment.TRUE;
    }

    /**
     * The same as {@link #search()} where some literals are taken for granted. What is learnt is true without them, so it
     * serves the next search, too; and that begins with the decisions for those of its first literals that are the same.
     *
     * @param holding the variables that are first decided to hold, by number; all others are first decided to fail
     */
    Outcome search(int[] literals, BitSet holding, Limits newLimits) {
        limits = newLimits;
        deadline = new Deadline(newLimits);
        stop = Optional.empty();
        before = decisions;
        assume(literals);
        phases.prefer(holding);
        return search();
    }

    /** Looks for an assignment that keeps all clauses and was not excluded. */
    Outcome search() {
        while (!isRefuted) {
            int conflict = propagation.run();
            if (conflict != Propagation.NO_CONFLICT) {
                handle(conflict);
                continue;
            }
            soundSize = assignment.size;
            if (met == assumed.length && assignment.isComplete()) {
                return Outcome.FOUND;
            }
            if (isOver()) {
                return Outcome.STOPPED;
            }
            if (conflicts >= pause) {
                return Outcome.STOPPED;
            }
            if (met < assumed.length) {
                if (!meet(assumed[met])) {
                    return Outcome.NONE;
                }
            } else if (!rearrange()) {
                decisions++;
                assignment.decide(phases.literal(openVariable()));
            }
        }
        return Outcome.NONE;
    }

    /** The same as {@link #search()}, but pauses after so many conflicts. */
    Outcome search(long most) {
        pause = conflicts + most;
        Outcome outcome = search();
        pause = Long.MAX_VALUE;
        return outcome;
    }

    /** Takes literals for granted from now on, instead of others; the decisions for the first that are the same stay. */
    void assume(int... literals) {
        int same = Arrays.mismatch(literals, assumed);
        int kept = Math.min(met, same < 0 ? literals.length : same);
        undo(kept == 0 ? 0 : depthAfter[kept - 1]);
        assumed = literals;
        depthAfter = Arrays.copyOf(depthAfter, Math.max(depthAfter.length, literals.length));
        met = kept;
    }

    /** How many of the literals that are taken for granted could be, so far. */
    int met() {
        return met;
    }

    /** Whether it is known that there is no solution, or no further one. */
    boolean isRefuted() {
        return isRefuted;
    }

    /** Decides as beliefs say until that leads to a conflict, a solution or a limit. Returns the decisions. */
    int[] follow(Beliefs beliefs) {
        assume();
        undo(0);
        int conflict = propagation.run();
        while (conflict == Propagation.NO_CONFLICT && !assignment.isComplete() && !isOver()) {
            decisions++;
            long done = beliefs.work;
            assignment.decide(2 * beliefs.next(assignment));
            propagation.work += beliefs.work - done;
            conflict = propagation.run();
        }
        int[] path = new int[assignment.depth];
        for (int i = 0; i < path.length; i++) {
            path[i] = assignment.decision(i + 1);
        }
        if (conflict == Propagation.NO_CONFLICT) {
            soundSize = assignment.size;
        } else {
            handle(conflict);
        }
        return path;
    }

    private void handle(int conflict) {
        conflicts++;
        if (assignment.depth == 0) {
            isRefuted = true;
            proof.learnt(analysis.literals, 0, 0);
        } else {
            soundSize = assignment.starts[assignment.depth];
            learn(conflict);
        }
    }

    /** Takes a literal for granted; false if it is known to fail. */
    private boolean meet(int literal) {
        if (assignment.value[literal] == Assignment.FALSE) {
            return false;
        }
        if (assignment.value[literal] == Assignment.OPEN) {
            assignment.decide(literal);
        }
        depthAfter[met++] = assignment.depth;
        return true;
    }

    private boolean isOver() {
        if (decisions - before >= limits.nodes()) {
            stop = Optional.of(Limits.Limit.NODES);
        } else if (propagation.work >= nextLook) {
            nextLook = propagation.work + WORK_BETWEEN_LOOKS;
            stop = clauses.isFull() ? Optional.of(Limits.Limit.MEMORY) : deadline.look();
        }
        return stop.isPresent();
    }

    private void learn(int conflict) {
        analysis.learn(conflict, propagation);
        int back = analysis.length == 1 ? 0 : assignment.depthOf[analysis.literals[1] >> 1];
        boolean isFar = analysis.length > 1 && assignment.depth - back > pace.far;
        undo(isFar ? assignment.depth - 1 : back);
        conclude(analysis.literals, analysis.length, analysis.glue);
    }

    /** Adds a clause whose first literal is open and must hold, because all others fail. */
    private void conclude(int[] literals, int length, int glue) {
        proof.learnt(literals, 0, length);
        int reason = length == 1 ? Assignment.NO_REASON : clauses.add(literals, length, glue);
        assignment.assign(literals[0], reason);
    }

    /**
     * Excludes the assignment found, so that another one can be looked for: these decisions lead to it alone, so they must
     * not come together again. From then on nothing is taken for granted.
     */
    void exclude() {
        assumed = new int[0];
        met = 0;
        int length = assignment.depth;
        if (length == 0) {
            isRefuted = true;
            proof.learnt(analysis.literals, 0, 0);
            return;
        }
        int[] literals = new int[length];
        for (int i = 0; i < length; i++) {
            literals[i] = assignment.decision(length - i) ^ 1;
        }
        undo(length - 1);
        conclude(literals, length, 0);
    }

    /** Now and then: begins anew, forgets clauses, tries other phases. */
    private boolean rearrange() {
        if (conflicts >= nextRestart) {
            nextRestart = conflicts + pace.restart * pauses.next();
            restart();
        } else if (conflicts >= nextForgetting) {
            nextForgetting = conflicts + (long) (pace.forgetting * Math.sqrt((double) conflicts / pace.forgetting + 1));
            clauses.forget(assignment, proof);
        } else if (conflicts >= nextChange) {
            changes++;
            nextChange = conflicts + (long) pace.change * (changes + 1);
            undo(0);
            tidy();
            phases.change();
        } else {
            return false;
        }
        return true;
    }

    /** Takes the decisions back, but for those that would come again. */
    private void restart() {
        int next = openVariable();
        int kept = met == 0 ? 0 : depthAfter[met - 1];
        while (kept < assignment.depth && scores.isAbove(assignment.decision(kept + 1) >> 1, next)) {
            kept++;
        }
        undo(kept);
    }

    private int openVariable() {
        while (assignment.value[2 * scores.top()] != Assignment.OPEN) {
            scores.take();
        }
        return scores.top();
    }

    private void undo(int depth) {
        if (depth >= assignment.depth) {
            return;
        }
        phases.reached(assignment.trail, soundSize);
        int size = assignment.size;
        assignment.undo(depth);
        for (int i = size - 1; i >= assignment.size; i--) {
            phases.remember(assignment.trail[i]);
            scores.put(assignment.trail[i] >> 1);
        }
        soundSize = Math.min(soundSize, assignment.size);
        while (met > 0 && depthAfter[met - 1] > depth) {
            met--;
        }
    }

    /** Forgets what has become plain at depth 0. */
    private void tidy() {
        if (assignment.size > tidySize) {
            // clauses are about to go from which these follow, and a strict checker would take them back
            for (int i = tidySize; i < assignment.size; i++) {
                proof.learnt(assignment.trail, i, 1);
            }
            tidySize = assignment.size;
            propagation.tidy();
            clauses.forgetHolding(assignment, proof);
        }
    }
}
