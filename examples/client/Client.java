import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

/** Asks the service for a nudge: java Client.java http://localhost:9009 */
public class Client {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    public static void main(String[] args) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(args[0] + "/v1/hint?show=nudge&lang=en"))
                .header("Content-Type", "text/plain")
                .POST(HttpRequest.BodyPublishers.ofString(PUZZLE))
                .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            var response = client.send(request, BodyHandlers.ofString());
            if (response.statusCode() != 200) {
                throw new IllegalStateException(response.body());
            }
            // any reader of JSON will do; this one is enough for one sentence
            System.out.println(response.body().replaceFirst(".*\"text\":\\[\"", "").replaceFirst("\"].*", ""));
        }
    }
}
