package dev.neuf.cli;

import dev.neuf.core.Engine;
import dev.neuf.core.Limits;
import dev.neuf.core.Tally;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code neuf count}: how many solutions there are. */
@Command(name = "count", abbreviateSynopsis = true, sortOptions = false)
final class CountCommand extends Task {

    @Option(names = "--limit", paramLabel = "N", descriptionKey = "OPTION_LIMIT_COUNT", order = 1)
    String limit = "";

    @Option(names = "--engine", paramLabel = "ENGINE", descriptionKey = "OPTION_ENGINE_COUNT", order = 4)
    String engine = "auto";

    @Mixin
    Effort effort = new Effort();

    @Mixin
    Bulk bulk = new Bulk();

    @Mixin
    Input input = new Input();

    @Override
    Exit run(Session session) {
        Choices.oneOf("--engine", engine, Engines.names());
        long most = limit.isEmpty() ? Long.MAX_VALUE : Choices.number("--limit", limit, 1, Long.MAX_VALUE);
        var walk = new Walk(session, input, bulk, true);
        Limits limits = effort.limits("0").withSolutions(most).withCancelled(walk::isOver);
        var soFar = new LongAdder();
        session.showProgress(bulk.progress(), CliPhrase.COUNTING, soFar::sum);
        Supplier<Handler> handlers = () -> {
            Engine counter = Engines.of(engine);
            return (item, reply) -> {
                Tally tally = counter.each(Solving.position(item, reply), limits, _ -> {
                    soFar.increment();
                    return true;
                });
                return tell(item, tally, reply);
            };
        };
        return engine.equals("auto")
                ? walk.each(handlers, limits, _ -> new CountShortcut(most, soFar))
                : walk.each(handlers);
    }

    private static Exit tell(Item item, Tally tally, Reply reply) {
        if (reply.isJson()) {
            Map<String, Object> object = Showing.json(item);
            object.put("solutions", tally.solutions());
            object.put("complete", tally.isComplete());
            tally.stop().ifPresent(limit -> object.put("reason", reply.inWords(Explain.limit(limit))));
            reply.writeJson(object);
        } else if (reply.isForPerson()) {
            var phrase = tally.isComplete() ? CliPhrase.SOLUTIONS : CliPhrase.SOLUTIONS_AT_LEAST;
            reply.writeLine(phrase, tally.solutions());
        } else {
            reply.write(tally.solutions() + "\n");
        }
        if (tally.stop().isPresent()) {
            reply.remark(Message.of(
                    CliPhrase.SOLUTIONS_SO_FAR,
                    tally.solutions(),
                    Explain.limit(tally.stop().get())));
            return Exit.LIMIT;
        }
        return tally.solutions() == 0 ? Exit.NO : Exit.YES;
    }
}
