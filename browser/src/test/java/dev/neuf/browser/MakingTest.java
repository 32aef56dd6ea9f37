package dev.neuf.browser;

import static dev.neuf.browser.Scripts.at;
import static dev.neuf.browser.Scripts.request;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.json.Json;
import dev.neuf.logic.Level;
import dev.neuf.logic.Technique;
import dev.neuf.make.Generator;
import dev.neuf.make.Made;
import dev.neuf.make.Recipe;
import dev.neuf.make.Seeds;
import dev.neuf.make.Symmetry;
import dev.neuf.make.Taste;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Puzzles to order, through the door. */
class MakingTest {

    private static final Recipe NINE = Recipe.of(Layout.standard(9));

    private final Desk desk = new Desk();

    private Map<?, ?> ask(String name, Object... namesAndValues) {
        return (Map<?, ?>) Json.parse(desk.answer(request(name, namesAndValues)));
    }

    /** What {@code neuf generate} makes of the seed. */
    private static String generated(Recipe recipe, long seed) {
        Made made = new Generator(recipe).make(seed, Limits.NONE.withNodes(Generator.USUAL_TRIES));
        return Format.JSON.write(Sheet.of(((Made.Good) made).puzzle()));
    }

    @Test
    void puzzlesAreMadeAndRated() {
        Map<?, ?> made = ask("make", "seed", 7, "level", "hard", "symmetry", "half-turn");
        assertThat(at(made, "rate", "level")).isEqualTo("hard");
        assertThat(ask("make", "seed", "7", "level", "hard", "symmetry", "half-turn"))
                .isEqualTo(made);
        ask("open", "text", at(made, "text"));
        assertThat(at(ask("rate"), "rate", "level")).isEqualTo("hard");
        assertThat(at(ask("make", "shape", "2x3", "variant", "diagonals", "seed", "a word"), "text")
                        .toString())
                .contains("\"size\":6", "diagonals");
        assertThat(ask("make", "shape", "banana").get("error")).isNotNull();
        assertThat(ask("make", "level", "banana").get("error")).isNotNull();
    }

    @Test
    void aSeedGivesWhatTheGeneratorGives() {
        Taste taste = Taste.ANY.withLevel(Level.HARD).withNeed(Technique.X_WING).withBan(Technique.SKYSCRAPER);
        assertThat(ask("make", "seed", 3, "level", "hard", "needs", List.of("x-wing"), "without", List.of("skyscraper"))
                        .get("text"))
                .isEqualTo(generated(NINE.withTaste(taste), 3));
        assertThat(ask("make", "seed", 4, "symmetry", "half-turn", "givens", 30, "minimal", false)
                        .get("text"))
                .isEqualTo(generated(NINE.withSymmetry(Symmetry.HALF_TURN).withGivens(30), 4));
        assertThat(ask("make", "seed", 5, "symmetry", "diagonal", "minimal", true)
                        .get("text"))
                .isEqualTo(generated(NINE.withSymmetry(Symmetry.DIAGONAL).minimal(), 5));
        assertThat(ask("make", "seed", 6, "size", 6, "shape", "jigsaw").get("text"))
                .isEqualTo(generated(Recipe.of(Layout.standard(6)).withRandomRegions(), 6));
        // the third of a batch
        assertThat(ask("make", "seed", 7, "index", 2).get("text")).isEqualTo(generated(NINE, Seeds.of(7, 2)));
    }

    @Test
    void aTechniqueThatIsNeededIsOnTheWay() {
        Object text = at(ask("make", "seed", 1, "needs", List.of("skyscraper")), "text");
        ask("open", "text", text);
        assertThat(ask("path").toString()).contains("technique=skyscraper");
    }

    @Test
    void whatIsOnTheWayIsTold() {
        var told = new ArrayList<Map<?, ?>>();
        desk.reportTo(progress -> told.add((Map<?, ?>) Json.parse(progress)));
        Map<?, ?> made = ask("make", "seed", 1, "level", "extreme", "needs", List.of("swordfish"));
        List<?> nearest = told.stream()
                .map(progress -> progress.get("nearest"))
                .filter(Map.class::isInstance)
                .toList();
        assertThat(nearest).isNotEmpty();
        Object first = nearest.getFirst();
        assertThat(at(first, "text").toString()).startsWith("{\"neuf\":1,\"size\":9");
        assertThat((List<?>) at(first, "lacks")).isNotEmpty();
        assertThat(at(first, "said").toString()).startsWith("[It lacks ");
        assertThat(made.get("text")).isNotNull();
        assertThat(made.containsKey("lacks"))
                .isEqualTo(at(made, "said").toString().contains("nearest"));
    }

    @Test
    void whatCannotBeMadeIsSaidBefore() {
        Object plan = at(ask("plan", "size", 9, "variant", List.of("diagonals"), "level", "hard"), "plan");
        assertThat(at(plan, "board")).isEqualTo("9x9 with boxes 3x3, plus diagonals");
        assertThat((List<?>) at(plan, "problems")).isEmpty();
        assertThat(problems("level", "easy", "needs", List.of("x-wing")))
                .containsExactly("X-wing is hard, so no puzzle that is easy needs it: choose that level, or none.");
        assertThat(problems("givens", 12)).hasSize(1);
        assertThat(problems("givens", 99)).containsExactly("\"99\" is no number of givens here: it goes from 0 to 81.");
        assertThat(problems("cages", "alone", "symmetry", "half-turn", "minimal", true))
                .hasSize(2);
        assertThat(problems("shape", "jigsaw", "variant", List.of("windoku"))).hasSize(1);
        assertThat(problems("needs", List.of("x-wing"), "without", List.of("x-wing")))
                .hasSize(1);
        assertThat(problems("needs", List.of("law-of-leftovers"))).hasSize(1);
        // there is no such board
        assertThat(problems("size", 4, "variant", List.of("anti-king")))
                .containsExactly("No board obeys all of these rules at once: leave one out.");
        assertThat(at(ask("make", "givens", 12), "error").toString()).contains("too few");
        assertThat(ask("plan", "shape", "jigsaw", "size", 7, "variant", "diagonals", "lang", "fr")
                        .toString())
                .contains("7x7");
    }

    private List<String> problems(Object... namesAndValues) {
        List<?> problems = (List<?>) at(ask("plan", namesAndValues), "plan", "problems");
        return problems.stream().map(Object::toString).toList();
    }
}
