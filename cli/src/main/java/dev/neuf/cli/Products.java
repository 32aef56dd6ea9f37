package dev.neuf.cli;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Picture;
import dev.neuf.core.json.Json;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Grade;
import dev.neuf.logic.Path;
import dev.neuf.logic.Scale;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Telling;
import dev.neuf.make.Lack;
import dev.neuf.make.Made;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Shows puzzles that were made: a picture with its grade to a person, a line or JSON to a program. */
final class Products {

    /** Larger boards are not graded unless that was asked for: it could take minutes. */
    private static final int LARGEST_GRADED = 16;

    private final Session session;
    private final Optional<Format> wanted;
    private final Set<Technique> needs;
    private Exit exit = Exit.YES;
    private boolean hasShown;

    /** A puzzle that was made, and how hard it is if anybody wants to know. */
    record Product(long number, long seed, Made made, Optional<Grade> grade) {}

    /**
     * Shows in the format with this name, or in what fits if it is empty.
     *
     * @param needs techniques that were asked for
     */
    Products(Session session, String to, Set<Technique> needs) {
        this.session = session;
        this.needs = needs;
        this.wanted = to.isEmpty() ? Optional.empty() : Optional.of(Choices.format("--to", to));
    }

    /** How it went over all. */
    Exit exit() {
        return exit;
    }

    /** Grades a puzzle, on whatever thread. */
    Product graded(long number, long seed, Made made, Limits limits) {
        return switch (made) {
            case Made.Good(Puzzle puzzle, Grid _, Optional<Grade> grade) ->
                new Product(number, seed, made, grade.or(() -> grade(puzzle, limits)));
            case Made.Lacking lacking -> {
                Optional<Grade> grade = lacking.lacks().contains(Lack.UNIQUE)
                        ? Optional.empty()
                        : lacking.grade().or(() -> grade(lacking.puzzle(), limits));
                yield new Product(number, seed, made, grade);
            }
            case Made.Nothing _ -> new Product(number, seed, made, Optional.empty());
        };
    }

    private Optional<Grade> grade(Puzzle puzzle, Limits limits) {
        boolean isWanted = session.isJson() || session.isForPerson();
        if (!isWanted || puzzle.layout().size() > LARGEST_GRADED) {
            return Optional.empty();
        }
        boolean isUnique = Engines.of("auto").solve(puzzle, limits) instanceof Answer.Unique;
        if (!isUnique) {
            return Optional.empty();
        }
        var clock = new Clock(limits);
        return Optional.of(Scale.NEUF.grade(Board.of(puzzle), true, clock::isOver))
                .filter(grade -> !(grade.path() instanceof Path.Cut));
    }

    /** Shows it, and says what it lacks. */
    void show(Product product) {
        switch (product.made()) {
            case Made.Good(Puzzle puzzle, Grid solution, Optional<Grade> _) ->
                write(product, puzzle, solution, Set.of(), Optional.empty());
            case Made.Lacking(Puzzle puzzle, Grid solution, Optional<Grade> _, Set<Lack> lacks, Limits.Limit limit) -> {
                exit = exit.and(Exit.LIMIT);
                write(product, puzzle, solution, lacks, Optional.of(limit));
                session.remark(Message.of(
                        MakingPhrase.MADE_LACKING, product.number(), Explain.limit(limit), List.copyOf(lacks)));
                if (limit == Limits.Limit.NODES) {
                    advise();
                }
            }
            case Made.Nothing(Limits.Limit limit) -> {
                showNone(
                        product,
                        Message.of(CliPhrase.MADE_NOTHING, product.number(), Explain.limit(limit)),
                        Explain.limit(limit));
                if (limit != Limits.Limit.CANCELLED) {
                    advise();
                }
            }
        }
    }

    /** A way out, said once for all puzzles. */
    private void advise() {
        session.remarkOnce(Session.PROGRAM, session.words().say(MakingPhrase.MADE_ADVICE));
    }

    /** Says that it is the same as one before, and is not shown again. */
    void leaveOut(Product product) {
        showNone(
                product,
                Message.of(MakingPhrase.MADE_REPEAT, product.number(), Message.of(MakingPhrase.REPEAT)),
                Message.of(MakingPhrase.REPEAT));
    }

    private void showNone(Product product, Message remark, Message error) {
        exit = exit.and(Exit.LIMIT);
        session.writeGap();
        session.remark(remark);
        if (session.isJson()) {
            Map<String, Object> object = Json.object("puzzle", product.number(), "seed", product.seed());
            object.put("error", session.words().say(error));
            session.write(Json.write(object) + "\n");
        }
    }

