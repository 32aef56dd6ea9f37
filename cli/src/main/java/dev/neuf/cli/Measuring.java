package dev.neuf.cli;

import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Phrase;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Measures an engine, and another solver in turn with it, and puts what comes of it into a table. */
final class Measuring {

    /** The compiler of the JVM needs about a second; a short run cannot spare it. */
    private static final double LONGEST_WARM_UP = 2;

    /** Rounds get longer when the machine is busy: they may take so many times what was planned for them. */
    private static final double PATIENCE = 1.5;

    private static final double THOUSAND = 1000;
    private static final long PERCENT = 100;

    private final Session session;
    private final String engine;
    private final Limits limits;
    private final int seconds;
    private final int count;
    private final Optional<Peer> peer;

    /** Each file for so many seconds, in so many rounds. */
    Measuring(Session session, String engine, Limits limits, int seconds, int count, Optional<Peer> peer) {
        this.session = session;
        this.engine = engine;
        this.limits = limits;
        this.seconds = seconds;
        this.count = count;
        this.peer = peer;
    }

    Phrase headings() {
        return peer.isPresent() ? CliPhrase.BENCH_PEER_COLUMNS : CliPhrase.BENCH_COLUMNS;
    }

    /** Measures one file. */
    Exit measure(Stock stock, BenchTable table) {
        Workload workload = workload(stock.puzzles());
        double round = (double) seconds / count;
        var own = new Rounds(workload, Math.min(LONGEST_WARM_UP, seconds / 2.0), round);
        if (session.isInterrupted()) {
            return Exit.LIMIT;
        }
        Map<String, Object> json = json(stock, workload, own.work());
        if (peer.isPresent()) {
            compare(stock, workload, own, new PeerRounds(peer.get(), stock, workload, round), table, json);
        } else {
            alone(stock, workload, own, table, json);
        }
        long unsettled = own.work().unsettled();
        if (unsettled > 0) {
            session.remark(stock.source(), session.words().say(CliPhrase.UNSETTLED, unsettled));
        }
        if (isLogic()) {
            coverage(stock, own.work());
        }
        return unsettled > 0 ? Exit.LIMIT : Exit.YES;
    }

    private Workload workload(List<Puzzle> puzzles) {
        if (isLogic()) {
            return new LogicWorkload(puzzles, limits);
        }
        boolean isNine = engine.equals("auto") && puzzles.stream().allMatch(NineWorkload::fits);
        return isNine ? new NineWorkload(puzzles) : Workload.of(puzzles, engine, limits);
    }

    private boolean isLogic() {
        return engine.equals(LogicWorkload.ENGINE);
    }

    /** How many of the puzzles with one solution are solved. */
    private void coverage(Stock stock, Workload.Work work) {
        long all = work.one() + work.stuck();
        // all but one of many are not all
        BigDecimal percent = BigDecimal.valueOf(PERCENT * work.one())
                .divide(BigDecimal.valueOf(Math.max(1, all)), 2, RoundingMode.FLOOR);
        session.remark(
                stock.source(), session.words().say(CliPhrase.COVERAGE, work.one(), all, percent.toPlainString()));
    }

    /** Whether there is time for another round. A pass over many or hard puzzles may take longer than all of it. */
    private boolean hasTime(int done, double workedSeconds) {
        return !session.isInterrupted() && done < count && (done == 0 || workedSeconds < seconds * PATIENCE);
    }

    private void alone(Stock stock, Workload workload, Rounds own, BenchTable table, Map<String, Object> json) {
        while (hasTime(own.rates().size(), own.workedSeconds())) {
            own.next();
        }
        if (own.rates().isEmpty()) {
            return; // interrupted
        }
        var rates = new Rates(own.rates());
        put(json, rates);
        Workload.Work work = own.work();
        table.row(
                stock.source(),
                List.of(
                        workload.engine(),
                        String.valueOf(workload.size()),
                        thousands(rates.most()),
                        thousands(rates.median()),
                        perPuzzle(work, workload),
                        String.valueOf(work.none()),
                        String.valueOf(work.one()),
                        String.valueOf(work.several())),
                json);
    }

    private void compare(
            Stock stock, Workload workload, Rounds own, PeerRounds other, BenchTable table, Map<String, Object> json) {
        var theirs = new ArrayList<Double>();
        var ratios = new ArrayList<Double>();
        while (hasTime(ratios.size(), Math.max(own.workedSeconds(), other.workedSeconds()))) {
            double ownRate = own.next();
            double otherRate = other.next();
            if (!session.isInterrupted()) {
                theirs.add(otherRate);
                ratios.add(ownRate / otherRate);
            }
        }
        if (ratios.isEmpty()) {
            return; // interrupted
        }
        var ownRates = new Rates(own.rates());
        var otherRates = new Rates(theirs);
        var ratio = new Rates(ratios);
        put(json, ownRates);
        json.put("peer", peerJson(other, otherRates));
        // what disturbs only slows down: the best rounds are nearest to the truth
        double best = ownRates.most() / otherRates.most();
        json.put("ratio", Rates.rounded(best));
        json.put("ratioLeast", Rates.rounded(ratio.least()));
        json.put("ratioMost", Rates.rounded(ratio.most()));
        String agreed =
                other.agreed().isPresent() ? String.valueOf(other.agreed().getAsLong()) : "-";
        table.row(
                stock.source(),
                List.of(
                        workload.engine(),
                        String.valueOf(workload.size()),
                        thousands(ownRates.most()),
                        thousands(otherRates.most()),
                        Rates.rounded(best).toPlainString(),
                        Rates.rounded(ratio.least()).toPlainString(),
                        Rates.rounded(ratio.most()).toPlainString(),
                        String.valueOf(own.work().one()),
                        agreed),
                json);
        session.remarkOnce(Session.PROGRAM, session.words().say(other.clock().about()));
    }

    private static Map<String, Object> json(Stock stock, Workload workload, Workload.Work work) {
        return Json.object(
                "source", stock.source(),
                "engine", workload.engine(),
                "puzzles", workload.size(),
                "unreadable", stock.bad().size(),
                "none", work.none(),
                "unique", work.one(),
                "many", work.several(),
                "stuck", work.stuck(),
                "unknown", work.unsettled(),
                "choices", work.choices());
    }

    private static Map<String, Object> peerJson(PeerRounds other, Rates rates) {
        Map<String, Object> json = Json.object(
                "clock", other.clock().word(),
                "copies", other.copies(),
                "startSeconds", Rates.rounded(other.startSeconds()));
        put(json, rates);
        if (other.agreed().isPresent()) {
            json.put("agreed", other.agreed().getAsLong());
        }
        return json;
    }

    private static void put(Map<String, Object> json, Rates rates) {
        json.put("rounds", rates.sorted().size());
        json.put("best", Rates.rounded(rates.most() / THOUSAND));
        json.put("median", Rates.rounded(rates.median() / THOUSAND));
    }

    private static String thousands(double perSecond) {
        return Rates.rounded(perSecond / THOUSAND).toPlainString();
    }

    private static String perPuzzle(Workload.Work work, Workload workload) {
        return Rates.rounded((double) work.choices() / workload.size()).toPlainString();
    }
}
