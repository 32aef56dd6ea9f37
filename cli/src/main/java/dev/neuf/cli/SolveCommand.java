package dev.neuf.cli;

import dev.neuf.core.Limits;
import dev.neuf.core.words.Message;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code neuf solve}: a solution, and whether it is the only one. */
@Command(name = "solve", abbreviateSynopsis = true, sortOptions = false)
final class SolveCommand extends Task {

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

    @Mixin
    Effort effort = new Effort();

    @Mixin
    Input input = new Input();

    @Override
    Exit run(Session session) {
        requireSense();
        long most = limit.isEmpty() ? Long.MAX_VALUE : Choices.number("--limit", limit, 1, Long.MAX_VALUE);
        Limits limits = effort.limits("60s");
        var walk = new Walk(session, input, true);
        session.showProgress(CliPhrase.SOLVING, walk::count);
        var showing = new Showing(session, to);
        var solving = new Solving(session, showing, Engines.of(isSimple() ? "auto" : engine), limits);
        var simple = new SimpleSolving(session, showing, isSteps);
        Exit exit = walk.each(item -> {
            if (!report.isEmpty()) {
                return EpflReport.write(session, item, solving.answer(item), isUniqueWanted);
            }
            if (!delivery.isJson && showing.refuses(item)) {
                return Exit.NO;
            }
            if (isSimple()) {
                return simple.run(item);
            }
            return isAll ? solving.all(item, most, isUniqueWanted) : solving.one(item, isUniqueWanted);
        });
        if (!session.isGone()) {
            solving.summary(walk.count(), walk.unreadable());
        }
        return exit;
    }

    private boolean isSimple() {
        return engine.equals("simple");
    }

    /** Refuses options that say different things, or nothing, together. */
    private void requireSense() {
        Choices.oneOf("--engine", engine, Engines.names("simple"));
        if (isSteps && !isSimple()) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.STEPS_NEED_SIMPLE));
        }
        if (isSimple() && isAll) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.SIMPLE_FINDS_ONE));
        }
        if (!limit.isEmpty() && !isAll) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.LIMIT_NEEDS_ALL));
        }
        Choices.notTogether("--to", !to.isEmpty(), "--json", delivery.isJson);
        if (!report.isEmpty()) {
            Choices.oneOf("--report", report, "epfl");
            Choices.notTogether("--report", true, "--all", isAll);
            Choices.notTogether("--report", true, "--engine simple", isSimple());
            Choices.notTogether("--report", true, "--to", !to.isEmpty());
            Choices.notTogether("--report", true, "--json", delivery.isJson);
        }
    }
}
