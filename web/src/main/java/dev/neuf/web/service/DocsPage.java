package dev.neuf.web.service;

import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The service as people like it described: one page, made from the tables. */
final class DocsPage {

    private DocsPage() {}

    static String html(Words words, int port) {
        var text = new StringBuilder("<!doctype html>\n<html lang=\"")
                .append(words.language().code())
                .append("\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n")
                .append(
                        "<title>Neuf /v1/</title>\n<link rel=\"icon\" href=\"data:,\">\n<link rel=\"stylesheet\" href=\"/v1/style.css\">\n<main>\n<h1>Neuf</h1>\n");
        text.append("<p>")
                .append(escaped(words.say(ServicePhrase.SERVICE_ABOUT)))
                .append("</p>\n<p class=\"links\">");
        text.append("<a href=\"/v1/openapi.json\">OpenAPI</a> · <a href=\"/v1/health\">health</a>")
                .append(" · <a href=\"/v1/metrics\">metrics</a>");
        for (Language other : Language.values()) {
            if (other != words.language()) {
                text.append(" · <a hreflang=\"%1$s\" href=\"/v1/?lang=%1$s\">%2$s</a>"
                        .formatted(other.code(), other.title()));
            }
        }
        text.append("</p>\n<p>")
                .append(escaped(words.say(
                        ServicePhrase.SERVICE_RULES,
                        Bounds.usual().bytes(),
                        Bounds.usual().mostMillis() / 1_000)))
                .append("</p>\n<pre>")
                .append("curl -d puzzle=" + OpenApi.EXAMPLE + " \\\n")
                .append("     http://localhost:%d/v1/solve</pre>\n<nav>\n".formatted(port));
        for (Operation operation : Operation.values()) {
            text.append("<a href=\"#%1$s\">%1$s</a>\n".formatted(operation.id()));
        }
        text.append("</nav>\n");
        for (Operation operation : Operation.values()) {
            text.append("<section id=\"%1$s\">\n<h2><a href=\"#%1$s\">/v1/%1$s</a></h2>\n<p>%2$s</p>\n<table>\n"
                    .formatted(operation.id(), escaped(words.say(operation.about()))));
            for (Parameter parameter : operation.parameters()) {
                text.append("<tr><th scope=\"row\"><code>%s</code></th><td>%s%s</td></tr>\n"
                        .formatted(parameter.id(), escaped(words.say(parameter.about())), values(parameter)));
            }
            text.append("</table>\n<p class=\"try\"><a href=\"%s\">%s</a></p>\n</section>\n"
                    .formatted(escaped(trial(operation)), escaped(words.say(ServicePhrase.TRY_IT))));
        }
        return text.append("</main>\n</html>\n").toString();
    }

    /** An address that shows what it answers. */
    private static String trial(Operation operation) {
        String address = Service.ROOT + operation.id();
        return switch (operation) {
            case GENERATE -> address + "?level=medium";
            case TECHNIQUES -> address + "?technique=x-wing";
            case CONVERT -> address + "?to=picture&puzzle=" + OpenApi.EXAMPLE;
            default -> operation.isAboutPuzzle() ? address + "?puzzle=" + OpenApi.EXAMPLE : address;
        };
    }

    /** The words it can be, if they are few, or the numbers. */
    private static String values(Parameter parameter) {
        Parameter.Kind kind =
                parameter.kind() instanceof Parameter.Several(Parameter.Kind one, int _) ? one : parameter.kind();
        return switch (kind) {
            case Parameter.Word(var known)
            when known.size() <= 12 -> " <small>" + escaped(String.join(" · ", known)) + "</small>";
            case Parameter.Whole(long least, long most) -> " <small>%d – %d</small>".formatted(least, most);
            case Parameter.Flag _ -> " <small>true · false</small>";
            case Parameter.Range _ -> " <small>1500-2000 · 1500- · -2000</small>";
            case Parameter.Word _, Parameter.OfTechnique _, Parameter.Text _, Parameter.Several _ -> "";
        };
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    static String style() {
        try (InputStream stream = DocsPage.class.getResourceAsStream("style.css")) {
            if (stream == null) {
                throw new IllegalStateException("style.css is not in the jar");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
