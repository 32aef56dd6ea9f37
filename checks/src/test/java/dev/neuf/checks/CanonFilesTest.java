package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.make.canon.Canon;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.HashSet;
import org.junit.jupiter.api.Test;

/** What is known of the symmetries of well-known collections. */
class CanonFilesTest {

    /** They were collected as essentially different ones, and none of them has a symmetry. */
    @Test
    void puzzlesWithSeventeenGivensAreAllDifferent() throws IOException {
        var canon = new Canon();
        var forms = new HashSet<String>();
        byte[] form = new byte[81];
        int read = 0;
        for (String line : Files.readAllLines(Shared.require("lines/17clue.txt"))) {
            canon.load(line.getBytes(StandardCharsets.US_ASCII), 0);
            canon.write(form, 0);
            forms.add(new String(form, StandardCharsets.US_ASCII));
            assertThat(canon.automorphisms()).as(line).isEqualTo(1);
            read++;
        }
        assertThat(read).isEqualTo(24_579);
        assertThat(forms).hasSize(read);
    }
}
