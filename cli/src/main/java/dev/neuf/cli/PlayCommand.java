package dev.neuf.cli;

import dev.neuf.cli.play.Assist;
import dev.neuf.cli.play.NewPuzzles;
import dev.neuf.cli.play.Play;
import dev.neuf.cli.play.Referee;
import dev.neuf.cli.play.SamplePuzzles;
import dev.neuf.cli.play.Shelf;
import dev.neuf.core.Engine;
import dev.neuf.core.Limits;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.words.Message;
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
    private static final int REFEREE_MILLIS = 5_000;

    @Option(names = "--new", paramLabel = "LEVEL", descriptionKey = "OPTION_NEW", order = 1)
    String level = "";

    @Option(names = "--assist", paramLabel = "full|none|report", descriptionKey = "OPTION_ASSIST", order = 2)
    String assist = "full";

    @Option(names = "--lines", descriptionKey = "OPTION_LINES", order = 3)
    boolean isInLines;

    @Option(names = "--saved", descriptionKey = "OPTION_SAVED", order = 4)
    boolean isListWanted;

    @Option(names = "--open", paramLabel = "N", descriptionKey = "OPTION_OPEN", order = 5)
    String opened = "";

    @Option(names = "--delete", paramLabel = "N", descriptionKey = "OPTION_DELETE", order = 6)
    String deleted = "";

    @Option(names = "--notation", paramLabel = "r1c1|A1|K9", descriptionKey = "OPTION_NOTATION", order = 13)
    String notation = "r1c1";

    @Option(names = "--cages", paramLabel = "alone|givens", descriptionKey = "OPTION_CAGES", order = 24)
    String cages = "";

    @Mixin
    Input input = new Input();

    @Override
    Optional<Input> subject() {
        return Optional.of(input);
    }

    @Override
    boolean hasAnswer() {
        return false;
    }

    @Override
    boolean turnOn(String option) {
        switch (option) {
            case "--lines" -> isInLines = true;
            default -> {
                return super.turnOn(option);
            }
        }
        return true;
    }

    @Override
    boolean set(String option, String value) {
        switch (option) {
            case "--new" -> level = value;
            case "--assist" -> assist = value;
            case "--notation" -> notation = value;
            default -> {
                return super.set(option, value);
            }
        }
        return true;
    }

    @Override
    Exit run(Session session) {
        boolean isNew = !(level + input.size + input.shape + cages).isEmpty() || !input.variants.isEmpty();
        requireSense(isNew || !input.puzzles.isEmpty());
        if (isListWanted || !deleted.isEmpty()) {
            return tidy(session);
        }
        Io io = session.io();
        var remarks = new ArrayList<Message>();
        var chance = ThreadLocalRandom.current();
        var kept = new SamplePuzzles(chance::nextInt);
        var puzzles = new FreshPuzzles(kept, chance::nextLong, input.puzzles.isEmpty() ? board() : new Order(), io);
        Optional<Sheet> puzzle = input.puzzles.isEmpty() ? Optional.empty() : Optional.of(puzzle(io, remarks));
        var setup = new Play.Setup(
                session.words().with(Method.notation(notation)),
                Choices.oneOf("--assist", assist, Assist.class),
                referee(),
                puzzles,
                opened.isEmpty() ? Optional.empty() : Optional.of(saved("--open", opened, io)),
                puzzle.isEmpty() && isNew ? Optional.of(fresh(puzzles, remarks)) : puzzle,
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

    private void requireSense(boolean isGame) {
        boolean isNamed = !input.puzzles.isEmpty();
        Choices.notTogether("--new", !level.isEmpty(), "PUZZLE", isNamed);
        Choices.notTogether("--cages", !cages.isEmpty(), "PUZZLE", isNamed);
        Choices.notTogether("--saved", isListWanted, "--open", !opened.isEmpty());
        Choices.notTogether("--saved", isListWanted, "--delete", !deleted.isEmpty());
        Choices.notTogether("--open", !opened.isEmpty(), "--delete", !deleted.isEmpty());
        boolean isShelf = isListWanted || !(opened + deleted).isEmpty();
        Choices.notTogether("--saved, --open, --delete", isShelf, "--new, --size, --shape, --cages, PUZZLE", isGame);
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

    /** Lists the saved games, or deletes one. */
    private Exit tidy(Session session) {
        Shelf shelf = Shelf.of(session.io().environment());
        if (isListWanted) {
            shelf.lines(session.words()).forEach(line -> session.write(line + "\n"));
            if (shelf.size() == 0) {
                session.remark(CliPhrase.PLAY_NO_SAVES);
            }
            return Exit.YES;
        }
        int number = number("--delete", deleted, shelf);
        shelf.delete(number).ifPresent(trouble -> {
            throw new Refusal(Exit.NO, trouble);
        });
        session.remark(shelf.deleted(number, session.words()));
        return Exit.YES;
    }

    private static int number(String option, String typed, Shelf shelf) {
        if (shelf.size() == 0) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.PLAY_NO_SAVES));
        }
        return Choices.number(option, typed, 1, shelf.size());
    }

    private static String saved(String option, String typed, Io io) {
        Shelf shelf = Shelf.of(io.environment());
        return shelf.name(number(option, typed, shelf));
    }

    /** What the options say of the board of new puzzles. */
    private Order board() {
        var order = new Order();
        order.size = input.size;
        order.shape = input.shape;
        order.variants = input.variants;
        order.cages = cages;
        return order;
    }

    private Sheet fresh(NewPuzzles puzzles, List<Message> remarks) {
        List<String> names = puzzles.levels().stream()
                .map(each -> each.name().toLowerCase(Locale.ROOT))
                .toList();
        int row = level.isEmpty() ? 0 : names.indexOf(Choices.oneOf("--new", level, names));
        NewPuzzles.Fresh fresh = puzzles.next(puzzles.levels().get(row))
                .orElseThrow(
                        () -> new Refusal(Exit.LIMIT, Message.of(CliPhrase.PLAY_NOT_MADE, FreshPuzzles.MOST_SECONDS)));
        remarks.addAll(fresh.remarks());
        return fresh.sheet();
    }

    /** The first puzzle named. */
    private Sheet puzzle(Io io, List<Message> remarks) {
        String word = input.puzzles.getFirst();
        if (word.equals("-")) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.PLAY_STDIN));
        }
        Source source = Source.open(word, Source.TYPED, input.format(), io);
        try (var reader = source.reader()) {
            var entries = new Entries(reader, input.format(), input.hints());
            return switch (entries.next().read(input.format(), input.hints())) {
                case Parsed.Bad bad -> throw new Refusal(Exit.UNREADABLE, bad.message());
                case Parsed.Ok ok -> {
                    remarks.addAll(ok.notes());
                    if (entries.hasNext() || input.puzzles.size() > 1) {
                        remarks.add(Message.of(CliPhrase.PLAY_SEVERAL));
                    }
                    yield ok.sheet();
                }
            };
        } catch (IOException e) {
            throw new Refusal(Exit.UNREADABLE, Message.of(CliPhrase.CANNOT_READ, word, Trouble.of(e)));
        }
    }

    private static Referee referee() {
        Engine engine = Engines.of("auto");
        Limits limits = Limits.NONE.withMillis(REFEREE_MILLIS).withCancelled(Interrupt::isWanted);
        return position -> {
            Standing standing = Standing.of(position, engine, limits);
            Standing.Wrong wrong = standing.wrong();
            return new Referee.Verdict(
                    standing.isUnique(), wrong.kind().equals("none"), wrong.sentences(), wrong.cells());
        };
    }
}
