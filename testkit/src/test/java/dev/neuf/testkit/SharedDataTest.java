package dev.neuf.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SharedDataTest {

    @TempDir
    Path folder;

    private final Properties before = new Properties();

    @BeforeEach
    void forgetProperties() {
        before.putAll(System.getProperties());
        System.clearProperty("neuf.shared");
        System.clearProperty("neuf.root");
    }

    @AfterEach
    void restoreProperties() {
        System.setProperties(before);
    }

    @Test
    void withoutAFolderThereIsNothing() {
        assertThat(SharedData.find("llp")).isEmpty();
        assertThat(SharedData.skipped("llp")).contains("'llp'").contains("neuf.shared");
    }

    @Test
    void theFolderBesideTheRepositoryIsFound() throws IOException {
        Path data = Files.createDirectories(folder.resolve("shared/data/llp"));
        System.setProperty("neuf.root", folder.resolve("main").toString());
        assertThat(SharedData.find("llp")).contains(data);
        assertThat(SharedData.find("lines")).isEmpty();
    }

    @Test
    void theFolderThatIsNamedComesFirst() throws IOException {
        Files.createDirectories(folder.resolve("shared/data/llp"));
        Path data = Files.createDirectories(folder.resolve("other/data/llp"));
        System.setProperty("neuf.root", folder.resolve("main").toString());
        System.setProperty("neuf.shared", folder.resolve("other").toString());
        assertThat(SharedData.find("llp")).contains(data);
    }

    @Test
    void aFolderThatIsNamedMustExist() {
        System.setProperty("neuf.shared", folder.resolve("nowhere").toString());
        assertThatThrownBy(() -> SharedData.find("llp"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("nowhere");
    }
}
