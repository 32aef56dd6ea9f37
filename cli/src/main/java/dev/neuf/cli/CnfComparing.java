package dev.neuf.cli;

import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Tally;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.sat.Cnf;
import dev.neuf.sat.Dimacs;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/** Measures encodings and solvers side by side: how long each takes to a first solution, or to know there is none. */
final class CnfComparing {

    /** The engine of ours that takes part. */
    private static final String OWN = "sat";

    /** What takes no time is done again, and the best counts: the first run may wait for the disk, or be compiled. */
    private static final int MOST_RUNS = 5;

    private static final double ENOUGH_SECONDS = 0.5;

    private static final String SOLVED = Outcome.SOLVED.word();
    private static final String NONE = Outcome.NONE.word();
    private static final String UNKNOWN = Outcome.UNKNOWN.word();

    private final Session session;
    private final List<CnfWay> ways;
    private final Limits limits;
    private final List<Solver> solvers;
    private final Engine own = Engines.of(OWN);
    private final String ownName = Session.PROGRAM + " " + OWN;

    /** What somebody says of a puzzle, after so many seconds. */
    private record Said(String who, String answer, double seconds) {

        String time() {
            return String.format(Locale.ROOT, "%.4f", seconds);
        }

        String shown() {
            return answer.equals(UNKNOWN) ? ">" + time() : time();
        }
    }

    CnfComparing(Session session, List<CnfWay> ways, Limits limits) {
        this.session = session;
        this.ways = ways;
        this.limits = limits;
        this.solvers = Solver.found(session.io());
    }

    Exit run(List<CnfCommand.Question> questions, String progress) {
        if (solvers.isEmpty() && !questions.isEmpty()) {
            session.remark(CliPhrase.COMPARE_ALONE, String.join(", ", Solver.names()));
        }
        var heads = new ArrayList<>(BenchTable.heads(session, CliPhrase.COMPARE_COLUMNS));
        solvers.forEach(solver -> heads.add(solver.name()));
        heads.add(ownName);
        List<String> names =
                questions.stream().map(question -> question.reply().place()).toList();
        var table = new BenchTable(session, heads, names);
        var current = new AtomicLong();
        session.showProgress(progress, CliPhrase.COMPARING, current::get);
        Exit exit = Exit.YES;
        try (var scratch = new Scratch("neuf-cnf")) {
            for (CnfCommand.Question question : questions) {
                current.incrementAndGet();
                exit = exit.and(compare(question, table, scratch));
                if (session.isInterrupted()) {
                    session.remark(Explain.limit(Limits.Limit.CANCELLED));
                    return Exit.LIMIT;
                }
                if (session.isGone()) {
                    return exit;
                }
            }
        }
        return exit;
    }

    private Exit compare(CnfCommand.Question question, BenchTable table, Scratch scratch) {
        String place = question.reply().place();
        var all = new ArrayList<Said>();
        var runs = new ArrayList<Map<String, Object>>();
        for (CnfWay way : ways) {
            Cnf cnf = way.of(question.puzzle());
            Path formula = scratch.file(CnfWay.FILE);
            Dimacs.Extent extent = CnfWay.write(cnf, formula);
            var said = new ArrayList<Said>();
            for (Solver solver : solvers) {
                if (!session.isInterrupted()) {
                    said.add(best(() -> ask(solver, formula, extent, cnf, question, scratch)));
                }
            }
            if (way.equals(ways.getLast()) && !session.isInterrupted()) {
                said.add(best(() -> askOwn(question)));
            }
            all.addAll(said);
            tell(place, way, extent, said, table, runs);
            if (session.isInterrupted()) {
                break;
            }
        }
        if (session.isJson()) {
            Map<String, Object> json = Showing.json(question.item());
            json.put("runs", runs);
            session.write(Json.write(json) + "\n");
        }
        return conclude(place, all);
    }