    private void write(Product product, Puzzle puzzle, Grid solution, Set<Lack> lacks, Optional<Limits.Limit> limit) {
        Sheet sheet = Sheet.of(puzzle);
        if (session.isJson()) {
            session.write(Json.write(json(product, sheet, solution, lacks, limit)) + "\n");
            return;
        }
        session.write(apart(sheet));
        if (session.isForPerson()) {
            session.write(sentence(product, puzzle, session.words().about(sheet.layout(), sheet.symbols())) + "\n");
        }
    }

    /** The puzzle as a text, apart from the one before it. */
    private String apart(Sheet sheet) {
        boolean isOneLine = wanted.orElseGet(() -> usual(sheet)).isOneLine();
        String gap = hasShown && !isOneLine ? "\n" : "";
        hasShown = true;
        return gap + text(sheet);
    }

    /** The puzzle as a text of its own. */
    private String text(Sheet sheet) {
        Format format = wanted.orElseGet(() -> usual(sheet));
        Optional<Message> refused = format.refuses(sheet);
        if (refused.isPresent()) {
            throw new Refusal(Exit.NO, refused.get());
        }
        if (format == Format.PICTURE && (session.isForPerson() || session.isColored())) {
            return drawn(sheet);
        }
        for (Message loss : format.losses(sheet)) {
            session.remarkOnce(Session.PROGRAM, session.words().say(CliPhrase.LOST, format.id(), loss));
        }
        return format.write(sheet);
    }

    /** The board, and below it what no line of a picture can show: extra rules. */
    private String drawn(Sheet sheet) {
        String picture = Picture.of(sheet, session.paper().painter());
        List<Message> extras = Variants.asked(sheet.puzzle());
        Words words = session.words().about(sheet.layout(), sheet.symbols());
        return extras.isEmpty()
                ? picture
                : picture + session.paper().wrapped(words.say(CliPhrase.PICTURE_ALSO, extras)) + "\n";
    }

    /** The puzzle as a text for a file that can be read again: what was asked for, or what a program gets. */
    String filed(Sheet sheet) {
        return wanted.orElseGet(() -> session.isJson() ? Format.JSON : plain(sheet))
                .write(sheet);
    }

    /** A picture to a person; to a program what keeps regions and rules. */
    private Format usual(Sheet sheet) {
        return session.isForPerson() ? Format.PICTURE : plain(sheet);
    }

    /** A line, if it loses nothing. */
    private static Format plain(Sheet sheet) {
        boolean isLine = Format.LINE.refuses(sheet).isEmpty()
                && Format.LINE.losses(sheet).isEmpty();
        return isLine ? Format.LINE : Format.JSON;
    }

    private static String sentence(Product product, Puzzle puzzle, Words words) {
        int count = puzzle.givens().filledCount();
        return product.grade()
                .map(grade -> words.say(MakingPhrase.MADE_GRADED, Telling.grade(grade), count, product.seed()))
                .orElseGet(() -> words.say(MakingPhrase.MADE, count, product.seed()));
    }

    private Map<String, Object> json(
            Product product, Sheet sheet, Grid solution, Set<Lack> lacks, Optional<Limits.Limit> limit) {
        Map<String, Object> object = Json.object(
                "puzzle", product.number(),
                "seed", product.seed(),
                "size", sheet.layout().size(),
                "givens", sheet.symbols().line(sheet.puzzle().givens()),
                "solution", sheet.symbols().line(solution),
                "count", sheet.puzzle().givens().filledCount());
        product.grade().ifPresent(grade -> {
            object.put("level", grade.level().name().toLowerCase(Locale.ROOT));
            object.put("score", grade.score());
            grade.hardest().ifPresent(hardest -> object.put("hardest", hardest.key()));
            var steps = new LinkedHashMap<String, Object>();
            for (Map.Entry<Technique, Integer> entry : grade.counts().entrySet()) {
                steps.put(entry.getKey().key(), entry.getValue());
            }
            object.put("steps", steps);
            // the way by the table has easier ones that find the same
            List<String> taught = needs.stream()
                    .filter(technique -> !grade.counts().containsKey(technique))
                    .map(Technique::key)
                    .sorted()
                    .toList();
            if (!taught.isEmpty() && !lacks.contains(Lack.NEEDS)) {
                object.put("teaches", taught);
            }
        });
        if (!sheet.layout().shape().equals(Shape.standard(sheet.layout().size()))
                || !sheet.puzzle().variants().isEmpty()) {
            object.put("board", Json.parse(Format.JSON.write(sheet)));
        }
        object.put("complete", lacks.isEmpty());
        limit.ifPresent(reached -> {
            List<String> words = lacks.stream()
                    .map(lack -> lack.name().toLowerCase(Locale.ROOT))
                    .toList();
            object.put("lacks", words);
            object.put("reason", session.words().say(Explain.limit(reached)));
        });
        return object;
    }
}
