package dev.neuf.cli;

import dev.neuf.core.Unreadable;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Technique;
import dev.neuf.logic.library.Library;
import dev.neuf.logic.library.LibraryCase;
import dev.neuf.logic.library.Verdict;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Holds the techniques against a library of examples, and counts what they found. */
final class Verifying {

    private static final String ROW = "%-34s %7s %7s %7s %7s%n";

    private final Session session;
    private final Map<String, Tally> tallies = new TreeMap<>();
    private boolean isReadable = true;

    private Verifying(Session session) {
        this.session = session;
    }

    private static final class Tally {
        private int cases;
        private int found;
        private int missed;
        private int wrong;

        void add(Tally other) {
            cases += other.cases;
            found += other.found;
            missed += other.missed;
            wrong += other.wrong;
        }

        String row(String name) {
            return ROW.formatted(name, cases, found, missed, wrong);
        }

        Map<String, Object> json() {
            return Json.object("cases", cases, "found", found, "missed", missed, "wrong", wrong);
        }
    }

    /** Reads the file line by line; each case that does not come out is named on standard error. */
    static Exit run(String file, Session session) {
        try (BufferedReader lines = open(file, session)) {
            var verifying = new Verifying(session);
            int number = 0;
            for (String line = lines.readLine(); line != null && !session.isInterrupted(); line = lines.readLine()) {
                number++;
                verifying.line(file, line, number);
            }
            return verifying.sum();
        } catch (IOException e) {
            throw new Refusal(Exit.UNREADABLE, Message.of(CliPhrase.CANNOT_READ, file, Trouble.ofReading(e)));
        } catch (InvalidPathException e) {
            throw new Refusal(Exit.UNREADABLE, Message.of(CliPhrase.CANNOT_READ, file, String.valueOf(e.getMessage())));
        }
    }

    private static BufferedReader open(String file, Session session) throws IOException {
        return file.equals("-")
                ? new BufferedReader(new InputStreamReader(session.io().in(), StandardCharsets.UTF_8))
                : new BufferedReader(
                        new InputStreamReader(Files.newInputStream(Path.of(file)), StandardCharsets.UTF_8));
    }

    private void line(String file, String line, int number) {
        String place = Source.place(file, number, 0);
        try {
            Optional<LibraryCase> given = LibraryCase.read(line, number);
            given.ifPresent(one -> verify(place, one));
        } catch (Unreadable e) {
            isReadable = false;
            session.remark(
                    Source.place(file, number, e.column()), session.words().say(e.why()));
        }
    }

    private void verify(String place, LibraryCase given) {
        Tally tally = tallies.computeIfAbsent(given.name(), _ -> new Tally());
        tally.cases++;
        switch (Library.verify(given)) {
            case Verdict.Right _ -> tally.found++;
            case Verdict.Missed _ -> {
                tally.missed++;
                session.remark(place, session.words().say(CliPhrase.VERIFY_MISSED, given.name()));
            }
            case Verdict.Unknown _ -> {
                tally.missed++;
                session.remark(place, session.words().say(CliPhrase.VERIFY_UNKNOWN, given.name()));
            }
            case Verdict.UnknownVariant _ -> {
                tally.missed++;
                session.remark(place, session.words().say(CliPhrase.VERIFY_VARIANT, given.name(), given.variant()));
            }
            case Verdict.Wrong(var others, boolean isFound) -> {
                tally.wrong++;
                CliPhrase phrase = isFound ? CliPhrase.VERIFY_MORE : CliPhrase.VERIFY_WRONG;
                String told = StepText.of(others.getFirst(), Show.HOW, session.words());
                session.remark(place, session.words().say(phrase, given.name(), told));
            }
        }
    }

    private static String json(String name, Tally tally) {
        Map<String, Object> object = Json.object("technique", name);
        object.putAll(tally.json());
        return Json.write(object) + "\n";
    }

    /** A code and what it stands for. */
    private String titled(String name) {
        for (Technique technique : Technique.values()) {
            if (!technique.code().isEmpty() && name.startsWith(technique.code())) {
                return name + " " + session.words().say(technique);
            }
        }
        return name;
    }

    private Exit sum() {
        var total = new Tally();
        if (!session.isJson()) {
            Object[] heads = session.words().say(CliPhrase.VERIFY_COLUMNS).split("\\|");
            session.write(ROW.formatted(heads));
        }
        tallies.forEach((name, tally) -> {
            total.add(tally);
            session.write(session.isJson() ? json(name, tally) : tally.row(titled(name)));
        });
        session.write(session.isJson() ? Json.write(total.json()) + "\n" : total.row("total"));
        if (total.cases == 0 && isReadable) {
            session.remark(CliPhrase.VERIFY_EMPTY);
        }
        if (!isReadable || total.cases == 0) {
            return Exit.UNREADABLE;
        }
        return total.missed + total.wrong == 0 ? Exit.YES : Exit.NO;
    }
}
