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
import dev.neuf.core.words.Words;
import dev.neuf.draw.BoardFigure;
import dev.neuf.draw.Figure;
import dev.neuf.draw.Png;
import dev.neuf.draw.StepFigure;
import dev.neuf.draw.Svg;
import dev.neuf.logic.Standing;
import dev.neuf.logic.Step;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

    @Option(names = "--solution", descriptionKey = "OPTION_DRAW_SOLUTION", order = 3)
    boolean isSolution;

    @Option(names = "--no-numbers", descriptionKey = "OPTION_NO_NUMBERS", order = 4)
    boolean isWithoutNumbers;

    @Option(names = "--width", paramLabel = "PIXELS", descriptionKey = "OPTION_WIDTH", order = 5)
    String width = "";

    @Option(names = "--step", descriptionKey = "OPTION_DRAW_STEP", order = 6)
    boolean isStep;

    @Option(names = "--sentence", paramLabel = "N|all", descriptionKey = "OPTION_DRAW_SENTENCE", order = 7)
    String sentence = "";

    @Mixin
    Guide guide = new Guide();

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
        requireStep();
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

    /** Refuses what is about a step where none is asked for, and many pictures without a name for their files. */
    private void requireStep() {
        guide.require();
        Optional<String> used = sentence.isEmpty() ? guide.used() : Optional.of("--sentence");
        if (!isStep && used.isPresent()) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.GOES_WITH, used.get(), "--step"));
        }
        if (isEachSentence() && (delivery.file.isEmpty() || delivery.file.equals("-"))) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.DRAW_SENTENCES));
        }
        // how many there are is known when a step is found
        if (!sentence.matches("all|\\d*")) {
            throw new Refusal(
                    Exit.USAGE,
                    Message.of(CliPhrase.BAD_CHOICE, "--sentence", Source.shortened(sentence), "1, 2, 3 ..., all"));
        }
    }

    private boolean isEachSentence() {
        return sentence.equals("all");
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
        if (isStep) {
            return step(engine, limits, item, reply, io, (figure, name) -> write(figure, kind, pixels, item, name, io));
        }
        Optional<Figure> figure =
                isSolution ? solution(engine, limits, item, reply) : Optional.of(board(item.sheet(), reply));
        figure.ifPresent(drawn -> write(drawn, kind, pixels, item, name(item.number()), io));
        return figure.isPresent() ? Exit.YES : Exit.NO;
    }

    private static void write(Figure figure, Kind kind, int pixels, Item item, String name, Io io) {
        byte[] bytes = kind == Kind.SVG
                ? Svg.of(figure).getBytes(StandardCharsets.UTF_8)
                : Png.of(figure, pixels > 0 ? pixels : Math.min(2 * figure.width(), USUAL_WIDEST));
        try (Output output = Output.open(name, "picture-" + item.number(), io)) {
            output.write(bytes, bytes.length);
            output.complete();
        }
    }

    /** The name of the file for a puzzle: from the second on, its number stands before the ending. */
    private String name(long number) {
        boolean isUsual = delivery.file.isEmpty() || delivery.file.equals("-") || number == 1;
        return isUsual ? delivery.file : name("-" + number);
    }

    /** The name of the file with something before the ending. */
    private String name(String more) {
        String file = delivery.file;
        return file.substring(0, ending()) + more + file.substring(ending());
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

    private Exit step(Engine engine, Limits limits, Item item, Reply reply, Io io, BiConsumer<Figure, String> writer) {
        var clock = new Clock(limits);
        // time must be left for the steps
        Standing standing = Standing.of(item.sheet(), engine, limits.withMillis(limits.millis() / 2));
        return switch (guide.find(item, standing, clock, reply)) {
            case Guide.Found.Trouble(Standing.Wrong wrong) -> {
                reply.remarkFew(wrong.sentences());
                yield Exit.NO;
            }
            case Guide.Found.Nothing(String _, Message why, Exit exit) -> {
                reply.remark(why);
                // there is no picture, whatever the reason
                yield exit == Exit.YES ? Exit.NO : exit;
            }
            case Guide.Found.Steps(List<Step> steps) -> {
                draw(steps.getFirst(), item, reply, io, writer);
                yield Exit.YES;
            }
        };
    }

    /** Draws the whole step, one of its sentences, or each in a file of its own. */
    private void draw(Step step, Item item, Reply reply, Io io, BiConsumer<Figure, String> writer) {
        Words words = reply.words().with(guide.method.notation());
        String title = StepText.title(step, words);
        int sentences = step.proof().size();
        if (sentence.isEmpty()) {
            tell(title, StepText.of(step, Show.HOW, words), paper -> StepText.told(step, words, paper, 0), reply, io);
            writer.accept(new StepFigure(item.sheet(), step).figure(title), name(item.number()));
        } else if (isEachSentence()) {
            tell(title, StepText.of(step, Show.HOW, words), paper -> StepText.told(step, words, paper, 0), reply, io);
            String before = item.number() == 1 ? "-" : "-" + item.number() + "-";
            for (int number = 1; number <= sentences; number++) {
                writer.accept(figure(step, number, item, title), name(before + number));
            }
        } else {
            int number = Choices.number("--sentence", sentence, 1, sentences);
            String text = StepText.sentence(step, number, words);
            tell(title, text, paper -> paper.wrapped(text), reply, io);
            writer.accept(figure(step, number, item, title), name(item.number()));
        }
    }

    private static Figure figure(Step step, int number, Item item, String title) {
        String named = "%s %d/%d".formatted(title, number, step.proof().size());
        return StepFigure.ofSentence(item.sheet(), step, number).figure(named);
    }

    /** Says beside the picture what it shows: in lines that fit to a person, in one to a program. */
    private static void tell(String title, String line, Function<Paper, String> lines, Reply reply, Io io) {
        if (io.isErrTerminal()) {
            reply.remark(title + "\n" + lines.apply(new Paper(false, io.columns())));
        } else {
            reply.remark(Message.of(CliPhrase.STEP_LINE, title, line));
        }
    }
}
