package dev.neuf.cli;

import dev.neuf.cli.play.Assist;
import dev.neuf.cli.play.Judge;
import dev.neuf.cli.play.NewPuzzles;
import dev.neuf.cli.play.Play;
import dev.neuf.cli.play.SamplePuzzles;
import dev.neuf.core.Engine;
import dev.neuf.core.Limits;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Level;
import dev.neuf.logic.Standing;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code neuf play}: a game on the terminal. What it needs beyond this class is loaded only here. */
@Command(name = "play", abbreviateSynopsis = true, sortOptions = false)
final class PlayCommand extends Task {

    /** So long a player waits for a verdict. */
    private static final int JUDGE_MILLIS = 5_000;

    @Option(names = "--new", paramLabel = "LEVEL", descriptionKey = "OPTION_NEW", order = 1)
    String level = "";

    @Option(names = "--assist", paramLabel = "full|none|report", descriptionKey = "OPTION_ASSIST", order = 2)
    String assist = "full";

    @Option(names = "--lines", descriptionKey = "OPTION_LINES", order = 3)
    boolean isInLines;

    @Option(names = "--notation", paramLabel = "r1c1|A1|K9", descriptionKey = "OPTION_NOTATION", order = 13)
    String notation = "r1c1";

    @Mixin
    Input input = new Input();

    @Override
    Optional<Input> subject() {
        return Optional.of(input);
    }

    @Override
    Exit run(Session session) {
        Choices.notTogether("play", true, "--json", delivery.isJson);
        Choices.notTogether("play", true, "--output", !delivery.file.isEmpty());
        Choices.notTogether("--new", !level.isEmpty(), "PUZZLE", !input.puzzles.isEmpty());
        Io io = session.io();
        var chance = ThreadLocalRandom.current();
        var puzzles = new FreshPuzzles(new SamplePuzzles(chance::nextInt), chance::nextLong);
        var remarks = new ArrayList<Message>();
        var setup = new Play.Setup(
                session.words().with(Method.notation(notation)),
                Choices.oneOf("--assist", assist, Assist.class),
                judge(),
                puzzles,
                puzzle(io, remarks),
                level(puzzles),
                remarks,
                io.environment(),
                session.isColored());
        String terminal = io.environment().getOrDefault("TERM", "");
        boolean isScreen = io.isInTerminal()
                && io.isOutTerminal()
                && !isInLines
                && !terminal.isEmpty()
                && !terminal.equals("dumb");
        if (!isScreen || !isOnScreen(setup)) {
            inLines(setup, io);
        }
        return Exit.YES;
    }

    /** Plays on the screen; false if the terminal turns out to have none. */
    private static boolean isOnScreen(Play.Setup setup) {
        var lastWord = new AtomicReference<BooleanSupplier>(() -> false);
        return Interrupt.waiting(() -> lastWord.get().getAsBoolean(), () -> {
            try {
                Play.onScreen(setup, lastWord::set);
                return true;
            } catch (IOException _) {
                return false;
            }
        });
    }

    /** Plays in lines; whoever ends the process loses nothing, so nobody has to wait for a last word. */
    private static void inLines(Play.Setup setup, Io io) {
        boolean _ = Interrupt.waiting(() -> true, () -> {
            var in = new BufferedReader(new InputStreamReader(io.in(), StandardCharsets.UTF_8));
            Play.inLines(setup, in, io.out());
            return true;
        });
    }

    private Optional<Level> level(NewPuzzles puzzles) {
        if (level.isEmpty()) {
            return Optional.empty();
        }
        List<String> names = puzzles.levels().stream()
                .map(each -> each.name().toLowerCase(Locale.ROOT))
                .toList();
        return Optional.of(puzzles.levels().get(names.indexOf(Choices.oneOf("--new", level, names))));
    }

    /** The first puzzle named, if any. */
    private Optional<Sheet> puzzle(Io io, List<Message> remarks) {
        if (input.puzzles.isEmpty()) {
            input.hints(); // refuses what no puzzle can be
            return Optional.empty();
        }
        String word = input.puzzles.getFirst();
        if (word.equals("-")) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.PLAY_STDIN));
        }
        Source source = Source.open(word, Source.TYPED, input.format(), io);
        try (var reader = source.reader()) {
            var entries = new Entries(reader, input.format(), input.hints());
            return Optional.of(
                    switch (entries.next().read(input.format(), input.hints())) {
                        case Parsed.Bad bad -> throw new Refusal(Exit.UNREADABLE, bad.message());
                        case Parsed.Ok ok -> {
                            remarks.addAll(ok.notes());
                            if (entries.hasNext() || input.puzzles.size() > 1) {
                                remarks.add(Message.of(CliPhrase.PLAY_SEVERAL));
                            }
                            yield ok.sheet();
                        }
                    });
        } catch (IOException e) {
            throw new Refusal(Exit.UNREADABLE, Message.of(CliPhrase.CANNOT_READ, word, Trouble.of(e)));
        }
    }

    private static Judge judge() {
        Engine engine = Engines.of("auto");
        Limits limits = Limits.NONE.withMillis(JUDGE_MILLIS).withCancelled(Interrupt::isWanted);
        return position -> {
            Standing standing = Standing.of(position, engine, limits);
            Standing.Wrong wrong = standing.wrong();
            return new Judge.Verdict(
                    standing.isUnique(), wrong.kind().equals("none"), wrong.sentences(), wrong.cells());
        };
    }
}
