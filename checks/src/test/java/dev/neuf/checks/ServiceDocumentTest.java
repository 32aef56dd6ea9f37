package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.neuf.web.WebServer;
import dev.neuf.web.service.Bounds;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What docs/SERVICE.md shows is what a service answers. */
class ServiceDocumentTest {

    private static final Path ROOT = Path.of(System.getProperty("neuf.root"));

    private static final Pattern EXAMPLE = Pattern.compile("(?m)^```shell\n\\$ (.*)\n((?:(?!```).*\n)*)```$");

    @Test
    void requestsAreAnsweredAsTheDocumentSays() throws Exception {
        assumeTrue(isHere("curl"), "curl is not installed");
        WebServer server = WebServer.start(
                Optional.empty(), Bounds.usual(), new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        int shown = 0;
        try {
            String address = "localhost:" + server.address().getPort();
            Matcher examples = EXAMPLE.matcher(Files.readString(ROOT.resolve("docs/SERVICE.md")));
            while (examples.find()) {
                shown++;
                String java =
                        Path.of(System.getProperty("java.home"), "bin", "java").toString();
                String command = examples.group(1)
                        .replace("localhost:9009", address)
                        .replaceFirst("^java ", Matcher.quoteReplacement(java + " "));
                assertThat(printed(command).strip())
                        .as(examples.group(1))
                        .isEqualTo(examples.group(2).strip());
            }
        } finally {
            server.stop();
        }
        assertThat(shown).isGreaterThan(5);
    }

    private static boolean isHere(String program) throws IOException, InterruptedException {
        return new ProcessBuilder("sh", "-c", "command -v " + program + " >/dev/null")
                        .start()
                        .waitFor()
                == 0;
    }

    private static String printed(String command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("sh", "-c", command)
                .directory(ROOT.toFile())
                .redirectErrorStream(true)
                .start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return text;
    }
}
