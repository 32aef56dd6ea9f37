package dev.neuf.core.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Chain;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Link;
import dev.neuf.core.Rule;
import dev.neuf.core.Symbols;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** How messages become sentences. The words are in the files sample_en.txt and sample_fr.txt of the tests. */
class WordsTest {

    private enum Sample implements Phrase {
        PLAIN,
        SWAPPED,
        REPEATED,
        ROWS,
        EMPTY_FORM,
        TWO,
        JOINTS,
        PARTS,
        NESTED,
        EQUALS,
        COMMENTED,
        MISSING;

        @Override
        public String book() {
            return "sample";
        }
    }

    private enum NoFile implements Phrase {
        ANY;

        @Override
        public String book() {
            return "nowhere";
        }
    }

    private static final Words ENGLISH = Words.in(Language.ENGLISH);
    private static final Words FRENCH = Words.in(Language.FRENCH);

    @Test
    void chainsNameTheCellsOfALineTogetherAndASetOnce() {
        var first = Candidates.of(5, CellSet.of(0));
        var group = Candidates.of(5, CellSet.of(7, 8));
        var inSet = Candidates.of(5, CellSet.of(33));
        var outOfSet = Candidates.of(3, CellSet.of(34, 43));
        var last = Candidates.of(3, CellSet.of(52));
        Link through = Link.strong(inSet, outOfSet);
        List<Link> links =
                List.of(Link.strong(first, group), Link.weak(group, inSet), through, Link.weak(outOfSet, last));
        var chain = new Chain(links, Map.of(through, CellSet.of(33, 34, 43)));
        assertThat(ENGLISH.name(chain)).isEqualTo("(5)r1c1 = (5)r1c89 - (5=3)r4c78,r5c8 - (3)r6c8");
        assertThat(ENGLISH.with(Notation.A1).name(chain)).isEqualTo("(5)A1 = (5)A8,A9 - (5=3)D7,D8,E8 - (3)F8");
        assertThat(ENGLISH.name(new Chain(List.of(Link.strong(last, outOfSet)), Map.of())))
                .isEqualTo("(3)r6c8 = (3)r45c8");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 2, 0 rows of 2 cells,    0 ligne de 2 cases",
        "1, 1, 1 row of 1 cell,      1 ligne de 1 case",
        "2, 0, 2 rows of 0 cells,    2 lignes de 0 case",
        "9, 64, 9 rows of 64 cells,  9 lignes de 64 cases",
        "-1, 5, -1 rows of 5 cells,  -1 lignes de 5 cases"
    })
    void nounAgreesWithItsNumber(int rows, int cells, String english, String french) {
        assertThat(ENGLISH.say(Sample.ROWS, rows, cells)).isEqualTo(english);
        assertThat(FRENCH.say(Sample.ROWS, rows, cells)).isEqualTo(french);
        assertThat(ENGLISH.say(Sample.ROWS, (long) rows, (long) cells)).isEqualTo(english);
    }

    @Test
    void aNumberBeyondALongIsMany() {
        BigInteger large = BigInteger.ONE.shiftLeft(64).add(BigInteger.ONE);
        assertThat(ENGLISH.say(Sample.ROWS, large, 1)).isEqualTo(large + " rows of 1 cell");
    }

    @Test
    void formMayBeEmpty() {
        assertThat(ENGLISH.say(Sample.EMPTY_FORM, 1)).isEqualTo("digit");
        assertThat(ENGLISH.say(Sample.EMPTY_FORM, 3)).isEqualTo("digits");
    }

    @ParameterizedTest
    @CsvSource({"1, sees it", "2, sees both", "3, sees them all"})
    void twoMayHaveAFormOfTheirOwn(int count, String text) {
        assertThat(ENGLISH.say(Sample.TWO, count)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            5   | 5 + 5 + 5 + 5 + 5                               | 5 + 5 + 5 + 5 + 5
            57  | 5, 7 + 5 and 7 + 5 or 7 + 5 nor 7 + 5; 7        | 5, 7 + 5 et 7 + 5 ou 7 + 5 ni 7 + 5 ; 7
            578 | 5, 7, 8 + 5, 7 and 8 + 5, 7 or 8 + 5 nor 7 nor 8 + 5; 7; 8 | 5, 7, 8 + 5, 7 et 8 + 5, 7 ou 8 + 5 ni 7 ni 8 + 5 ; 7 ; 8
            """)
    void aListIsJoinedAsItsHoleSays(String digits, String english, String french) {
        Digits list = Digits.of(digits.chars().map(digit -> digit - '0').toArray());
        assertThat(ENGLISH.say(Sample.JOINTS, list)).isEqualTo(english);
        assertThat(FRENCH.say(Sample.JOINTS, list)).isEqualTo(french);
    }

    @Test
    void partsGoWhereTheLanguageWantsThem() {
        assertThat(ENGLISH.say(Sample.PLAIN)).isEqualTo("nothing to fill");
        assertThat(FRENCH.say(Sample.PLAIN)).isEqualTo("rien à remplir");
        assertThat(ENGLISH.say(Sample.SWAPPED, "a", "b")).isEqualTo("b before a");
        assertThat(FRENCH.say(Sample.REPEATED, "x")).isEqualTo("x, x et x");
        assertThat(ENGLISH.say(Sample.EQUALS, "{0}"))
                .as("a part is not read again")
                .isEqualTo("a = b = {0}");
        assertThat(ENGLISH.say(Sample.SWAPPED, "{1}", "}{")).isEqualTo("}{ before {1}");
        assertThat(ENGLISH.say(Sample.PLAIN, "one too many")).isEqualTo("nothing to fill");
    }

    @Test
    void messageInAMessageIsSaidInTheSameLanguage() {
        var inner = Message.of(Sample.ROWS, 1, 2);
        assertThat(ENGLISH.say(Sample.NESTED, inner)).isEqualTo("expected 1 row of 2 cells!");
        assertThat(FRENCH.say(Sample.NESTED, inner)).isEqualTo("attendu 1 ligne de 2 cases !");
    }

    @Test
    void digitsCellsAndHousesHaveTheNamesOfTheBoard() {
        Layout sixteen = Layout.standard(16);
        Rule.House box = sixteen.houses().get(32 + 5);
        Message message = Message.of(Sample.PARTS, Digits.of(9, 10, 16), CellSet.of(0, 255), box);
        assertThat(ENGLISH.about(sixteen, Symbols.standard(16)).say(message))
                .isEqualTo("9, A, G in r1c1, r16c16 of box 6");
        assertThat(FRENCH.about(sixteen, Symbols.standard(16)).say(message))
                .isEqualTo("9, A, G dans r1c1, r16c16 de le bloc 6");
        assertThat(ENGLISH.about(sixteen, new Symbols("0123456789ABCDEF")).say(message))
                .isEqualTo("8, 9, F in r1c1, r16c16 of box 6");
    }

    @ParameterizedTest
    @EnumSource(Rule.House.Kind.class)
    void everyKindOfHouseHasAName(Rule.House.Kind kind) {
        var house = new Rule.House(kind, 3, CellSet.NONE);
        assertThat(ENGLISH.name(house)).endsWith(" 3");
        assertThat(FRENCH.name(house)).endsWith(" 3").isNotEqualTo(ENGLISH.name(house));
    }

    @Test
    void namesOfNothingAreEmpty() {
        assertThat(ENGLISH.name(Digits.NONE)).isEmpty();
        assertThat(ENGLISH.name(CellSet.NONE)).isEmpty();
    }

    @Test
    void missingWordsAreAMistakeOfTheProgram() {
        assertThatIllegalStateException()
                .isThrownBy(() -> ENGLISH.say(Sample.MISSING))
                .withMessage("The en words of sample have no line for MISSING.");
        assertThatIllegalStateException().isThrownBy(() -> FRENCH.say(Sample.COMMENTED));
        assertThatIllegalStateException()
                .isThrownBy(() -> FRENCH.say(NoFile.ANY))
                .withMessage("The language file /dev/neuf/words/nowhere_fr.txt is missing.");
    }

    @Test
    void aboutKeepsTheLanguage() {
        assertThat(FRENCH.about(Layout.standard(4), Symbols.standard(4)).language())
                .isEqualTo(Language.FRENCH);
    }

    @Test
    void languagesAreFoundByTheirCode() {
        assertThat(Language.of("en")).contains(Language.ENGLISH);
        assertThat(Language.of("fr")).contains(Language.FRENCH);
        assertThat(Language.of("EN")).isEmpty();
        assertThat(Language.of("")).isEmpty();
        assertThat(Language.FRENCH.title()).isEqualTo("français");
        assertThat(Language.ENGLISH.code()).isEqualTo("en");
    }

    @Test
    void messageIsDataForProgrammers() {
        Message message = Message.of(Sample.SWAPPED, 1, "b");
        assertThat(message).hasToString("SWAPPED[1, b]").isEqualTo(new Message(Sample.SWAPPED, List.of(1, "b")));
    }

    @ParameterizedTest
    @EnumSource(Notation.class)
    void aCellIsFoundByItsName(Notation notation) {
        Layout layout = Layout.standard(30);
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            String name = notation.name(layout, cell);
            assertThat(notation.cell(layout, name)).hasValue(cell);
            assertThat(notation.cell(layout, name.toLowerCase(Locale.ROOT))).hasValue(cell);
        }
        assertThat(notation.cell(layout, "J0")).isEmpty();
    }

    @Test
    void aRowIsCalledAsItsCellsAre() {
        Rule.House row = new Rule.House(Rule.House.Kind.ROW, 9, CellSet.of(72, 80));
        Words words = Words.in(Language.ENGLISH);
        assertThat(words.name(row)).isEqualTo("row 9");
        assertThat(words.with(Notation.A1).name(row)).isEqualTo("row I");
        assertThat(words.with(Notation.K9).name(row)).isEqualTo("row K");
    }
}
