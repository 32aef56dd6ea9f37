package dev.neuf.make;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.logic.Grade;
import dev.neuf.logic.Level;
import dev.neuf.logic.Path;
import dev.neuf.logic.Person;
import dev.neuf.logic.Scale;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Toolbox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TasteTest {

    private static final Recipe NINE = Recipe.of(Layout.standard(9));

    @ParameterizedTest
    @EnumSource(names = {"EASY", "MEDIUM", "HARD", "EXPERT"})
    void levelIsThatOfTheScale(Level level) {
        var generator = new Generator(NINE.withTaste(Taste.ANY.withLevel(level)));
        for (int seed = 0; seed < 3; seed++) {
            Made.Good made = Proofs.good(generator, seed);
            Grade grade = Scale.NEUF.grade(Board.of(made.puzzle()), true, () -> false);
            assertThat(grade.level()).isEqualTo(level);
            assertThat(made.grade().orElseThrow().score()).isEqualTo(grade.score());
            assertThat(made.grade().orElseThrow().counts()).isEqualTo(grade.counts());
            Proofs.assertUnique(made);
        }
    }

    @Test
    void scoreIsInRange() {
        Made.Good made = Proofs.good(NINE.withTaste(Taste.ANY.withScore(2000, 2100)), 1);
        assertThat(made.grade().orElseThrow().score()).isBetween(2000, 2100);
    }

    @Test
    void wayHasWhatItNeedsAndNotWhatItIsToBeWithout() {
        Taste taste = Taste.ANY.withNeed(Technique.X_WING).withBan(Technique.NAKED_PAIR);
        Made.Good made = Proofs.good(NINE.withTaste(taste), 1);
        Grade grade = Scale.NEUF.grade(Board.of(made.puzzle()), true, () -> false);
        assertThat(grade.counts()).containsKey(Technique.X_WING).doesNotContainKey(Technique.NAKED_PAIR);
    }

    @Test
    void whatIsNotFoundIsHandedOverWithItsGrade() {
        Taste taste = Taste.ANY.withScore(100_000, 200_000);
        assertThat(new Generator(NINE.withTaste(taste)).make(1, Limits.NONE.withNodes(3)))
                .isInstanceOfSatisfying(Made.Lacking.class, lacking -> {
                    assertThat(lacking.lacks()).containsExactly(Lack.SCORE);
                    assertThat(lacking.grade()).isPresent();
                });
    }

    @ParameterizedTest
    @EnumSource(names = {"EASY", "MEDIUM", "HARD"})
    void screenThrowsAwayNothingThatAPersonWouldKeep(Level level) {
        NineScreen screen = NineScreen.of(Taste.ANY.withLevel(level));
        var medium = Person.with(Toolbox.full().upTo(Technique.HIDDEN_TRIPLE)).quietly();
        var generator = new Generator(NINE);
        for (int seed = 0; seed < 150; seed++) {
            Made.Good made = Proofs.good(generator, seed);
            byte[] text = new byte[81];
            Nines.write(made.puzzle().givens(), text);
            Path path = medium.solve(Board.of(made.puzzle()));
            boolean isMedium = path instanceof Path.Solved;
            boolean isKept =
                    level == Level.HARD ? !isMedium : isMedium && Grade.of(path).level() == level;
            assertThat(screen.passes(text) || !isKept)
                    .as("%s", made.puzzle().givens())
                    .isTrue();
            if (level == Level.HARD) {
                assertThat(screen.passes(text)).isEqualTo(isKept);
            }
        }
    }
}
