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

    static Exit write(Item item, Answer answer, boolean isUniqueWanted, Reply reply) {
        Sheet sheet = item.sheet();
        reply.write("~~~~~~ Initial ~~~~~~\n" + framed(sheet.values(), sheet));
        return switch (answer) {
            case Answer.Unique(Grid solution) -> {
                solved(solution, sheet, reply);
                yield Exit.YES;
            }
            case Answer.Many(Grid solution, Grid _) -> {
                solved(solution, sheet, reply);
                reply.remark(Message.of(CliPhrase.SEVERAL_SOLUTIONS));
                yield isUniqueWanted ? Exit.NO : Exit.YES;
            }
            case Answer.Unknown(Limits.Limit limit, List<Grid> found) -> {
                found.forEach(solution -> solved(solution, sheet, reply));
                Solving.sayGaveUp(limit, found, reply);
                yield Exit.LIMIT;
            }
            case Answer.Impossible(Answer.Reason reason) -> {
                Explain.impossible(CliPhrase.NOT_SOLVED, reason).forEach(reply::remark);
                yield Exit.NO;
            }
        };
    }

    private static void solved(Grid solution, Sheet sheet, Reply reply) {
        reply.write("~~~*~~ Solved! ~~*~~~\n" + framed(solution, sheet));
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
