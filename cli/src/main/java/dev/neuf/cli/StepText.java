package dev.neuf.cli;

import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Standing;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Telling;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Steps in sentences. */
final class StepText {

    /** How far a sentence is moved in for each supposition that it stands under. */
    private static final int DEEPER = 2;

    private StepText() {}

    /** As much of a step as is to be told. */
    static String of(Step step, Show show, Words words) {
        return switch (show) {
            case NUDGE -> words.say(Telling.nudge(step));
            case WHERE -> words.say(Telling.where(step));
            case HOW -> how(step, words);
        };
    }

    /** The whole of a step in one line. A long proof has its numbers, which pictures have as well. */
    private static String how(Step step, Words words) {
        if (!Telling.isLong(step)) {
            return all(Telling.how(step), words);
        }
        var text = new StringBuilder();
        int number = 0;
        for (Sentence sentence : step.proof()) {
            number++;
            text.append(number)
                    .append(". ")
                    .append(words.say(sentence.message()))
                    .append(' ');
        }
        return text.append(all(Telling.conclusion(step), words)).toString();
    }

    /** One sentence of the proof, and after the last what follows. */
    static String sentence(Step step, int number, Words words) {
        List<Sentence> proof = step.proof();
        String said = number + ". " + words.say(proof.get(number - 1).message());
        return number < proof.size() ? said : said + " " + all(Telling.conclusion(step), words);
    }

    /** The whole of a step in lines that fit; those after the first begin so far from the left edge. */
    static String told(Step step, Words words, Paper paper, int indent) {
        if (!Telling.isLong(step)) {
            return paper.wrapped(of(step, Show.HOW, words), indent);
        }
        var lines = new ArrayList<String>();
        for (Sentence sentence : step.proof()) {
            String number = "%2d. ".formatted(lines.size() + 1) + " ".repeat(DEEPER * sentence.depth());
            lines.add(number + paper.wrapped(words.say(sentence.message()), indent + number.length()));
        }
        lines.add(paper.wrapped(all(Telling.conclusion(step), words), indent));
        return String.join("\n" + " ".repeat(indent), lines);
    }

    /** Some sentences one after another. */
    static String all(List<Message> sentences, Words words) {
        return sentences.stream().map(words::say).collect(Collectors.joining(" "));
    }

    /** What the step is called, and how hard it is: Naked pair (medium, 3.0). */
    static String title(Step step, Words words) {
        return title(step.technique(), words);
    }

    /** What a technique is called, and how hard it is. */
    static String title(Technique technique, Words words) {
        return capital(words.say(
                CliPhrase.STEP_TITLE,
                technique,
                technique.level(),
                "%d.%d".formatted(technique.rating() / 10, technique.rating() % 10)));
    }

    /** Sentences; bare clauses among them get a capital and a full stop. */
    static String spoken(List<Message> sentences, String between, Words words) {
        return sentences.stream()
                .map(words::say)
                .map(text -> text.endsWith(".") ? text : capital(text) + ".")
                .collect(Collectors.joining(between));
    }

    /** What is wrong with a puzzle, for a program. */
    static Map<String, Object> json(Item item, Standing.Wrong wrong, Words words) {
        Map<String, Object> object = Showing.json(item);
        object.put("answer", "trouble");
        object.put("kind", wrong.kind());
        object.put(
                "cells",
                wrong.cells().stream().mapToObj(item.sheet().layout()::name).toList());
        object.put("text", wrong.sentences().stream().map(words::say).toList());
        return object;
    }

    static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
