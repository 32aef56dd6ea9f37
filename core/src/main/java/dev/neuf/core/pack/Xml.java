package dev.neuf.core.pack;

import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The elements of an XML file, one after another, as far as files of puzzles need them.
 *
 * <p>What a document declares is skipped, and only the five entities that every document has, and numbers, are replaced:
 * nothing is fetched from elsewhere, and nothing gets longer than it was.
 */
public final class Xml {

    private final String text;
    private final List<Element> elements = new ArrayList<>();
    private int at;

    private Xml(String text) {
        this.text = text;
    }

    /**
     * An element.
     *
     * @param text what stands between its tag and the next one
     */
    public record Element(String name, Map<String, String> attributes, String text) {

        /** What an attribute says, or nothing. */
        public String attribute(String name) {
            return attributes.getOrDefault(name, "");
        }
    }

    /**
     * All elements, in the order of their tags.
     *
     * @throws Unreadable with line and column, if a tag is not closed
     */
    public static List<Element> elements(String text) {
        var xml = new Xml(text);
        for (xml.at = text.indexOf('<'); xml.at >= 0; xml.at = text.indexOf('<', xml.at)) {
            xml.markup();
        }
        return xml.elements;
    }

    private void markup() {
        if (text.startsWith("<!--", at)) {
            skipTo("-->");
        } else if (text.startsWith("<?", at)) {
            skipTo("?>");
        } else if (text.startsWith("<!", at)) {
            skipDeclaration();
        } else if (text.startsWith("</", at)) {
            skipTo(">");
        } else {
            element();
        }
    }

    private void skipTo(String end) {
        int found = text.indexOf(end, at);
        if (found < 0) {
            throw cut();
        }
        at = found + end.length();
    }

    /** To the bracket that closes a declaration, over others within it. */
    private void skipDeclaration() {
        int start = at;
        int depth = 0;
        do {
            char c = at < text.length() ? text.charAt(at) : 0;
            depth += c == '<' || c == '[' ? 1 : c == '>' || c == ']' ? -1 : 0;
            if (c == 0) {
                at = start;
                throw cut();
            }
            at++;
        } while (depth > 0);
    }

    private void element() {
        int start = at++;
        String name = word();
        var attributes = new HashMap<String, String>();
        for (skipGap(); at < text.length() && ">/".indexOf(text.charAt(at)) < 0; skipGap()) {
            String attribute = word();
            skipGap();
            if (attribute.isEmpty() || !text.startsWith("=", at)) {
                break;
            }
            at++;
            skipGap();
            char quote = at < text.length() ? text.charAt(at) : 0;
            int end = quote == '"' || quote == '\'' ? text.indexOf(quote, at + 1) : -1;
            if (end < 0) {
                break;
            }
            attributes.put(attribute, plain(text.substring(at + 1, end)));
            at = end + 1;
        }
        if (at < text.length() && text.charAt(at) == '/') {
            at++;
        }
        if (at >= text.length() || text.charAt(at) != '>' || name.isEmpty()) {
            at = start;
            throw cut();
        }
        int next = text.indexOf('<', at);
        elements.add(new Element(name, attributes, plain(text.substring(at + 1, next < 0 ? text.length() : next))));
        at++;
    }

    private String word() {
        int start = at;
        while (at < text.length() && " \t\r\n=/><\"'".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(start, at);
    }

    private void skipGap() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private static String plain(String text) {
        if (text.indexOf('&') < 0) {
            return text;
        }
        var plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            int end = text.charAt(i) == '&' ? text.indexOf(';', i) : -1;
            String entity = end > i && end - i <= 9 ? text.substring(i + 1, end) : "";
            int c = character(entity);
            plain.append(c > 0 ? (char) c : text.charAt(i));
            i = c > 0 ? end : i;
        }
        return plain.toString();
    }

    /** The character that an entity stands for, or 0. */
    private static int character(String entity) {
        return switch (entity) {
            case "lt" -> '<';
            case "gt" -> '>';
            case "amp" -> '&';
            case "quot" -> '"';
            case "apos" -> '\'';
            default -> entity.startsWith("#") ? number(entity.substring(1)) : 0;
        };
    }

    private static int number(String digits) {
        try {
            int number = digits.startsWith("x") ? Integer.parseInt(digits.substring(1), 16) : Integer.parseInt(digits);
            return number <= Character.MAX_VALUE ? number : 0;
        } catch (NumberFormatException _) {
            return 0;
        }
    }

    /** What is wrong at the tag where it begins. */
    private Unreadable cut() {
        int line = 1;
        int start = 0;
        for (int i = 0; i < at; i++) {
            boolean isReturn = text.charAt(i) == '\r' && text.charAt(i + 1) != '\n';
            if (isReturn || text.charAt(i) == '\n') {
                line++;
                start = i + 1;
            }
        }
        return new Unreadable(line, at - start + 1, Message.of(CorePhrase.XML_TAG));
    }
}
