package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.format.Format;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the documents show is what happens: their commands and programs are run. */
class DocumentsTest {

    private static final String PACKAGE = "dev.neuf.core.format.";
    private static final Path ROOT = Path.of(System.getProperty("neuf.root"));

    /** What came of a command: several documents show the same one, a translation most of its original. */
    private static final Map<String, String> PRINTED = new HashMap<>();

    /**
     * The launcher may want to build: Maven leaves the program alone when it would come out the same, and then it is
     * older than a source of the tests that has changed. What it says about that is no part of an example.
     */
    @BeforeAll
    static void letTheLauncherBuild() throws Exception {
        new ProcessBuilder(ROOT.resolve("neuf").toString(), "--help")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    /** A command of a document, and what it says comes of it. */
    record Example(String document, String command, String output) {
        @Override
        public String toString() {
            return document + ": " + command;
        }
    }

    static List<Example> commands() throws IOException {
        var examples = new ArrayList<Example>();
        for (Path document : documents()) {
            for (String block : blocks(Files.readString(document), "console")) {
                for (String part : block.split("(?m)^\\$ ")) {
                    if (!part.isEmpty()) {
                        int end = part.indexOf('\n');
                        examples.add(new Example(
                                ROOT.relativize(document).toString(), part.substring(0, end), part.substring(end + 1)));
                    }
                }
            }
        }
        return examples;
    }

    private static List<Path> documents() throws IOException {
        try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
            return Stream.concat(Stream.of(ROOT.resolve("README.md"), ROOT.resolve("CONTRIBUTING.md")), docs)
                    .filter(path -> path.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    /** The insides of the fenced blocks of one kind. */
    private static List<String> blocks(String markdown, String kind) {
        var blocks = new ArrayList<String>();
        String fence = "\n```" + kind + "\n";
        for (int at = markdown.indexOf(fence); at >= 0; at = markdown.indexOf(fence, at + 1)) {
            int start = at + fence.length();
            blocks.add(markdown.substring(start, markdown.indexOf("\n```", start) + 1));
        }
        return blocks;
    }

    @Test
    void theReadmeShowsCommands() throws IOException {
        assertThat(commands()).extracting(Example::document).contains("README.md");
    }

    /** The order of the table is the order in which a text is recognised. */
    @Test
    void everyFormatIsDescribedInTheOrderOfTheTable() throws IOException {
        String page = Files.readString(ROOT.resolve("docs/FORMATS.md"));
        List<String> described = Pattern.compile("(?m)^\\| `([a-z-]+)` \\|")
                .matcher(page)
                .results()
                .map(row -> row.group(1))
                .toList();
        assertThat(described)
                .isEqualTo(Arrays.stream(Format.values()).map(Format::id).toList());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void commandDoesWhatTheDocumentSays(Example example, @TempDir Path folder) throws Exception {
        if (!PRINTED.containsKey(example.command)) {
            PRINTED.put(example.command, printed(example.command, folder));
        }
        assertThat(PRINTED.get(example.command)).isEqualTo(example.output);
    }

    private static String printed(String command, Path folder) throws Exception {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        var builder = new ProcessBuilder("bash", "-c", command)
                .directory(ROOT.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith("LC_"));
        builder.environment().put("LANG", "C.UTF-8");
        builder.start().waitFor();
        return Files.readString(out) + Files.readString(err);
    }

    @Test
    void programOfTheReadmePrintsWhatItSays(@TempDir Path folder) throws Exception {
        String readme = Files.readString(ROOT.resolve("README.md"));
        Path source = Files.writeString(
                folder.resolve("Example.java"), blocks(readme, "java").getFirst());
        Path out = folder.resolve("out");
        int exit = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        source.toString())
                .redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start()
                .waitFor();
        assertThat(exit).isZero();
        assertThat(Files.readString(out)).isEqualTo(blocks(readme, "text").getFirst());
    }

    @Test
    void exampleOfAddingAFormatReadsAndWrites(@TempDir Path folder) throws Exception {
        String code = blocks(Files.readString(ROOT.resolve("CONTRIBUTING.md")), "java")
                .getFirst();
        compile(code, folder);
        // a loader of its own for core and the example together: they share a package, and what is private to it
        var paths = new ArrayList<>(List.of(folder.toUri().toURL()));
        for (String path : System.getProperty("java.class.path").split(File.pathSeparator)) {
            paths.add(Path.of(path).toUri().toURL());
        }
        try (var loader = new URLClassLoader(paths.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
            Object text = make(loader, "Text", "1.../..2./.3../...4");
            Object hints = loader.loadClass(PACKAGE + "Hints").getField("NONE").get(null);
            Object syntax = make(loader, "SlashSyntax");
            assertThat(call(syntax, "recognises", text)).isEqualTo(true);
            Object sheet = call(syntax, "read", make(loader, "Reading", text, hints));
            assertThat(call(syntax, "write", sheet)).isEqualTo("1.../..2./.3../...4\n");
        }
    }

    private static Object make(ClassLoader loader, String name, Object... parts) throws ReflectiveOperationException {
        Constructor<?> constructor = Arrays.stream(
                        loader.loadClass(PACKAGE + name).getDeclaredConstructors())
                .filter(candidate -> candidate.getParameterCount() == parts.length)
                .findFirst()
                .orElseThrow();
        constructor.setAccessible(true);
        return constructor.newInstance(parts);
    }

    private static Object call(Object object, String name, Object part) throws ReflectiveOperationException {
        Method method = Arrays.stream(object.getClass().getDeclaredMethods())
                .filter(candidate -> candidate.getName().equals(name))
                .findFirst()
                .orElseThrow();
        method.setAccessible(true);
        return method.invoke(object, part);
    }

    private static void compile(String code, Path folder) throws IOException {
        var source = new SimpleJavaFileObject(URI.create("mem:///SlashSyntax.java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return code;
            }
        };
        var complaints = new StringWriter();
        var options = List.of("-d", folder.toString(), "-cp", System.getProperty("java.class.path"));
        var compiler = ToolProvider.getSystemJavaCompiler();
        try (var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            boolean isFine = compiler.getTask(complaints, files, null, options, null, List.of(source))
                    .call();
            assertThat(isFine).as(complaints.toString()).isTrue();
        }
    }
}
