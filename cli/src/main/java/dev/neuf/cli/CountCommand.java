package dev.neuf.cli;

import dev.neuf.core.Engine;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.search.Counter;
import java.math.BigInteger;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code neuf count}: how many solutions there are. */
@Command(name = "count", abbreviateSynopsis = true, sortOptions = false)
final class CountCommand extends PuzzleTask {

    private static final int USUAL_SAMPLES = 20;

    /** The largest whole number that every reader of JSON keeps as it is. */
    private static final BigInteger LARGEST_JSON = BigInteger.valueOf((1L << 53) - 1);

    @Option(names = "--limit", paramLabel = "N", descriptionKey = "OPTION_LIMIT_COUNT", order = 1)
    String limit = "";

    @Option(names = "--estimate", descriptionKey = "OPTION_ESTIMATE", order = 2)
    boolean isEstimate;

    @Option(names = "--samples", paramLabel = "N", descriptionKey = "OPTION_SAMPLES", order = 3)
    String samples = "";

    @Option(names = "--seed", paramLabel = "N", descriptionKey = "OPTION_SEED", order = 4)
    String seed = "";

    @Option(names = "--engine", paramLabel = "ENGINE", descriptionKey = "OPTION_ENGINE_COUNT", order = 5)
    String engine = "auto";

    @Override
    boolean turnOn(String option) {
        switch (option) {
            case "--estimate" -> isEstimate = true;
            default -> {
                return super.turnOn(option);
            }
        }
        return true;
    }

    @Override
    boolean set(String option, String value) {
        switch (option) {
            case "--limit" -> limit = value;
            case "--engine" -> engine = value;
            default -> {
                return super.set(option, value);
            }
        }
        return true;
    }

    @Override
    Exit run(Session session) {
        Choices.oneOf("--engine", engine, Engines.choices());
        requireSense();
        var walk = new Walk(session, input, bulk, true);
        return isEstimate ? estimate(session, walk) : count(session, walk);
    }

    private void requireSense() {
        Choices.notTogether("--estimate", isEstimate, "--limit", !limit.isEmpty());
        Choices.notTogether("--estimate", isEstimate, "--engine", !engine.equals("auto"));
        if (!isEstimate && !(samples + seed).isEmpty()) {
            throw new Refusal(
                    Exit.USAGE, Message.of(CliPhrase.NEEDS_ESTIMATE, seed.isEmpty() ? "--samples" : "--seed"));
        }
    }

    private Exit estimate(Session session, Walk walk) {
        int number = samples.isEmpty() ? USUAL_SAMPLES : Choices.number("--samples", samples, 5, Integer.MAX_VALUE);
        long from = seed.isEmpty() ? 1 : Choices.number("--seed", seed, 0, Long.MAX_VALUE);
        Limits limits = effort.limits("60s").withCancelled(walk::isOver);
        var taken = new LongAdder();
        session.showProgress(bulk.progress(), CliPhrase.SAMPLING, taken::sum);
        var estimating = new Estimating(limits, number, from, taken);
        return walk.each(() -> estimating::answer);
    }

    private Exit count(Session session, Walk walk) {
        long most = limit.isEmpty() ? Long.MAX_VALUE : Choices.number("--limit", limit, 1, Long.MAX_VALUE);
        Limits limits = effort.limits("0").withSolutions(most).withCancelled(walk::isOver);
        var counted = new Counted();
        session.showProgress(bulk.progress(), counted::message);
        // half of the memory for all threads together; the rest is for everything else
        long bytes = Runtime.getRuntime().maxMemory() / 2 / bulk.threads();
        Supplier<Handler> handlers = () -> {
            Engine visiting = Engines.of(engine);
            var counter = new Counter(visiting, bytes);
            return (item, reply) -> {
                Puzzle puzzle = Solving.position(item, reply);
                var news = new News(counted);
                return tell(
                        item,
                        engine.equals("auto")
                                ? counter.count(puzzle, limits, news)
                                : visited(visiting.count(puzzle, limits, news::see)),
                        reply);
            };
        };
        return engine.equals("auto")
                ? walk.each(handlers, limits, _ -> new CountShortcut(most, counted))
                : walk.each(handlers);
    }

    private static Counter.Count visited(Tally tally) {
        return new Counter.Count(BigInteger.valueOf(tally.solutions()), tally.stop());
    }

    /** Passes on what is new about one puzzle. */
    private static final class News implements Counter.Watcher {

        private final Counted counted;
        private BigInteger heard = BigInteger.ZERO;

        News(Counted counted) {
            this.counted = counted;
        }

        @Override
        public void see(BigInteger solutions, double share) {
            counted.add(solutions.subtract(heard), share);
            heard = solutions;
        }

        void see(long solutions) {
            see(BigInteger.valueOf(solutions), 0);
        }
    }

    private static Exit tell(Item item, Counter.Count count, Reply reply) {
        BigInteger solutions = count.solutions();
        if (reply.isJson()) {
            Map<String, Object> object = Showing.json(item);
            put(solutions, object);
            object.put("complete", count.isComplete());
            count.stop().ifPresent(limit -> object.put("reason", reply.inWords(Explain.limit(limit))));
            reply.writeJson(object);
        } else if (reply.isForPerson()) {
            var phrase = count.isComplete() ? CliPhrase.SOLUTIONS : CliPhrase.SOLUTIONS_AT_LEAST;
            reply.writeLine(phrase, solutions);
        } else {
            reply.write(solutions + "\n");
        }
        if (count.stop().isPresent()) {
            Limits.Limit limit = count.stop().get();
            reply.remark(Message.of(CliPhrase.SOLUTIONS_SO_FAR, solutions, Explain.limit(limit)));
            if (limit == Limits.Limit.TIME) {
                reply.remarkOnce(Message.of(CliPhrase.TRY_ESTIMATE));
            }
            return Exit.LIMIT;
        }
        return solutions.signum() == 0 ? Exit.NO : Exit.YES;
    }

    /** The number, and again as text if some readers of JSON would round it. */
    static void put(BigInteger solutions, Map<String, Object> object) {
        object.put("solutions", solutions);
        if (solutions.compareTo(LARGEST_JSON) > 0) {
            object.put("exact", solutions.toString());
        }
    }
}
