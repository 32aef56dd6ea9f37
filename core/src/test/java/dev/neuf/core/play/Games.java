package dev.neuf.core.play;

import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import java.util.List;
import java.util.random.RandomGenerator;

/** Games for the tests, and random moves in them. */
final class Games {

    static final String FOUR = ".24.1..34..2.13.";
    static final String NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    static final String JIGSAW = """
            6 1
            .....2
            .5....
            ....1.
            ..4...
            .3....
            ......
            0 0 0 1 1 1
            0 0 2 2 1 1
            0 2 2 2 1 3
            4 2 5 5 5 3
            4 4 5 5 3 3
            4 4 4 5 3 3
            """;
    static final String SIXTEEN = "1" + ".".repeat(255);
    static final String NOTED = "{\"size\":4,\"givens\":\".24.1..34..2.13.\",\"values\":\"3...............\","
            + "\"candidates\":{\"r1c4\":\"13\",\"r2c2\":\"4\"},\"symbols\":\"1234\"}";
    static final List<String> ALL = List.of(FOUR, NINE, JIGSAW, SIXTEEN, NOTED);

    private Games() {}

    static Game of(String text) {
        return Game.of(sheet(text));
    }

    static Sheet sheet(String text) {
        return ((Parsed.Ok) Format.readAny(text, Hints.NONE)).sheet();
    }

    /** Something that a player may do, whether it makes sense or not. */
    static Game random(Game game, RandomGenerator random) {
        int cell = random.nextInt(game.layout().cellCount());
        int digit = random.nextInt(game.layout().size() + 2); // 0 and one too large are among them
        List<Branch> branches = game.branches();
        String name = branches.get(random.nextInt(branches.size())).name();
        List<Integer> several = List.of(cell, (cell + 1) % game.layout().cellCount());
        int colour = random.nextInt(Spot.COLOURS + 2);
        return switch (random.nextInt(30)) {
            case 20 -> game.enter(several, digit);
            case 21 -> game.corner(several, digit);
            case 22 -> game.centre(several, digit);
            case 23 -> game.strike(several, digit);
            case 24 -> game.colour(several, colour);
            case 25 -> game.tint(several, digit, colour);
            case 26 -> game.clear(several, List.of(Layer.values()).get(random.nextInt(5)));
            case 27 -> game.rename(name, "b" + random.nextInt(30));
            case 28 -> game.with(game.view().withTidyMarks(random.nextBoolean()));
            case 0, 1, 2, 3, 4 -> game.enter(cell, digit);
            case 5, 6, 7 -> game.mark(cell, digit);
            case 8 -> game.clear(cell);
            case 9, 10 -> game.undo();
            case 11 -> game.redo();
            case 12 -> game.begin("b" + random.nextInt(30));
            case 13 -> game.goTo(name);
            case 14 -> random.nextInt(4) == 0 ? game.keep() : game;
            case 15 -> random.nextInt(4) == 0 ? game.drop(name) : game;
            case 16 -> game.with(game.view().withAutomatic(random.nextBoolean()));
            case 17 -> random.nextInt(5) == 0 ? game.withAllMarks() : game;
            case 18 -> random.nextInt(9) == 0 ? game.restart() : game;
            default ->
                game.with(
                        game.view().withCursor(cell).later(random.nextInt(5000)).hinted());
        };
    }
}
