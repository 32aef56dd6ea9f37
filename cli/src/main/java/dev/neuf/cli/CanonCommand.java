package dev.neuf.cli;

import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.make.canon.Canon;
import dev.neuf.make.canon.Form;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code neuf canon}: what is left of a puzzle if all that is the same but for symmetry looks the same. */
@Command(name = "canon", abbreviateSynopsis = true, sortOptions = false)
final class CanonCommand extends Task {

    @Option(names = "--distinct", descriptionKey = "OPTION_DISTINCT", order = 1)
    boolean isDistinct;

    @Option(names = "--to", paramLabel = "FORMAT", descriptionKey = "OPTION_TO_CANON", order = 30)
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
    boolean turnOn(String option) {
        switch (option) {
            case "--distinct" -> isDistinct = true;
            default -> {
                return super.turnOn(option);
            }
        }
        return true;
    }

    @Override
    boolean set(String option, String value) {
        switch (option) {
            case "--to" -> to = value;
            default -> {
                return super.set(option, value);
            }
        }
        return true;
    }

    @Override
    Exit run(Session session) {
        Choices.notTogether("--to", !to.isEmpty(), "--json", delivery.isJson);
        var showing = new Showing(to);
        var walk = new Walk(session, input, bulk, !isDistinct);
        session.showProgress(bulk.progress(), CliPhrase.CANONISING, walk::current);
        Supplier<Handler> handlers = () -> {
            var canon = new Canon();
            return (item, reply) -> answer(canon, showing, item, reply);
        };
        boolean isUsual = to.isEmpty() || to.equals(Format.LINE.id());
        Exit exit =
                isUsual ? walk.each(handlers, Limits.NONE, _ -> new CanonShortcut(isDistinct)) : walk.each(handlers);
        if (isDistinct && !session.isGone()) {
            long refused = walk.count(Outcome.REFUSED);
            long repeats = walk.count() - walk.distinct() - refused - walk.unreadable();
            session.remark(
                    CliPhrase.CANON_DISTINCT, walk.count(), walk.distinct(), repeats, refused, walk.unreadable());
        }
        return exit;
    }

    private Exit answer(Canon canon, Showing showing, Item item, Reply reply) {
        if (!reply.isJson() && showing.refuses(item, reply)) {
            reply.count(Outcome.REFUSED);
            return Exit.NO;
        }
        Puzzle puzzle = Solving.position(item, reply);
        if (!Canon.fits(puzzle)) {
            refuse(Message.of(CliPhrase.CANON_PLAIN_NINE, Explain.board(puzzle)), item, reply);
            return Exit.NO;
        }
        Form form = canon.form(puzzle.givens());
        String text = form.grid().toString();
        if (isDistinct) {
            Fingerprint mark = Fingerprint.of(text.getBytes(StandardCharsets.ISO_8859_1));
            if (reply.isJson()) {
                reply.writeFirst(mark, reply.inJson(json(item, form)), true);
            } else {
                showing.first(mark, item, reply);
            }
        } else if (reply.isJson()) {
            reply.writeJson(json(item, form));
        } else {
            showing.board(item, Sheet.of(puzzle.withGivens(form.grid())), reply);
            if (reply.isForPerson()) {
                sentence(form.automorphisms(), reply);
            }
        }
        return Exit.YES;
    }

    private void refuse(Message why, Item item, Reply reply) {
        reply.count(Outcome.REFUSED);
        reply.remark(why);
        if (reply.isJson()) {
            Map<String, Object> object = Showing.json(item);
            object.put("error", reply.inWords(why));
            reply.writeJson(object);
        } else if (!isDistinct) {
            reply.writeGap();
        }
    }

    private static void sentence(long automorphisms, Reply reply) {
        Message said = automorphisms == 1
                ? Message.of(CliPhrase.CANON_ALONE)
                : Message.of(CliPhrase.CANON_AUTOMORPHISMS, automorphisms);
        reply.write(reply.paper().wrapped(reply.inWords(said)) + "\n");
    }

    private static Map<String, Object> json(Item item, Form form) {
        Map<String, Object> object = Showing.json(item);
        object.put("canonical", form.grid().toString());
        object.put("automorphisms", form.automorphisms());
        object.put("transposed", form.mapping().isTransposed());
        object.put("rows", fromOne(form.mapping().rows()));
        object.put("columns", fromOne(form.mapping().columns()));
        object.put("digits", form.mapping().digits());
        return object;
    }

    private static List<Integer> fromOne(List<Integer> lines) {
        return lines.stream().map(line -> line + 1).toList();
    }
}
