package dev.neuf.logic.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.neuf.core.Board;
import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Example;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Proofs of nets, read word by word. */
class NetProofTest {

    /** On each board, so many steps of a technique are read. */
    private static final int READ = 40;

    private static final Set<Technique> NETS = EnumSet.of(
            Technique.FORCING_NET, Technique.FORCING_NET_PLUS, Technique.NESTED_NET, Technique.DYNAMIC_NESTED_NET);

    /** The boards of their examples are hard enough for nets of all kinds. */
    private static final Set<Technique> HARD = EnumSet.range(Technique.TRIDAGON, Technique.TRIAL);

    /** On this board nets say what they seldom do. */
    private static final String SELDOM_SAID =
            "64.....3.....8.....9.2...5.3..1......7...4.1....8...24.8.4..........27..7.1.3.6..";

    private static List<Board> boards(Technique technique) {
        return Stream.of(Set.of(technique), NETS, HARD)
                .flatMap(Set::stream)
                .map(net -> Board.of(Example.of(net).sheet()))
                .toList();
    }

    private static Board board(String givens) {
        int[] digits = givens.chars().map(c -> c == '.' ? 0 : c - '0').toArray();
        return Board.of(Puzzle.of(Layout.standard(9), Grid.of(digits)));
    }

    private static List<Step> steps(Technique technique, Board board) {
        var sight = new Sight(board);
        return technique.compareTo(Technique.DYNAMIC_NESTED_NET) >= 0
                ? Hunt.first(technique, sight).stream().toList()
                : Hunt.all(technique, sight).stream().limit(READ).toList();
    }

    @ParameterizedTest
    @EnumSource(
            names = {
                "WHIP",
                "GROUPED_WHIP",
                "BRAID",
                "GROUPED_BRAID",
                "NISHIO",
                "FORCING_NET",
                "FORCING_NET_PLUS",
                "NESTED_NET",
                "DYNAMIC_NESTED_NET",
                "TRIAL"
            })
    void eachSentenceFollowsFromWhatItNamesAndSaysSomethingNew(Technique technique) {
        int count = 0;
        for (Board board : boards(technique)) {
            for (Step step : steps(technique, board)) {
                Replay.of(board, step);
                count++;
            }
        }
        assertThat(count).isPositive();
    }

    /** All steps are read. */
    @Test
    void pairsAndWingsAreReasonsForWhatTheyStrike() {
        Board board = board(SELDOM_SAID);
        List<Step> steps = Hunt.all(Technique.FORCING_NET_PLUS, new Sight(board));
        assertThat(steps).isNotEmpty().allSatisfy(step -> Replay.of(board, step));
    }

    @ParameterizedTest
    @EnumSource(names = {"FORCING_NET_PLUS", "NESTED_NET"})
    void onTheBoardsOfAllExamplesAsWell(Technique technique) {
        int count = 0;
        for (Technique other : Technique.values()) {
            Sheet sheet = Example.of(other).sheet();
            // reading knows cells and houses, not what neighbours must not be
            if (other != Technique.RELATED_CELLS && sheet.layout().size() == 9) {
                // where nothing is struck yet, pairs and groups abound
                Board board = technique == Technique.NESTED_NET ? Board.of(sheet) : Board.of(sheet.puzzle());
                for (Step step : Hunt.all(technique, new Sight(board))) {
                    Replay.of(board, step);
                    count++;
                }
            }
        }
        assertThat(count).isGreaterThan(500);
    }

    @Test
    void allThatNetsCanSayIsReadByTheseTests() {
        Set<LogicPhrase> read = EnumSet.noneOf(LogicPhrase.class);
        for (Technique technique : NETS) {
            for (Board hard : boards(technique)) {
                steps(technique, hard).forEach(step -> read.addAll(Replay.of(hard, step)));
            }
        }
        Board board = board(SELDOM_SAID);
        Hunt.all(Technique.FORCING_NET_PLUS, new Sight(board)).forEach(step -> read.addAll(Replay.of(board, step)));
        assertThat(read)
                .contains(
                        LogicPhrase.NET_PLACE,
                        LogicPhrase.NET_CELL,
                        LogicPhrase.NET_GROUP,
                        LogicPhrase.NET_NOT,
                        LogicPhrase.NET_NAKED_PAIR,
                        LogicPhrase.NET_NAKED_PAIR_ONLY,
                        LogicPhrase.NET_HIDDEN_PAIR,
                        LogicPhrase.NET_X_WING,
                        LogicPhrase.NET_NO_PLACE,
                        LogicPhrase.NET_NO_DIGIT,
                        LogicPhrase.NET_CLASH,
                        LogicPhrase.NESTED_SUPPOSE,
                        LogicPhrase.NESTED_INSTEAD,
                        LogicPhrase.NESTED_CLOSED,
                        LogicPhrase.NESTED_NOT,
                        LogicPhrase.NESTED_EACH,
                        LogicPhrase.NESTED_SPLIT_CELL,
                        LogicPhrase.NESTED_SPLIT_HOUSE);
    }

