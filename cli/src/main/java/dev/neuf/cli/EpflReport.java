package dev.neuf.cli;

import dev.neuf.core.Answer;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Sheet;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import java.util.List;

/** The report of the exercise that Neuf grew out of, to the byte: the grid before and after. */
final class EpflReport {

    private EpflReport() {}

    static Exit write(Session session, Item item, Answer answer) {
        Sheet sheet = item.sheet();
        session.write("~~~~~~ Initial ~~~~~~\n" + framed(sheet.values(), sheet));
        return switch (answer) {
            case Answer.Unique(Grid solution) -> solved(session, solution, sheet);
            case Answer.Many(Grid solution, _) -> solved(session, solution, sheet);
            case Answer.Unknown(Limits.Limit limit, List<Grid> found) -> {
                found.forEach(solution -> solved(session, solution, sheet));
                session.remark(Solving.place(item), Message.of(CliPhrase.GAVE_UP, Explain.limit(limit)));
                yield found.isEmpty() ? Exit.LIMIT : Exit.YES;
            }
            case Answer.Impossible(Answer.Reason reason) -> {
                session.remark(Solving.place(item), Message.of(CliPhrase.NOT_SOLVED, Explain.reason(reason)));
                yield Exit.NO;
            }
        };
    }

    private static Exit solved(Session session, Grid solution, Sheet sheet) {
        session.write("~~~*~~ Solved! ~~*~~~\n" + framed(solution, sheet));
        return Exit.YES;
    }

    private static String framed(Grid grid, Sheet sheet) {
        var text = new StringBuilder();
        String line = "═".repeat(2 * grid.size() + 1);
        text.append('╔').append(line).append("╗\n");
        for (int cell = 0; cell < grid.cellCount(); cell++) {
            text.append(cell % grid.size() == 0 ? "║ " : "");
            text.append(grid.isEmpty(cell) ? '.' : sheet.symbols().of(grid.digit(cell)));
            text.append(cell % grid.size() == grid.size() - 1 ? " ║\n" : " ");
        }
        return text.append('╚').append(line).append("╝\n").toString();
    }
}