    /** Does it again while it takes no time, and keeps the best. */
    private static Said best(Supplier<Said> run) {
        Said best = run.get();
        double worked = best.seconds;
        for (int i = 1; i < MOST_RUNS && worked < ENOUGH_SECONDS && !best.answer.equals(UNKNOWN); i++) {
            Said next = run.get();
            worked += next.seconds;
            best = next.seconds < best.seconds ? next : best;
        }
        return best;
    }

    private Said ask(
            Solver solver, Path formula, Dimacs.Extent extent, Cnf cnf, CnfCommand.Question question, Scratch scratch) {
        Solver.Run run = solver.run(formula, extent.variables(), limits.millis(), scratch);
        String answer = switch (run.result()) {
            case SolverResult.Satisfied(BitSet holds) -> {
                List<Message> wrong = CnfSolving.wrong(question.puzzle(), cnf.grid(holds::get));
                wrong.stream()
                        .limit(1)
                        .forEach(why ->
                                question.reply().remarkOnce(Message.of(CliPhrase.RESULT_WRONG, solver.name(), why)));
                yield wrong.isEmpty() ? SOLVED : Outcome.WRONG.word();
            }
            case SolverResult.Unsatisfiable _ -> NONE;
            case SolverResult.Unsettled unsettled -> {
                if (!unsettled.equals(SolverResult.Unsettled.TIME) && !session.isInterrupted()) {
                    question.reply().remark(unsettled.why());
                }
                yield UNKNOWN;
            }
        };
        return new Said(solver.name(), answer, run.seconds());
    }

    private Said askOwn(CnfCommand.Question question) {
        var found = new ArrayList<Grid>();
        long before = System.nanoTime();
        Tally tally = own.each(question.puzzle(), limits.withSolutions(1), found::add);
        double seconds = (System.nanoTime() - before) / 1e9;
        return new Said(ownName, !found.isEmpty() ? SOLVED : tally.isComplete() ? NONE : UNKNOWN, seconds);
    }

    /** A line for each encoding to a person, for each run to a program. */
    private void tell(
            String place,
            CnfWay way,
            Dimacs.Extent extent,
            List<Said> said,
            BenchTable table,
            List<Map<String, Object>> runs) {
        if (session.isForPerson()) {
            var values = new ArrayList<>(
                    List.of(way.name(), String.valueOf(extent.variables()), String.valueOf(extent.clauses())));
            said.forEach(each -> values.add(each.shown()));
            // our engine works on the puzzle, whatever its encoding: once is enough
            values.addAll(Collections.nCopies(solvers.size() + 1 - said.size(), "-"));
            table.row(place, values, Map.of());
            return;
        }
        for (Said each : said) {
            boolean isOwn = each.who.equals(ownName);
            Map<String, Object> run = Json.object("solver", each.who);
            if (!isOwn) {
                run.put("encoding", way.name());
                run.put("variables", extent.variables());
                run.put("clauses", extent.clauses());
            }
            run.put("answer", each.answer);
            run.put("seconds", Rates.rounded(each.seconds));
            runs.add(run);
            if (!session.isJson()) {
                table.row(
                        place,
                        List.of(
                                isOwn ? "-" : way.name(),
                                isOwn ? "-" : String.valueOf(extent.variables()),
                                isOwn ? "-" : String.valueOf(extent.clauses()),
                                each.who,
                                each.answer,
                                each.time()),
                        Map.of());
            }
        }
    }

    private Exit conclude(String place, List<Said> all) {
        List<String> found = who(all, SOLVED);
        List<String> none = who(all, NONE);
        if (!found.isEmpty() && !none.isEmpty()) {
            session.remark(
                    place,
                    session.words().say(CliPhrase.COMPARE_DISAGREE, String.join(", ", found), String.join(", ", none)));
            return Exit.NO;
        }
        return all.stream().anyMatch(said -> said.answer.equals(UNKNOWN)) ? Exit.LIMIT : Exit.YES;
    }

    private static List<String> who(List<Said> all, String answer) {
        return all.stream()
                .filter(said -> said.answer.equals(answer))
                .map(Said::who)
                .distinct()
                .toList();
    }
}
