package dev.neuf.cli;

import dev.neuf.core.Digits;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.search.TrueCandidates;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code neuf candidates}: which digits each cell holds in some solution, and in how many. */
@Command(name = "candidates", abbreviateSynopsis = true, sortOptions = false)
final class CandidatesCommand extends PuzzleTask {

    private static final long USUAL_LIMIT = 100;

    @Option(names = "--counts", descriptionKey = "OPTION_COUNTS", order = 1)
    boolean isCounts;

    @Option(names = "--limit", paramLabel = "N", descriptionKey = "OPTION_LIMIT_CANDIDATES", order = 2)
    String limit = "";

    @Option(names = "--to", paramLabel = "FORMAT", descriptionKey = "OPTION_TO_CANDIDATES", order = 30)
    String to = "";

    @Override
    boolean turnOn(String option) {
        switch (option) {
            case "--counts" -> isCounts = true;
            default -> {
                return super.turnOn(option);
            }
        }
        return true;
    }

    @Override
    boolean set(String option, String value) {
        switch (option) {
            case "--to" -> to = value;
            default -> {
                return super.set(option, value);
            }
        }
        return true;
    }

    @Override
    Exit run(Session session) {
        Choices.notTogether("--to", !to.isEmpty(), "--json", delivery.isJson);
        if (isCounts && delivery.isJson) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.NEEDS_TEXT, "--counts"));
        }
        long most = limit.isEmpty() ? USUAL_LIMIT : Choices.number("--limit", limit, 1, Long.MAX_VALUE);
        var showing = new Showing(to);
        var walk = new Walk(session, input, bulk, true);
        Limits limits = effort.limits("60s").withSolutions(most).withCancelled(walk::isOver);
        session.showProgress(bulk.progress(), CliPhrase.SETTLING, walk::current);
        return walk.each(() -> {
            Engine engine = Engines.of("auto");
            return (item, reply) -> answer(showing, engine, limits, item, reply);
        });
    }

    private Exit answer(Showing showing, Engine engine, Limits limits, Item item, Reply reply) {
        if (!to.isEmpty() && showing.refuses(item, reply)) {
            return Exit.NO;
        }
        Puzzle puzzle = Solving.position(item, reply);
        TrueCandidates.Found found = new TrueCandidates(engine).find(puzzle, limits);
        if (reply.isJson()) {
            reply.writeJson(json(item, puzzle, found, limits, reply));
        } else if (found.hasSolution()) {
            show(showing, item.sheet(), puzzle.givens(), found, reply);
        } else {
            reply.writeNothing();
        }
        if (found.stop().isPresent()) {
            Message why = Explain.limit(found.stop().get());
            reply.remark(Message.of(CliPhrase.CANDIDATES_SO_FAR, why));
            return Exit.LIMIT;
        }
        if (!found.hasSolution()) {
            reply.remarkFew(Explain.impossible(CorePhrase.NO_SOLUTION, Solving.reason(item)));
            return Exit.NO;
        }
        return Exit.YES;
    }

    private void show(Showing showing, Sheet sheet, Grid givens, TrueCandidates.Found found, Reply reply) {
        Map<Integer, Digits> notes = notes(givens, found);
        showing.candidates(new Sheet(sheet.puzzle(), sheet.entries(), notes, sheet.symbols()), reply);
        if (isCounts) {
            notes.forEach((cell, digits) -> {
                var parts = new ArrayList<String>();
                for (int digit : digits) {
                    parts.add("%c (%d%s)"
                            .formatted(
                                    sheet.symbols().of(digit),
                                    found.count(cell, digit),
                                    found.isExact(cell, digit) ? "" : "+"));
                }
                reply.write(sheet.layout().name(cell) + ": " + String.join(", ", parts) + "\n");
            });
        }
        if (reply.isForPerson() && found.stop().isEmpty()) {
            long same = notes.values().stream().filter(Digits::isSingle).count();
            reply.writeLine(CliPhrase.CANDIDATES_SAME, same, notes.size());
        }
    }

    /** What the open cells can hold, in their order. */
    private static Map<Integer, Digits> notes(Grid givens, TrueCandidates.Found found) {
        var notes = new TreeMap<Integer, Digits>();
        for (int cell = 0; cell < givens.cellCount(); cell++) {
            if (givens.isEmpty(cell)) {
                notes.put(cell, found.digits(cell));
            }
        }
        return notes;
    }

    private static Map<String, Object> json(
            Item item, Puzzle puzzle, TrueCandidates.Found found, Limits limits, Reply reply) {
        Layout layout = puzzle.layout();
        var candidates = new LinkedHashMap<String, Object>();
        var counts = new LinkedHashMap<String, Object>();
        if (found.hasSolution()) {
            notes(puzzle.givens(), found).forEach((cell, digits) -> {
                var symbols = new StringBuilder();
                List<Long> numbers = new ArrayList<>();
                for (int digit : digits) {
                    symbols.append(item.sheet().symbols().of(digit));
                    numbers.add(found.count(cell, digit));
                }
                candidates.put(layout.name(cell), symbols);
                counts.put(layout.name(cell), numbers);
            });
        }
        Map<String, Object> object = Showing.json(item);
        object.put("candidates", candidates);
        object.put("counts", counts);
        object.put("limit", limits.solutions());
        object.put("complete", found.stop().isEmpty());
        found.stop().ifPresent(stop -> object.put("reason", reply.inWords(Explain.limit(stop))));
        if (!found.hasSolution() && found.stop().isEmpty()) {
            object.put("answer", Outcome.NONE.word());
            object.put("reason", reply.inWords(Explain.reason(Solving.reason(item))));
        }
        return object;
    }
}
