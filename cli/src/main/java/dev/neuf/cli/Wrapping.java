package dev.neuf.cli;

/** Text in lines that fit on a terminal. */
final class Wrapping {

    private static final int WIDTH = 79;

    private Wrapping() {}

    /** The text in lines, those after the first so far from the left edge; the first begins there already. */
    static String wrapped(String text, int indent) {
        var lines = new StringBuilder();
        int column = indent;
        for (String word : text.split(" ")) {
            boolean isNew = column + word.length() > WIDTH;
            lines.append(lines.isEmpty() ? "" : isNew ? "\n" + " ".repeat(indent) : " ")
                    .append(word);
            column = (isNew ? indent : column) + word.length() + 1;
        }
        return lines.toString();
    }
}
