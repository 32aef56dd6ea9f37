package dev.neuf.web.service;

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;

/** What was asked and how it went, as Prometheus reads it. */
final class Metrics {

    private final Map<String, LongAdder> requests = new ConcurrentSkipListMap<>();
    private final Map<String, LongAdder> millis = new ConcurrentSkipListMap<>();
    private final LongAdder gone = new LongAdder();

    /** A request was answered. */
    void add(String operation, int status, long took) {
        requests.computeIfAbsent("operation=\"%s\",status=\"%d\"".formatted(operation, status), _ -> new LongAdder())
                .increment();
        millis.computeIfAbsent("operation=\"%s\"".formatted(operation), _ -> new LongAdder())
                .add(took);
    }

    /** Somebody did not wait for the answer. */
    void addGone() {
        gone.increment();
    }

    String text(Crew crew) {
        var text = new StringBuilder();
        head(text, "neuf_requests_total", "counter", "Requests answered, by operation and status.");
        requests.forEach((labels, number) -> line(text, "neuf_requests_total{" + labels + "}", number.sum()));
        head(text, "neuf_request_milliseconds_total", "counter", "Time from a request to its answer, by operation.");
        millis.forEach((labels, sum) -> line(text, "neuf_request_milliseconds_total{" + labels + "}", sum.sum()));
        head(text, "neuf_requests_gone_total", "counter", "Requests whose client did not wait for the answer.");
        line(text, "neuf_requests_gone_total", gone.sum());
        head(text, "neuf_working", "gauge", "Requests that are worked on.");
        line(text, "neuf_working", crew.working());
        head(text, "neuf_waiting", "gauge", "Requests that wait for that.");
        line(text, "neuf_waiting", crew.waiting());
        return text.toString();
    }

    private static void head(StringBuilder text, String name, String kind, String help) {
        text.append("# HELP %s %s\n# TYPE %s %s\n".formatted(name, help, name, kind));
    }

    private static void line(StringBuilder text, String name, long value) {
        text.append(name).append(' ').append(value).append('\n');
    }
}
