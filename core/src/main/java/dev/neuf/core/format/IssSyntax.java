package dev.neuf.core.format;

import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text of the Interactive Sudoku Solver, or a link with one: rules one after another, each with a point, its name, and
 * what it is about. Digits are a rule without a name.
 *
 * <pre>
 *   .Shape~6x6.Cage~9~R1C1~R1C2.Thermo~R2C1~R2C2.~R1C4_5~R2C6_1_3_5
 * </pre>
 *
 * Rows and columns above 9 are letters: {@code RaCb} is row 10, column 11.
 */
final class IssSyntax implements Syntax {

    private static final String HOST = "sigh.github.io";

    private static final Pattern START = Pattern.compile("\\.([A-Z][A-Za-z]*)?([~. ].*)?");
    private static final Pattern SHAPE = Pattern.compile("([0-9]{1,2})x([0-9]{1,2})");

    /** The largest board that the program has. */
    private static final int LARGEST = 16;

    /** What begins an alternative, and what ends it. */
    private static final Set<String> NESTED = Set.of("Or", "And", "Replicate");

    private static final String END = "End";

    @Override
    public boolean recognises(Text text) {
        return isLine(text.only());
    }

    private static boolean isLine(String line) {
        String stripped = line.strip();
        return Link.of(stripped).filter(link -> link.host().equals(HOST)).isPresent()
                || stripped.indexOf('~') >= 0 && START.matcher(stripped).matches();
    }

    /** A rule of the text: its name, empty for digits, and the words after it. */
    record Token(String name, List<String> words) {}

    @Override
    public Sheet read(Reading reading) {
        Numbers.Word line = reading.onlyLine("iss");
        Optional<Link> link = Link.of(line.text());
        String text = link.map(found -> found.parameter("q")).orElse(line.text());
        if (link.isPresent() && text.isEmpty()) {
            throw line.wrong(0, Message.of(CorePhrase.LINK_EMPTY, "https://" + HOST + "/...?q=.Shape~9x9.~R1C1_5"));
        }
        if (!text.startsWith(".")) {
            throw line.wrong(0, Message.of(CorePhrase.ISS_START, Cells.start(text)));
        }
        List<Token> tokens = tokens(text);
        try {
            var draft = new Draft(reading, size(tokens));
            boolean hasBoxes = tokens.stream().noneMatch(token -> token.name.equals("NoBoxes"));
            if (!hasBoxes) {
                for (int cell = 0; cell < draft.cellCount(); cell++) {
                    draft.region(cell, Shape.NO_REGION);
                }
            }
            var rules = new IssRules(draft);
            withoutNested(tokens, draft).forEach(token -> {
                if (token.name.equals("Jigsaw")) {
                    jigsaw(draft, token.words.getLast(), hasBoxes);
                } else {
                    rules.read(token);
                }
            });
            rules.end();
            return draft.sheet();
        } catch (Unreadable bad) {
            throw bad.line() > 0 ? bad : line.wrong(0, bad.why());
        }
    }

    private static List<Token> tokens(String text) {
        var tokens = new ArrayList<Token>();
        for (String part : text.split("\\.")) {
            String rule = part.strip();
            if (!rule.isEmpty()) {
                List<String> words = List.of(rule.split("~", -1));
                tokens.add(new Token(words.getFirst(), words.subList(1, words.size())));
            }
        }
        return tokens;
    }

    private static int size(List<Token> tokens) {
        for (Token token : tokens) {
            if (token.name.equals("Shape") && !token.words.isEmpty()) {
                Matcher shape = SHAPE.matcher(token.words.getFirst());
                boolean isUsual = token.words.size() == 1
                        && shape.matches()
                        && shape.group(1).equals(shape.group(2));
                if (!isUsual) {
                    throw new Unreadable(Message.of(CorePhrase.ISS_SHAPE, Cells.start(String.join("~", token.words))));
                }
                return Integer.parseInt(shape.group(1));
            }
        }
        return Nines.SIZE;
    }

    /** The rules that hold in any case. Those of which one or another holds are lost. */
    private static List<Token> withoutNested(List<Token> tokens, Draft draft) {
        var kept = new ArrayList<Token>();
        int depth = 0;
        for (Token token : tokens) {
            if (NESTED.contains(token.name)) {
                if (depth == 0) {
                    draft.lostRule(token.name, 1);
                }
                depth++;
            } else if (token.name.equals(END)) {
                depth = Math.max(0, depth - 1);
            } else if (depth == 0) {
                kept.add(token);
            }
        }
        return kept;
    }

    /** Regions in place of boxes or, where the boxes count as well, more sets of different digits. */
    private static void jigsaw(Draft draft, String regions, boolean hasBoxes) {
        if (regions.length() != draft.cellCount()) {
            throw new Unreadable(Message.of(CorePhrase.ISS_JIGSAW, regions.length(), draft.cellCount()));
        }
        Map<Character, List<String>> cells = new HashMap<>();
        var order = new ArrayList<Character>();
        for (int cell = 0; cell < draft.cellCount(); cell++) {
            char region = regions.charAt(cell);
            if (!cells.containsKey(region)) {
                order.add(region);
            }
            cells.computeIfAbsent(region, _ -> new ArrayList<>()).add(draft.name(cell));
            if (!hasBoxes) {
                draft.region(cell, order.indexOf(region));
            }
        }
        if (hasBoxes) {
            order.forEach(region -> draft.variant("different", "cells", cells.getOrDefault(region, List.of())));
        }
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return isForced ? Cutter.ONE_LINE : Cutter.oneLine(IssSyntax::isLine);
    }

    @Override
    public boolean isOneLine() {
        return true;
    }

    @Override
    public String write(Sheet sheet) {
        int size = sheet.layout().size();
        var text = new StringBuilder(".Shape~%dx%d".formatted(size, size));
        Shape shape = sheet.layout().shape();
        if (!shape.equals(Shape.standard(size)) || shape.isLatin()) {
            text.append(".NoBoxes");
        }
        if (!shape.equals(Shape.standard(size)) && !shape.isLatin()) {
            text.append(".Jigsaw~");
            for (int cell = 0; cell < sheet.layout().cellCount(); cell++) {
                text.append(Character.forDigit(shape.regionOf(cell), LARGEST + 1));
            }
        }
        IssRules.write(sheet, text);
        var digits = new StringBuilder();
        for (int cell = 0; cell < sheet.layout().cellCount(); cell++) {
            if (sheet.value(cell) != 0) {
                digits.append('~').append(IssRules.name(cell, size)).append('_').append(sheet.value(cell));
            }
        }
        return text.append(digits.isEmpty() ? "" : ".")
                .append(digits)
                .append('\n')
                .toString();
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return Kept.by(this, sheet);
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        int size = sheet.layout().size();
        if (size > LARGEST) {
            return Optional.of(Message.of(CorePhrase.FORMAT_SIZES, "iss", size, 1, LARGEST));
        }
        Shape shape = sheet.layout().shape();
        return shape.isLatin() || shape.isWhole()
                ? Optional.empty()
                : Optional.of(Message.of(CorePhrase.NEEDS_FULL_REGIONS, "iss"));
    }
}
