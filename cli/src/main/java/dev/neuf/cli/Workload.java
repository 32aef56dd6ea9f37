package dev.neuf.cli;

import dev.neuf.core.Engine;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import java.util.List;

/** Puzzles that are solved again and again, to see how fast it goes. */
interface Workload {

    /** How many puzzles there are. */
    int size();

    /** What solves them. */
    String engine();

    /** Solves each of them and proves that its solution is the only one. Ctrl-C ends it early. */
    Work pass();

    /**
     * What one pass over the puzzles came to.
     *
     * @param stuck how many have one solution, as far as is known, that was not found
     * @param unsettled how many reached a limit
     * @param choices digits tried in a cell that had several, over all
     */
    record Work(long none, long one, long several, long stuck, long unsettled, long choices) {}

    /** Any puzzles, through an engine. */
    static Workload of(List<Puzzle> puzzles, String engine, Limits limits) {
        Engine solver = Engines.of(engine);
        Limits two = limits.withSolutions(2);
        return new Workload() {
            @Override
            public int size() {
                return puzzles.size();
            }

            @Override
            public String engine() {
                return engine;
            }

            @Override
            public Work pass() {
                long[] counts = new long[3];
                long unsettled = 0;
                long choices = 0;
                for (Puzzle puzzle : puzzles) {
                    Tally tally = solver.each(puzzle, two, _ -> true);
                    boolean isSettled = tally.isComplete() || tally.solutions() == 2;
                    if (isSettled) {
                        counts[(int) tally.solutions()]++;
                    } else {
                        unsettled++;
                    }
                    choices += tally.choices();
                    if (Interrupt.isWanted()) {
                        break;
                    }
                }
                return new Work(counts[0], counts[1], counts[2], 0, unsettled, choices);
            }
        };
    }
}
