package dev.neuf.web.service;

import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.format.Shapes;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Named;
import dev.neuf.logic.Technique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a request says, checked against what its operation can be told. */
final class Asked {

    private final Operation operation;
    private final Map<Parameter, List<String>> values;
    private final Words words;

    private Asked(Operation operation, Map<Parameter, List<String>> values, Words words) {
        this.operation = operation;
        this.values = values;
        this.words = words;
    }

    /**
     * Values by name, as an address, a form or an object has them.
     *
     * @throws Problem if one of them is not what it should be
     */
    static Asked of(Operation operation, Map<String, List<String>> told, Words words) {
        var values = new LinkedHashMap<Parameter, List<String>>();
        told.forEach((name, texts) -> {
            Parameter parameter = parameter(operation, name);
            int most = parameter.most();
            if (texts.size() > most) {
                throw new Problem(
                        Problem.BAD,
                        most == 1
                                ? Message.of(ServicePhrase.TWICE, name)
                                : Message.of(ServicePhrase.TOO_OFTEN, name, texts.size(), most));
            }
            for (String text : texts) {
                require(parameter, text);
            }
            values.put(parameter, texts);
        });
        if (operation.isAboutPuzzle() && !values.containsKey(Parameter.PUZZLE)) {
            throw new Problem(Problem.BAD, Message.of(ServicePhrase.NO_PUZZLE, operation.id()));
        }
        return new Asked(operation, values, words);
    }

    private static Parameter parameter(Operation operation, String name) {
        for (Parameter parameter : operation.parameters()) {
            if (parameter.id().equals(name)) {
                return parameter;
            }
        }
        List<String> known = operation.parameters().stream().map(Parameter::id).toList();
        throw new Problem(
                Problem.BAD,
                Message.of(ServicePhrase.UNKNOWN_PARAMETER, operation.id(), name, String.join(", ", known)));
    }

    private static void require(Parameter parameter, String text) {
        if (parameter.kind().has(text)) {
            return;
        }
        Parameter.Kind kind =
                parameter.kind() instanceof Parameter.Several(Parameter.Kind one, int _) ? one : parameter.kind();
        String shown = text.length() > 60 ? text.substring(0, 60) + "…" : text;
        throw new Problem(
                Problem.BAD,
                switch (kind) {
                    case Parameter.Word(List<String> known) ->
                        Message.of(ServicePhrase.BAD_WORD, parameter.id(), shown, String.join(", ", known));
                    case Parameter.Whole(long least, long most) ->
                        Message.of(ServicePhrase.BAD_NUMBER, parameter.id(), shown, least, most);
                    case Parameter.OfTechnique _ ->
                        Named.similar(text)
                                .map(similar ->
                                        Message.of(ServicePhrase.BAD_TECHNIQUE_SIMILAR, parameter.id(), shown, similar))
                                .orElse(Message.of(ServicePhrase.BAD_TECHNIQUE, parameter.id(), shown));
                    case Parameter.Flag _ -> Message.of(ServicePhrase.BAD_FLAG, parameter.id(), shown);
                    case Parameter.Range _ -> Message.of(ServicePhrase.BAD_RANGE, parameter.id(), shown);
                    case Parameter.Text _, Parameter.Several _ -> throw new IllegalStateException(parameter.name());
                });
    }

    /** The language that a request asks for: by its parameter, else the first of its header that there is. */
    static Language language(Map<String, List<String>> told, String header) {
        String wanted = told.getOrDefault("lang", List.of("")).getFirst();
        return Language.of(wanted)
                .or(() -> Arrays.stream(header.split(",", -1))
                        .flatMap(one -> Language.of(one.strip().split("[-;]", 2)[0]).stream())
                        .findFirst())
                .orElse(Language.ENGLISH);
    }

    Optional<String> text(Parameter parameter) {
        return texts(parameter).stream().findFirst();
    }

    List<String> texts(Parameter parameter) {
        return values.getOrDefault(parameter, List.of());
    }

    /** The techniques of the names given. */
    List<Technique> techniques(Parameter parameter) {
        return texts(parameter).stream()
                .flatMap(name -> Named.meant(name).stream())
                .toList();
    }

    long number(Parameter parameter, long usual) {
        return text(parameter).map(Long::parseLong).orElse(usual);
    }

    boolean flag(Parameter parameter, boolean usual) {
        return text(parameter).map(Boolean::parseBoolean).orElse(usual);
    }

    Operation operation() {
        return operation;
    }

    Words words() {
        return words;
    }

    /** A puzzle that was read. */
    record Read(Sheet sheet, Format format, List<Message> notes, Words words) {

        /** The beginning of an answer about it. */
        Map<String, Object> json() {
            return Json.object(
                    "format", format.id(),
                    "size", sheet.layout().size(),
                    "notes", notes.stream().map(words::say).toList());
        }

        /** Where it fits, a grid of the same board as text. */
        String text(Format wanted, Sheet filled) {
            return wanted.write(filled).stripTrailing();
        }
    }

    /**
     * The puzzle that the request is about.
     *
     * @throws Problem if it cannot be read, with the place and what was expected
     */
    Read puzzle() {
        try {
            var hints = new Hints(
                    (int) number(Parameter.SIZE, 0),
                    text(Parameter.SHAPE).map(Shapes::of).orElse(Shapes.ANY),
                    texts(Parameter.VARIANT));
            return puzzle(Parameter.PUZZLE, text(Parameter.FROM).flatMap(Format::of), hints);
        } catch (Unreadable bad) {
            throw new Problem(Problem.BAD, bad.why());
        }
    }

    /** A puzzle that the request has somewhere. */
    Read puzzle(Parameter parameter, Optional<Format> forced, Hints hints) {
        String text = text(parameter).orElseThrow();
        try {
            Parsed parsed = forced.map(format -> format.read(text, hints)).orElseGet(() -> Format.readAny(text, hints));
            return switch (parsed) {
                case Parsed.Ok(Sheet sheet, Format format, List<Message> notes) ->
                    new Read(sheet, format, notes, words.about(sheet.layout(), sheet.symbols()));
                case Parsed.Bad(int line, int column, Message message) ->
                    throw new Problem(Problem.BAD, message, place(parameter, line, column));
            };
        } catch (Unreadable bad) {
            throw new Problem(Problem.BAD, bad.why());
        }
    }

    private static Map<String, Object> place(Parameter parameter, int line, int column) {
        Map<String, Object> place = Json.object("parameter", parameter.id());
        if (line > 0) {
            place.put("line", line);
            place.put("column", column);
        }
        return place;
    }

    /** The values in a JSON object; a puzzle may be an object itself. Null and an empty list say nothing. */
    static Map<String, List<String>> fields(Map<?, ?> object) {
        var told = new LinkedHashMap<String, List<String>>();
        object.forEach((name, value) -> {
            var texts = new ArrayList<String>();
            for (Object one :
                    value.equals(Json.NULL) ? List.of() : value instanceof List<?> list ? list : List.of(value)) {
                texts.add(
                        switch (one) {
                            case String text -> text;
                            case Map<?, ?> _ -> Json.write(one);
                            default -> one.toString();
                        });
            }
            if (!texts.isEmpty()) {
                told.put((String) name, texts);
            }
        });
        return told;
    }
}
