package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.TERMINAL;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.neuf.core.Grid;
import dev.neuf.make.canon.Mapping;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** {@code neuf canon}. */
class CanonTest {

    private static final String FORM =
            "........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45.";

    /** The same puzzle from its other side: the last row is the first, and 9 is called 1. */
    private static final String TURNED = new StringBuilder(Samples.NINE)
            .reverse()
            .toString()
            .chars()
            .mapToObj(c -> c == '.' ? "." : String.valueOf((char) ('1' + '9' - c)))
            .collect(Collectors.joining());

    @Test
    void puzzlesThatAreTheSameButForSymmetryGetTheSameLine() {
        var result = neuf("canon", Samples.NINE, TURNED, FORM);
        assertThat(result.lines()).containsExactly(FORM, FORM, FORM);
        assertThat(result.err()).isEmpty();
        assertThat(result.exit()).isZero();
    }

    @Test
    void aPersonSeesAPictureAndASentence() {
        var one = TERMINAL.run("canon", "--color", "never", Samples.NINE);
        assertThat(one.lines()).hasSize(15);
        assertThat(one.lines().get(1)).isEqualTo("┃ . . . ┃ . . . ┃ . . 1 ┃");
        assertThat(one.lines().subList(13, 15))
                .containsExactly(
                        "Canonical form. No symmetry leads from the puzzle to itself but the one that",
                        "changes nothing.");
        assertThat(TERMINAL.run("canon", Samples.EMPTY_NINE).lines().getLast())
                .isEqualTo("Canonical form. 1218998108160 symmetries lead from the puzzle to itself.");
        assertThat(TERMINAL.run("canon", "--lang", "fr", Samples.EMPTY_NINE).out())
                .endsWith("Forme canonique. 1218998108160 symétries ramènent la grille à elle-même.\n");
    }

    @Test
    void jsonTellsTheWay() {
        var result = neuf("canon", "--json", TURNED);
        Map<String, Object> object = result.objects().getFirst();
        assertThat(object).containsEntry("canonical", FORM).containsEntry("automorphisms", 1L);
        var way = new Mapping(
                Boolean.TRUE.equals(object.get("transposed")),
                numbers(object, "rows").stream().map(row -> row - 1).toList(),
                numbers(object, "columns").stream().map(column -> column - 1).toList(),
                numbers(object, "digits"));
        int[] digits = TURNED.chars().map(c -> c == '.' ? 0 : c - '0').toArray();
        assertThat(way.apply(Grid.of(digits))).hasToString(FORM);
    }

    private static List<Integer> numbers(Map<String, Object> object, String field) {
        return ((List<?>) Objects.requireNonNull(object.get(field)))
                .stream().map(number -> ((Long) number).intValue()).toList();
    }

    @Test
    void theFormatOfTheInputIsKeptAndAnotherOneCanBeAskedFor() {
        String csv = neuf("convert", "--to", "csv", Samples.NINE).out();
        String form = neuf("convert", "--to", "csv", FORM).out();
        assertThat(PIPE.reading(csv).run("canon", "-").out()).isEqualTo(form);
        assertThat(neuf("canon", "--to", "csv", Samples.NINE).out()).isEqualTo(form);
        assertThat(neuf("canon", "--to", "csv", "--json", Samples.NINE).exit()).isEqualTo(2);
    }

    @Test
    void onlyThePlainNineHasAForm() {
        var result = neuf("canon", Samples.FOUR, Samples.NINE);
        assertThat(result.exit()).isEqualTo(1);
        assertThat(result.lines()).containsExactly("", FORM);
        assertThat(result.err())
                .isEqualTo("puzzle 1: canonical forms are for 9x9 with boxes 3x3 and no other rules only;"
                        + " this is 4x4 with boxes 2x2\n");
        var other = neuf("canon", "--json", "--variant", "diagonals", Samples.NINE);
        assertThat(other.exit()).isEqualTo(1);
        assertThat(other.objects().getFirst().get("error"))
                .asString()
                .endsWith("this is 9x9 with boxes 3x3, plus diagonals");
        assertThat(neuf("canon", "--distinct", Samples.FOUR, Samples.NINE).out())
                .isEqualTo(Samples.NINE + "\n");
    }

    @Test
    void distinctKeepsTheFirstOfEachAsItIs() {
        String stream =
                String.join("\n", Samples.HARD, TURNED, Samples.NINE, "oops", FORM, Samples.FOUR, Samples.HARD) + "\n";
        for (String threads : new String[] {"1", "4"}) {
            var result = PIPE.reading(stream).run("canon", "--distinct", "--threads", threads, "--from", "line", "-");
            assertThat(result.lines()).containsExactly(Samples.HARD, TURNED);
            assertThat(result.remarks().getLast())
                    .isEqualTo("neuf: 7 puzzles read, 2 distinct, 3 like one before, 1 without a form, 1 not readable");
            assertThat(result.exit()).isEqualTo(3);
            var json = PIPE.reading(stream).run("canon", "--distinct", "--json", "--threads", threads, "-");
            assertThat(json.objects())
                    .extracting(object -> object.get("puzzle"))
                    .containsExactly(1L, 2L, 4L, 6L);
        }
        var picture = TERMINAL.run("canon", "--distinct", "--color", "never", Samples.NINE, TURNED, Samples.HARD);
        assertThat(picture.lines()).hasSize(27);
    }

    @Test
    void whatComesFirstDoesNotDependOnThreads() {
        var stream = new StringBuilder();
        for (int i = 0; i < 4000; i++) {
            // a digit less, at every place in turn; every third line has a remark and goes the ordinary way
            String line = i % 2 == 0 ? Samples.NINE : TURNED;
            int cell = i * 7 % 81;
            stream.append(line, 0, cell).append('.').append(line, cell + 1, 81).append(i % 3 == 0 ? " #\n" : "\n");
        }
        var alone = PIPE.reading(stream.toString()).run("canon", "--distinct", "--threads", "1", "-");
        assertThat(alone.lines()).hasSize(31);
        assertThat(alone.remarks())
                .containsExactly("neuf: 4000 puzzles read, 31 distinct, 3969 like one before, 0 without a form,"
                        + " 0 not readable");
        for (String threads : new String[] {"2", "4"}) {
            assertThat(PIPE.reading(stream.toString()).run("canon", "--distinct", "--threads", threads, "-"))
                    .isEqualTo(alone);
        }
    }

    @Test
    void marksOfManyTextsAreKeptApart() {
        var seen = new Seen();
        for (int round = 0; round < 2; round++) {
            boolean isFirst = round == 0;
            assertThat(IntStream.range(0, 100_000)
                            .mapToObj(i -> Fingerprint.of((FORM + i).getBytes(StandardCharsets.US_ASCII))))
                    .allMatch(mark -> seen.add(mark) == isFirst);
        }
        assertThat(seen.add(new Fingerprint(0, 0))).isTrue();
        assertThat(seen.add(new Fingerprint(0, 0))).isFalse();
        assertThat(seen.count()).isEqualTo(100_001);
    }

    @Test
    void whereThereIsNoRoomForMoreThatIsSaid() {
        var seen = new Seen(1 << 10);
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 1 << 10; i++) {
                        seen.add(new Fingerprint(i, i));
                    }
                })
                .isInstanceOfSatisfying(Refusal.class, refusal -> {
                    assertThat(refusal.exit()).isEqualTo(Exit.LIMIT);
                    assertThat(refusal.why().phrase()).isEqualTo(CliPhrase.SEEN_FULL);
                });
        assertThat(seen.count()).isEqualTo(683);
    }
}
