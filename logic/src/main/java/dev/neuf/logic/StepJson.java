package dev.neuf.logic;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Chain;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Link;
import dev.neuf.core.Part;
import dev.neuf.core.Rule;
import dev.neuf.core.Symbols;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Steps as JSON, for the page and for programs. docs/STEPS.md says what the names mean. */
public final class StepJson {

    private final Layout layout;
    private final Symbols symbols;
    private final Words words;

    /** About a board, its digits written so, with the proof in these words. */
    public StepJson(Layout layout, Symbols symbols, Words words) {
        this.layout = layout;
        this.symbols = symbols;
        this.words = words;
    }

    /** The step as an object. */
    public Map<String, Object> of(Step step) {
        Map<String, Object> object = Json.object(
                "technique", step.technique().key(),
                "title", words.say(step.technique()),
                "level", step.technique().level().name().toLowerCase(Locale.ROOT),
                "rating", step.technique().rating() / 10.0,
                "unique", step.technique().assumesUnique(),
                "digits", symbols(step.digits()));
        var placed = new ArrayList<Object>();
        var eliminated = new ArrayList<Object>();
        for (Deduction deduction : step.deductions()) {
            switch (deduction) {
                case Deduction.Place(int cell, int digit) -> placed.add(candidates(CellSet.of(cell), Digits.of(digit)));
                case Deduction.Eliminate(int cell, Digits digits) ->
                    eliminated.add(candidates(CellSet.of(cell), digits));
            }
        }
        object.put("place", placed);
        object.put("eliminate", eliminated);
        object.put("proof", step.proof().stream().map(this::sentence).toList());
        object.put(
                "conclusion", Telling.conclusion(step).stream().map(words::say).toList());
        return object;
    }

    private Map<String, Object> sentence(Sentence sentence) {
        Map<String, Object> object = Json.object(
                "key",
                        sentence.message()
                                .phrase()
                                .name()
                                .toLowerCase(Locale.ROOT)
                                .replace('_', '-'),
                "text", words.say(sentence.message()),
                "marks", sentence.marks().stream().map(this::mark).toList());
        if (sentence.depth() > 0) {
            object.put("depth", sentence.depth());
        }
        return object;
    }

    private Map<String, Object> mark(Mark mark) {
        Map<String, Object> object =
                Json.object("role", mark.role().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        object.putAll(part(mark.part()));
        return object;
    }

    private Map<String, Object> part(Part part) {
        return switch (part) {
            case Digits digits -> Json.object("digits", symbols(digits));
            case CellSet cells -> Json.object("cells", names(cells));
            case Candidates(Digits digits, CellSet cells) -> candidates(cells, digits);
            case Link(Candidates from, Candidates to, Link.Kind kind) ->
                Json.object("link", kind.name().toLowerCase(Locale.ROOT), "from", part(from), "to", part(to));
            case Chain(List<Link> links, Map<Link, CellSet> _) ->
                Json.object("chain", links.stream().map(this::part).toList());
            case Rule.House house ->
                Json.object(
                        "house", house.kind().name().toLowerCase(Locale.ROOT),
                        "number", house.number(),
                        "cells", names(house.cells()));
        };
    }

    private Map<String, Object> candidates(CellSet cells, Digits digits) {
        return Json.object("cells", names(cells), "digits", symbols(digits));
    }

    private List<String> names(CellSet cells) {
        return cells.stream().mapToObj(layout::name).toList();
    }

    private String symbols(Digits digits) {
        var text = new StringBuilder();
        digits.forEach(digit -> text.append(symbols.of(digit)));
        return text.toString();
    }
}
