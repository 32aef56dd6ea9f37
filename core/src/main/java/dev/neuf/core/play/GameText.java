package dev.neuf.core.play;

import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.json.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A game as text, to keep and to pass on: one line of JSON. A cell is {@code r1c1=5~34^6!78#1A%5263}: the digit entered,
 * one's own marks in the middle and in the corners, the candidates struck, the colours of the cell, and candidates each
 * with its colour; all only if there are any, in the standard symbols. Version 1 knew neither corners nor colours.
 */
public final class GameText {

    private static final int VERSION = 2;

    private static final Pattern CELL = Pattern.compile(
            "(r\\d+c\\d+)(?:=(.))?(?:~([^!#%^]+))?(?:\\^([^!#%]+))?(?:!([^#%]+))?(?:#([^%]+))?(?:%(.+))?");

    private static final Symbols COLOURS = Symbols.standard(Spot.COLOURS);

    private final Layout layout;
    private final Symbols symbols;

    private GameText(Layout layout) {
        this.layout = layout;
        this.symbols = Symbols.standard(layout.size());
    }

    /** The game in one line, without a newline. */
    public static String write(Game game) {
        var text = new GameText(game.layout());
        View view = game.view();
        return Json.write(Json.object(
                "game", VERSION,
                "puzzle", Json.parse(Format.JSON.write(game.sheet())),
                "cursor", game.layout().name(view.cursor()),
                "automatic", view.isAutomatic(),
                "tidy", view.tidiesMarks(),
                "millis", view.millis(),
                "hints", view.hints(),
                "checks", view.checks(),
                "branch", game.branch().name(),
                "branches", game.branches().stream().map(text::branch).toList()));
    }

    private Object branch(Branch branch) {
        Position blank = Position.blank(layout.cellCount());
        var base = new HashMap<Integer, Spot>();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            base.put(cell, branch.base().spot(cell));
        }
        return Json.object(
                "name",
                branch.name(),
                "parent",
                branch.parent(),
                "base",
                cells(Move.on(blank, base)),
                "at",
                branch.at(),
                "moves",
                branch.moves().stream().map(this::cells).toList());
    }

    private List<String> cells(Move move) {
        return move.after().entrySet().stream()
                .map(entry -> cell(entry.getKey(), entry.getValue()))
                .toList();
    }

    private String cell(int cell, Spot spot) {
        return layout.name(cell)
                + (spot.digit() == 0 ? "" : "=" + symbols.of(spot.digit()))
                + part('~', word(spot.centre(), symbols))
                + part('^', word(spot.corner(), symbols))
                + part('!', word(spot.struck(), symbols))
                + part('#', word(spot.colours(), COLOURS))
                + part('%', tints(spot));
    }

    private static String part(char sign, String word) {
        return word.isEmpty() ? "" : sign + word;
    }

    private String tints(Spot spot) {
        var word = new StringBuilder();
        spot.tints().forEach((digit, colour) -> word.append(symbols.of(digit)).append(COLOURS.of(colour)));
        return word.toString();
    }

    private static String word(Digits digits, Symbols symbols) {
        var word = new StringBuilder();
        digits.forEach(digit -> word.append(symbols.of(digit)));
        return word.toString();
    }

    /** The game that a text holds; nothing if it is damaged, or none. */
    public static Optional<Game> read(String text) {
        try {
            Map<?, ?> object = map(Json.parse(text));
            long version = number(object, "game");
            if (version < 1 || version > VERSION) {
                return Optional.empty();
            }
            Parsed parsed = Format.JSON.read(Json.write(map(object.get("puzzle"))) + "\n", Hints.NONE);
            if (!(parsed instanceof Parsed.Ok(Sheet sheet, Format _, List<?> _))) {
                return Optional.empty();
            }
            return Optional.of(new GameText(sheet.layout()).game(sheet, object));
        } catch (Unreadable | Damaged _) {
            return Optional.empty();
        }
    }

    private Game game(Sheet sheet, Map<?, ?> object) {
        var branches = new ArrayList<Branch>();
        for (Object branch : list(object.get("branches"))) {
            branches.add(branch(map(branch)));
        }
        List<String> names = branches.stream().map(Branch::name).toList();
        String current = string(object.get("branch"));
        boolean isSound = !names.isEmpty()
                && names.size() <= Game.MOST_BRANCHES
                && names.getFirst().isEmpty()
                && names.stream().distinct().count() == names.size()
                && names.contains(current)
                && names.containsAll(branches.stream().map(Branch::parent).toList());
        require(isSound);
        for (Branch branch : branches) {
            requireFree(sheet, branch);
        }
        return Game.of(
                sheet,
                branches,
                current,
                new View(
                        cell(string(object.get("cursor"))),
                        Boolean.TRUE.equals(object.get("automatic")),
                        !Boolean.FALSE.equals(object.get("tidy")),
                        Math.max(0, number(object, "millis")),
                        Math.clamp(number(object, "hints"), 0, 1_000_000),
                        Math.clamp(number(object, "checks"), 0, 1_000_000)));
    }

    /** No digit may stand where one is given. */
    private static void requireFree(Sheet sheet, Branch branch) {
        for (int cell : sheet.puzzle().givens().filled()) {
            require(branch.base().spot(cell).digit() == 0);
            for (Move move : branch.moves()) {
                require(move.after().getOrDefault(cell, Spot.BLANK).digit() == 0);
            }
        }
    }

    private Branch branch(Map<?, ?> object) {
        Position base = Position.blank(layout.cellCount()).with(spots(list(object.get("base"))));
        Branch branch = Branch.at(string(object.get("name")), string(object.get("parent")), base);
        List<?> moves = list(object.get("moves"));
        for (Object move : moves) {
            branch = branch.after(spots(list(move)));
        }
        long at = number(object, "at");
        // a move that changes nothing was never written
        require(branch.moves().size() == moves.size() && at >= 0 && at <= moves.size());
        while (branch.at() > at) {
            branch = branch.undone();
        }
        return branch;
    }

    private Map<Integer, Spot> spots(List<?> cells) {
        var spots = new HashMap<Integer, Spot>();
        for (Object cell : cells) {
            Matcher parts = CELL.matcher(string(cell));
            require(parts.matches());
            Digits digit = digits(parts.group(2), symbols);
            spots.put(
                    cell(parts.group(1)),
                    new Spot(
                            digit.isEmpty() ? 0 : digit.first(),
                            digits(parts.group(3), symbols),
                            digits(parts.group(4), symbols),
                            digits(parts.group(5), symbols),
                            digits(parts.group(6), COLOURS),
                            tints(parts.group(7))));
        }
        return spots;
    }

    private Map<Integer, Integer> tints(@Nullable String word) {
        var tints = new TreeMap<Integer, Integer>();
        String pairs = word == null ? "" : word;
        require(pairs.length() % 2 == 0);
        for (int i = 0; i < pairs.length(); i += 2) {
            int digit = symbols.digit(pairs.charAt(i));
            int colour = COLOURS.digit(pairs.charAt(i + 1));
            require(digit != 0 && colour != 0);
            tints.put(digit, colour);
        }
        return tints;
    }

    private int cell(String name) {
        return layout.cell(name).orElseThrow(Damaged::new);
    }

    private static Digits digits(@Nullable String word, Symbols symbols) {
        Digits digits = Digits.NONE;
        for (char symbol : (word == null ? "" : word).toCharArray()) {
            require(symbols.digit(symbol) != 0);
            digits = digits.with(symbols.digit(symbol));
        }
        return digits;
    }

    private static Map<?, ?> map(@Nullable Object value) {
        return value instanceof Map<?, ?> map ? map : Map.of();
    }

    private static List<?> list(@Nullable Object value) {
        if (value instanceof List<?> list) {
            return list;
        }
        throw new Damaged();
    }

    private static String string(@Nullable Object value) {
        if (value instanceof String string) {
            return string;
        }
        throw new Damaged();
    }

    private static long number(Map<?, ?> object, String name) {
        return object.get(name) instanceof Long number ? number : -1;
    }

    private static void require(boolean isSound) {
        if (!isSound) {
            throw new Damaged();
        }
    }

    /** Carries the news to {@link #read}, and no further. */
    private static final class Damaged extends RuntimeException {

        private static final long serialVersionUID = 1;

        Damaged() {
            super("", null, false, false);
        }
    }
}
