package dev.neuf.browser;

import dev.neuf.core.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Puzzles and random requests for the tests. */
final class Scripts {

    static final String FOUR = ".24.1..34..2.13.";
    static final String NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    static final String HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    static final String JIGSAW = """
            {"neuf":1,"size":6,"regions":["1 1 1 2 2 2","1 1 3 3 2 2","1 3 3 3 2 4","5 3 6 6 6 4","5 5 6 6 4 4","5 5 5 6 4 4"],
            "givens":[".....2",".5....","....1.","..4...",".3....","......"]}
            """;
    static final String KILLER = "{\"size\":4,\"givens\":\"................\",\"variants\":["
            + "{\"type\":\"cage\",\"sum\":5,\"cells\":[\"r1c1\",\"r1c2\"]},{\"type\":\"diagonals\"},"
            + "{\"type\":\"odd\",\"cells\":[\"r4c4\"]},{\"type\":\"anti-knight\"}]}";
    static final String DRAFT = "{\"size\":4,\"regions\":[0,0,1,1,0,0,1,1,2,2,3,3,2,2,3,3],"
            + "\"givens\":[1,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0],\"marked\":[5],\"variants\":[{\"type\":\"diagonals\"}]}";
    static final String SIXTEEN = "1" + ".".repeat(255);
    static final List<String> BOARDS = List.of(FOUR, NINE, JIGSAW, KILLER, SIXTEEN);

    private Scripts() {}

    /** A request as text: do, and names with their values. */
    static String request(String name, Object... namesAndValues) {
        Map<String, Object> object = Json.object("do", name);
        object.putAll(Json.object(namesAndValues));
        return Json.write(object);
    }

    /** What lies at the end of a way of names and numbers; {@link Json#NULL} if nothing does. */
    static Object at(Object value, Object... way) {
        Object here = value;
        for (Object step : way) {
            Object next = step instanceof Integer index ? ((List<?>) here).get(index) : ((Map<?, ?>) here).get(step);
            here = next == null ? Json.NULL : next;
        }
        return here;
    }

    /** Something that a player may do, whether it makes sense or not; nothing that takes long. */
    static String random(int size, RandomGenerator random) {
        int cell = random.nextInt(size * size);
        List<Integer> cells = new ArrayList<>(List.of(cell));
        for (int more = random.nextInt(3); more > 0; more--) {
            cells.add(random.nextInt(size * size + (random.nextInt(50) == 0 ? 1 : 0)));
        }
        int digit = 1 + random.nextInt(size + (random.nextInt(20) == 0 ? 1 : 0));
        int colour = 1 + random.nextInt(10);
        String name = random.nextInt(4) == 0 ? "" : "b" + random.nextInt(4);
        String other = "b" + random.nextInt(4);
        String lang = random.nextBoolean() ? "en" : "fr";
        return switch (random.nextInt(40)) {
            case 0, 1, 2, 3, 4, 5, 6, 7 -> request("enter", "cells", cells, "digit", digit, "millis", 1000);
            case 8, 9 -> request("corner", "cells", cells, "digit", digit);
            case 10, 11 -> request("centre", "cells", cells, "digit", digit);
            case 12, 13 -> request("strike", "cells", cells, "digit", digit);
            case 14, 15 -> request("colour", "cells", cells, "colour", colour);
            case 16 -> request("tint", "cells", cells, "digit", digit, "colour", colour);
            case 17, 18 ->
                request(
                        "clear",
                        "cells",
                        cells,
                        "layer",
                        List.of("digit", "corner", "centre", "colour", "all").get(random.nextInt(5)));
            case 19, 20, 21, 22 -> request("undo");
            case 23, 24 -> request("redo");
            case 25 -> request(random.nextInt(8) == 0 ? "restart" : "fill");
            case 26 -> request("automatic", "on", random.nextBoolean());
            case 27 -> request("tidy", "on", random.nextBoolean());
            case 28, 29 -> request("begin", "name", other);
            case 30 -> request("go", "name", name);
            case 31 -> request(random.nextInt(3) == 0 ? "drop" : "go", "name", name);
            case 32 -> request("rename", "name", name, "to", other);
            case 33 -> request(random.nextInt(4) == 0 ? "keep" : "undo");
            case 34 -> request("compare", "one", name, "other", other, "lang", lang);
            case 35 -> request("take", "one", name, "other", other);
            case 36 -> request("check", "lang", lang);
            case 37 ->
                request(
                        "apply",
                        "place",
                        List.of(List.of(cell, digit)),
                        "strike",
                        List.of(List.of(cells.getLast(), digit)));
            case 38 ->
                random.nextBoolean()
                        ? request("draw", "bare", random.nextBoolean(), "lang", lang)
                        : request("text", "format", random.nextBoolean() ? "line" : "json", "lang", lang);
            default -> request("nonsense" + random.nextInt(3), "cells", cells);
        };
    }
}
