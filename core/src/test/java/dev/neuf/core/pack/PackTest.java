package dev.neuf.core.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.neuf.core.Unreadable;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.Deflater;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is packed comes out again; what is damaged or a bomb is refused at little cost. */
class PackTest {

    private static final String THREE = "{\"size\":3,\"grid\":[[{},{},{}],[{},{},{}],[{},{},{}]]}";

    private static String random(Random random) {
        var text = new StringBuilder();
        int kinds = 1 + random.nextInt(random.nextBoolean() ? 4 : 400);
        for (int i = random.nextInt(3000); i > 0; i--) {
            text.append((char) (' ' + random.nextInt(kinds)));
        }
        return text.toString();
    }

    private static byte[] deflated(byte[] bytes, int level, boolean isBare) {
        var deflater = new Deflater(level, isBare);
        deflater.setInput(bytes);
        deflater.finish();
        var out = new ByteArrayOutputStream();
        byte[] buffer = new byte[1000];
        while (!deflater.finished()) {
            out.write(buffer, 0, deflater.deflate(buffer));
        }
        deflater.end();
        return out.toByteArray();
    }

    private static void assertRefused(ThrowingCallable code, String phrase) {
        assertThatThrownBy(code).isInstanceOf(Unreadable.class).hasMessageStartingWith(phrase);
    }

    @Test
    void lzStringPacksAsTheOriginalDoes() {
        String packed = "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==";
        assertThat(LzString.pack(THREE)).isEqualTo(packed);
        assertThat(LzString.unpack(packed)).isEqualTo(THREE);
        assertThat(LzString.unpack(packed.replace("=", ""))).isEqualTo(THREE);
        assertThat(LzString.pack("")).isEqualTo("Q===");
        assertThat(LzString.unpack("Q===")).isEmpty();
    }

    @Test
    void lzStringTakesAnyText() {
        var random = new Random(1);
        for (int i = 0; i < 300; i++) {
            String text = random(random);
            assertThat(LzString.unpack(LzString.pack(text))).isEqualTo(text);
        }
    }

    @Test
    void lzStringThatIsCutOrSpoiltIsRefusedOrWrong() {
        String packed = LzString.pack(THREE);
        for (int length = 0; length < packed.length() - 3; length++) {
            String cut = packed.substring(0, length);
            assertRefused(() -> LzString.unpack(cut), "PACKED_DAMAGED");
        }
        assertRefused(() -> LzString.unpack("!" + packed), "PACKED_DAMAGED");
        var random = new Random(2);
        for (int i = 0; i < 2000; i++) {
            char[] spoilt = packed.toCharArray();
            spoilt[random.nextInt(spoilt.length)] = Codes.BASE_64.of(random.nextInt(64));
            try {
                assertThat(LzString.unpack(new String(spoilt)).length()).isLessThan(10_000);
            } catch (Unreadable refused) {
                assertThat(refused.why().toString()).startsWith("PACKED");
            }
        }
    }

    @Test
    void lzStringBombIsRefused() {
        String bomb = LzString.pack("a".repeat((1 << 20) + 1));
        assertThat(bomb.length()).isLessThan(10_000);
        assertRefused(() -> LzString.unpack(bomb), "PACKED_LARGE");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 6, 9})
    void deflatedTextComesOutAgain(int level) {
        var random = new Random(level);
        for (int i = 0; i < 100; i++) {
            String text = random(random);
            for (boolean isBare : new boolean[] {true, false}) {
                byte[] packed = deflated(text.getBytes(StandardCharsets.UTF_8), level, isBare);
                assertThat(Inflate.text(packed)).isEqualTo(text);
            }
        }
    }

    @Test
    void deflatedTextThatIsCutOrSpoiltIsRefusedOrWrong() {
        byte[] packed = deflated((THREE + THREE).getBytes(StandardCharsets.UTF_8), 9, true);
        for (int length = 0; length < packed.length; length++) {
            byte[] cut = Arrays.copyOf(packed, length);
            assertRefused(() -> Inflate.text(cut), "PACKED_DAMAGED");
        }
        var random = new Random(3);
        for (int i = 0; i < 20_000; i++) {
            byte[] spoilt = packed.clone();
            spoilt[random.nextInt(spoilt.length)] = (byte) random.nextInt();
            spoilt[random.nextInt(8)] = (byte) random.nextInt();
            try {
                assertThat(Inflate.text(spoilt).length()).isLessThan(1 << 20);
            } catch (Unreadable refused) {
                assertThat(refused.why().toString()).startsWith("PACKED");
            }
        }
    }

    @Test
    void deflateBombIsRefused() {
        byte[] bomb = deflated(new byte[50_000_000], 9, true);
        assertThat(bomb.length).isLessThan(100_000);
        assertRefused(() -> Inflate.text(bomb), "PACKED_LARGE");
    }

    @Test
    void codesAreBytes() {
        assertThat(Codes.BASE_64.bytes("TmV1Zg=="))
                .asString(StandardCharsets.UTF_8)
                .isEqualTo("Neuf");
        assertThat(Codes.BASE_32.bytes("9pinav0")).hasSize(4);
        assertRefused(() -> Codes.BASE_64.bytes("a*"), "PACKED_DAMAGED");
        assertRefused(() -> Codes.BASE_32.bytes("z"), "PACKED_DAMAGED");
    }

    @Test
    void xmlIsAListOfElements() {
        var elements = Xml.elements("""
                <?xml version="1.0"?>
                <!-- <a> no element -->
                <!DOCTYPE x [ <!ENTITY lol "lol"> ]>
                <x a = 'one&#10;two' b="&lt;&quot;&unknown;&lol;"><y/> text &amp; more </x>
                """);
        assertThat(elements).extracting(Xml.Element::name).containsExactly("x", "y");
        assertThat(elements.getFirst().attribute("a")).isEqualTo("one\ntwo");
        assertThat(elements.getFirst().attribute("b")).isEqualTo("<\"&unknown;&lol;");
        assertThat(elements.getFirst().attribute("c")).isEmpty();
        assertThat(elements.getLast().text()).isEqualTo(" text & more ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"<", "<a", "<a b", "<a b=", "<a b='", "<a b=c>", "<>", "<!DOCTYPE [", "<!-- ", "<?x", "</a"})
    void xmlWithoutAnEndIsRefusedWhereItBegins(String bad) {
        assertThatThrownBy(() -> Xml.elements("<x>\n " + bad)).isInstanceOfSatisfying(Unreadable.class, refused -> {
            assertThat(refused.line()).isEqualTo(2);
            assertThat(refused.column()).isEqualTo(2);
        });
    }
}
