package dev.neuf.cli;

/** Text in lines that fit on a terminal. */
final class Wrapping {

    private static final int WIDTH = 79;

    /** Below this, breaking lines makes nothing easier to read. */
    private static final int LEAST_WIDTH = 20;

    /** A blank where a line may end: not those inside quotation marks or before other signs, as the French put them. */
    private static final String BLANK = "(?<!«) (?![;:!?»][.,]?( |$))";

    private Wrapping() {}

    /** The text in lines, those after the first so far from the left edge; the first begins there already. */
    static String wrapped(String text, int indent, int columns) {
        int width = Math.clamp(columns - 1L, LEAST_WIDTH, WIDTH);
        var lines = new StringBuilder();
        int column = indent;
        for (String word : text.split(BLANK)) {
            boolean isNew = column + word.length() > width;
            lines.append(lines.isEmpty() ? "" : isNew ? "\n" + " ".repeat(indent) : " ")
                    .append(word);
            column = (isNew ? indent : column) + word.length() + 1;
        }
        return lines.toString();
    }
}
