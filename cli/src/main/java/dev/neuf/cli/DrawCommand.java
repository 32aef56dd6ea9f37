package dev.neuf.cli;

import dev.neuf.core.Answer;
import dev.neuf.core.Digits;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Sheet;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.draw.BoardFigure;
import dev.neuf.draw.Figure;
import dev.neuf.draw.Png;
import dev.neuf.draw.StepFigure;
import dev.neuf.draw.Svg;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Person;
import dev.neuf.logic.Standing;
import dev.neuf.logic.Step;
import dev.neuf.logic.Toolbox;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code neuf draw}: a board, its solution or the next step as a picture. */
@Command(name = "draw", abbreviateSynopsis = true, sortOptions = false)
final class DrawCommand extends PuzzleTask {

    /** A picture that nobody gave a width is twice as fine as an SVG viewer shows it, but no larger than this. */
    private static final int USUAL_WIDEST = 4_096;

    /** What a picture is written as. */
    enum Kind {
        SVG,
        PNG
    }

    @Option(names = "--to", paramLabel = "svg|png", descriptionKey = "OPTION_TO_DRAW", order = 1)
    String to = "";

    @Option(names = "--candidates", descriptionKey = "OPTION_DRAW_CANDIDATES", order = 2)
    boolean hasCandidates;

    @Option(names = "--step", descriptionKey = "OPTION_DRAW_STEP", order = 3)
    boolean isStep;

    @Option(names = "--solution", descriptionKey = "OPTION_DRAW_SOLUTION", order = 4)
    boolean isSolution;

    @Option(names = "--no-numbers", descriptionKey = "OPTION_NO_NUMBERS", order = 5)
    boolean isWithoutNumbers;

    @Option(names = "--width", paramLabel = "PIXELS", descriptionKey = "OPTION_WIDTH", order = 6)
    String width = "";

    /** Each picture has a file of its own. */
    @Override
    String answerFile() {
        return "";
    }

    @Override
    Exit run(Session session) {
        Choices.notTogether("draw", true, "--json", delivery.isJson);
        Choices.notTogether("--step", isStep, "--solution", isSolution);
        Choices.notTogether("--solution", isSolution, "--candidates", hasCandidates);
        Choices.notTogether("--step", isStep, "--no-numbers", isWithoutNumbers);
        Kind kind = kind();
        if (kind == Kind.SVG && !width.isEmpty()) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.DRAW_WIDTH));
        }
        int pixels = width.isEmpty() ? 0 : Choices.number("--width", width, 16, Png.WIDEST);
        if (kind == Kind.PNG && delivery.file.isEmpty() && session.isForPerson()) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.DRAW_TERMINAL));
        }
        var walk = new Walk(session, input, bulk, false);
        Limits limits = effort.limits("60s").withCancelled(walk::isOver);
        session.showProgress(bulk.progress(), CliPhrase.DRAWING, walk::current);
        return walk.each(() -> {
            Engine engine = Engines.of("auto");
            return (item, reply) -> draw(kind, pixels, engine, limits, item, reply, session.io());
        });
    }

    /** What was asked for, else what the name of the file says. A name that promises something else is refused. */
    private Kind kind() {
        if (!to.isEmpty()) {
            return Choices.oneOf("--to", to, Kind.class);
        }
        return switch (delivery.file.substring(ending()).toLowerCase(Locale.ROOT)) {
            case "", ".", ".svg" -> Kind.SVG;
            case ".png" -> Kind.PNG;
            default -> throw new Refusal(Exit.USAGE, Message.of(CliPhrase.DRAW_ENDING, delivery.file));
        };
    }

    /** Where the ending of the file's name begins: behind the name, if it has none. */
    private int ending() {
        String file = delivery.file;
        int dot = file.lastIndexOf('.');
        return dot > file.lastIndexOf('/') + 1 ? dot : file.length();
    }

    private Exit draw(Kind kind, int pixels, Engine engine, Limits limits, Item item, Reply reply, Io io) {
        if (item.number() > 1 && delivery.file.isEmpty()) {
            reply.remarkOnce(Message.of(CliPhrase.DRAW_ONE));
            return Exit.UNREADABLE;
        }
        Optional<Figure> figure = isStep
                ? step(engine, limits, item, reply)
                : isSolution ? solution(engine, limits, item, reply) : Optional.of(board(item.sheet(), reply));
        if (figure.isEmpty()) {
            return Exit.NO;
        }
        byte[] bytes = kind == Kind.SVG
                ? Svg.of(figure.get()).getBytes(StandardCharsets.UTF_8)
                : Png.of(
                        figure.get(),
                        pixels > 0 ? pixels : Math.min(2 * figure.get().width(), USUAL_WIDEST));
        try (Output output = Output.open(name(item.number()), "picture-" + item.number(), io)) {
            output.write(bytes, bytes.length);
            output.complete();
        }
        return Exit.YES;
    }

    /** The name of the file for a puzzle: from the second on, its number stands before the ending. */
    private String name(long number) {
        String file = delivery.file;
        if (file.isEmpty() || file.equals("-") || number == 1) {
            return file;
        }
        return file.substring(0, ending()) + "-" + number + file.substring(ending());
    }

    private Figure board(Sheet sheet, Reply reply) {
        Map<Integer, Digits> notes = hasCandidates ? BoardFigure.candidates(sheet) : sheet.candidates();
        return BoardFigure.of(sheet, notes, !isWithoutNumbers, reply.inWords(Explain.board(sheet.puzzle())));
    }

    private Optional<Figure> solution(Engine engine, Limits limits, Item item, Reply reply) {
        return switch (engine.solve(item.sheet().position(), limits)) {
            case Answer.Unique(Grid solution) -> Optional.of(board(item.sheet().filledWith(solution), reply));
            case Answer.Many(Grid one, Grid _) -> {
                reply.remark(Message.of(CliPhrase.DRAW_SEVERAL));
                yield Optional.of(board(item.sheet().filledWith(one), reply));
            }
            case Answer.Impossible(Answer.Reason reason) -> {
                reply.remarkFew(Explain.impossible(CorePhrase.NO_SOLUTION, reason));
                yield Optional.empty();
            }
            case Answer.Unknown(Limits.Limit limit, List<Grid> found) -> {
                reply.remark(Explain.limit(limit));
                yield found.stream().findFirst().map(grid -> board(item.sheet().filledWith(grid), reply));
            }
        };
    }

    private static Optional<Figure> step(Engine engine, Limits limits, Item item, Reply reply) {
        Standing standing = Standing.of(item.sheet(), engine, limits);
        Standing.Wrong wrong = standing.wrong();
        if (!wrong.isNothing()) {
            reply.remarkFew(wrong.sentences());
            return Optional.empty();
        }
        if (standing.board().isFull()) {
            reply.remark(Message.of(LogicPhrase.NOTHING_LEFT));
            return Optional.empty();
        }
        standing.doubt().ifPresent(reply::remark);
        var clock = new Clock(limits);
        Toolbox toolbox = (standing.isUnique() ? Toolbox.full() : Toolbox.safe()).withTrial();
        Optional<Step> step = Person.with(toolbox).until(clock::isOver).next(standing.board());
        if (step.isEmpty()) {
            reply.remark(Message.of(clock.isOver() ? LogicPhrase.NO_STEP_YET : LogicPhrase.NO_STEP));
            return Optional.empty();
        }
        String title = StepText.title(step.get(), reply.words());
        reply.remark(Message.of(CliPhrase.STEP_LINE, title, StepText.of(step.get(), Show.HOW, reply.words())));
        return Optional.of(new StepFigure(item.sheet(), step.get()).figure(title));
    }
}
