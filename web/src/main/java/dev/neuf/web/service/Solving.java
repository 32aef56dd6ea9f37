package dev.neuf.web.service;

import dev.neuf.core.Answer;
import dev.neuf.core.Conflict;
import dev.neuf.core.Digits;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Sheet;
import dev.neuf.core.Tally;
import dev.neuf.core.format.Format;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.search.Best;
import dev.neuf.search.Counter;
import dev.neuf.search.TrueCandidates;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What complete engines know: solutions, how many there are, what each cell can hold, whether all is well. */
final class Solving {

    /** Memory for one count; several may run at a time. */
    private static final long COUNTER_BYTES = Runtime.getRuntime().maxMemory() / 16;

    /** The largest whole number that every reader of JSON keeps as it is. */
    private static final BigInteger LARGEST_JSON = BigInteger.valueOf((1L << 53) - 1);

    private static final long USUAL_CANDIDATES = 100;

    private Solving() {}

    /** A word for an answer: unique, many, none, unknown. */
    static String word(Answer answer) {
        return switch (answer) {
            case Answer.Unique _ -> "unique";
            case Answer.Many _ -> "many";
            case Answer.Impossible _ -> "none";
            case Answer.Unknown _ -> "unknown";
        };
    }

    static Result solve(Asked asked, Effort effort) {
        Asked.Read read = asked.puzzle();
        Format format = asked.text(Parameter.TO).flatMap(Format::of).orElse(Format.LINE);
        Sheet sheet = read.sheet();
        format.refuses(sheet.filledWith(sheet.values())).ifPresent(why -> {
            throw new Problem(Problem.BAD, why);
        });
        Engine engine = Engines.of(asked.text(Parameter.ENGINE).orElse("search"));
        return asked.text(Parameter.SOLUTIONS).isPresent()
                ? several(asked, read, format, engine, effort)
                : one(read, format, engine, effort);
    }

    private static Result one(Asked.Read read, Format format, Engine engine, Effort effort) {
        Answer answer = engine.solve(read.sheet().position(), effort.limits());
        Map<String, Object> object = read.json();
        object.put("answer", word(answer));
        switch (answer) {
            case Answer.Unique(Grid solution) -> object.put("solution", text(read, format, solution));
            case Answer.Many(Grid one, Grid another) -> {
                object.put("solution", text(read, format, one));
                object.put("solutions", List.of(text(read, format, one), text(read, format, another)));
                object.put("complete", false);
            }
            case Answer.Impossible(Answer.Reason reason) ->
                object.put("reason", read.words().say(Explain.reason(reason)));
            case Answer.Unknown(Limits.Limit limit, List<Grid> found) -> {
                found.forEach(grid -> object.put("solution", text(read, format, grid)));
                object.put("reason", read.words().say(Explain.limit(limit)));
            }
        }
        return new Result.Data(object);
    }

    private static Result several(Asked asked, Asked.Read read, Format format, Engine engine, Effort effort) {
        long most = asked.number(Parameter.SOLUTIONS, 1);
        var solutions = new ArrayList<String>();
        // one more than was asked for, to know whether these are all
        Tally tally = engine.each(read.sheet().position(), effort.limits().withSolutions(most + 1), grid -> {
            if (solutions.size() < most) {
                solutions.add(text(read, format, grid));
                effort.tell("solutions", solutions.size());
            }
            return true;
        });
        Map<String, Object> object = read.json();
        boolean isComplete = tally.isComplete() && tally.solutions() <= most;
        object.put(
                "answer",
                tally.solutions() > 1 ? "many" : !isComplete ? "unknown" : tally.solutions() == 1 ? "unique" : "none");
        object.put("solutions", solutions);
        object.put("complete", isComplete);
        tally.stop()
                .filter(stop -> stop != Limits.Limit.SOLUTIONS)
                .ifPresent(stop -> object.put("reason", read.words().say(Explain.limit(stop))));
        return new Result.Data(object);
    }

    private static String text(Asked.Read read, Format format, Grid solution) {
        return format.write(read.sheet().filledWith(solution)).stripTrailing();
    }

