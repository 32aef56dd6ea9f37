package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Phrase;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every sentence exists in every language, with the same parts, and is said somewhere. */
class LanguagesTest {

    private static final String FOLDER = "dev/neuf/words";

    private static final Pattern LINE = Pattern.compile("([A-Z][A-Z0-9_]*) = (.*)");

    /** {@code {0}}, {@code {0:cell|cells}}, or by name, as on help pages: {@code {shapes}}. */
    private static final Pattern HOLE =
            Pattern.compile("\\{(\\d(?=[:+/!;}])|[a-z]+(?=}))([+/!;]|:[^{}|]*(\\|[^{}|]*){1,2})?}");

    /** The enums of phrases, by the name of their book. */
    private static final Map<String, Phrase[]> PHRASES = phrases();

    private static Map<String, Phrase[]> phrases() {
        return new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("dev.neuf").stream()
                        .filter(seen -> seen.isEnum() && seen.isAssignableTo(Phrase.class))
                        .map(JavaClass::reflect)
                        .map(seen -> (Phrase[]) seen.getEnumConstants())
                        .collect(Collectors.toMap(phrases -> phrases[0].book(), phrases -> phrases));
    }

    static Stream<Arguments> files() {
        return PHRASES.keySet().stream()
                .sorted()
                .flatMap(book -> Arrays.stream(Language.values()).map(language -> Arguments.of(book, language)));
    }

    /** Those of sentences; tables such as that of techniques are used as they are. */
    static Stream<String> books() {
        return PHRASES.keySet().stream()
                .sorted()
                .filter(book -> PHRASES.get(book)[0].getClass().getSimpleName().endsWith("Phrase"));
    }

    @Test
    void everyBookHasItsPhrasesAndEveryPhraseABook() throws IOException {
        assertThat(booksOnTheClassPath()).isEqualTo(new TreeSet<>(PHRASES.keySet()));
    }

    @ParameterizedTest
    @MethodSource("files")
    void aFileHasThePhrasesInOrder(String book, Language language) throws IOException {
        List<String> names = Arrays.stream(PHRASES.get(book)).map(Phrase::name).toList();
        assertThat(sentences(book, language)).extracting(Sentence::key).containsExactlyElementsOf(names);
    }

    @ParameterizedTest
    @MethodSource("files")
    void aSentenceHasTheSamePartsInEveryLanguage(String book, Language language) throws IOException {
        Map<String, Set<String>> english = new HashMap<>();
        for (Sentence sentence : sentences(book, Language.ENGLISH)) {
            english.put(sentence.key, sentence.holes());
        }
        assertThat(sentences(book, language))
                .filteredOn(sentence -> !sentence.holes().equals(english.get(sentence.key)))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyBraceIsPartOfAHole(String book, Language language) throws IOException {
        assertThat(sentences(book, language))
                .filteredOn(Sentence::hasLooseBrace)
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("files")
    void aFileHasOnlySentencesCommentsAndEmptyLines(String book, Language language) throws IOException {
        assertThat(lines(book, language))
                .filteredOn(line -> !line.isEmpty()
                        && !line.startsWith("# ")
                        && !LINE.matcher(line).matches())
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("files")
    void noLineEndsWithABlank(String book, Language language) throws IOException {
        assertThat(lines(book, language))
                .filteredOn(line -> !line.equals(line.stripTrailing()))
                .isEmpty();
    }

    /** A sentence that nobody says is one too many. */
    @ParameterizedTest
    @MethodSource("books")
    void everyPhraseIsUsed(String book) {
        Phrase[] phrases = PHRASES.get(book);
        String type = ((Enum<?>) phrases[0]).getDeclaringClass().getSimpleName();
        String code = Sources.main().stream()
                .filter(file -> !file.getFileName().toString().equals(type + ".java"))
                .flatMap(file -> Sources.lines(file).stream())
                .collect(Collectors.joining("\n"));
        Set<String> used = words("\\b" + type + "\\s*\\.\\s*([A-Z0-9_]+)\\b", code);
        used.addAll(words("\"([A-Z0-9_]+)(?=\")", code));
        assertThat(used).isNotEmpty();
        assertThat(phrases).filteredOn(phrase -> !isUsed(phrase.name(), used)).isEmpty();
    }

    /** What the group of a pattern finds: all at once, because the code is long and the phrases are many. */
    private static Set<String> words(String pattern, String code) {
        return Pattern.compile(pattern)
                .matcher(code)
                .results()
                .map(word -> word.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** By its name, as text, or put together from its first word: {@code "OPTION_" + ...}. */
    private static boolean isUsed(String key, Set<String> used) {
        return used.contains(key) || used.contains(key.substring(0, key.indexOf('_') + 1));
    }

    /** One line of a language file. */
    private record Sentence(String key, String words) {
        boolean hasLooseBrace() {
            String rest = HOLE.matcher(words).replaceAll("");
            return rest.contains("{") || rest.contains("}");
        }

        Set<String> holes() {
            return HOLE.matcher(words)
                    .results()
                    .map(hole -> hole.group(1))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static List<Sentence> sentences(String book, Language language) throws IOException {
        return lines(book, language).stream()
                .map(LINE::matcher)
                .filter(line -> line.matches())
                .map(line -> new Sentence(line.group(1), line.group(2)))
                .toList();
    }

    private static List<String> lines(String book, Language language) throws IOException {
        String file = "/%s/%s_%s.txt".formatted(FOLDER, book, language.code());
        try (InputStream in = LanguagesTest.class.getResourceAsStream(file)) {
            assertThat(in).as(file).isNotNull();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    /** The modules on the class path are folders or jars. */
    private static Set<String> booksOnTheClassPath() throws IOException {
        var books = new TreeSet<String>();
        for (URL url : Collections.list(LanguagesTest.class.getClassLoader().getResources(FOLDER))) {
            URI folder = URI.create(url.toString());
            if (folder.getScheme().equals("jar")) {
                try (var jar = FileSystems.newFileSystem(folder, Map.of())) {
                    addBooks(jar.getPath(FOLDER), books);
                }
            } else {
                addBooks(Path.of(folder), books);
            }
        }
        return books;
    }

    private static void addBooks(Path folder, Set<String> books) throws IOException {
        try (var files = Files.list(folder)) {
            files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith("_en.txt"))
                    .forEach(name -> books.add(name.substring(0, name.length() - "_en.txt".length())));
        }
    }
}
