package dev.neuf.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program itself in a pseudo terminal, which Python opens; where there is none, this is skipped. */
class PlayPtyTest {

    /** Runs a command in a terminal of 24x80: waits for some words, types, waits for others, and so on; then kills it. */
    private static final String DRIVER = """
            import fcntl, os, pty, select, signal, struct, sys, termios
            pid, fd = pty.fork()
            if pid == 0:
                os.execvp(sys.argv[3], sys.argv[3:])
            fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack('HHHH', 24, 80, 0, 0))
            seen = b''
            def wait(words):
                global seen
                while words not in seen:
                    if not select.select([fd], [], [], 120)[0]:
                        sys.exit('never said: %r in %r' % (words, seen))
                    try:
                        part = os.read(fd, 65536)
                    except OSError:
                        part = b''
                    if not part:
                        sys.exit('ended before: %r in %r' % (words, seen))
                    seen += part
                seen = b''
            for line in sys.argv[1].split('|'):
                words, keys = line.split('>')
                wait(words.encode())
                os.write(fd, keys.encode())
            if sys.argv[2] == 'kill':
                wait(b'\\x1b[?7h')
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)
            else:
                if sys.argv[2] == 'end':
                    os.kill(pid, signal.SIGTERM)
                while True:
                    try:
                        part = os.read(fd, 65536)
                    except OSError:
                        break
                    if not part:
                        break
                    seen += part
                os.waitpid(pid, 0)
                sys.stdout.write('left' if b'\\x1b[?1049l' in seen and b'xception' not in seen else 'no: %r' % seen)
            """;

    @TempDir
    Path state;

    private String locale = "C.UTF-8";

    @BeforeAll
    static void thereIsPython() throws Exception {
        boolean isThere;
        try {
            isThere = new ProcessBuilder("python3", "-c", "import pty")
                            .redirectErrorStream(true)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException _) {
            isThere = false;
        }
        assumeTrue(isThere, "skipped: there is no python3 to open a pseudo terminal");
    }

    /** Types keys, each after the words before it were seen, and tells what the driver says. */
    private String drive(String script, String end, String... args) throws Exception {
        var command = new ArrayList<>(List.of("python3", "-c", DRIVER, script, end));
        command.add(ProcessHandle.current().info().command().orElse("java"));
        command.addAll(List.of(
                "--enable-native-access=ALL-UNNAMED",
                "-Dneuf.tty=012",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.neuf.cli.Neuf",
                "play"));
        command.addAll(List.of(args));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("XDG_STATE_HOME", state.toString());
        builder.environment().put("TERM", "xterm-256color");
        builder.environment().put("LANG", locale);
        builder.environment().remove("LC_ALL");
        builder.environment().remove("NO_COLOR");
        Process process = builder.start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }

    private String saved() throws IOException {
        try (Stream<Path> files = Files.list(state.resolve("neuf/games"))) {
            return Files.readString(files.filter(file -> file.toString().endsWith(".json"))
                    .findFirst()
                    .orElseThrow());
        }
    }

    @Test
    void itIsPlayedAndLeft() throws Exception {
        assertThat(drive("Neuf>\u001B[A\u001B[A\u001B[D\u001B[D3|r1c1>q", "leave", Samples.FOUR))
                .isEqualTo("left");
        assertThat(saved()).contains("[[\"r1c1=3\"]]");
    }

    /** At the other end of an ssh line, the locale of this end is often missing. */
    @Test
    void framesAreRightWhereTheLocaleIsNotInstalled() throws Exception {
        locale = "xx_YY.UTF-8";
        assertThat(drive("┏━━>q", "leave", Samples.FOUR)).isEqualTo("left");
    }

    @Test
    void whoEndsItGetsTheTerminalBack() throws Exception {
        assertThat(drive("Neuf>\u001B[A\u001B[A\u001B[D\u001B[D3m|All candidates>j", "end", Samples.FOUR))
                .isEqualTo("left");
        assertThat(saved()).contains("[[\"r1c1=3\"]]");
    }

    @Test
    void whoKillsItLosesNothing() throws Exception {
        assertThat(drive(
                        "Neuf>\u001B[A\u001B[A\u001B[D\u001B[D3|r1c1>b|What if?>maybe\r|maybe>j", "kill", Samples.FOUR))
                .isEmpty();
        assertThat(saved()).contains("[[\"r1c1=3\"]]").contains("\"branch\":\"maybe\"");
        assertThat(drive("Here is where you>u|begins.>q", "leave"))
                .as("it is played nowhere any more, so this is no copy")
                .isEqualTo("left");
        try (Stream<Path> files = Files.list(state.resolve("neuf/games"))) {
            assertThat(files).hasSize(1);
        }
    }
}
