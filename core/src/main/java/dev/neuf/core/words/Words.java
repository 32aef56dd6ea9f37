package dev.neuf.core.words;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Chain;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Link;
import dev.neuf.core.Part;
import dev.neuf.core.Rule;
import dev.neuf.core.Symbols;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Says messages in one language, about one board.
 *
 * <p>Not for several threads at once: each takes its own.
 *
 * <p>A language file has lines {@code KEY = words}. In the words, {@code {0}} is the first part, and
 * {@code {0:cell|cells}} is the singular or the plural that goes with the number {@code {0}}, or with the number of cells,
 * digits or parts that {@code {0}} holds; in {@code {0:it|both|them all}} the plural of two has a form of its own. A list
 * is joined by commas in {@code {0}}, and ends with "and" in {@code {0+}}, with "or" in {@code {0/}}. In {@code {0!}}
 * there is a "nor" before every name but the first, and a semicolon in {@code {0;}}, for names with commas in them.
 */
public final class Words {

    private final Language language;
    private final Layout layout;
    private final Symbols symbols;
    private final Notation notation;

    /** Files read so far, shared with the words about other boards. */
    private final Map<String, Map<String, String>> books;

    private Words(
            Language language,
            Layout layout,
            Symbols symbols,
            Notation notation,
            Map<String, Map<String, String>> books) {
        this.language = language;
        this.layout = layout;
        this.symbols = symbols;
        this.notation = notation;
        this.books = books;
    }

    /** The words of a language, for a standard 9x9 board until {@link #about} says otherwise. */
    public static Words in(Language language) {
        return new Words(language, Layout.standard(9), Symbols.standard(9), Notation.R1C1, new HashMap<>());
    }

    /** The words of a language whose files somebody else has read: see {@link #lines}. */
    public static Words in(Language language, Map<String, Map<String, String>> books) {
        return new Words(language, Layout.standard(9), Symbols.standard(9), Notation.R1C1, new HashMap<>(books));
    }

    /** The same language, for the cells and digits of another board. */
    public Words about(Layout board, Symbols written) {
        return new Words(language, board, written, notation, books);
    }

    /** The same language, with cells named in another way. */
    public Words with(Notation other) {
        return new Words(language, layout, symbols, other, books);
    }

    /** How cells are named. */
    public Notation notation() {
        return notation;
    }

    /** The language. */
    public Language language() {
        return language;
    }

    /** The phrase with its parts in the order of its holes. */
    public String say(Phrase phrase, Object... parts) {
        return say(Message.of(phrase, parts));
    }

