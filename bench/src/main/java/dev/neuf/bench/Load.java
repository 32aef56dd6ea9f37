package dev.neuf.bench;

import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.make.Generator;
import dev.neuf.make.Made;
import dev.neuf.make.Recipe;
import dev.neuf.web.WebServer;
import dev.neuf.web.service.Bounds;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;

/** Many clients at once ask the service for hints, each as soon as it has its last answer. Server and clients share the machine. */
public final class Load {

    private static final int PUZZLES = 500;

    private Load() {}

    /** Arguments: how many clients, and how many hints each of them asks for. */
    public static void main(String[] words) throws Exception {
        int clients = words.length > 0 ? Integer.parseInt(words[0]) : 200;
        int each = words.length > 1 ? Integer.parseInt(words[1]) : 50;
        List<String> puzzles = puzzles();
        WebServer server = WebServer.start(
                Optional.empty(), Bounds.usual(), new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        try {
            System.out.printf(
                    "%s, %d cores%n", server.address(), Runtime.getRuntime().availableProcessors());
            run("warming up", server.address(), puzzles, clients, Math.max(1, each / 5));
            long errors = run("measured", server.address(), puzzles, clients, each);
            System.exit(errors == 0 ? 0 : 1);
        } finally {
            server.stop();
        }
    }

    /** Minimal 9x9 puzzles, from seeds. */
    private static List<String> puzzles() {
        var puzzles = new ArrayList<String>();
        var generator = new Generator(Recipe.of(Layout.standard(9)).minimal());
        for (long seed = 1; puzzles.size() < PUZZLES; seed++) {
            if (generator.make(seed, Limits.NONE) instanceof Made.Good(Puzzle puzzle, var _, var _)) {
                puzzles.add(Format.LINE.write(Sheet.of(puzzle)).strip());
            }
        }
        return puzzles;
    }

    private static long run(String title, URI server, List<String> puzzles, int clients, int each)
            throws InterruptedException, ExecutionException {
        var errors = new LongAdder();
        var took = new ConcurrentLinkedQueue<Long>();
        long start = System.nanoTime();
        try (HttpClient http = HttpClient.newHttpClient();
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var running = new ArrayList<Future<?>>();
            for (int i = 0; i < clients; i++) {
                int first = i * each;
                running.add(threads.submit(() -> {
                    for (int j = 0; j < each; j++) {
                        String puzzle = puzzles.get((first + j) % puzzles.size());
                        long begin = System.nanoTime();
                        if (!isAnswered(http, server.resolve("/v1/hint?puzzle=" + puzzle))) {
                            errors.increment();
                        }
                        took.add(System.nanoTime() - begin);
                    }
                }));
            }
            for (Future<?> one : running) {
                one.get();
            }
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        long[] sorted = took.stream().mapToLong(Long::longValue).sorted().toArray();
        System.out.printf(
                "%s: %d clients, %d hints, %d errors, %.0f hints a second; half within %d ms, 99 of 100 within %d ms, all within %d ms%n",
                title,
                clients,
                sorted.length,
                errors.sum(),
                sorted.length / seconds,
                sorted[sorted.length / 2] / 1_000_000,
                sorted[sorted.length * 99 / 100] / 1_000_000,
                Arrays.stream(sorted).max().orElse(0) / 1_000_000);
        return errors.sum();
    }

    private static boolean isAnswered(HttpClient http, URI uri) {
        try {
            HttpResponse<String> answer =
                    http.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
            return answer.statusCode() == 200 && answer.body().contains("\"answer\":\"step\"");
        } catch (IOException _) {
            return false;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
