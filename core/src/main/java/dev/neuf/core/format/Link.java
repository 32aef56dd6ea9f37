package dev.neuf.core.format;

import java.util.Optional;

/**
 * An address of the web, as people copy it.
 *
 * @param host without {@code www.}
 * @param query what follows the question mark
 * @param fragment what follows the number sign
 */
record Link(String host, String path, String query, String fragment) {

    /** The address that a text is, with or without {@code https://}; nothing if it is something else. */
    static Optional<Link> of(String text) {
        int start = text.startsWith("https://") ? 8 : text.startsWith("http://") ? 7 : 0;
        start += text.startsWith("www.", start) ? 4 : 0;
        int end = start;
        while (end < text.length() && "/?#".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        String host = text.substring(start, end);
        if (end == text.length() || host.indexOf('.') < 1 || !isHost(host)) {
            return Optional.empty();
        }
        int hash = text.indexOf('#', end);
        String page = text.substring(end, hash < 0 ? text.length() : hash);
        int question = page.indexOf('?');
        return Optional.of(new Link(
                host,
                question < 0 ? page : page.substring(0, question),
                question < 0 ? "" : page.substring(question + 1),
                hash < 0 ? "" : text.substring(hash + 1)));
    }

    private static boolean isHost(String host) {
        return host.chars().allMatch(c -> c == '.' || c == '-' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z');
    }

    /** Whether the whole of a text is an address of this host. */
    static boolean isOf(Text text, String... hosts) {
        Optional<Link> link = of(text.only());
        for (String host : hosts) {
            if (link.isPresent() && link.get().host.equals(host)) {
                return true;
            }
        }
        return false;
    }

    /** What the query or, if not there, the fragment says under a name; empty if nothing. */
    String parameter(String name) {
        for (String part : (query + "&" + fragment).split("&")) {
            if (part.startsWith(name + "=")) {
                return decoded(part.substring(name.length() + 1));
            }
        }
        return "";
    }

    /** The part of the path after the last slash. */
    String lastOfPath() {
        return decoded(path.substring(path.lastIndexOf('/') + 1));
    }

    /** With characters in place of such as {@code %2B}. All that matters in links of puzzles is ASCII. */
    static String decoded(String text) {
        if (text.indexOf('%') < 0) {
            return text;
        }
        var decoded = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            int high = i + 2 < text.length() && text.charAt(i) == '%' ? Character.digit(text.charAt(i + 1), 16) : -1;
            int low = high < 0 ? -1 : Character.digit(text.charAt(i + 2), 16);
            boolean isEscape = low >= 0;
            decoded.append(isEscape ? (char) (high << 4 | low) : text.charAt(i));
            i += isEscape ? 2 : 0;
        }
        return decoded.toString();
    }
}
