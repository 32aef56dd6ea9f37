package dev.neuf.web.service;

import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Elsewhere;
import dev.neuf.logic.Example;
import dev.neuf.logic.Manual;
import dev.neuf.logic.StepJson;
import dev.neuf.logic.Technique;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What it knows: formats and techniques. */
final class Lists {

    private Lists() {}

    static Result formats(Asked asked, Effort effort) {
        return new Result.Data(Json.object(
                "formats",
                Arrays.stream(Format.values())
                        .map(format -> Json.object(
                                "format", format.id(), "about", asked.words().say(format)))
                        .toList()));
    }

    static Result techniques(Asked asked, Effort effort) {
        Optional<Technique> named =
                asked.techniques(Parameter.TECHNIQUE).stream().findFirst();
        if (named.isEmpty()) {
            return new Result.Data(Json.object(
                    "techniques",
                    Arrays.stream(Technique.values())
                            .map(technique -> json(technique, asked.words()))
                            .toList()));
        }
        Technique technique = named.get();
        Map<String, Object> object = json(technique, asked.words());
        Manual.about(technique, asked.words().language()).ifPresent(about -> object.put("about", about));
        Example.find(technique).ifPresent(example -> {
            Sheet sheet = example.sheet();
            Words about = asked.words().about(sheet.layout(), sheet.symbols());
            object.put("example", Json.parse(Format.JSON.write(sheet)));
            object.put("step", new StepJson(sheet.layout(), sheet.symbols(), about).of(example.step()));
        });
        return new Result.Data(object);
    }

    private static Map<String, Object> json(Technique technique, Words words) {
        Map<String, Object> object = Json.object(
                "technique",
                technique.key(),
                "title",
                words.say(technique),
                "level",
                technique.level().name().toLowerCase(Locale.ROOT),
                "rating",
                technique.rating() / 10.0,
                "unique",
                technique.assumesUnique());
        if (!technique.code().isEmpty()) {
            object.put("hodoku", technique.code());
        }
        Elsewhere.hodoku(technique).ifPresent(score -> object.put("hodokuScore", score));
        Elsewhere.explainer(technique).ifPresent(rating -> object.put("explainer", rating));
        Elsewhere.yzf(technique).ifPresent(score -> object.put("yzfScore", score));
        return object;
    }
}
