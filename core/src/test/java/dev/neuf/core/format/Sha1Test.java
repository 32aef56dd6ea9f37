package dev.neuf.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** Ours gives the same as that of the JDK. */
class Sha1Test {

    @Test
    void textsOfEveryLengthHaveTheHashTheyShould() throws Exception {
        for (int length = 0; length < 200; length++) {
            String text = "0123456789".repeat(20).substring(0, length);
            byte[] hash = MessageDigest.getInstance("SHA-1").digest(text.getBytes(StandardCharsets.US_ASCII));
            assertThat(Sha1.hex(text)).isEqualTo(HexFormat.of().formatHex(hash));
        }
    }
}
