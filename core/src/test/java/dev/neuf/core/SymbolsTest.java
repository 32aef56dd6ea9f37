package dev.neuf.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SymbolsTest {

    /** SPEC C. */
    private static final String ALL = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ@abcdefghijklmnopqrstuvwxyz&*";

    static IntStream sizes() {
        return IntStream.rangeClosed(1, Digits.MOST);
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void standardSymbolsAreThoseOfTheSpecification(int size) {
        Symbols symbols = Symbols.standard(size);
        assertThat(symbols.characters()).isEqualTo(ALL.substring(0, size));
        assertThat(symbols.size()).isEqualTo(size);
        assertThat(symbols.isStandard()).isTrue();
        for (int digit = 1; digit <= size; digit++) {
            assertThat(symbols.of(digit)).isEqualTo(ALL.charAt(digit - 1));
            assertThat(symbols.digit(ALL.charAt(digit - 1))).isEqualTo(digit);
        }
        assertThat(symbols.digit('.')).isZero();
        assertThat(symbols.digit('0')).isZero();
        assertThat(symbols.digit('_')).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            quoteCharacter = '"',
            value = {
                "1 = 1",
                "2 = 1-2",
                "9 = 1-9",
                "10 = 1-9 A",
                "11 = 1-9 A-B",
                "16 = 1-9 A-G",
                "35 = 1-9 A-Z",
                "36 = 1-9 A-Z @",
                "37 = 1-9 A-Z @ a",
                "38 = 1-9 A-Z @ a-b",
                "62 = 1-9 A-Z @ a-z",
                "63 = 1-9 A-Z @ a-z &",
                "64 = 1-9 A-Z @ a-z & *"
            })
    void rangeSaysWhatToType(int size, String range) {
        assertThat(Symbols.standard(size).range()).isEqualTo(range);
    }

    @Test
    void otherSymbolsAreSaidInFull() {
        var symbols = new Symbols("0123456789ABCDEF");
        assertThat(symbols.range()).isEqualTo("0123456789ABCDEF");
        assertThat(symbols.isStandard()).isFalse();
        assertThat(symbols.digit('0')).isEqualTo(1);
        assertThat(symbols.of(16)).isEqualTo('F');
        assertThat(new Symbols("1234").isStandard()).isTrue();
        assertThat(new Symbols("é")).isNotEqualTo(Symbols.standard(1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "11",
                "abca",
                "12.",
                ".",
                "1 2",
                "1\t2",
                "1\n",
                "\u0000",
                "1\u007f",
                "1\u00a0",
                "1\u2003",
                "1\u3000",
                "😀",
                "1\ud83d",
                "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ@abcdefghijklmnopqrstuvwxyz&*+"
            })
    void symbolsThatCannotBeToldApartAreRefused(String characters) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Symbols(characters))
                .withMessageContaining("(" + characters + ")");
    }

    @Test
    void gridIsWrittenInThem() {
        assertThat(new Symbols("xy").line(Grid.of(1, 0, 0, 2))).isEqualTo("x..y");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 65})
    void sizesThatCannotBeAreRefused(int size) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Symbols.standard(size))
                .withMessageContaining("(" + size + ")");
    }
}
