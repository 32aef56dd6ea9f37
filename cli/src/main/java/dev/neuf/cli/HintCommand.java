package dev.neuf.cli;

import dev.neuf.core.Board;
import dev.neuf.core.Engine;
import dev.neuf.core.Limits;
import dev.neuf.core.format.Ink;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Person;
import dev.neuf.logic.Step;
import dev.neuf.logic.StepJson;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code neuf hint}: the next step from here, as much of it as is wanted. */
@Command(name = "hint", abbreviateSynopsis = true, sortOptions = false)
final class HintCommand extends Task {

    @Option(names = "--show", paramLabel = "nudge|where|how", descriptionKey = "OPTION_SHOW", order = 1)
    String show = "how";

    @Option(names = "--all", descriptionKey = "OPTION_ALL_STEPS", order = 2)
    boolean isAll;

    @Mixin
    Method method = new Method();

    @Mixin
    Effort effort = new Effort();

    @Mixin
    Bulk bulk = new Bulk();

    @Mixin
    Input input = new Input();

    @Override
    Exit run(Session session) {
        Choices.oneOf("--show", show, "nudge", "where", "how");
        method.require();
        var walk = new Walk(session, input, bulk, true);
        Limits limits = effort.limits("60s").withCancelled(walk::isOver);
        session.showProgress(bulk.progress(), CliPhrase.HINTING, walk::current);
        return walk.each(() -> {
            Engine engine = Engines.of("auto");
            return (item, reply) -> answer(engine, limits, item, reply);
        });
    }

    private Exit answer(Engine engine, Limits limits, Item item, Reply reply) {
        Standing standing = Standing.of(item.sheet(), engine, limits);
        Words words = reply.words().with(method.notation());
        List<Message> trouble = standing.trouble();
        if (!trouble.isEmpty()) {
            say(item, "trouble", trouble, words, reply);
            return Exit.NO;
        }
        Board board = standing.board();
        if (board.isFull()) {
            say(item, "solved", List.of(Message.of(CliPhrase.NOTHING_LEFT)), words, reply);
            return Exit.YES;
        }
        standing.remark(reply);
        var clock = new Clock(limits);
        Person person = Person.with(method.toolbox(standing.isUnique())).until(clock::isOver);
        List<Step> steps =
                isAll ? person.all(board) : person.next(board).stream().toList();
        if (steps.isEmpty()) {
            say(
                    item,
                    "stuck",
                    List.of(Message.of(clock.isOver() ? CliPhrase.NO_STEP_YET : CliPhrase.NO_STEP)),
                    words,
                    reply);
            return clock.isOver() ? Exit.LIMIT : Exit.NO;
        }
        if (reply.isJson()) {
            Map<String, Object> object = Showing.json(item);
            var json = new StepJson(item.sheet().layout(), item.sheet().symbols(), words);
            object.put("answer", "step");
            object.put("steps", steps.stream().map(json::of).toList());
            reply.writeJson(object);
        } else {
            steps.forEach(step -> show(item, board, step, words, reply));
        }
        return Exit.YES;
    }

    private void show(Item item, Board board, Step step, Words words, Reply reply) {
        String title = StepText.title(step, words);
        String text = StepText.of(step, show, words);
        if (!reply.isForPerson()) {
            reply.write((show.equals("how") ? words.say(CliPhrase.STEP_LINE, title, text) : text) + "\n");
            return;
        }
        if (!show.equals("how")) {
            reply.write(Wrapping.wrapped(text, 0) + "\n");
            return;
        }
        reply.writeBoard(StepPicture.of(item.sheet(), board, step, reply.isColored(), words), false);
        reply.write("\n");
        reply.write((reply.isColored() ? Showing.paint(Ink.GIVEN, title) : title) + "\n" + Wrapping.wrapped(text, 0)
                + "\n");
    }

    private static void say(Item item, String answer, List<Message> sentences, Words words, Reply reply) {
        if (reply.isJson()) {
            Map<String, Object> object = Showing.json(item);
            object.put("answer", answer);
            object.put("text", sentences.stream().map(words::say).toList());
            reply.writeJson(object);
        } else if (reply.isForPerson()) {
            sentences.forEach(sentence -> reply.write(StepText.capital(words.say(sentence)) + "\n"));
        } else {
            reply.write(StepText.capital(StepText.all(sentences, words)) + "\n");
        }
    }
}
