package dev.neuf.cli;

import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code neuf convert}: from any format to another. */
@Command(name = "convert", abbreviateSynopsis = true, sortOptions = false)
final class ConvertCommand extends Task {

    @Option(names = "--to", paramLabel = "FORMAT", descriptionKey = "OPTION_TO_CONVERT", order = 1)
    String to = "";

    @Mixin
    Bulk bulk = new Bulk();

    @Mixin
    Input input = new Input();

    @Override
    Optional<Input> subject() {
        return Optional.of(input);
    }

    @Override
    boolean set(String option, String value) {
        switch (option) {
            case "--to" -> to = value;
            case "--threads" -> bulk.threads = value;
            default -> {
                return super.set(option, value);
            }
        }
        return true;
    }

    @Override
    Exit run(Session session) {
        if (to.isEmpty()) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.CONVERT_NEEDS_TO));
        }
        Format format = Choices.format("--to", to);
        var showing = new Showing(to);
        var walk = new Walk(session, input, bulk, true);
        session.showProgress(bulk.progress(), CliPhrase.CONVERTING, walk::current);
        return walk.each(() -> (item, reply) -> convert(showing, format, item, reply));
    }

    private static Exit convert(Showing showing, Format format, Item item, Reply reply) {
        Sheet sheet = item.sheet();
        if (showing.refuses(item, reply)) {
            return Exit.NO;
        }
        List<Message> losses = format.losses(sheet);
        reply.remarkOnce(Message.of(CliPhrase.READ_AS, item.parsed().readAs().id(), Explain.board(sheet.puzzle())));
        for (Message loss : losses) {
            reply.remarkOnce(Message.of(CliPhrase.LOST, format.id(), loss));
        }
        if (reply.isJson()) {
            Map<String, Object> object = Showing.json(item);
            object.put("to", format.id());
            object.put("text", format.write(sheet));
            object.put("lost", losses.stream().map(reply::inWords).toList());
            reply.writeJson(object);
        } else {
            showing.board(item, sheet, reply);
        }
        return Exit.YES;
    }
}
