package dev.neuf.cli;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.format.Ink;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Person;
import dev.neuf.logic.Round;
import dev.neuf.logic.Standing;
import dev.neuf.logic.Step;
import dev.neuf.logic.StepJson;
import dev.neuf.logic.Telling;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code neuf hint}: the next step from here, as much of it as is wanted; or the name of a move made. */
@Command(name = "hint", abbreviateSynopsis = true, sortOptions = false)
final class HintCommand extends Task {

    @Option(names = "--show", paramLabel = "nudge|where|how", descriptionKey = "OPTION_SHOW", order = 1)
    String show = "how";

    @Option(names = "--all", descriptionKey = "OPTION_ALL_STEPS", order = 2)
    boolean isAll;

    @Option(names = "--repeats", descriptionKey = "OPTION_REPEATS", order = 3)
    boolean hasRepeats;

    @Mixin
    Guide guide = new Guide();

    @Mixin
    Lessons lessons = new Lessons();

    @Override
    Optional<Input> subject() {
        return Optional.of(lessons.input);
    }

    @Override
    boolean turnOn(String option) {
        switch (option) {
            case "--all" -> isAll = true;
            default -> {
                return super.turnOn(option);
            }
        }
        return true;
    }

    @Override
    boolean set(String option, String value) {
        if (option.equals("--show")) {
            show = value;
            return true;
        }
        return guide.set(option, value) || super.set(option, value);
    }

    @Override
    Exit run(Session session) {
        Show wanted = Choices.oneOf("--show", show, Show.class);
        Choices.notTogether("--move", guide.isMove(), "--all", isAll);
        if (hasRepeats && !isAll) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.NEEDS_ALL, "--repeats"));
        }
        Choices.notTogether("--move", guide.isMove(), "--show " + show, wanted != Show.HOW);
        guide.require();
        return lessons.each(
                session,
                true,
                CliPhrase.HINTING,
                (item, standing, clock, reply) -> answer(wanted, item, standing, clock, reply));
    }

    private Exit answer(Show wanted, Item item, Standing standing, Clock clock, Reply reply) {
        Words words = reply.words().with(guide.method.notation());
        Guide.Found found = isAll
                ? guide.find(item, standing, clock, reply, (person, board) -> all(person, board, reply))
                : guide.find(item, standing, clock, reply);
        return switch (found) {
            case Guide.Found.Trouble(Standing.Wrong wrong) -> {
                say(wanted, item, wrong, words, reply);
                yield Exit.NO;
            }
            case Guide.Found.Nothing(String answer, Message why, Exit exit) -> {
                say(item, answer, why, words, reply);
                yield exit;
            }
            case Guide.Found.Steps(List<Step> steps) -> {
                tell(wanted, item, standing, steps, words, reply);
                if (clock.isOver()) {
                    reply.remark(Message.of(CliPhrase.NOT_ALL_STEPS));
                }
                yield clock.isOver() ? Exit.LIMIT : Exit.YES;
            }
        };
    }

    private static void tell(Show wanted, Item item, Standing standing, List<Step> steps, Words words, Reply reply) {
        if (!reply.isJson()) {
            List<Step> brief = steps.stream().map(Telling::brief).toList();
            brief.forEach(step -> show(wanted, item, standing.board(), step, words, reply));
            if (wanted == Show.HOW && !brief.equals(steps)) {
                reply.remark(Message.of(CliPhrase.CASES_LEFT_OUT));
            }
            return;
        }
        Map<String, Object> object = Showing.json(item);
        var json = new StepJson(item.sheet().layout(), item.sheet().symbols(), words);
        object.put("answer", "step");
        object.put("solutions", Outcome.of(standing.answer()).word());
        object.put(
                "steps",
                steps.stream().map(step -> json(wanted, step, json, words)).toList());
        reply.writeJson(object);
    }

    /** Every step that leads further than the easier ones before it: of the others there can be thousands. */
    private List<Step> all(Person person, Board board, Reply reply) {
        List<Step> all = person.all(board);
        if (hasRepeats) {
            return all;
        }
        List<Step> news = Round.news(board, all);
        if (news.size() < all.size()) {
            reply.remark(Message.of(CliPhrase.REPEATS_LEFT_OUT, all.size() - news.size()));
        }
        return news;
    }

    /** All of the step, or only what is to be given away. */
    private static Map<String, Object> json(Show show, Step step, StepJson json, Words words) {
        Map<String, Object> object = json.of(step);
        if (show != Show.HOW) {
            object.keySet().removeAll(List.of("place", "eliminate", "proof", "conclusion"));
            if (show == Show.NUDGE) {
                object.remove("digits");
            }
            object.put("text", StepText.of(step, show, words));
        }
        return object;
    }

    private static void show(Show show, Item item, Board board, Step step, Words words, Reply reply) {
        String title = StepText.title(step, words);
        if (!reply.isForPerson()) {
            String text = StepText.of(step, show, words);
            reply.write((show == Show.HOW ? words.say(CliPhrase.STEP_LINE, title, text) : text) + "\n");
            return;
        }
        if (show != Show.HOW) {
            reply.write(reply.paper().wrapped(StepText.of(step, show, words)) + "\n");
            return;
        }
        reply.writeBoard(StepPicture.of(item.sheet(), board, List.of(step), reply.paper(), words), false);
        reply.write("\n" + (reply.isColored() ? Showing.paint(Ink.GIVEN, title) : title) + "\n");
        reply.write(StepText.told(step, words, reply.paper(), 0) + "\n");
    }

    private static void say(Item item, String answer, Message message, Words words, Reply reply) {
        if (reply.isJson()) {
            Map<String, Object> object = Showing.json(item);
            object.put("answer", answer);
            object.put("text", List.of(words.say(message)));
            reply.writeJson(object);
        } else {
            reply.write(words.say(message) + "\n");
        }
    }

    /** What has to be put right; only that there is something, where a nudge is wanted. */
    private static void say(Show show, Item item, Standing.Wrong wrong, Words words, Reply reply) {
        boolean isNudge = show == Show.NUDGE && wrong.kind().equals("mistake");
        var told = isNudge
                ? new Standing.Wrong(wrong.kind(), List.of(Message.of(CliPhrase.SOMETHING_WRONG)), CellSet.NONE)
                : wrong;
        if (reply.isJson()) {
            reply.writeJson(StepText.json(item, told, words));
        } else {
            reply.write(StepText.spoken(told.sentences(), reply.isForPerson() ? "\n" : " ", words) + "\n");
        }
    }
}
