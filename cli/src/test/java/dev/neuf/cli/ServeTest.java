package dev.neuf.cli;

import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code neuf serve}, as a process of its own: it ends only when somebody ends it. */
class ServeTest {

    private static final Pattern ADDRESS =
            Pattern.compile("The (?:page|service) is at (http://127\\.0\\.0\\.1:\\d+/)[, v].*");

    @TempDir
    Path site;

    private Process start(String... options) throws IOException {
        Files.writeString(site.resolve("index.html"), "nine");
        return start(site, options);
    }

    private static Process start(Path site, String... options) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var words = new ArrayList<String>();
        words.add(java);
        words.add("-Dneuf.page=" + site);
        words.add("-cp");
        words.add(System.getProperty("java.class.path"));
        words.add(Neuf.class.getName());
        words.add("serve");
        words.addAll(List.of(options));
        words.add("--lang=en");
        return new ProcessBuilder(words).start();
    }

    @Test
    void itSaysWhereThePageIsAndServesItUntilItIsEnded() throws Exception {
        Process process = start("--port=0");
        try (var out = process.inputReader();
                HttpClient client = HttpClient.newHttpClient()) {
            Matcher said = ADDRESS.matcher(out.readLine());
            assertThat(said.matches()).isTrue();
            HttpRequest request =
                    HttpRequest.newBuilder(URI.create(said.group(1))).build();
            assertThat(client.send(request, HttpResponse.BodyHandlers.ofString())
                            .body())
                    .isEqualTo("nine");
            // of two at one place, the second says why it cannot
            Process second = start("--port=" + URI.create(said.group(1)).getPort());
            assertThat(second.waitFor()).isEqualTo(3);
            assertThat(second.errorReader().readLine())
                    .startsWith("neuf: the page cannot be served at 127.0.0.1, port ")
                    .contains("--port and --host choose another place");
        } finally {
            // through the handle: the process itself would close what it still says
            boolean _ = process.toHandle().destroy();
        }
        assertThat(process.waitFor()).isEqualTo(143);
        assertThat(process.errorReader().readLine()).isEqualTo("Stopped.");
    }

    @Test
    void withoutAPageThereIsTheServiceAloneAndItSaysHowToMakeThePage() throws Exception {
        Process process = start(site.resolve("nothing"), "--port=0");
        try (var out = process.inputReader();
                var err = process.errorReader();
                HttpClient client = HttpClient.newHttpClient()) {
            Matcher said = ADDRESS.matcher(out.readLine());
            assertThat(said.matches()).isTrue();
            assertThat(err.readLine())
                    .startsWith("neuf: the page has not been built")
                    .contains("nodejs npm");
            HttpRequest request = HttpRequest.newBuilder(URI.create(said.group(1) + "v1/health"))
                    .build();
            assertThat(client.send(request, HttpResponse.BodyHandlers.ofString())
                            .body())
                    .isEqualTo("{\"status\":\"up\"}");
        } finally {
            boolean _ = process.toHandle().destroy();
        }
        assertThat(process.waitFor()).isEqualTo(143);
    }

    @Test
    void portsAndHostsThatCannotBeAreRefused() {
        for (String port : new String[] {"70000", "-1", "http"}) {
            Console.Result result = neuf("serve", "--port=" + port);
            assertThat(result.exit()).isEqualTo(2);
            assertThat(result.err()).contains("--port", "65535", port);
        }
    }
}
