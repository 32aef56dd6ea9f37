package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The rules in a text of the Interactive Sudoku Solver, and what we call them. */
final class IssRules {

    /** Rules for the whole board. */
    private static final Map<String, String> FLAGS = Map.of(
            "AntiKnight", "anti-knight",
            "AntiKing", "anti-king",
            "AntiConsecutive", "non-consecutive",
            "DisjointSets", "disjoint-groups",
            "Windoku", "windoku");

    /** Rules about cells. */
    private static final List<Kind> KINDS = List.of(
            new Kind("Thermo", "thermometer", "", 0, false),
            new Kind("Palindrome", "palindrome", "", 0, false),
            new Kind("Renban", "renban", "", 0, false),
            new Kind("Entropic", "entropic", "", 0, false),
            new Kind("AllDifferent", "different", "", 0, false),
            new Kind("Whisper", "whisper", "gap", 5, true),
            new Kind("Cage", "cage", "sum", 0, true),
            new Kind("X", "total", "sum", 10, false),
            new Kind("V", "total", "sum", 5, false),
            new Kind("Sum", "total", "sum", 0, true),
            new Kind("WhiteDot", "difference", "value", 1, false),
            new Kind("BlackDot", "ratio", "value", 2, false));

    /** What says nothing of the digits, or is read elsewhere. */
    private static final Set<String> PASSED = Set.of("Shape", "NoBoxes");

    /** Rows and columns are written with these. */
    private static final int BASE = 17;

    private static final Pattern CELL = Pattern.compile("[Rr]([0-9a-gA-G]+)[Cc]([0-9a-gA-G]+)");

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");

    /** The digits that a line with a remainder for every third cell is about. */
    private static final String MODULAR = "3";

    private final Draft draft;
    private final Map<Digits, List<String>> choices = new LinkedHashMap<>();
    private boolean hasFalling;
    private boolean hasRising;

    IssRules(Draft draft) {
        this.draft = draft;
    }

    /**
     * A rule about some cells.
     *
     * @param number what we call its number, or nothing if it has none
     * @param usual the number where none is said
     * @param isSaid whether it may be said
     */
    private record Kind(String name, String keyword, String number, int usual, boolean isSaid) {}

    void read(IssSyntax.Token token) {
        switch (token.name()) {
            case "" -> token.words().forEach(this::digits);
            case "Diagonal" -> {
                boolean isRising = token.words().equals(List.of("1"));
                hasRising |= isRising;
                hasFalling |= !isRising;
            }
            case "Modular" -> modular(token.words());
            case "LittleKiller" -> littleKiller(token.words());
            default -> {
                if (FLAGS.containsKey(token.name())) {
                    draft.variant(FLAGS.getOrDefault(token.name(), ""));
                } else if (!PASSED.contains(token.name())) {
                    KINDS.stream()
                            .filter(kind -> kind.name.equals(token.name()))
                            .findFirst()
                            .ifPresentOrElse(kind -> read(kind, token.words()), () -> draft.lostRule(token.name(), 1));
                }
            }
        }
    }

    /** What is known only when all rules are read. */
    void end() {
        draft.diagonals(hasFalling, hasRising);
        choices.forEach((digits, cells) -> {
            if (digits.equals(every(1, draft.size()))) {
                draft.variant("odd", "cells", cells);
            } else if (digits.equals(every(2, draft.size()))) {
                draft.variant("even", "cells", cells);
            } else {
                draft.variant("only", "digits", numbers(digits), "cells", cells);
            }
        });
    }

    /** Every other digit from this one on. */
    private static Digits every(int first, int size) {
        Digits digits = Digits.NONE;
        for (int digit = first; digit <= size; digit += 2) {
            digits = digits.with(digit);
        }
        return digits;
    }

    /** Such as {@code R1C1_5}, or {@code R1C1_1_3} for one of two. */
    private void digits(String word) {
        String[] parts = word.split("_", -1);
        int cell = cell(parts[0]);
        if (cell < 0 || parts.length < 2) {
            throw new Unreadable(Message.of(CorePhrase.ISS_DIGIT, Cells.start(word), draft.size()));
        }
        Digits digits = Digits.NONE;
        for (int i = 1; i < parts.length; i++) {
            int digit = NUMBER.matcher(parts[i]).matches() ? Integer.parseInt(parts[i]) : 0;
            if (digit < 1 || digit > draft.size()) {
                throw new Unreadable(Message.of(CorePhrase.ISS_DIGIT, Cells.start(word), draft.size()));
            }
            digits = digits.with(digit);
        }
        if (digits.isSingle()) {
            draft.digit(cell, digits.first(), true);
        } else {
            choices.computeIfAbsent(digits, _ -> new ArrayList<>()).add(draft.name(cell));
        }
    }

    private void read(Kind kind, List<String> words) {
        boolean hasNumber = kind.isSaid
                && !words.isEmpty()
                && NUMBER.matcher(words.getFirst()).matches();
        int number = hasNumber ? Integer.parseInt(words.getFirst()) : kind.usual;
        List<String> cells = names(words.subList(hasNumber ? 1 : 0, words.size()));
        if (kind.number.isEmpty()) {
            draft.variant(kind.keyword, "cells", cells);
        } else if (kind.keyword.equals("cage") && number == 0) {
            // a cage without a sum
            draft.variant("different", "cells", cells);
        } else {
            draft.variant(kind.keyword, kind.number, (long) number, "cells", cells);
        }
    }

