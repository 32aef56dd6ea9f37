package dev.neuf.cli;

import dev.neuf.core.Limits;
import dev.neuf.core.format.Format;
import dev.neuf.core.words.Message;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code neuf solve}: a solution, and whether it is the only one. */
@Command(name = "solve", abbreviateSynopsis = true, sortOptions = false)
final class SolveCommand extends PuzzleTask {

    @Option(names = "--all", descriptionKey = "OPTION_ALL", order = 1)
    boolean isAll;

    @Option(names = "--limit", paramLabel = "N", descriptionKey = "OPTION_LIMIT_ALL", order = 2)
    String limit = "";

    @Option(names = "--unique", descriptionKey = "OPTION_UNIQUE", order = 3)
    boolean isUniqueWanted;

    @Option(names = "--engine", paramLabel = "ENGINE", descriptionKey = "OPTION_ENGINE", order = 4)
    String engine = "auto";

    @Option(names = "--steps", descriptionKey = "OPTION_STEPS", order = 5)
    boolean isSteps;

    @Option(names = "--report", paramLabel = "epfl", descriptionKey = "OPTION_REPORT", order = 6)
    String report = "";

    @Option(names = "--to", paramLabel = "FORMAT", descriptionKey = "OPTION_TO", order = 30)
    String to = "";

    @Override
    boolean turnOn(String option) {
        switch (option) {
            case "--all" -> isAll = true;
            case "--unique" -> isUniqueWanted = true;
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
            case "--to" -> to = value;
            default -> {
                return super.set(option, value);
            }
        }
        return true;
    }

    @Override
    Exit run(Session session) {
        requireSense();
        long most = limit.isEmpty() ? Long.MAX_VALUE : Choices.number("--limit", limit, 1, Long.MAX_VALUE);
        var walk = new Walk(session, input, bulk, true);
        Limits limits = effort.limits("60s").withCancelled(walk::isOver);
        session.showProgress(bulk.progress(), CliPhrase.SOLVING, walk::current);
        var showing = new Showing(to);
        Supplier<Handler> handlers = () -> handler(showing, limits, most);
        Exit exit = isUsual() ? walk.each(handlers, limits, _ -> new SolveShortcut()) : walk.each(handlers);
        if (!session.isGone()) {
            summary(session, walk);
        }
        return exit;
    }

    private Handler handler(Showing showing, Limits limits, long most) {
        var simple = new SimpleSolving(showing, isSteps);
        var logic = new LogicSolving(showing, limits);
        var solving = new Solving(showing, Engines.of(isIncomplete() ? "auto" : engine), limits);
        return (item, reply) -> {
            if (!report.isEmpty()) {
                return EpflReport.write(item, solving.answer(item, reply), isUniqueWanted, reply);
            }
            if (!delivery.isJson && showing.refuses(item, reply)) {
                return Exit.NO;
            }
            if (isSimple()) {
                return simple.run(item, reply);
            }
            if (isLogic()) {
                return logic.run(item, reply);
            }
            return isAll ? solving.all(item, most, isUniqueWanted, reply) : solving.one(item, isUniqueWanted, reply);
        };
    }

    /** What can solve a puzzle: complete engines, and two that give up where they would have to try. */
    static List<String> engines() {
        return Engines.choices("logic", "simple");
    }

    /** Whether all that is wanted of a plain puzzle in a line is its solution in a line. */
    private boolean isUsual() {
        return engine.equals("auto") && !isAll && report.isEmpty() && (to.isEmpty() || to.equals(Format.LINE.id()));
    }

    /** The last word on a stream; a single puzzle without surprises gets its one sentence. */
    private static void summary(Session session, Walk walk) {
        long unique = walk.count(Outcome.UNIQUE);
        long many = walk.count(Outcome.MANY);
        long none = walk.count(Outcome.NONE);
        long unknown = walk.count(Outcome.UNKNOWN);
        if (walk.count() > 1 && unique + many + none + unknown > 0) {
            session.remark(CliPhrase.SUMMARY, walk.count(), unique, many, none, unknown, walk.unreadable());
        } else if (unique == 1 && walk.count() == 1 && !session.isForPerson()) {
            session.remark(CliPhrase.ONE_SOLUTION);
        }
    }

    private boolean isSimple() {
        return engine.equals("simple");
    }

    private boolean isLogic() {
        return engine.equals("logic");
    }

    /** Whether the engine gives up where it would have to try. */
    private boolean isIncomplete() {
        return isSimple() || isLogic();
    }

    /** Refuses options that say different things, or nothing, together. */
    private void requireSense() {
        Choices.oneOf("--engine", engine, engines());
        if (isSteps && !isSimple()) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.STEPS_NEED_SIMPLE));
        }
        if (isIncomplete() && isAll) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.SIMPLE_FINDS_ONE, engine));
        }
        if (!limit.isEmpty() && !isAll) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.NEEDS_ALL, "--limit"));
        }
        Choices.notTogether("--to", !to.isEmpty(), "--json", delivery.isJson);
        if (!report.isEmpty()) {
            Choices.oneOf("--report", report, "epfl");
            Choices.notTogether("--report", true, "--all", isAll);
            Choices.notTogether("--report", true, "--engine " + engine, isIncomplete());
            Choices.notTogether("--report", true, "--to", !to.isEmpty());
            Choices.notTogether("--report", true, "--json", delivery.isJson);
        }
    }
}
