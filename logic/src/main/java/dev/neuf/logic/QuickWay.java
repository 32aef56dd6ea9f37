package dev.neuf.logic;

import dev.neuf.core.Board;
import dev.neuf.logic.nine.Catch;
import dev.neuf.logic.nine.Look;
import dev.neuf.logic.nine.Looks;
import dev.neuf.logic.nine.Screen;
import dev.neuf.logic.nine.Slate;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The way of a {@link Person} in rounds through a plain board of size 9, on bits. Its rounds are the same; their steps are
 * found again by those who ask.
 *
 * <p>Where the rules are broken it gives up: the slow way says why. So it does on crowded boards, on which the slow way can be
 * called off at any time.
 */
final class QuickWay {

    /**
     * How to look for a technique.
     *
     * @param isSingle whether it needs nothing but what a slate knows at once
     * @param isLong whether the clock is asked after it
     */
    private record Way(@Nullable Look look, @Nullable Screen screen, boolean isSingle, boolean isLong) {

        static Way of(Technique technique) {
            return new Way(
                    Looks.of(technique).orElse(null),
                    Looks.screen(technique).orElse(null),
                    Sweep.knows(technique),
                    technique.level().compareTo(Level.EXPERT) >= 0);
        }
    }

    private static final Map<Technique, Way> WAYS = new EnumMap<>(Technique.class);

    static {
        for (Technique technique : Technique.values()) {
            WAYS.put(technique, Way.of(technique));
        }
    }

    /** Most puzzles take fewer. */
    private static final int USUAL_ROUNDS = 64;

    /** A look at the clock costs as much as most looks at the board. */
    private static final int LOOKS_PER_CALL = 64;

    private final Board board;
    private final Toolbox toolbox;
    private final BooleanSupplier isCancelled;
    private final Slate slate;
    private final Catch caught;
    private final Memory memory = new Memory(true);
    private final List<Round> rounds = new ArrayList<>(USUAL_ROUNDS);
    private Moment now;
    private int looks;
    private boolean isCut;

    /** What finders see, made for each board when the first of them is asked. */
    private @Nullable Sight sight;

    private QuickWay(Board board, Toolbox toolbox, BooleanSupplier isCancelled) {
        this.board = board;
        this.toolbox = toolbox;
        this.isCancelled = isCancelled;
        this.slate = new Slate(board);
        this.caught = new Catch(slate);
        this.now = new Moment(board);
    }

    /** The way from a board, if it is a plain one, the rules are kept and it is not crowded. */
    static Optional<Path> from(Board board, Toolbox toolbox, BooleanSupplier isCancelled) {
        return Slate.fits(board) ? new QuickWay(board, toolbox, isCancelled).path() : Optional.empty();
    }

    private Optional<Path> path() {
        while (!slate.isBroken()) {
            if (slate.isFull()) {
                return Optional.of(new Path.Solved(List.copyOf(rounds), now.board()));
            }
            boolean isFound = hasRound();
            if (slate.isCrowded()) {
                return Optional.empty();
            }
            if (isCut) {
                return Optional.of(new Path.Cut(List.copyOf(rounds), now.board()));
            }
            if (!isFound) {
                return Optional.of(new Path.Stuck(List.copyOf(rounds), now.board()));
            }
        }
        return Optional.empty();
    }

    /** Looks for the easiest technique that finds anything, and does all of its steps. */
    private boolean hasRound() {
        List<Technique> techniques = toolbox.techniques();
        for (int i = 0; i < techniques.size() && !isCut && !slate.isCrowded(); i++) {
            Technique technique = techniques.get(i);
            look(technique);
            if (caught.count() > 0 && !isCut) {
                take(technique);
                return true;
            }
        }
        return false;
    }

    private void look(Technique technique) {
        Way way = Objects.requireNonNull(WAYS.get(technique));
        caught.begin(technique);
        if (!way.isSingle) {
            slate.spread();
        }
        if (way.look == null) {
            ask(technique, way.screen);
        } else {
            way.look.find(slate, caught);
            isCut = (way.isLong || ++looks % LOOKS_PER_CALL == 0) && isCancelled.getAsBoolean();
        }
    }

    private void take(Technique technique) {
        slate.take(caught);
        var after = new Moment(board, slate.snapshot(), slate.values());
        rounds.add(new Round(now, technique, caught.count(), after));
        now = after;
        sight = null;
    }

    /** Asks the finder of a technique. */
    private void ask(Technique technique, @Nullable Screen screen) {
        if (screen != null && !screen.mayFind(slate, caught)) {
            return;
        }
        Sight seen = sight;
        if (seen == null) {
            seen = new Sight(now.board(), isCancelled, true, memory);
            sight = seen;
        }
        Hunt.all(technique, seen).forEach(step -> caught.keep(step.digits(), step.deductions()));
        // what was called off may have missed a step
        isCut = isCancelled.getAsBoolean();
    }
}
