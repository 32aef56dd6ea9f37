package dev.neuf.web.service;

import dev.neuf.core.Digits;
import dev.neuf.core.format.Format;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Notation;
import dev.neuf.draw.Png;
import dev.neuf.logic.Level;
import dev.neuf.logic.Named;
import dev.neuf.logic.Scale;
import dev.neuf.logic.Technique;
import dev.neuf.make.Seeds;
import dev.neuf.make.Symmetry;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** Everything that a request can be told. To add one, add its row, its sentence in the language files, and who reads it. */
enum Parameter {
    // spotless:off
    PUZZLE       ("puzzle",     new Text()),
    FROM         ("from",       words(Format.values(), Format::id)),
    SIZE         ("size",       new Whole(1, Digits.MOST)),
    SHAPE        ("shape",      new Text()),
    VARIANT      ("variant",    new Several(new Text(), Digits.MOST * Digits.MOST)),
    LANG         ("lang",       words(Language.values(), Language::code)),
    TIME         ("time",       new Whole(1, Bounds.usual().mostMillis())),
    ENGINE       ("engine",     new Word(Engines.names())),
    SOLUTIONS    ("limit",      new Whole(1, 1_000)),
    LIMIT        ("limit",      new Whole(1, Seeds.MOST - 1)),
    TO           ("to",         words(Format.values(), Format::id)),
    SHOW         ("show",       new Word(List.of("nudge", "where", "how"))),
    UPTO         ("upto",       new OfTechnique()),
    NOTATION     ("notation",   words(Notation.values(), Notation::key)),
    SCALE        ("scale",      words(Scale.values(), row -> row.name().toLowerCase(Locale.ROOT))),
    LEVEL        ("level",      words(Level.values(), row -> row.name().toLowerCase(Locale.ROOT))),
    SCORE        ("score",      new Range()),
    NEEDS        ("needs",      new Several(new OfTechnique(), Technique.values().length)),
    WITHOUT      ("without",    new Several(new OfTechnique(), Technique.values().length)),
    SYMMETRY     ("symmetry",   words(Symmetry.values(), Symmetry::key)),
    CAGES        ("cages",      new Word(List.of("alone", "givens"))),
    GIVENS       ("givens",     new Whole(0, Digits.MOST * Digits.MOST)),
    MINIMAL      ("minimal",    new Flag()),
    NEAR         ("near",       new Text()),
    SEED         ("seed",       new Whole(0, Seeds.MOST - 1)),
    NUMBER       ("number",     new Whole(1, 100)),
    PICTURE      ("picture",    new Word(List.of("board", "solution", "step"))),
    TO_PICTURE   ("to",         new Word(List.of("svg", "png"))),
    ALL_NOTES    ("candidates", new Flag()),
    NUMBERS      ("numbers",    new Flag()),
    WIDTH        ("width",      new Whole(16, Png.WIDEST / 2)),
    TECHNIQUE    ("technique",  new OfTechnique());
    // spotless:on

    /** What a value can be. */
    sealed interface Kind {

        /** Whether the text is such a value. */
        boolean has(String text);

        /** What to expect, as a JSON schema. */
        Map<String, Object> schema();
    }

    record Text() implements Kind {

        @Override
        public boolean has(String text) {
            return true;
        }

        @Override
        public Map<String, Object> schema() {
            return Json.object("type", "string");
        }
    }

    record Flag() implements Kind {

        @Override
        public boolean has(String text) {
            return text.equals("true") || text.equals("false");
        }

        @Override
        public Map<String, Object> schema() {
            return Json.object("type", "boolean");
        }
    }

    record Whole(long least, long most) implements Kind {

        @Override
        public boolean has(String text) {
            return text.matches("\\d{1,16}") && Long.parseLong(text) >= least && Long.parseLong(text) <= most;
        }

        @Override
        public Map<String, Object> schema() {
            return Json.object("type", "integer", "minimum", least, "maximum", most);
        }
    }

    /** From one number to another; one of them may be left out, or the hyphen. */
    record Range() implements Kind {

        private static final String FORM = "\\d{1,7}(-\\d{0,7})?|-\\d{1,7}";

        @Override
        public boolean has(String text) {
            return text.matches(FORM) && least(text) <= most(text);
        }

        @Override
        public Map<String, Object> schema() {
            return Json.object("type", "string", "pattern", "^(" + FORM + ")$");
        }

        static int least(String text) {
            String first = text.split("-", -1)[0];
            return first.isEmpty() ? 0 : Integer.parseInt(first);
        }

        static int most(String text) {
            String last = text.substring(text.indexOf('-') + 1);
            return last.isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(last);
        }
    }

    record Word(List<String> words) implements Kind {

        @Override
        public boolean has(String text) {
            return words.contains(text);
        }

        @Override
        public Map<String, Object> schema() {
            return Json.object("type", "string", "enum", words);
        }
    }

    /** A name of a technique: whatever people call it, so that the keys are but examples. */
    record OfTechnique() implements Kind {

        @Override
        public boolean has(String text) {
            return Named.meant(text).isPresent();
        }

        @Override
        public Map<String, Object> schema() {
            return Json.object(
                    "type",
                    "string",
                    "examples",
                    Arrays.stream(Technique.values()).map(Technique::key).toList());
        }
    }

    /** A list of at most so many. */
    record Several(Kind one, int most) implements Kind {

        @Override
        public boolean has(String text) {
            return one.has(text);
        }

        @Override
        public Map<String, Object> schema() {
            return Json.object("type", "array", "items", one.schema(), "maxItems", most);
        }
    }

    private final String id;
    private final Kind kind;

    Parameter(String id, Kind kind) {
        this.id = id;
        this.kind = kind;
    }

    private static <E> Word words(E[] rows, Function<E, String> name) {
        return new Word(Arrays.stream(rows).map(name).toList());
    }

    /** Its name in a request. */
    String id() {
        return id;
    }

    Kind kind() {
        return kind;
    }

    /** How many values it can have. */
    int most() {
        return kind instanceof Several(Kind _, int most) ? most : 1;
    }

    /** What it means, in a sentence. */
    ServicePhrase about() {
        return ServicePhrase.valueOf("P_" + name());
    }
}
