package dev.neuf.cli;

import dev.neuf.core.Engine;
import dev.neuf.core.Limits;
import dev.neuf.core.Tally;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
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
    Input input = new Input();

    @Override
    Exit run(Session session) {
        Choices.oneOf("--engine", engine, Engines.names());
        Engine counter = Engines.of(engine);
        long most = limit.isEmpty() ? Long.MAX_VALUE : Choices.number("--limit", limit, 1, Long.MAX_VALUE);
        Limits limits = effort.limits("0").withSolutions(most);
        var soFar = new AtomicLong();
        session.showProgress(CliPhrase.COUNTING, soFar::get);
        return new Walk(session, input, true).each(item -> {
            soFar.set(0);
            Tally tally = counter.each(Solving.position(session, item), limits, _ -> {
                soFar.incrementAndGet();
                return true;
            });
            return tell(session, item, tally);
        });
    }

    private static Exit tell(Session session, Item item, Tally tally) {
        if (session.isJson()) {
            Map<String, Object> object = Showing.json(item);
            object.put("solutions", tally.solutions());
            object.put("complete", tally.isComplete());
            tally.stop().ifPresent(limit -> object.put("reason", session.words().say(Explain.limit(limit))));
            session.writeJson(object);
        } else if (session.isForPerson()) {
            var phrase = tally.isComplete() ? CliPhrase.SOLUTIONS : CliPhrase.SOLUTIONS_AT_LEAST;
            session.write(session.words().say(phrase, tally.solutions()) + "\n");
        } else {
            session.write(tally.solutions() + "\n");
        }
        if (tally.stop().isPresent()) {
            session.remark(
                    Solving.place(item),
                    Message.of(
                            CliPhrase.SOLUTIONS_SO_FAR,
                            tally.solutions(),
                            Explain.limit(tally.stop().get())));
            return Exit.LIMIT;
        }
        return tally.solutions() == 0 ? Exit.NO : Exit.YES;
    }
}
