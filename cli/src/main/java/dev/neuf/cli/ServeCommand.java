package dev.neuf.cli;

import dev.neuf.core.words.Message;
import dev.neuf.web.PageServer;
import dev.neuf.web.Site;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code neuf serve}: the page in the browser, from this machine. */
@Command(name = "serve", abbreviateSynopsis = true, sortOptions = false)
final class ServeCommand extends Task {

    private static final int LAST_PORT = 65_535;

    @Option(names = "--port", paramLabel = "N", descriptionKey = "OPTION_PORT", order = 1)
    String port = "9009";

    @Option(names = "--host", paramLabel = "ADDRESS", descriptionKey = "OPTION_HOST", order = 2)
    String host = "127.0.0.1";

    @Override
    Exit run(Session session) {
        Choices.notTogether("serve", true, "--json", delivery.isJson);
        Choices.notTogether("serve", true, "--output", !delivery.file.isEmpty());
        PageServer server = start();
        session.write(session.words().say(Message.of(CliPhrase.SERVE_AT, server.address())) + "\n");
        session.io().out().flush();
        return Interrupt.waiting(
                () -> {
                    server.stop();
                    session.io().err().println(session.words().say(CliPhrase.SERVE_STOPPED));
                    session.io().err().flush();
                    return true;
                },
                ServeCommand::untilStopped);
    }

    private PageServer start() {
        int number = Choices.number("--port", port, 0, LAST_PORT);
        try {
            Site site = Site.in(folder())
                    .orElseThrow(() -> new Refusal(Exit.UNREADABLE, Message.of(CliPhrase.SERVE_NO_PAGE)));
            return PageServer.start(site, new InetSocketAddress(InetAddress.getByName(host), number));
        } catch (UnknownHostException _) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.SERVE_HOST, host));
        } catch (IOException e) {
            throw new Refusal(Exit.UNREADABLE, Message.of(CliPhrase.SERVE_NOT_HERE, host, port, Trouble.of(e)));
        }
    }

    /** Where the build has put the page; the launcher says it. */
    private static Path folder() {
        return Path.of(System.getProperty("neuf.page", "page"));
    }

    private static Exit untilStopped() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        return Exit.YES;
    }
}
