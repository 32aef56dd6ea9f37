package dev.neuf.core.format;

import dev.neuf.core.Grid;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Digits as rows of numbers, for formats that do not count on one character per digit. */
final class Numbers {

    private Numbers() {}

    /** Some characters of a line, such as a number, and where they stand: line and column are counted from 1. */
    record Word(int line, int column, String text) {

        /** All of a line but the blanks around it. */
        static Word of(Text.Line line) {
            String text = line.text();
            int from = 0;
            while (Cells.isGap(text.charAt(from))) {
                from++;
            }
            int to = text.length();
            while (Cells.isGap(text.charAt(to - 1))) {
                to--;
            }
            return new Word(line.number(), from + 1, text.substring(from, to));
        }

        /** What to say of the character at an index. */
        Unreadable wrong(int at, Message why) {
            return new Unreadable(line, column + at, why);
        }

        /** The number, if it lies between two others; anything else is refused. */
        int between(int least, int most) {
            if (text.matches("-?[0-9]{1,9}")) {
                int number = Integer.parseInt(text);
                if (number >= least && number <= most) {
                    return number;
                }
            }
            throw new Unreadable(line, column, Message.of(CorePhrase.NOT_A_NUMBER, text, least, most));
        }

        /** The digit, or 0 if it is one of the signs for an empty cell. */
        int digit(int size, List<String> blanks) {
            if (blanks.contains(text) || text.equals("00") && blanks.contains("0")) {
                return 0;
            }
            if (text.matches("[0-9]{1,9}") && Integer.parseInt(text) >= 1 && Integer.parseInt(text) <= size) {
                return Integer.parseInt(text);
            }
            String shown = String.join(" ", blanks).strip();
            throw new Unreadable(line, column, Message.of(CorePhrase.WRONG_NUMBER, text, size, size, shown));
        }
    }

    /** The words of a line, with white space between them. */
    static List<Word> words(Text.Line line) {
        var words = new ArrayList<Word>();
        String text = line.text();
        int start = 0;
        for (int at = 0; at <= text.length(); at++) {
            if (at == text.length() || Cells.isGap(text.charAt(at))) {
                if (at > start) {
                    words.add(new Word(line.number(), start + 1, text.substring(start, at)));
                }
                start = at + 1;
            }
        }
        return words;
    }

    /** The sheet of a text that is n rows of n words, and nothing else. */
    static Sheet sheet(Reading reading, Function<Text.Line, List<Word>> cut, List<String> blanks) {
        List<Text.Line> lines = reading.text().content();
        List<List<Word>> rows = lines.stream().map(cut).toList();
        int size = Rows.size(rows.stream().map(List::size).toList());
        var layout = reading.layout(size);
        return reading.sheet(layout, digits(lines, rows, size, blanks));
    }

    /** The digits of n rows of n words each. */
    static int[] digits(List<Text.Line> lines, List<List<Word>> rows, int size, List<String> blanks) {
        int[] digits = new int[size * size];
        for (int row = 0; row < rows.size(); row++) {
            requireRow(lines, rows, size, row);
            for (int i = 0; i < size; i++) {
                digits[row * size + i] = rows.get(row).get(i).digit(size, blanks);
            }
        }
        requireAllRows(lines, size);
        return digits;
    }

    /** Refuses a row of too few or too many words, and a row too many. */
    static void requireRow(List<Text.Line> lines, List<List<Word>> rows, int size, int row) {
        Text.Line line = lines.get(row);
        if (row == size) {
            Rows.requireRows(rows.size(), size, line.number());
        }
        List<Word> words = rows.get(row);
        int column = words.size() > size
                ? words.get(size).column()
                : Math.max(1, line.text().length());
        Rows.requireCells(words.size(), size, row + 1, line.number(), column);
    }

    /** Refuses a grid that ends too early. */
    static void requireAllRows(List<Text.Line> lines, int size) {
        Rows.requireRows(
                lines.size(), size, lines.isEmpty() ? 0 : lines.getLast().number());
    }

    /** Rows of numbers, each as wide as a width asks for at least. */
    static String join(Grid grid, String separator, String blank, int width) {
        var text = new StringBuilder();
        for (int cell = 0; cell < grid.cellCount(); cell++) {
            String word = grid.isEmpty(cell) ? blank : String.valueOf(grid.digit(cell));
            text.append(" ".repeat(Math.max(0, width - word.length()))).append(word);
            text.append(cell % grid.size() == grid.size() - 1 ? "\n" : separator);
        }
        return text.toString();
    }
}
