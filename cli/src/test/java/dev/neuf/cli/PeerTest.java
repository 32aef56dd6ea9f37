package dev.neuf.cli;

import static dev.neuf.cli.Console.TERMINAL;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code neuf bench --peer}: another solver beside ours. */
class PeerTest {

    @TempDir
    Path folder;

    private String puzzles = "";

    @BeforeEach
    void write() throws IOException {
        puzzles = Files.writeString(folder.resolve("puzzles.txt"), Samples.NINE + "\n" + ".".repeat(81))
                .toString();
    }

    /** A program that runs this script; {@code $1} is the file. */
    private String script(String text) throws IOException {
        return "sh " + Files.writeString(folder.resolve("peer.sh"), text);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> peer(Console.Result result) {
        return (Map<String, Object>)
                Objects.requireNonNull(result.objects().getFirst().get("peer"));
    }

    @Test
    void aPeerIsMeasuredByItsTimeAndItsAnswersAreLookedAt() throws IOException {
        String solution = neuf("solve", Samples.NINE).out().strip();
        String peer = script("while read -r line; do echo \"$line:" + solution + "\"; done < \"$1\"\nexit 1\n");
        var result = neuf("bench", "--seconds=1", "--rounds=2", "--json", "--peer", peer, puzzles);
        assertThat(result.exit()).as(result.err()).isZero();
        assertThat(peer(result))
                .containsEntry("clock", Stopwatch.knowsChildren() ? "cpu" : "wall")
                .containsEntry("rounds", 2L)
                .containsEntry("agreed", 1L);
        assertThat((Long) peer(result).get("copies")).isGreaterThan(1);
        assertThat(Double.parseDouble(String.valueOf(result.objects().getFirst().get("ratio"))))
                .isPositive();
        assertThat(result.err()).contains("the time of the peer is the", "it includes reading and printing");
    }

    @Test
    void aPeerMayMeasureItself() throws IOException {
        String peer = script("echo 'read 3.5 k/s, solved 250.5 k/s'");
        var result = neuf("bench", "--seconds=1", "--rounds=2", "--json", "--peer", peer, puzzles);
        assertThat(peer(result))
                .containsEntry("clock", "own")
                .containsEntry("copies", 1L)
                .hasEntrySatisfying("best", best -> assertThat(best).hasToString("250.5"))
                .doesNotContainKey("agreed");
        assertThat(result.err()).isEqualTo("neuf: the speed of the peer is what it says itself\n");
    }

    @Test
    void aLineHasBothSpeedsAndTheRatio() throws IOException {
        String peer = script("echo '{\"best\":2,\"median\":1}'");
        var result = neuf("bench", "--seconds=1", "--rounds=1", "--peer", peer, puzzles);
        String[] fields = result.out().strip().split("\t");
        assertThat(fields).startsWith(puzzles, "nine", "2").hasSize(10);
        assertThat(fields[4]).isEqualTo("2");
        double ratio = Double.parseDouble(fields[3]) / 2;
        assertThat(Double.parseDouble(fields[5]) / ratio).isBetween(0.99, 1.01);
        assertThat(fields).endsWith("1", "-");
        assertThat(TERMINAL.run("bench", "--seconds=1", "--rounds=1", "--peer", peer, puzzles)
                        .lines()
                        .getFirst()
                        .strip())
                .isEqualTo("engine  puzzles  neuf k/s  peer k/s   ratio   least    most     one  agreed");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "no-such-program|the program 'no-such-program' cannot be started",
                "sh -c 'exit 3'|'sh -c 'exit 3'' ended with status 3\n",
                "sh -c 'echo; echo oh >&2; exit 2'|'sh -c 'echo; echo oh >&2; exit 2'' ended with status 2: oh\n",
                "sh -c 'echo 0 k/s'|'sh -c 'echo 0 k/s'' says no speed above 0",
                "sh -c 'exit 0'|'sh -c 'exit 0'' takes no longer for",
                "sh 'x|'sh 'x' is not a command: expected words"
            })
    void aBadPeerIsRefusedInOneSentence(String peer, String complaint) {
        var result = neuf("bench", "--seconds=1", "--rounds=1", "--peer", peer, puzzles);
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.remarks()).hasSize(1);
        assertThat(result.err()).startsWith("neuf: --peer: " + complaint.strip());
    }

    @Test
    void nothingIsLeftBehind() throws IOException {
        Path file;
        try (var peer = new Peer("sh -c 'cat {}'", 60)) {
            file = peer.write("1...", 2);
            assertThat(file).hasContent("1...\n1...\n");
            assertThat(peer.run(file).output()).hasContent("1...\n1...\n");
        }
        assertThat(file.getParent()).doesNotExist();
    }

    @Test
    void aPeerThatNeverEndsIsStopped() {
        try (var peer = new Peer("sh -c 'sleep 600' {}", 0)) {
            Path file = peer.write("", 0);
            assertThatThrownBy(() -> peer.run(file))
                    .isInstanceOfSatisfying(
                            Refusal.class,
                            refusal -> assertThat(refusal.why().phrase()).isEqualTo(CliPhrase.PEER_TOO_SLOW));
        }
    }

    @Test
    void quotesHoldWordsTogether() {
        assertThat(Peer.words("solve")).containsExactly("solve", "{}");
        assertThat(Peer.words("  a  --b={}\tc ")).containsExactly("a", "--b={}", "c");
        assertThat(Peer.words("sh -c \"x '$y' < {}\"")).containsExactly("sh", "-c", "x '$y' < {}");
        assertThat(Peer.words("'my solver'/'a b'c \"\" '{}'")).containsExactly("my solver/a bc", "", "{}");
    }

    @Test
    void aWordMayBeLong() {
        String word = "x".repeat(100_000);
        assertThat(Peer.words(word)).containsExactly(word, "{}");
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "'", "a \"b", "a 'b' c'"})
    void aQuoteNeedsAnother(String command) {
        assertThatThrownBy(() -> Peer.words(command)).isInstanceOf(Refusal.class);
    }

    @Test
    void theOutputIsSearchedForFullGrids() throws IOException {
        String full = "123456789".repeat(9);
        Path output = Files.writeString(
                folder.resolve("out"),
                full.replace('9', '0') + "\n" + full + "1\n" + full.substring(1) + "\n1," + full + ";x" + full);
        assertThat(PeerOutput.grids(output)).containsExactly(full);
        assertThat(PeerOutput.rate(output)).isEmpty();
    }

    @Test
    void theLastSpeedCounts() throws IOException {
        Path output =
                Files.writeString(folder.resolve("out"), "a 1 k/s\n" + "x".repeat(5000) + "\nb 22.5k/s (3.1 s)\n");
        assertThat(PeerOutput.rate(output)).hasValue(22_500);
        assertThat(PeerOutput.rate(Files.writeString(output, "25 kk/s 1.2.3 s")))
                .isEmpty();
    }

    @Test
    void theMedianIsInTheMiddle() {
        assertThat(new Rates(List.of(3.0, 1.0, 2.0)).median()).isEqualTo(2);
        assertThat(new Rates(List.of(4.0, 1.0, 2.0, 3.0)).median()).isEqualTo(2.5);
        assertThat(new Rates(List.of(3.0, 1.0)).most()).isEqualTo(3);
        assertThat(new Rates(List.of(3.0, 1.0)).least()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "123456.7, 123500", "999.96, 1000", "12.345, 12.35", "0.00012, 0.0001200", "2, 2"})
    void measuredNumbersHaveFourDigits(double number, String shown) {
        assertThat(Rates.rounded(number).toPlainString()).isEqualTo(shown);
    }
}
