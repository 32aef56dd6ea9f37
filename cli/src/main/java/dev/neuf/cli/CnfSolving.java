package dev.neuf.cli;

import dev.neuf.core.CellSet;
import dev.neuf.core.Conflict;
import dev.neuf.core.Grid;
import dev.neuf.core.Puzzle;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.sat.Cnf;
import dev.neuf.sat.Dimacs;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;

/** Turns what a SAT solver says of a puzzle into a grid, and tells it if it is a solution. */
final class CnfSolving {

    private static final int MOST_NAMED = 5;

    private final CnfWay way;
    private final Showing showing;

    CnfSolving(CnfWay way, Showing showing) {
        this.way = way;
        this.showing = showing;
    }

    /** Lets a solver work on a puzzle, in a folder for its files. */
    Exit run(Item item, Solver solver, long millis, Scratch scratch, Reply reply) {
        Puzzle puzzle = Solving.position(item, reply);
        Cnf cnf = way.of(puzzle);
        Path formula = scratch.file(CnfWay.FILE);
        Dimacs.Extent extent = CnfWay.write(cnf, formula);
        Solver.Run run = solver.run(formula, extent.variables(), millis, scratch);
        Map<String, Object> json = Showing.json(item);
        json.put("encoding", way.name());
        json.put("variables", extent.variables());
        json.put("clauses", extent.clauses());
        json.put("solver", solver.name());
        json.put("seconds", Rates.rounded(run.seconds()));
        return tell(item, puzzle, cnf, solver.name(), run.result(), json, reply);
    }

    /** Reads what a solver has said of a puzzle. */
    Exit read(CnfCommand.Question question, String name, Reader reader) throws IOException {
        Cnf cnf = way.of(question.puzzle());
        SolverResult result = SolverResult.read(reader, Dimacs.measure(cnf).variables());
        Map<String, Object> json = Showing.json(question.item());
        json.put("encoding", way.name());
        json.put("result", name);
        Exit exit = tell(question.item(), question.puzzle(), cnf, name, result, json, question.reply());
        if (exit == Exit.NO && result instanceof SolverResult.Satisfied) {
            question.reply().remark(Message.of(CliPhrase.RESULT_OF_ANOTHER, way.name()));
        }
        return exit;
    }

    /** Says for a program that a result could not be read; 0 is no line of it. */
    Exit unreadable(CnfCommand.Question question, String name, int line, Message why) {
        if (question.reply().isJson()) {
            Map<String, Object> json = Showing.json(question.item());
            json.put("encoding", way.name());
            json.put("result", name);
            if (line > 0) {
                json.put("resultLine", line);
            }
            json.put("error", question.reply().inWords(why));
            question.reply().writeJson(json);
        }
        return Exit.UNREADABLE;
    }

    private Exit tell(
            Item item,
            Puzzle puzzle,
            Cnf cnf,
            String solver,
            SolverResult result,
            Map<String, Object> json,
            Reply reply) {
        return switch (result) {
            case SolverResult.Satisfied(BitSet holds) -> {
                Grid grid = cnf.grid(holds::get);
                List<Message> wrong = wrong(puzzle, grid);
                if (!wrong.isEmpty()) {
                    Message why = Message.of(CliPhrase.RESULT_WRONG, solver, wrong.removeFirst());
                    Exit exit = notSolved(Outcome.WRONG, why, wrong, json, reply);
                    if (way.isPartial()) {
                        reply.remarkOnce(Message.of(CliPhrase.RESULT_OF_PARTS, way.name()));
                    }
                    yield exit;
                }
                reply.count(Outcome.SOLVED);
                json.put("answer", Outcome.SOLVED.word());
                json.put("solution", Solving.text(item, grid));
                if (reply.isJson()) {
                    reply.writeJson(json);
                } else {
                    showing.solution(item, grid, reply);
                }
                if (reply.isForPerson()) {
                    reply.writeLine(CliPhrase.CNF_SOLVED, solver);
                } else {
                    reply.remarkOnce(Message.of(CliPhrase.CNF_SOLVED, solver));
                }
                yield Exit.YES;
            }
            case SolverResult.Unsatisfiable _ -> {
                Message said = Message.of(CliPhrase.SOLVER_SAYS_NONE, solver);
                yield notSolved(Outcome.NONE, Message.of(CorePhrase.NO_SOLUTION, said), List.of(), json, reply);
            }
            case SolverResult.Unsettled(Message why) -> {
                notSolved(Outcome.UNKNOWN, Message.of(CliPhrase.GAVE_UP, why), List.of(), json, reply);
                yield Exit.LIMIT;
            }
        };
    }

    private static Exit notSolved(
            Outcome outcome, Message why, List<Message> details, Map<String, Object> json, Reply reply) {
        reply.count(outcome);
        reply.remark(why);
        details.forEach(reply::remark);
        if (reply.isJson()) {
            json.put("answer", outcome.word());
            json.put("reason", reply.inWords(why));
            reply.writeJson(json);
        }
        reply.writeNothing();
        return Exit.NO;
    }

    /** What keeps a grid from being a solution: nothing, or one sentence, then some conflicts and how many more. */
    static List<Message> wrong(Puzzle puzzle, Grid grid) {
        var wrong = new ArrayList<Message>();
        var others = new CellSet.Builder();
        for (int cell = 0; cell < grid.cellCount(); cell++) {
            int given = puzzle.givens().digit(cell);
            if (given != 0 && !grid.isEmpty(cell) && grid.digit(cell) != given) {
                others.add(cell);
            }
        }
        CellSet empty = puzzle.layout().cells().minus(grid.filled());
        List<Conflict> conflicts = Conflict.in(puzzle.rules(), grid);
        if (!empty.isEmpty()) {
            wrong.add(Message.of(CliPhrase.RESULT_EMPTY_CELLS, empty.size(), some(empty)));
        } else if (!others.build().isEmpty()) {
            wrong.add(Message.of(CliPhrase.RESULT_OTHER_GIVENS, some(others.build())));
        } else if (!conflicts.isEmpty()) {
            wrong.add(Message.of(CliPhrase.RESULT_CONFLICTS, conflicts.size()));
            conflicts.stream().limit(MOST_NAMED).map(Explain::conflict).forEach(wrong::add);
            if (conflicts.size() > MOST_NAMED) {
                wrong.add(Message.of(CliPhrase.RESULT_MORE_CONFLICTS, conflicts.size() - MOST_NAMED));
            }
        }
        return wrong;
    }

    private static CellSet some(CellSet cells) {
        return CellSet.of(cells.stream().limit(MOST_NAMED).toArray());
    }
}
