package dev.neuf.cli;

import dev.neuf.core.Answer;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Sheet;
import dev.neuf.core.words.Message;
import java.util.List;

/** The report of the exercise that Neuf grew out of, to the byte: the grid before and after. */
final class EpflReport {

    private EpflReport() {}

    static Exit write(Session session, Item item, Answer answer, boolean isUniqueWanted) {
        Sheet sheet = item.sheet();
        session.write("~~~~~~ Initial ~~~~~~\n" + framed(sheet.values(), sheet));
        return switch (answer) {
            case Answer.Unique(Grid solution) -> {
                solved(session, solution, sheet);
                yield Exit.YES;
            }
            case Answer.Many(Grid solution, Grid _) -> {
                solved(session, solution, sheet);
                session.remark(Solving.place(item), Message.of(CliPhrase.SEVERAL_SOLUTIONS));
                yield isUniqueWanted ? Exit.NO : Exit.YES;
            }
            case Answer.Unknown(Limits.Limit limit, List<Grid> found) -> {
                found.forEach(solution -> solved(session, solution, sheet));
                Solving.sayGaveUp(session, item, limit, found);
                yield Exit.LIMIT;
            }
            case Answer.Impossible(Answer.Reason reason) -> {
                Solving.sayImpossible(session, item, CliPhrase.NOT_SOLVED, reason);
                yield Exit.NO;
            }
        };
    }

    private static void solved(Session session, Grid solution, Sheet sheet) {
        session.write("~~~*~~ Solved! ~~*~~~\n" + framed(solution, sheet));
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
