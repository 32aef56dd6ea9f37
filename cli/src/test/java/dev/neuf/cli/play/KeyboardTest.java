package dev.neuf.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Keys out of characters. */
class KeyboardTest {

    private static List<Key> keys(String typed) {
        var keyboard = new Keyboard(new FakeTty(24, 80, typed));
        var keys = new ArrayList<Key>();
        for (Key key = keyboard.next(0); key != Key.Named.CLOSED; key = keyboard.next(0)) {
            keys.add(key);
        }
        return keys;
    }

    @Test
    void arrowsComeInSeveralForms() {
        assertThat(keys("\u001B[A\u001BOB\u001B[1;2C\u001B[D"))
                .containsExactly(Key.Named.UP, Key.Named.DOWN, Key.Named.RIGHT, Key.Named.LEFT);
    }

    @Test
    void otherKeysAreKnown() {
        assertThat(keys("5\r\u007F\t\u001B[Z\u001B[3~\u001B[H\u001BOP\u001B[11~\u001B[[A\u001A"))
                .containsExactly(
                        new Key.Typed('5'),
                        Key.Named.ENTER,
                        Key.Named.BACKSPACE,
                        Key.Named.TAB,
                        Key.Named.BACK_TAB,
                        Key.Named.DELETE,
                        Key.Named.HOME,
                        Key.Named.HELP,
                        Key.Named.HELP,
                        Key.Named.HELP,
                        new Key.Control('z'));
        assertThat(keys("\u001B5x")).containsExactly(new Key.Alt('5'), new Key.Typed('x'));
    }

    @Test
    void whatIsPastedIsOneKey() {
        assertThat(keys("\u001B[200~53..\r7\u001B[201~q"))
                .containsExactly(new Key.Pasted("53..\n7"), new Key.Typed('q'));
    }

    @Test
    void theTerminalTellsItsGround() {
        assertThat(keys("\u001B]11;rgb:ffff/ffff/ffff\u0007")).containsExactly(new Key.Brightness(1.0));
        assertThat(keys("\u001B]11;rgb:00/00/00\u001B\\q"))
                .containsExactly(new Key.Brightness(0.0), new Key.Typed('q'));
        assertThat(keys("\u001B]52;c;what\u0007q")).containsExactly(Key.Named.OTHER, new Key.Typed('q'));
    }

    @Test
    void noiseIsNoException() {
        var random = new Random(1);
        for (int i = 0; i < 2000; i++) {
            var noise = new StringBuilder();
            for (int k = random.nextInt(20); k > 0; k--) {
                noise.append("\u001B[]O;:0123456789~AaRrgb\u0007\\".charAt(random.nextInt(25)));
            }
            keys(noise.toString());
        }
    }
}
