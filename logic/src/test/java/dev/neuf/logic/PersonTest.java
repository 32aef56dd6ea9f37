package dev.neuf.logic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.Digits;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Ways through puzzles of our own that need some technique or other. */
class PersonTest {

    private static final Person PERSON = Person.with(Toolbox.full());

    @ParameterizedTest
    @EnumSource(
            names = {
                "HIDDEN_TRIPLE",
                "TURBOT_FISH",
                "XYZ_WING",
                "SUE_DE_COQ",
                "MEDUSA",
                "BENT_SET_6",
                "SASHIMI_JELLYFISH"
            })
    void whoIsQuietFindsTheSameStepsWithoutTheirProofs(Technique technique) {
        Board board = Board.of(Example.of(technique).sheet());
        List<Round> told = PERSON.solve(board).rounds();
        List<Round> quiet = PERSON.quietly().solve(board).rounds();
        assertThat(quiet).hasSameSizeAs(told);
        for (int i = 0; i < told.size(); i++) {
            List<Step> steps = told.get(i).steps();
            assertThat(quiet.get(i).steps())
                    .hasSize(quiet.get(i).count())
                    .containsExactlyInAnyOrderElementsOf(
                            steps.stream().map(PersonTest::withoutProof).toList());
            assertThat(steps).noneMatch(step -> step.proof().isEmpty());
            assertThat(values(quiet.get(i).after()))
                    .isEqualTo(values(told.get(i).after()));
        }
    }

    /** What a board says of each cell. */
    private static List<Digits> values(Board board) {
        return IntStream.range(0, board.values().cellCount())
                .mapToObj(board::candidates)
                .toList();
    }

    private static Step withoutProof(Step step) {
        return new Step(step.technique(), step.digits(), step.deductions(), List.of());
    }

    @ParameterizedTest
    @EnumSource(
            names = {"X_WING", "SKYSCRAPER", "EMPTY_RECTANGLE", "COLOUR_TRAP", "FINNED_SWORDFISH", "SASHIMI_JELLYFISH"})
    void whatIsKeptInMindChangesNoStep(Technique technique) {
        Path path = PERSON.solve(Board.of(Example.of(technique).sheet()));
        assertThat(path.rounds()).isNotEmpty();
        for (Round round : path.rounds()) {
            assertThat(PERSON.solve(round.before()).rounds().getFirst().steps()).isEqualTo(round.steps());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"X_WING", "AIC", "NESTED_NET"})
    void whatNoTechniqueSolvesIsBeyond(Technique technique) {
        Board board = Board.of(Example.of(technique).sheet());
        Path path = Person.with(Toolbox.full().upTo(Technique.NAKED_SINGLE)).solve(board);
        assertThat(path).isInstanceOf(Path.Stuck.class);
        assertThat(Grade.of(path).level()).isEqualTo(Level.BEYOND);
        assertThat(Grade.of(PERSON.quietly().solve(board)).level()).isEqualTo(technique.level());
    }
}