    static Result count(Asked asked, Effort effort) {
        Asked.Read read = asked.puzzle();
        Limits limits = effort.limits().withSolutions(asked.number(Parameter.LIMIT, Long.MAX_VALUE));
        var counter = new Counter(new Best(), COUNTER_BYTES);
        Counter.Count count = counter.count(
                read.sheet().position(),
                limits,
                (solutions, share) -> effort.tell("solutions", solutions, "share", share));
        Map<String, Object> object = read.json();
        object.put("solutions", count.solutions());
        if (count.solutions().compareTo(LARGEST_JSON) > 0) {
            object.put("exact", count.solutions().toString());
        }
        object.put("complete", count.isComplete());
        count.stop().ifPresent(stop -> object.put("reason", read.words().say(Explain.limit(stop))));
        return new Result.Data(object);
    }

    static Result candidates(Asked asked, Effort effort) {
        Asked.Read read = asked.puzzle();
        Puzzle puzzle = read.sheet().position();
        long most = asked.number(Parameter.LIMIT, USUAL_CANDIDATES);
        TrueCandidates.Found found =
                new TrueCandidates(new Best()).find(puzzle, effort.limits().withSolutions(most));
        var candidates = new LinkedHashMap<String, Object>();
        var counts = new LinkedHashMap<String, Object>();
        for (int cell = 0; cell < puzzle.layout().cellCount() && found.hasSolution(); cell++) {
            if (puzzle.givens().isEmpty(cell)) {
                var numbers = new ArrayList<Long>();
                for (int digit : found.digits(cell)) {
                    numbers.add(found.count(cell, digit));
                }
                candidates.put(puzzle.layout().name(cell), symbols(read.sheet(), found.digits(cell)));
                counts.put(puzzle.layout().name(cell), numbers);
            }
        }
        Map<String, Object> object = read.json();
        object.put("candidates", candidates);
        object.put("counts", counts);
        object.put("limit", most);
        object.put("complete", found.stop().isEmpty());
        found.stop().ifPresent(stop -> object.put("reason", read.words().say(Explain.limit(stop))));
        if (!found.hasSolution() && found.stop().isEmpty()) {
            object.put("answer", "none");
        }
        return new Result.Data(object);
    }

    static Result check(Asked asked, Effort effort) {
        Asked.Read read = asked.puzzle();
        Sheet sheet = read.sheet();
        List<Conflict> conflicts = Conflict.in(sheet.puzzle().rules(), sheet.values());
        Answer answer = conflicts.isEmpty()
                ? new Best().solve(sheet.position(), effort.limits())
                : new Answer.Impossible(new Answer.Reason.Clash(conflicts));
        Map<String, Object> object = read.json();
        object.put("filled", sheet.values().filledCount());
        object.put("complete", sheet.values().isFull());
        object.put("valid", conflicts.isEmpty());
        object.put(
                "conflicts",
                conflicts.stream().map(conflict -> json(conflict, read)).toList());
        object.put("answer", word(answer));
        reason(answer).ifPresent(reason -> object.put("reason", read.words().say(reason)));
        return new Result.Data(object);
    }

    private static Optional<Message> reason(Answer answer) {
        return switch (answer) {
            case Answer.Impossible(Answer.Reason reason) -> Optional.of(Explain.reason(reason));
            case Answer.Unknown(Limits.Limit limit, List<Grid> _) -> Optional.of(Explain.limit(limit));
            case Answer.Unique _, Answer.Many _ -> Optional.empty();
        };
    }

    private static Map<String, Object> json(Conflict conflict, Asked.Read read) {
        Map<String, Object> object = Json.object("text", read.words().say(Explain.conflict(conflict)));
        if (conflict.rule() instanceof Rule.House house) {
            object.put("house", house.kind().name().toLowerCase(Locale.ROOT));
            object.put("number", house.number());
        }
        object.put("digits", symbols(read.sheet(), conflict.digits()));
        object.put(
                "cells",
                conflict.cells().stream().mapToObj(read.sheet().layout()::name).toList());
        return object;
    }

    private static String symbols(Sheet sheet, Digits digits) {
        var text = new StringBuilder();
        digits.forEach(digit -> text.append(sheet.symbols().of(digit)));
        return text.toString();
    }
}
