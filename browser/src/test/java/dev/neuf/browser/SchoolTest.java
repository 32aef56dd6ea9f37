package dev.neuf.browser;

import static dev.neuf.browser.Scripts.at;
import static dev.neuf.browser.Scripts.request;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.json.Json;
import dev.neuf.logic.Example;
import dev.neuf.logic.Technique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every lesson has a position, a step that is judged right, and judges what is wrong. */
class SchoolTest {

    private final Desk desk = new Desk();

    private Map<?, ?> ask(String name, Object... namesAndValues) {
        return (Map<?, ?>) Json.parse(desk.answer(request(name, namesAndValues)));
    }

    static Stream<Technique> shown() {
        return Example.known().stream();
    }

    /** A step as {@code apply} takes it: pairs of a cell and a digit. */
    record Doing(List<Object> place, List<Object> strike) {

        static Doing of(Map<?, ?> begun) {
            long size = (Long) at(begun, "board", "size");
            String symbols = at(begun, "board", "symbols").toString();
            return new Doing(
                    pairs(at(begun, "lesson", "step", "place"), size, symbols),
                    pairs(at(begun, "lesson", "step", "eliminate"), size, symbols));
        }

        private static List<Object> pairs(Object some, long size, String symbols) {
            var pairs = new ArrayList<Object>();
            for (Object one : (List<?>) some) {
                for (Object name : (List<?>) at(one, "cells")) {
                    String[] parts = name.toString().substring(1).split("c");
                    long cell = (Long.parseLong(parts[0]) - 1) * size + Long.parseLong(parts[1]) - 1;
                    at(one, "digits")
                            .toString()
                            .chars()
                            .forEach(sign -> pairs.add(List.of(cell, symbols.indexOf(sign) + 1)));
                }
            }
            return pairs;
        }
    }

    /** The step of a lesson in disguise. */
    Doing doing(String key, int seed) {
        return Doing.of(ask("lesson", "technique", key, "seed", seed));
    }

    private String verdict(Technique technique) {
        Map<?, ?> judged = ask("judge", "technique", technique.key());
        assertThat((List<?>) at(judged, "judge", "text")).isNotEmpty();
        return at(judged, "judge", "verdict").toString();
    }

    /** Does the step, then something false, and looks whether both are known for what they are. */
    private void isJudged(Technique technique, Map<?, ?> begun) {
        assertThat(at(begun, "error")).isEqualTo(Json.NULL);
        assertThat(verdict(technique)).isEqualTo("nothing");
        Doing doing = Doing.of(begun);
        ask("apply", "place", doing.place(), "strike", doing.strike());
        assertThat(verdict(technique)).as("the step of %s", technique).isEqualTo("done");
        ask("undo");
        ask("strike", "cells", List.of(trueCell(begun)), "digit", trueDigit);
        assertThat(verdict(technique)).as("a false strike for %s", technique).isEqualTo("wrong");
        ask("undo");
        assertThat(verdict(technique)).isEqualTo("nothing");
    }

    private int trueDigit;

    /** An open cell, and the digit of the solution there. */
    private int trueCell(Map<?, ?> begun) {
        List<?> cells = (List<?>) at(begun, "game", "cells");
        List<?> found = (List<?>) at(ask("live"), "live", "candidates");
        for (int cell = 0; cell < cells.size(); cell++) {
            if (at(cells, cell, "d").equals(Json.NULL)) {
                assertThat((List<?>) at(found, cell)).hasSize(1);
                trueDigit = ((Long) at(found, cell, 0)).intValue();
                return cell;
            }
        }
        throw new AssertionError("every cell is filled");
    }

    @ParameterizedTest
    @MethodSource("shown")
    void theExampleCanBeDone(Technique technique) {
        isJudged(technique, ask("lesson", "technique", technique.key()));
    }

    @ParameterizedTest
    @MethodSource("shown")
    void aDisguiseIsAnotherPositionAndCanBeDone(Technique technique) {
        Map<?, ?> example = ask("lesson", "technique", technique.key());
        Map<?, ?> disguised = ask("lesson", "technique", technique.key(), "seed", 7);
        assertThat(disguised.get("game")).isNotEqualTo(example.get("game"));
        assertThat(ask("lesson", "technique", technique.key(), "seed", 7)).isEqualTo(disguised);
        isJudged(technique, disguised);
    }

    @Test
    void everyTechniqueIsListed() {
        List<?> lessons = (List<?>) at(ask("lessons", "lang", "fr"), "lessons");
        assertThat(lessons).hasSize(Technique.values().length);
        Object wing = lessons.stream()
                .filter(lesson -> at(lesson, "key").equals("x-wing"))
                .findFirst()
                .orElseThrow();
        assertThat(at(wing, "hodoku")).isEqualTo(140L);
        assertThat(at(wing, "explainer")).isEqualTo("3.2");
        assertThat(at(wing, "levelTitle")).isEqualTo("difficile");
        assertThat(at(wing, "example")).isEqualTo(true);
    }

    @Test
    void whatIsMissingIsSaid() {
        assertThat(at(ask("lesson", "technique", "banana"), "error").toString()).startsWith("There is no technique");
        // by now all have one; a new technique may be without for a while
        Arrays.stream(Technique.values())
                .filter(technique -> !Example.known().contains(technique))
                .forEach(rare -> assertThat(at(ask("lesson", "technique", rare.key()), "error")
                                .toString())
                        .startsWith("There is no example of this yet"));
        assertThat(at(ask("lesson", "technique", "x-wing", "text", Scripts.FOUR), "error")
                        .toString())
                .startsWith("There is no step of this kind");
    }

    /** A drill needs its technique, and nothing easier helps there. */
    @ParameterizedTest
    @EnumSource(
            names = {
                "FULL_HOUSE",
                "HIDDEN_SINGLE_LINE",
                "NAKED_PAIR",
                "X_WING",
                "SKYSCRAPER",
                "XY_WING",
                "UNIQUE_RECTANGLE_1",
                "CAGE"
            })
    void aDrillIsMadeToOrder(Technique technique) {
        Object made = at(ask("drill", "technique", technique.key(), "seed", 3), "drill");
        assertThat(at(made, "text")).isNotEqualTo(Json.NULL);
        assertThat(at(ask("drill", "technique", technique.key(), "seed", 3), "drill"))
                .isEqualTo(made);
        assertThat(at(ask("drill", "technique", technique.key(), "seed", 4), "drill", "text"))
                .isNotEqualTo(at(made, "text"));
        Map<?, ?> begun = ask("lesson", "technique", technique.key(), "text", at(made, "text"));
        assertThat(at(ask("hint"), "hint", "step", "technique")).isEqualTo(technique.key());
        isJudged(technique, begun);
    }

    @Test
    void theLearnerIsToldHowFarItGoes() {
        Map<?, ?> begun = ask("lesson", "technique", "naked-triple");
        Doing doing = Doing.of(begun);
        assertThat(doing.strike()).hasSizeGreaterThan(1);
        ask("apply", "place", List.of(), "strike", doing.strike().subList(0, 1));
        assertThat(verdict(Technique.NAKED_TRIPLE)).isEqualTo("part");
        assertThat(verdict(Technique.JELLYFISH)).as("true for another reason").isEqualTo("other");
        assertThat(ask("judge", "technique", "jellyfish", "lang", "en").toString())
                .contains("True, but for another reason: naked triple. Here, look for this: jellyfish.");
    }
}
