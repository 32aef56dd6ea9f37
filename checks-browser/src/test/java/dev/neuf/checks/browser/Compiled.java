package dev.neuf.checks.browser;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import dev.neuf.core.Conflict;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.Tally;
import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Entry;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.json.Json;
import dev.neuf.core.play.Game;
import dev.neuf.core.play.GameText;
import dev.neuf.core.variant.Windoku;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Level;
import dev.neuf.logic.Person;
import dev.neuf.logic.StepJson;
import dev.neuf.logic.Telling;
import dev.neuf.logic.Toolbox;
import dev.neuf.make.Generator;
import dev.neuf.make.Made;
import dev.neuf.make.Recipe;
import dev.neuf.make.Symmetry;
import dev.neuf.make.Taste;
import dev.neuf.make.canon.Canon;
import dev.neuf.sat.Cnf;
import dev.neuf.sat.Dimacs;
import dev.neuf.sat.Encoding;
import dev.neuf.sat.Sat;
import dev.neuf.search.Backtrack;
import dev.neuf.search.General;
import dev.neuf.search.NineEngine;
import dev.neuf.search.Simple;
import java.io.StringReader;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.teavm.jso.JSExport;

/**
 * What is compiled to JavaScript: it reads a text, solves each puzzle in it, and tells all that came of it, each sentence
 * in every language. What an engine says is asked of each of them, all the rest once: on large boards it takes longest.
 */
public final class Compiled {

    /** The engines that must run in a browser. To add one, add its row. */
    enum Engines {
        BACKTRACK(new Backtrack(), _ -> true),
        GENERAL(new General(), _ -> true),
        SAT(new Sat(), _ -> true),
        NINE(new NineEngine(), NineEngine::fits);

        private final Engine engine;
        private final Predicate<Puzzle> takes;

        Engines(Engine engine, Predicate<Puzzle> takes) {
            this.engine = engine;
            this.takes = takes;
        }
    }

    /** A page must not hang. */
    private static final Limits LIMITS = Limits.NONE.withNodes(10_000);

    private Compiled() {}

    /** Does nothing: TeaVM wants it. The exported method is what is called. */
    public static void main(String[] words) {}

    /** All that an engine has to say of a text. */
    @JSExport
    public static String report(String engine, String text) {
        Engines asked = Engines.valueOf(engine);
        return read(text, (sheet, words, report) -> {
            if (asked.takes.test(sheet.position())) {
                solve(asked.engine, sheet, words, report);
            }
        });
    }

    /** All that everything but the engines has to say of a text. */
    @JSExport
    public static String tell(String text) {
        return read(text, (sheet, words, report) -> {
            fill(sheet, words, report);
            hint(sheet, words, report);
            encode(sheet, report);
            write(sheet, words, report);
        });
    }

    /** Something to say of a sheet, in some languages. */
    private interface Teller {
        void tell(Sheet sheet, List<Words> words, StringBuilder report);
    }

    private static String read(String text, Teller teller) {
        List<Words> words = Arrays.stream(Language.values())
                .map(language -> Words.in(Language.of(language.code()).orElseThrow()))
                .toList();
        var report = new StringBuilder();
        var entries = new Entries(new StringReader(text), Optional.empty());
        while (entries.hasNext()) {
            Entry entry = entries.next();
            switch (entry.read(Optional.empty(), Hints.NONE)) {
                case Parsed.Bad(int line, int column, Message why) -> {
                    report.append("%d:%d:\n".formatted(line, column));
                    say(why, words, report);
                }
                case Parsed.Ok(Sheet sheet, Format readAs, List<Message> notes) -> {
                    List<Words> about = words.stream()
                            .map(some -> some.about(sheet.layout(), sheet.symbols()))
                            .toList();
                    report.append("read as %s\n".formatted(readAs.id()));
                    notes.forEach(note -> say(note, about, report));
                    teller.tell(sheet, about, report);
                }
            }
        }
        return report.toString();
    }

    /** What can be made in a browser. To add a recipe, add its row. */
    enum Recipes {
        NINE(Recipe.of(Layout.standard(9))),
        SYMMETRIC(Recipe.of(Layout.standard(9)).withSymmetry(Symmetry.QUARTER_TURN)),
        HARD(Recipe.of(Layout.standard(9)).withTaste(Taste.ANY.withLevel(Level.HARD))),
        JIGSAW(Recipe.of(Layout.standard(7)).withRandomRegions()),
        KILLER(Recipe.of(Layout.standard(6)).withCages(Recipe.Cages.ALONE)),
        LARGE(Recipe.of(Layout.standard(16)).withShare(60)),
        LARGE_JIGSAW(Recipe.of(Layout.standard(14)).withRandomRegions().withShare(60)),
        WINDOKU(Recipe.of(Layout.standard(9)).withVariants(List.of(new Windoku()))),
        LARGE_WINDOKU(Recipe.of(Layout.standard(25))
                .withVariants(List.of(new Windoku()))
                .withShare(70));

        private final Recipe recipe;

        Recipes(Recipe recipe) {
            this.recipe = recipe;
        }
    }

