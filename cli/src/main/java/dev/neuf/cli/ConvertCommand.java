package dev.neuf.cli;

import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.words.Message;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code neuf convert}: from any format to another. */
@Command(name = "convert", abbreviateSynopsis = true, sortOptions = false)
final class ConvertCommand extends Task {

    @Option(names = "--to", paramLabel = "FORMAT", descriptionKey = "OPTION_TO_CONVERT", order = 1)
    String to = "";

    @Mixin
    Input input = new Input();

    @Override
    Exit run(Session session) {
        if (to.isEmpty()) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.CONVERT_NEEDS_TO));
        }
        Format format = Choices.format("--to", to);
        var showing = new Showing(session, to);
        return new Walk(session, input, true).each(item -> convert(session, showing, format, item));
    }

    private static Exit convert(Session session, Showing showing, Format format, Item item) {
        Sheet sheet = item.sheet();
        if (showing.refuses(item)) {
            return Exit.NO;
        }
        String place = Solving.place(item);
        List<Message> losses = format.losses(sheet);
        session.remarkOnce(
                place, Message.of(CliPhrase.READ_AS, item.parsed().readAs().id(), Shown.board(sheet.puzzle())));
        for (Message loss : losses) {
            session.remarkOnce(place, Message.of(CliPhrase.LOST, format.id(), loss));
        }
        if (session.isJson()) {
            Map<String, Object> object = Showing.json(item);
            object.put("to", format.id());
            object.put("text", format.write(sheet));
            object.put("lost", losses.stream().map(session.words()::say).toList());
            session.writeJson(object);
        } else {
            showing.board(item, sheet);
        }
        return Exit.YES;
    }
}
