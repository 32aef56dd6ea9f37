package dev.neuf.bench.manual;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.logic.Example;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** The manual is what the table and its examples make of it. */
class PagesTest {

    private static final Path FOLDER = Path.of(System.getProperty("neuf.root"), "docs", "techniques");

    private static final Map<String, String> FILES = Pages.all();

    private static List<String> pages() {
        return FILES.keySet().stream().filter(name -> name.endsWith(".md")).toList();
    }

    private static List<String> pictures() {
        return FILES.keySet().stream().filter(name -> name.endsWith(".svg")).toList();
    }

    /** If this fails: {@code bench/run manual docs/techniques}. */
    @Test
    void theManualIsUpToDate() throws IOException {
        assertThat(Pages.names(FOLDER)).containsExactlyElementsOf(FILES.keySet());
        for (Map.Entry<String, String> file : FILES.entrySet()) {
            assertThat(Files.readString(FOLDER.resolve(file.getKey())))
                    .as(file.getKey())
                    .isEqualTo(file.getValue());
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyLinkLeadsToAPageOrPicture(String name) {
        List<String> targets = Pattern.compile("\\]\\(([^)]+)\\)")
                .matcher(FILES.getOrDefault(name, ""))
                .results()
                .map(link ->
                        Path.of(name).resolveSibling(link.group(1)).normalize().toString())
                .toList();
        assertThat(targets).isNotEmpty().allMatch(FILES::containsKey);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void thePositionToPasteIsThatOfTheProof(String name) {
        Matcher pasted = Pattern.compile("```text\n(.*)\n```").matcher(FILES.getOrDefault(name, ""));
        if (pasted.find()) {
            String key = name.substring(name.indexOf('/') + 1).replace(".md", "");
            Technique technique = Technique.of(key).orElseThrow();
            Sheet sheet = ((Parsed.Ok) Format.readAny(pasted.group(1), Hints.NONE)).sheet();
            assertThat(Hunt.first(technique, new Sight(Board.of(sheet))).map(Step::deductions))
                    .contains(Example.of(technique).step().deductions());
        }
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void everyPictureIsSmallAndWellFormed(String name) throws Exception {
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(FILES.getOrDefault(name, ""))));
        assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
        assertThat(document.getElementsByTagName("title").item(0).getTextContent() + ".svg")
                .isEqualTo(name);
        assertThat(FILES.getOrDefault(name, "")).hasSizeLessThan(20_000);
    }
}