    private void modular(List<String> words) {
        if (!words.isEmpty() && words.getFirst().equals(MODULAR)) {
            draft.variant("modular", "cells", names(words.subList(1, words.size())));
        } else {
            draft.lostRule("Modular", 1);
        }
    }

    /** A sum, and the cell on the edge where the diagonal begins; from which edge says where it goes. */
    private void littleKiller(List<String> words) {
        int last = draft.size() - 1;
        int cell = words.size() == 2 ? cell(words.getLast()) : -1;
        if (cell < 0 || !NUMBER.matcher(words.getFirst()).matches()) {
            draft.lostRule("LittleKiller", 1);
            return;
        }
        int row = cell / draft.size();
        int column = cell % draft.size();
        int down = column == 0 && row < last || row == 0 ? 1 : -1;
        int right = column == 0 && row < last || column > 0 && row == last ? 1 : -1;
        draft.variant("total", "sum", Long.parseLong(words.getFirst()), "cells", line(cell, down, right));
    }

    /** The cells from one on, to the edge. */
    private List<String> line(int cell, int down, int right) {
        var cells = new ArrayList<String>();
        int row = cell / draft.size();
        int column = cell % draft.size();
        while (row >= 0 && row < draft.size() && column >= 0 && column < draft.size()) {
            cells.add(draft.name(row * draft.size() + column));
            row += down;
            column += right;
        }
        return cells;
    }

    private List<String> names(List<String> words) {
        var names = new ArrayList<String>();
        for (String word : words) {
            int cell = cell(word);
            // what is no cell makes the rule one that we do not know
            names.add(cell < 0 ? word : draft.name(cell));
        }
        return names;
    }

    private int cell(String word) {
        var matcher = CELL.matcher(word);
        if (!matcher.matches()
                || matcher.group(1).length() > 2
                || matcher.group(2).length() > 2) {
            return -1;
        }
        int row = Integer.parseInt(matcher.group(1), BASE);
        int column = Integer.parseInt(matcher.group(2), BASE);
        boolean isOnBoard = row >= 1 && row <= draft.size() && column >= 1 && column <= draft.size();
        return isOnBoard ? (row - 1) * draft.size() + column - 1 : -1;
    }

    /** The name of a cell. */
    static String name(int cell, int size) {
        return "R" + Integer.toString(cell / size + 1, BASE) + "C" + Integer.toString(cell % size + 1, BASE);
    }

    /** Adds the rules of a sheet. What the program does not know is left out. */
    static void write(Sheet sheet, StringBuilder text) {
        for (Variant variant : Variants.inOrder(sheet.puzzle())) {
            Map<String, Object> fields = Variants.object(variant, sheet.layout());
            List<String> cells = cells(sheet, fields);
            String keyword = variant.keyword();
            switch (keyword) {
                case "diagonals" -> text.append(".Diagonal~1.Diagonal~-1");
                case "odd" ->
                    choice(text, cells, numbers(every(1, sheet.layout().size())));
                case "even" ->
                    choice(text, cells, numbers(every(2, sheet.layout().size())));
                case "only" -> choice(text, cells, strings(fields.get("digits")));
                case "modular" -> text.append(".Modular~3~").append(String.join("~", cells));
                default -> other(text, keyword, fields, cells);
            }
        }
    }

    private static void other(StringBuilder text, String keyword, Map<String, Object> fields, List<String> cells) {
        FLAGS.forEach((name, known) -> {
            if (known.equals(keyword)) {
                text.append('.').append(name);
            }
        });
        for (Kind kind : KINDS) {
            long number = fields.get(kind.number) instanceof Number said ? said.longValue() : 0;
            boolean isPair = cells.size() == 2 || !kind.keyword.equals("total");
            if (kind.keyword.equals(keyword) && (kind.isSaid || number == kind.usual && isPair)) {
                text.append('.').append(kind.name).append(kind.isSaid ? "~" + number : "");
                cells.forEach(cell -> text.append('~').append(cell));
                return;
            }
        }
    }

    /** Digits to choose from; one alone would be a given, and so is left out. */
    private static void choice(StringBuilder text, List<String> cells, List<String> digits) {
        if (digits.size() < 2) {
            return;
        }
        text.append('.');
        cells.forEach(cell -> text.append('~').append(cell).append('_').append(String.join("_", digits)));
    }

    private static List<String> numbers(Digits digits) {
        var numbers = new ArrayList<String>();
        digits.forEach(digit -> numbers.add(String.valueOf(digit)));
        return numbers;
    }

    private static List<String> cells(Sheet sheet, Map<String, Object> fields) {
        return strings(fields.get("cells")).stream()
                .map(name -> name(
                        sheet.layout().cell(name.toLowerCase(Locale.ROOT)).orElseThrow(),
                        sheet.layout().size()))
                .toList();
    }

    private static List<String> strings(@Nullable Object list) {
        return list instanceof List<?> items
                ? items.stream().map(String::valueOf).toList()
                : List.of();
    }
}
