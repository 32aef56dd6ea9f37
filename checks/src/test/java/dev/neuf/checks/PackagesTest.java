package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is given to others works where nothing of ours is around. */
class PackagesTest {

    private static final Path ROOT = Path.of(System.getProperty("neuf.root"));
    private static final String JAVA_HOME = System.getProperty("java.home");
    private static final String PUZZLE = "4.2.31........6...1...4....5.2......";
    private static final String SOLVED = "452631613425246153135246364512521364\n";

    @TempDir
    Path folder;

    private record Result(int exit, String out) {}

    /** Runs a command in a folder of its own, and returns what it says, on either stream. */
    private Result run(String... command) throws IOException, InterruptedException {
        var builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", JAVA_HOME);
        builder.environment().remove("MAVEN_ARGS");
        Process process = builder.start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Result(process.waitFor(), out);
    }

    /** What the build has packed; in a run of single tests it may not have. */
    private static Path packed(Path file) {
        assumeTrue(Files.exists(file), () -> "skipped: there is no " + file + "; 'mvn verify' makes it");
        return file;
    }

    private static String version() throws IOException {
        Matcher version =
                Pattern.compile("<version>(.*?)</version>").matcher(Files.readString(ROOT.resolve("pom.xml")));
        assertThat(version.find()).isTrue();
        return version.group(1);
    }

    @Test
    void theJarRunsAnywhere() throws Exception {
        Path jar = Files.copy(packed(ROOT.resolve("cli/target/neuf.jar")), folder.resolve("n.jar"));
        String java = JAVA_HOME + "/bin/java";
        assertThat(run(java, "-jar", jar.toString(), "--version").out)
                .matches("neuf " + Pattern.quote(version()) + "\\S* \\(jar\\), Java \\d+\\R");
        assertThat(run(java, "-jar", jar.toString(), "solve", PUZZLE).out).startsWith(SOLVED);
    }

    /** Maven gets a local repository that has our modules, as after "mvn install", and takes all else from the usual one. */
    @Test
    void aStrangerCanUseTheLibrary() throws Exception {
        String path = System.getenv().getOrDefault("PATH", "");
        assumeTrue(
                Arrays.stream(path.split(":")).anyMatch(place -> Files.isExecutable(Path.of(place, "mvn"))),
                "skipped: there is no Maven on this machine");
        Path repository = folder.resolve("repository");
        install(repository, "neuf", ROOT.resolve("pom.xml"));
        for (String module : List.of("core", "search")) {
            install(repository, "neuf-" + module, ROOT.resolve(module).resolve("pom.xml"));
            String jar = "neuf-" + module + "-" + version() + ".jar";
            Files.copy(
                    packed(ROOT.resolve(module).resolve("target").resolve(jar)),
                    repository
                            .resolve("dev/neuf/neuf-" + module)
                            .resolve(version())
                            .resolve(jar));
        }
        Path settings = Files.writeString(folder.resolve("settings.xml"), """
                <settings><mirrors><mirror>
                  <id>usual</id><mirrorOf>*</mirrorOf><url>%s</url>
                </mirror></mirrors></settings>
                """.formatted(
                        Path.of(System.getProperty("localRepository")).toUri()));
        Path example = ROOT.resolve("examples/library");
        Path source = Path.of("src/main/java/FirstSudoku.java");
        Files.createDirectories(folder.resolve(source).getParent());
        Files.copy(example.resolve(source), folder.resolve(source));
        Files.copy(example.resolve("pom.xml"), folder.resolve("pom.xml"));

        Result result = run(
                "mvn",
                "-B",
                "-ntp",
                "-q",
                "-s",
                settings.toString(),
                "-Dmaven.repo.local=" + repository,
                "compile",
                "exec:java");
        boolean isLacking = result.exit != 0 && result.out.contains("resolve") && !result.out.contains("dev.neuf:");
        assumeTrue(!isLacking, () -> "skipped: Maven lacks something for the example here:\n" + result.out);
        assertThat(result.exit).as(result.out).isZero();
        assertThat(result.out).contains(SOLVED);
    }

    private static void install(Path repository, String artifact, Path pom) throws IOException {
        Path place = Files.createDirectories(
                repository.resolve("dev/neuf").resolve(artifact).resolve(version()));
        Files.copy(pom, place.resolve(artifact + "-" + version() + ".pom"));
    }

    /** Takes a minute, so only for those who ask: {@code mvn verify -Dtest=PackagesTest -Dneuf.packages}. */
    @Test
    void theImageRunsWithoutJava() throws Exception {
        assumeTrue(System.getProperty("neuf.packages") != null, "skipped: -Dneuf.packages makes an image and tries it");
        assertThat(run(ROOT.resolve("package").toString(), "image").exit).isZero();
        assertThat(run(
                                "tar",
                                "-xzf",
                                ROOT.resolve("target/packages/neuf-image.tar.gz")
                                        .toString())
                        .exit)
                .isZero();
        String image = folder.resolve("neuf").toString();
        assertThat(run("env", "-i", image + "/bin/neuf", "--version").out).contains(" (image), Java ");
        assertThat(run("env", "-i", "PATH=/usr/bin:/bin", image + "/bin/neuf", "solve", PUZZLE).out)
                .startsWith(SOLVED);
        assertThat(Path.of(image, "lib/neuf/neuf.aot")).isNotEmptyFile();
        assertThat(Path.of(image, "share/man/man1/neuf-solve.1")).isNotEmptyFile();
    }
}