    @Test
    void aTrialThatDoesNotSayWhyAQuestionHasFewAnswersIsNotBelieved() {
        Example example = Example.of(Technique.TRIAL);
        Board board = Board.of(example.sheet());
        Step step = example.step();
        Replay.of(board, step);
        List<Sentence> shorter = new ArrayList<>(step.proof());
        shorter.remove(1);
        assertThatThrownBy(
                        () -> Replay.of(board, new Step(step.technique(), step.digits(), step.deductions(), shorter)))
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void aProofThatLeavesOutAReasonIsNotBelieved() {
        Example example = Example.of(Technique.DYNAMIC_NESTED_NET);
        Board board = Board.of(example.sheet());
        int refused = 0;
        List<Sentence> proof = example.step().proof();
        for (int i = 0; i < proof.size(); i++) {
            Message message = proof.get(i).message();
            if (!message.parts().isEmpty()
                    && message.parts().getFirst() instanceof Message because
                    && because.phrase() == LogicPhrase.NET_BECAUSE_AND_AS) {
                List<Object> parts = new ArrayList<>(message.parts());
                parts.set(0, Message.of(LogicPhrase.NET_BECAUSE, because.parts().getFirst()));
                List<Sentence> shorter = new ArrayList<>(proof);
                shorter.set(
                        i,
                        new Sentence(
                                new Message(message.phrase(), parts),
                                List.of(),
                                proof.get(i).depth()));
                Step step = example.step();
                assertThatThrownBy(() ->
                                Replay.of(board, new Step(step.technique(), step.digits(), step.deductions(), shorter)))
                        .isInstanceOf(AssertionError.class);
                refused++;
            }
        }
        assertThat(refused).isPositive();
    }

    @Test
    void whatAPairOrABrokenAssumptionRuledOutIsNamed() {
        assertThat(said(Technique.DYNAMIC_NESTED_NET))
                .containsPattern("and as r\\dc\\d is not \\d, nothing but \\d is left for");
        assertThat(said(Technique.FORCING_NET_PLUS))
                .containsPattern("sees both has them: r\\dc\\d is not \\d")
                .containsPattern("and as r\\dc\\d is not \\d, r\\dc\\d is the only place left");
    }

    @Test
    void whatDoesNotHoldIsSaidInFewWords() {
        var words = Words.in(Language.ENGLISH);
        var out = List.of(
                Candidates.of(4, CellSet.of(0)),
                Candidates.of(7, CellSet.of(0)),
                Candidates.of(2, CellSet.of(1)),
                Candidates.of(2, CellSet.of(2)));
        assertThat(words.say(new Reasons(List.of(), out).atFirst()))
                .isEqualTo("As r1c1 is not 4 or 7 and r1c2 and r1c3 are not 2,");
        assertThat(Words.in(Language.FRENCH).say(new Reasons(List.of(), out).inside()))
                .isEqualTo("comme r1c1 ne vaut ni 4 ni 7 et r1c2 et r1c3 ne valent pas 2,");
    }

    /** What the proofs of a technique say on the boards that are read for it. */
    private static String said(Technique technique) {
        var text = new ArrayList<String>();
        for (Board board : boards(technique)) {
            Words words = Words.in(Language.ENGLISH)
                    .about(board.layout(), Symbols.standard(board.layout().size()));
            for (Step step : steps(technique, board)) {
                step.proof().forEach(sentence -> text.add(words.say(sentence.message())));
            }
        }
        return String.join(" ", text);
    }
}
