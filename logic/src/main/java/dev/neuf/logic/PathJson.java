package dev.neuf.logic;

import dev.neuf.core.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A way and its grade as JSON: the same fields on the command line and in the service. */
public final class PathJson {

    private PathJson() {}

    /** How a way ends, in a word. */
    public static String answer(Path path) {
        return switch (path) {
            case Path.Solved _ -> "solved";
            case Path.Stuck _ -> "stuck";
            case Path.Contradiction _ -> "contradiction";
            case Path.Cut _ -> "cut";
        };
    }

    /** The rounds of a way, each with the steps that add something to those before them. */
    public static List<Object> rounds(Path path, StepJson json) {
        var rounds = new ArrayList<Object>();
        for (Round round : path.rounds()) {
            rounds.add(Json.object(
                    "technique",
                    round.technique().key(),
                    "steps",
                    round.news().stream().map(json::of).toList()));
        }
        return rounds;
    }

    /** The level of a grade, on whatever scale, for a program. */
    public static String level(Grade grade) {
        return grade.level().name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Adds what a grade says; its level and score, if it has some: see {@link #hasGrade}. */
    public static void grade(Standing standing, Grade grade, Map<String, Object> object) {
        if (hasGrade(standing, grade)) {
            object.put("level", level(grade));
            object.put("score", grade.score());
        }
        grade.hardest().ifPresent(hardest -> object.put("hardest", hardest.key()));
        Map<String, Object> counts = Json.object();
        grade.counts().forEach((technique, count) -> counts.put(technique.key(), count));
        object.put("steps", counts);
        object.put("rounds", grade.path().rounds().size());
    }

    /** Only a puzzle with one solution, looked at to the end, has a grade. */
    public static boolean hasGrade(Standing standing, Grade grade) {
        return !standing.isMany() && !(grade.path() instanceof Path.Cut);
    }
}