    /** The puzzle of a seed. */
    @JSExport
    public static String make(String recipe, int seed) {
        return switch (new Generator(Recipes.valueOf(recipe).recipe).make(seed, LIMITS)) {
            case Made.Good good -> Format.JSON.write(Sheet.of(good.puzzle())) + good.solution();
            case Made.Lacking lacking -> lacking.lacks() + Format.JSON.write(Sheet.of(lacking.puzzle()));
            case Made.Nothing(Limits.Limit limit) -> limit.toString();
        };
    }

    /** See what {@code browser} puts into the library. */
    @JSExport
    public static int compress(int value, int mask) {
        return Integer.compress(value, mask);
    }

    /** The canonical form of a line, its automorphisms, and the way there. */
    @JSExport
    public static String canon(String line) {
        var canon = new Canon();
        byte[] cells = new byte[81];
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] = (byte) line.charAt(cell);
        }
        canon.load(cells, 0);
        canon.write(cells, 0);
        var said = new StringBuilder();
        for (byte cell : cells) {
            said.append((char) cell);
        }
        return said.append(' ')
                .append(canon.automorphisms())
                .append(' ')
                .append(canon.mapping())
                .toString();
    }

    /** A game after some moves, as it is saved, and once more after it was read again. */
    @JSExport
    public static String play(String text) {
        if (!(Format.readAny(text, Hints.NONE) instanceof Parsed.Ok ok)) {
            return "";
        }
        Game game = Game.of(ok.sheet());
        int cells = game.layout().cellCount();
        for (int i = 0; i < cells; i++) {
            int cell = 7 * i % cells;
            int digit = 1 + i % game.layout().size();
            game = i % 5 == 0
                    ? game.undo()
                    : i % 3 == 0 ? game.mark(cell, digit) : i == cells / 2 ? game.begin("if") : game.enter(cell, digit);
        }
        String saved = GameText.write(game);
        String again = GameText.read(saved).map(GameText::write).orElse("damaged");
        return saved + again + game.conflicts().size();
    }

    private static void say(Message message, List<Words> words, StringBuilder report) {
        words.forEach(some -> report.append(some.say(message)).append('\n'));
    }

    private static void solve(Engine engine, Sheet sheet, List<Words> words, StringBuilder report) {
        switch (engine.solve(sheet.position(), LIMITS)) {
            case Answer.Unique(Grid solution) ->
                report.append("unique ").append(solution).append('\n');
            case Answer.Many(Grid one, Grid another) ->
                report.append("many ").append(one).append(' ').append(another).append('\n');
            case Answer.Impossible(Answer.Reason reason) -> {
                say(Explain.reason(reason), words, report);
                if (reason instanceof Answer.Reason.Clash(List<Conflict> conflicts)) {
                    conflicts.forEach(conflict -> say(Explain.conflict(conflict), words, report));
                }
            }
            case Answer.Unknown(Limits.Limit limit, List<Grid> found) -> {
                say(Explain.limit(limit), words, report);
                report.append(found).append('\n');
            }
        }
        Tally tally = engine.count(sheet.position(), LIMITS.withSolutions(100));
        report.append("%d solutions, %d choices, %d backtracks\n"
                .formatted(tally.solutions(), tally.choices(), tally.backtracks()));
        tally.stop().ifPresent(limit -> say(Explain.limit(limit), words, report));
    }

    private static void fill(Sheet sheet, List<Words> words, StringBuilder report) {
        switch (Simple.fill(sheet.position())) {
            case Simple.Result.Filled filled ->
                report.append("simple, in %d steps\n".formatted(filled.placed().size()));
            case Simple.Result.Stuck stuck ->
                report.append("stuck after %d steps\n".formatted(stuck.placed().size()));
            case Simple.Result.Contradiction contradiction ->
                say(Explain.reason(new Answer.Reason.NoDigitFor(contradiction.cell())), words, report);
        }
    }

    /** The next human step, its proof in words and as JSON. */
    private static void hint(Sheet sheet, List<Words> words, StringBuilder report) {
        Person.with(Toolbox.full()).next(Board.of(sheet)).ifPresent(step -> {
            Telling.how(step).forEach(sentence -> say(sentence, words, report));
            for (Words some : words) {
                var json = new StepJson(sheet.layout(), sheet.symbols(), some);
                report.append(Json.write(json.of(step))).append('\n');
            }
        });
    }

    /** The clauses of each encoding: how many, and a number that depends on each literal. */
    private static void encode(Sheet sheet, StringBuilder report) {
        for (Encoding encoding : Encoding.values()) {
            Cnf cnf = encoding.of(sheet.position());
            int[] sum = new int[1];
            cnf.each((literals, length) -> {
                for (int i = 0; i < length; i++) {
                    sum[0] = 31 * sum[0] + literals[i];
                }
            });
            report.append("%s: %s, %d\n".formatted(encoding.id(), Dimacs.measure(cnf), sum[0]));
        }
    }

    private static void write(Sheet sheet, List<Words> words, StringBuilder report) {
        for (Format format : Format.values()) {
            report.append("-- ").append(format.id()).append('\n');
            format.refuses(sheet)
                    .ifPresentOrElse(why -> say(why, words, report), () -> report.append(format.write(sheet)));
        }
    }
}