    /** The message in words. */
    public String say(Message message) {
        String pattern = pattern(message.phrase());
        var text = new StringBuilder();
        int at = 0;
        for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', at)) {
            int close = pattern.indexOf('}', open);
            text.append(pattern, at, open).append(fill(pattern.substring(open + 1, close), message.parts()));
            at = close + 1;
        }
        return text.append(pattern.substring(at)).toString();
    }

    private String fill(String hole, List<Object> parts) {
        int colon = hole.indexOf(':');
        if (colon < 0) {
            Joint joint = Joint.of(hole.charAt(hole.length() - 1));
            int index = Integer.parseInt(joint == Joint.COMMA ? hole : hole.substring(0, hole.length() - 1));
            return word(parts.get(index), joint);
        }
        long count = count(parts.get(Integer.parseInt(hole.substring(0, colon))));
        String[] forms = hole.substring(colon + 1).split("\\|", -1);
        return forms[language.isSingular(count) ? 0 : count == 2 ? 1 : forms.length - 1];
    }

    /** What stands between several names. */
    private enum Joint {
        COMMA,
        AND,
        OR,
        NOR,
        SEMICOLON;

        static Joint of(char sign) {
            return switch (sign) {
                case '+' -> AND;
                case '/' -> OR;
                case '!' -> NOR;
                case ';' -> SEMICOLON;
                default -> COMMA;
            };
        }
    }

    private static long count(Object part) {
        return switch (part) {
            case Digits digits -> digits.size();
            case CellSet cells -> cells.size();
            case List<?> several -> several.size();
            // through a double, because a large integer as a long could look like 1
            default -> (long) ((Number) part).doubleValue();
        };
    }

    private String word(Object part, Joint joint) {
        return switch (part) {
            case Message message -> say(message);
            case Phrase phrase -> say(phrase);
            case Digits digits -> join(digitNames(digits), joint);
            case CellSet cells -> join(cellNames(cells), joint);
            case Part named -> name(named);
            case List<?> several ->
                join(several.stream().map(one -> word(one, joint)).toList(), joint);
            default -> part.toString();
        };
    }

    /** A part of the board as people call it. */
    public String name(Part part) {
        return switch (part) {
            case Digits digits -> join(digitNames(digits), Joint.COMMA);
            case CellSet cells -> join(cellNames(cells), Joint.COMMA);
            case Candidates(Digits digits, CellSet cells) -> say(CorePhrase.CANDIDATES, digits, cells);
            case Link(Candidates from, Candidates to, Link.Kind kind) -> name(from) + sign(kind) + name(to);
            case Chain chain -> chainName(chain);
            case Rule.House house -> houseName(house);
        };
    }

    /** Such as {@code (5)r1c1 = (5)r1c7 - (5=3)r4c789 - (3)r5c7}, as chains are written everywhere. */
    private String chainName(Chain chain) {
        var text = new StringBuilder();
        String last = chained(chain.links().getFirst().from());
        for (Link link : chain.links()) {
            CellSet set = chain.sets().get(link);
            if (set == null) {
                text.append(last).append(sign(link.kind()));
                last = chained(link.to());
            } else {
                last = chained(link, set);
            }
        }
        return text.append(last).toString();
    }

    /** A link through a set of cells, with one or the other digit in them. */
    private String chained(Link link, CellSet set) {
        CellSet cells = set.or(link.from().cells()).or(link.to().cells());
        String one = String.join("", digitNames(link.from().digits()));
        String other = String.join("", digitNames(link.to().digits()));
        return "(" + one + "=" + other + ")" + notation.names(layout, cells);
    }

    private static String sign(Link.Kind kind) {
        return switch (kind) {
            case STRONG -> " = ";
            case WEAK -> " - ";
            case IMPLIES -> " -> ";
        };
    }

    private String chained(Candidates some) {
        return "(" + String.join("", digitNames(some.digits())) + ")" + notation.names(layout, some.cells());
    }

    private String join(List<String> names, Joint joint) {
        int last = names.size() - 1;
        if (last <= 0) {
            return String.join(", ", names);
        }
        String before = String.join(", ", names.subList(0, last));
        return switch (joint) {
            case COMMA -> String.join(", ", names);
            case AND -> say(CorePhrase.AND, before, names.get(last));
            case OR -> say(CorePhrase.OR, before, names.get(last));
            case NOR ->
                names.stream()
                        .reduce((all, next) -> say(CorePhrase.NOR, all, next))
                        .orElseThrow();
            case SEMICOLON ->
                names.stream()
                        .reduce((all, next) -> say(CorePhrase.SEMICOLON, all, next))
                        .orElseThrow();
        };
    }

    private List<String> digitNames(Digits digits) {
        var names = new ArrayList<String>();
        for (int digit : digits) {
            names.add(String.valueOf(symbols.of(digit)));
        }
        return names;
    }

    private List<String> cellNames(CellSet cells) {
        return cells.stream().mapToObj(cell -> notation.name(layout, cell)).toList();
    }

    private String houseName(Rule.House house) {
        CorePhrase phrase = switch (house.kind()) {
            case ROW -> CorePhrase.ROW;
            case COLUMN -> CorePhrase.COLUMN;
            case BOX -> CorePhrase.BOX;
            case REGION -> CorePhrase.REGION;
            case DIAGONAL -> CorePhrase.DIAGONAL;
            case WINDOW -> CorePhrase.WINDOW;
            case DISJOINT_GROUP -> CorePhrase.DISJOINT_GROUP;
        };
        // a row is called as the cells in it are: row B, where they are B1 to B9
        return house.kind() == Rule.House.Kind.ROW
                ? say(phrase, notation.row(house.number() - 1))
                : say(phrase, house.number());
    }

    private String pattern(Phrase phrase) {
        String pattern = books.computeIfAbsent(phrase.book(), book -> load(book, language))
                .get(phrase.name());
        if (pattern == null) {
            throw new IllegalStateException(
                    "The %s words of %s have no line for %s.".formatted(language.code(), phrase.book(), phrase.name()));
        }
        return pattern;
    }

    /** All lines of one language file, by key. */
    public static Map<String, String> load(String book, Language language) {
        String file = "/dev/neuf/words/" + book + "_" + language.code() + ".txt";
        try (InputStream in = Words.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("The language file %s is missing.".formatted(file));
            }
            return lines(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All lines of what a language file has in it, by key. */
    public static Map<String, String> lines(Reader file) throws IOException {
        var lines = new BufferedReader(file);
        var words = new HashMap<String, String>();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            int equals = line.indexOf(" = ");
            if (equals > 0 && !line.startsWith("#")) {
                words.put(line.substring(0, equals).strip(), line.substring(equals + 3));
            }
        }
        return words;
    }
}
