package dev.neuf.cli;

import dev.neuf.core.words.Message;
import dev.neuf.web.Site;
import dev.neuf.web.WebServer;
import dev.neuf.web.service.Bounds;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code neuf serve}: the page in the browser and the service for programs, from this machine. */
@Command(name = "serve", abbreviateSynopsis = true, sortOptions = false)
final class ServeCommand extends Task {

    private static final int LAST_PORT = 65_535;

    @Option(names = "--port", paramLabel = "N", descriptionKey = "OPTION_PORT", order = 1)
    String port = "9009";

    @Option(names = "--host", paramLabel = "ADDRESS", descriptionKey = "OPTION_HOST", order = 2)
    String host = "127.0.0.1";

    @Override
    boolean hasAnswer() {
        return false;
    }

    @Override
    Exit run(Session session) {
        Optional<Site> site = site(session);
        WebServer server = start(site);
        CliPhrase where = site.isPresent() ? CliPhrase.SERVE_AT : CliPhrase.SERVE_AT_ALONE;
        session.write(session.words().say(Message.of(where, server.address())) + "\n");
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

    /** The page, if it has been built. */
    private static Optional<Site> site(Session session) {
        try {
            Optional<Site> site = Site.in(folder());
            if (site.isEmpty()) {
                session.remark(CliPhrase.SERVE_NO_PAGE);
            }
            return site;
        } catch (IOException e) {
            throw new Refusal(Exit.UNREADABLE, Message.of(CliPhrase.SERVE_BAD_PAGE, folder(), Trouble.of(e)));
        }
    }

    private WebServer start(Optional<Site> site) {
        int number = Choices.number("--port", port, 0, LAST_PORT);
        try {
            return WebServer.start(site, Bounds.usual(), new InetSocketAddress(InetAddress.getByName(host), number));
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
