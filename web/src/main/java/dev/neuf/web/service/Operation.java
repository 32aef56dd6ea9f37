package dev.neuf.web.service;

import static dev.neuf.web.service.Parameter.ALL_NOTES;
import static dev.neuf.web.service.Parameter.CAGES;
import static dev.neuf.web.service.Parameter.ENGINE;
import static dev.neuf.web.service.Parameter.FROM;
import static dev.neuf.web.service.Parameter.GIVENS;
import static dev.neuf.web.service.Parameter.LANG;
import static dev.neuf.web.service.Parameter.LEVEL;
import static dev.neuf.web.service.Parameter.LIMIT;
import static dev.neuf.web.service.Parameter.MINIMAL;
import static dev.neuf.web.service.Parameter.NEAR;
import static dev.neuf.web.service.Parameter.NEEDS;
import static dev.neuf.web.service.Parameter.NOTATION;
import static dev.neuf.web.service.Parameter.NUMBER;
import static dev.neuf.web.service.Parameter.NUMBERS;
import static dev.neuf.web.service.Parameter.PICTURE;
import static dev.neuf.web.service.Parameter.PUZZLE;
import static dev.neuf.web.service.Parameter.SCALE;
import static dev.neuf.web.service.Parameter.SCORE;
import static dev.neuf.web.service.Parameter.SEED;
import static dev.neuf.web.service.Parameter.SHAPE;
import static dev.neuf.web.service.Parameter.SHOW;
import static dev.neuf.web.service.Parameter.SIZE;
import static dev.neuf.web.service.Parameter.SOLUTIONS;
import static dev.neuf.web.service.Parameter.SYMMETRY;
import static dev.neuf.web.service.Parameter.TECHNIQUE;
import static dev.neuf.web.service.Parameter.TIME;
import static dev.neuf.web.service.Parameter.TO;
import static dev.neuf.web.service.Parameter.TO_PICTURE;
import static dev.neuf.web.service.Parameter.UPTO;
import static dev.neuf.web.service.Parameter.VARIANT;
import static dev.neuf.web.service.Parameter.WIDTH;
import static dev.neuf.web.service.Parameter.WITHOUT;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Everything that can be asked. To add something, write the method that answers it, add its row, and its sentence in the
 * language files. The fields are those of its answer, for its description; a question mark is behind those that may be
 * missing.
 */
enum Operation {
    // spotless:off
    //         answered by           about a puzzle  fields of the answer                                                              can be told
    SOLVE     (Solving::solve,       true,  "answer:string solution:string? solutions:array? complete:boolean? reason:string?",                 ENGINE, SOLUTIONS, TO),
    COUNT     (Solving::count,       true,  "solutions:integer exact:string? complete:boolean reason:string?",                         LIMIT),
    CANDIDATES(Solving::candidates,  true,  "candidates:object counts:object limit:integer complete:boolean answer:string? reason:string?", LIMIT),
    CHECK     (Solving::check,       true,  "filled:integer complete:boolean valid:boolean conflicts:array answer:string reason:string?"),
    HINT      (Human::hint,          true,  "answer:string kind:string? cells:array? text:array? step:object? solutions:string? remark:string?",              SHOW, UPTO, NOTATION),
    STEPS     (Human::steps,         true,  "answer:string kind:string? cells:array? text:array? steps:array? complete:boolean? solutions:string? remark:string?", UPTO, NOTATION),
    EXPLAIN   (Human::explain,       true,  "answer:string kind:string? cells:array? text:array? rounds:array? values:string? solutions:string? remark:string?", UPTO, NOTATION),
    RATE      (Human::rate,          true,  "answer:string kind:string? cells:array? level:string? score:integer? hardest:string? steps:object? rounds:integer? text:array solutions:string? remark:string?", SCALE),
    CONVERT   (Workshop::convert,    true,  "to:string text:string lost:array",                                                       TO),
    DRAW      (Workshop::draw,       true,  "",                                                                                       PICTURE, TO_PICTURE, ALL_NOTES, NUMBERS, WIDTH),
    GENERATE  (Workshop::generate,   false, "puzzles:array",                                                                          NUMBER, SEED, LEVEL, SCORE, NEEDS, WITHOUT, NEAR, SYMMETRY, GIVENS, MINIMAL, CAGES, SIZE, SHAPE, VARIANT),
    FORMATS   (Lists::formats,       false, "formats:array"),
    TECHNIQUES(Lists::techniques,    false, "techniques:array? technique:string? title:string? level:string? rating:number? hodoku:string? hodokuScore:integer? explainer:string? yzfScore:integer? unique:boolean? about:string? example:object? step:object?", TECHNIQUE);
    // spotless:on

    /** Answers a request, while there is time. */
    @FunctionalInterface
    interface Answering {
        Result answer(Asked asked, Effort effort);
    }

    /** The fields that every answer about a puzzle begins with. */
    private static final String ABOUT_PUZZLE = "format:string size:integer notes:array ";

    private final Answering answering;
    private final boolean isAboutPuzzle;
    private final String fields;
    private final List<Parameter> own;

    Operation(Answering answering, boolean isAboutPuzzle, String fields, Parameter... own) {
        this.answering = answering;
        this.isAboutPuzzle = isAboutPuzzle;
        this.fields = fields;
        this.own = List.of(own);
    }

    /** The operation of a name. */
    static Optional<Operation> of(String id) {
        return Arrays.stream(values()).filter(row -> row.id().equals(id)).findFirst();
    }

    /** Its name in an address. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    Result answer(Asked asked, Effort effort) {
        return answering.answer(asked, effort);
    }

    boolean isAboutPuzzle() {
        return isAboutPuzzle;
    }

    /** What it can be told. */
    List<Parameter> parameters() {
        var all = new ArrayList<Parameter>();
        if (isAboutPuzzle) {
            all.addAll(List.of(PUZZLE, FROM, SIZE, SHAPE, VARIANT));
        }
        all.addAll(own);
        all.addAll(List.of(TIME, LANG));
        return all;
    }

    /** The fields of its answer, each as name, type and perhaps a question mark; none for a picture. */
    List<String> fields() {
        String all = isAboutPuzzle && !fields.isEmpty() ? ABOUT_PUZZLE + fields : fields;
        return Arrays.stream(all.split(" ")).filter(field -> !field.isEmpty()).toList();
    }

    /** What it does, in a sentence. */
    ServicePhrase about() {
        return ServicePhrase.valueOf("ABOUT_" + id().toUpperCase(Locale.ROOT));
    }
}
