package dev.neuf.core.format;

import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.pack.Codes;
import dev.neuf.core.pack.Inflate;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.List;

/**
 * A link of Penpa+: a drawing with numbers in its cells. Only the numbers are read, all else is a picture.
 *
 * <pre>
 *   https://swaroopg92.github.io/penpa-edit/#m=solve&amp;p=7VRLb9...
 * </pre>
 *
 * What is packed has a line for each thing: the first has the size, the second how much of it is a margin, the fourth
 * has the problem as JSON whose names are shortened to z and a letter.
 */
final class PenpaSyntax implements ReadOnly {

    private static final String START = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=";

    private static final int PROBLEM = 3;

    /** There are two lines of points around a board. */
    private static final int FRAME = 2;

    @Override
    public boolean recognises(Text text) {
        return isLink(text.only());
    }

    private static boolean isLink(String line) {
        return line.contains("/penpa-edit/") && Link.of(line).isPresent();
    }

    @Override
    public Sheet read(Reading reading) {
        String only = reading.text().only();
        String packed = Link.of(only).map(link -> link.parameter("p")).orElse("");
        Numbers.Word all = Numbers.Word.of(reading.text().content().getFirst());
        if (packed.isEmpty()) {
            throw all.wrong(0, Message.of(CorePhrase.LINK_EMPTY, START + "7VRL..."));
        }
        String[] lines;
        try {
            lines = Inflate.text(Codes.BASE_64.bytes(packed)).split("\n");
        } catch (Unreadable bad) {
            throw all.wrong(0, bad.why());
        }
        String[] board = lines[0].split(",");
        if (!board[0].equals("square") && !board[0].equals("sudoku") || board.length < 3 || lines.length <= PROBLEM) {
            throw all.wrong(0, Message.of(CorePhrase.PENPA_BOARD, Cells.start(board[0])));
        }
        List<Tree> margins =
                reading.packed(() -> lines[1].startsWith("[") ? lines[1] : "[]").items();
        Tree problem = reading.packed(() -> unfolded(lines[PROBLEM]));
        return sheet(reading, new Tree(board[1]).whole(0), new Tree(board[2]).whole(0), margins, problem);
    }

    private static Sheet sheet(Reading reading, int width, int height, List<Tree> margins, Tree problem) {
        int top = margin(margins, 0);
        int left = margin(margins, 2);
        int rows = height - top - margin(margins, 1);
        int columns = width - left - margin(margins, 3);
        if (rows != columns) {
            throw new Unreadable(Message.of(CorePhrase.PENPA_BOARD, columns + "x" + rows));
        }
        var draft = new Draft(reading, rows);
        for (Object key : problem.at("number").names()) {
            int point = new Tree(key).whole(-1);
            int row = point / (width + 2 * FRAME) - FRAME - top;
            int column = point % (width + 2 * FRAME) - FRAME - left;
            String text = problem.at("number").at((String) key).at(0).text();
            int digit = new Tree(text).whole(0);
            boolean isInside = point >= 0 && row >= 0 && column >= 0 && row < rows && column < rows;
            if (isInside && digit >= 1 && digit <= rows) {
                draft.digit(row * rows + column, digit, true);
            } else {
                draft.drawn("number", 1);
            }
        }
        for (Object name : problem.names()) {
            Tree drawings = problem.at((String) name);
            if (!name.equals("number") && !((String) name).startsWith("command") && !drawings.isEmpty()) {
                draft.drawn(
                        (String) name,
                        Math.max(drawings.names().size(), drawings.items().size()));
            }
        }
        return draft.sheet();
    }

    private static int margin(List<Tree> margins, int side) {
        return side < margins.size() ? Math.max(0, margins.get(side).whole(0)) : 0;
    }

    /** With names in place of what stands for them. Those that do not matter to us are just put in quotes. */
    private static String unfolded(String json) {
        var unfolded = new StringBuilder();
        for (int i = 0; i < json.length(); i++) {
            if (json.charAt(i) != 'z' || i + 1 == json.length()) {
                unfolded.append(json.charAt(i));
                continue;
            }
            char c = json.charAt(++i);
            unfolded.append(
                    switch (c) {
                        case 'Z' -> "z";
                        case 'O' -> "null";
                        case 'N' -> "\"number\"";
                        case 'S' -> "\"surface\"";
                        case 'L' -> "\"line\"";
                        case 'E' -> "\"lineE\"";
                        case 'Y' -> "\"symbol\"";
                        case 'C' -> "\"cage\"";
                        case 'R', 'U', '8' -> "\"command" + c + "\"";
                        default -> "\"z" + c + "\"";
                    });
        }
        return unfolded.toString();
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return isForced ? Cutter.ONE_LINE : Cutter.oneLine(line -> isLink(line.strip()));
    }
}
