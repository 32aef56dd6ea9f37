package dev.neuf.bench.manual;

import dev.neuf.core.words.Language;
import dev.neuf.draw.StepFigure;
import dev.neuf.draw.Svg;
import dev.neuf.logic.Example;
import dev.neuf.logic.Technique;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The whole manual: a list, and a page and a picture for each technique that has an example, in every language. */
public final class Pages {

    private Pages() {}

    /** Argument: the folder of the manual. What is there and no longer belongs to it goes. */
    public static void main(String[] words) throws IOException {
        // pages that no longer belong to it are deleted, so it must not be any folder
        if (words.length != 1 || !new File(words[0]).getName().equals("techniques")) {
            System.err.println("usage: bench/run manual FOLDER, which must be called techniques");
            System.exit(2);
        }
        Path folder = new File(words[0]).toPath();
        Map<String, String> files = all();
        for (String name : names(folder)) {
            if (!files.containsKey(name)) {
                Files.delete(folder.resolve(name));
            }
        }
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
        System.out.printf("%d files in %s%n", files.size(), folder);
    }

    /** The pages and pictures that are in a folder, by their names from there. */
    static List<String> names(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> found = Files.walk(folder)) {
            return found.filter(path ->
                            path.toString().endsWith(".md") || path.toString().endsWith(".svg"))
                    .map(path -> folder.relativize(path).toString().replace(File.separatorChar, '/'))
                    .sorted()
                    .toList();
        }
    }

    /** Where the pages of a language are: those in English at the top, the pictures of all with them. */
    static String folder(Language language) {
        return language == Language.ENGLISH ? "" : language.code() + "/";
    }

    /** Every page and picture, by its name from the folder of the manual. */
    static Map<String, String> all() {
        var examples = new ArrayList<Example>();
        for (Technique technique : Technique.values()) {
            Optional<Example> example = Example.find(technique);
            example.ifPresent(examples::add);
        }
        List<Technique> shown =
                examples.stream().map(example -> example.step().technique()).toList();
        var files = new TreeMap<String, String>();
        for (Language language : Language.values()) {
            String index =
                    new Page(language).index(shown.isEmpty() ? EnumSet.noneOf(Technique.class) : EnumSet.copyOf(shown));
            files.put(folder(language) + "README.md", index);
        }
        for (Example example : examples) {
            Technique technique = example.step().technique();
            var picture = new StepFigure(example.sheet(), example.step());
            files.put(technique.key() + ".svg", Svg.of(picture.figure(technique.key())));
            for (Language language : Language.values()) {
                String page = new Page(language).of(technique, example, picture, shown);
                files.put(folder(language) + technique.key() + ".md", page);
            }
        }
        return files;
    }
}
