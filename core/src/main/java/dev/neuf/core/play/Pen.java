package dev.neuf.core.play;

import dev.neuf.core.Board;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Ruleset;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * What a player writes at once: the cells that change, as they are then. In several cells, what all of them have is taken
 * away, else it comes into all of them.
 */
final class Pen {

    private final Game game;
    private final Ruleset rules;
    private final Map<Integer, Spot> written = new HashMap<>();

    Pen(Game game, Ruleset rules) {
        this.game = game;
        this.rules = rules;
    }

    private Spot spot(int cell) {
        return written.getOrDefault(cell, game.spot(cell));
    }

    private List<Integer> free(Collection<Integer> cells) {
        return cells.stream().filter(cell -> !game.isGiven(cell)).toList();
    }

    private List<Integer> open(Collection<Integer> cells) {
        return cells.stream().filter(game.board()::isOpen).toList();
    }

    private boolean isDigit(int digit) {
        return game.layout().digits().contains(digit);
    }

    private static boolean isColour(int colour) {
        return colour >= 1 && colour <= Spot.COLOURS;
    }

    /** Takes something away if all of the cells have it, else puts it into all. */
    private Map<Integer, Spot> toggle(
            List<Integer> cells, Predicate<Spot> has, UnaryOperator<Spot> with, UnaryOperator<Spot> without) {
        boolean isThere = cells.stream().allMatch(cell -> has.test(game.spot(cell)));
        for (int cell : cells) {
            written.put(cell, (isThere ? without : with).apply(game.spot(cell)));
        }
        return written;
    }

    Map<Integer, Spot> enter(Collection<Integer> cells, int digit) {
        List<Integer> free = isDigit(digit) ? free(cells) : List.of();
        if (free.stream().allMatch(cell -> game.spot(cell).digit() == digit)) {
            free.forEach(cell -> written.put(cell, spot(cell).withDigit(0)));
        } else {
            free.stream().filter(cell -> game.spot(cell).digit() != digit).forEach(cell -> place(cell, digit));
        }
        return written;
    }

    private void place(int cell, int digit) {
        written.put(cell, spot(cell).withDigit(digit));
        if (game.view().tidiesMarks()) {
            for (int peer : rules.peers(cell)) {
                written.put(peer, spot(peer).withoutMarks(Digits.of(digit)));
            }
        }
    }

    Map<Integer, Spot> centre(Collection<Integer> cells, int digit) {
        return toggle(
                isDigit(digit) ? open(cells) : List.of(),
                spot -> spot.centre().contains(digit),
                spot -> spot.withCentre(spot.centre().with(digit)),
                spot -> spot.withCentre(spot.centre().without(digit)));
    }

    Map<Integer, Spot> corner(Collection<Integer> cells, int digit) {
        return toggle(
                isDigit(digit) ? open(cells) : List.of(),
                spot -> spot.corner().contains(digit),
                spot -> spot.withCorner(spot.corner().with(digit)),
                spot -> spot.withCorner(spot.corner().without(digit)));
    }

    /** Only what the rules leave can be struck. */
    Map<Integer, Spot> strike(Collection<Integer> cells, int digit) {
        Board plain = Board.of(rules, game.values());
        return toggle(
                isDigit(digit)
                        ? open(cells).stream()
                                .filter(cell -> plain.candidates(cell).contains(digit))
                                .toList()
                        : List.of(),
                spot -> spot.struck().contains(digit),
                spot -> spot.withStruck(spot.struck().with(digit)),
                spot -> spot.withStruck(spot.struck().without(digit)));
    }

    Map<Integer, Spot> colour(Collection<Integer> cells, int colour) {
        return toggle(
                isColour(colour) ? List.copyOf(cells) : List.of(),
                spot -> spot.colours().contains(colour),
                spot -> spot.withColours(spot.colours().with(colour)),
                spot -> spot.withColours(spot.colours().without(colour)));
    }

    Map<Integer, Spot> tint(Collection<Integer> cells, int digit, int colour) {
        return toggle(
                isDigit(digit) && isColour(colour) ? open(cells) : List.of(),
                spot -> spot.tints().getOrDefault(digit, 0) == colour,
                spot -> spot.withTints(tinted(spot, digit, colour)),
                spot -> spot.withTints(tinted(spot, digit, 0)));
    }

    private static Map<Integer, Integer> tinted(Spot spot, int digit, int colour) {
        var tints = new TreeMap<>(spot.tints());
        tints.remove(digit);
        if (colour != 0) {
            tints.put(digit, colour);
        }
        return tints;
    }

    /** Clears the layer if it has something in any of the cells, else the first layer that has. */
    Map<Integer, Spot> clear(Collection<Integer> cells, Layer layer) {
        if (clear(cells, layer, written)) {
            return written;
        }
        for (Layer other : Layer.values()) {
            if (clear(cells, other, written)) {
                return written;
            }
        }
        return written;
    }

    private boolean clear(Collection<Integer> cells, Layer layer, Map<Integer, Spot> cleared) {
        for (int cell : cells) {
            Spot left = layer.without(game.spot(cell), game.view().isAutomatic());
            if (!left.equals(game.spot(cell))) {
                cleared.put(cell, left);
            }
        }
        return !cleared.isEmpty();
    }

    /** What a step concludes; what is about filled cells is passed over. */
    Map<Integer, Spot> conclude(List<? extends Deduction> deductions) {
        for (Deduction deduction : deductions) {
            int cell = deduction.cell();
            if (game.isGiven(cell) || spot(cell).digit() != 0) {
                continue;
            }
            switch (deduction) {
                case Deduction.Place(int _, int digit) -> place(cell, digit);
                case Deduction.Eliminate(int _, Digits digits) ->
                    written.put(
                            cell,
                            spot(cell)
                                    .withoutMarks(digits)
                                    .withStruck(spot(cell).struck().or(digits)));
            }
        }
        return written;
    }

    /** All candidates as the player's own marks. */
    Map<Integer, Spot> allMarks() {
        for (int cell : open(game.layout().cells().stream().boxed().toList())) {
            written.put(cell, spot(cell).withCentre(game.board().candidates(cell)));
        }
        return written;
    }
}
