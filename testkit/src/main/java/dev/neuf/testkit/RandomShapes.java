package dev.neuf.testkit;

import dev.neuf.core.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;

/** Boards cut in every way there is. */
public final class RandomShapes {

    private RandomShapes() {}

    /** Every cut into equal rectangles, flat ones first. The first is the Latin square. */
    public static List<Shape> rectangles(int size) {
        var shapes = new ArrayList<Shape>();
        for (int height = 1; height < size || height == 1; height++) {
            if (size % height == 0) {
                shapes.add(Shape.boxes(height, size / height));
            }
        }
        return shapes;
    }

    /** A cut of any kind. */
    public static Shape any(int size, RandomGenerator random) {
        return switch (random.nextInt(6)) {
            case 0 -> Shape.standard(size);
            case 1 -> pick(rectangles(size), random);
            case 2 -> jigsaw(size, random);
            case 3 -> scattered(size, random);
            case 4 -> loose(size, random);
            default -> torn(size, random);
        };
    }

    /** A cell for each digit in every region, each region in one piece, with winding borders. */
    public static Shape jigsaw(int size, RandomGenerator random) {
        var board = new Board(size, random);
        board.cut(Math.max(pick(rectangles(size), random).boxHeight(), 1));
        for (int i = 0; i < 6 * size; i++) {
            board.trade();
        }
        return Shape.jigsaw(board.regionOf);
    }

    /** A cell for each digit in every region, anywhere on the board. */
    public static Shape scattered(int size, RandomGenerator random) {
        var regions = new ArrayList<Integer>();
        for (int i = 0; i < size * size; i++) {
            regions.add(i / size);
        }
        Collections.shuffle(regions, random);
        return Shape.jigsaw(regions.stream().mapToInt(i -> i).toArray());
    }

    /** Some regions of all sizes, each in one piece; the cells between them belong to none. */
    public static Shape loose(int size, RandomGenerator random) {
        var board = new Board(size, random);
        Arrays.fill(board.regionOf, Shape.NO_REGION);
        int regions = 1 + random.nextInt(size);
        for (int region = 0; region < regions; region++) {
            board.grow(region, 1 + random.nextInt(size));
        }
        return Shape.jigsaw(board.regionOf);
    }

    /** A jigsaw from which some cells have been taken out. */
    public static Shape torn(int size, RandomGenerator random) {
        Shape whole = random.nextBoolean() ? jigsaw(size, random) : Shape.standard(size);
        int[] regionOf = new int[size * size];
        for (int cell = 0; cell < regionOf.length; cell++) {
            regionOf[cell] = random.nextInt(size) == 0 ? Shape.NO_REGION : whole.regionOf(cell);
        }
        return Shape.jigsaw(regionOf);
    }

    /** One of several. */
    public static <T> T pick(List<T> items, RandomGenerator random) {
        return items.get(random.nextInt(items.size()));
    }

    /** A map of regions that is being drawn. */
    private static final class Board {
        private final int size;
        private final RandomGenerator random;
        private final int[] regionOf;
        private final int[][] near;

        Board(int size, RandomGenerator random) {
            this.size = size;
            this.random = random;
            this.regionOf = new int[size * size];
            this.near = new int[size * size][];
            Arrays.setAll(near, cell -> Neighbours.of(cell, size));
        }

        void cut(int height) {
            int width = size / height;
            for (int cell = 0; cell < regionOf.length; cell++) {
                regionOf[cell] = cell / size / height * height + cell % size / width;
            }
        }

        /** Two whole regions that touch exchange a cell at their border, so that both stay in one piece. */
        void trade() {
            int cell = random.nextInt(regionOf.length);
            int own = regionOf[cell];
            int[] others = near[cell];
            int other = others.length == 0 ? cell : others[random.nextInt(others.length)];
            int foreign = regionOf[other];
            if (foreign == own) {
                return;
            }
            regionOf[cell] = foreign;
            List<Integer> offers = piece(other);
            Collections.shuffle(offers, random);
            for (int offered : offers) {
                if (offered != cell && touches(offered, own)) {
                    regionOf[offered] = own;
                    if (piece(cell).size() == size && piece(offered).size() == size) {
                        return;
                    }
                    regionOf[offered] = foreign;
                }
            }
            regionOf[cell] = own;
        }

        /** Lets a region grow over free cells to a number of cells, or until it is shut in. */
        void grow(int region, int cells) {
            List<Integer> free = cells(cell -> regionOf[cell] == Shape.NO_REGION);
            var edge = new ArrayList<Integer>();
            if (!free.isEmpty()) {
                edge.add(pick(free, random));
            }
            for (int grown = 0; grown < cells && !edge.isEmpty(); grown++) {
                int cell = pick(edge, random);
                regionOf[cell] = region;
                edge.remove(Integer.valueOf(cell));
                for (int next : near[cell]) {
                    if (regionOf[next] == Shape.NO_REGION && !edge.contains(next)) {
                        edge.add(next);
                    }
                }
            }
        }

        private boolean touches(int cell, int region) {
            for (int next : near[cell]) {
                if (regionOf[next] == region) {
                    return true;
                }
            }
            return false;
        }

        /** The cells of one region that hang together with this one. */
        private List<Integer> piece(int first) {
            var isReached = new boolean[regionOf.length];
            isReached[first] = true;
            var reached = new ArrayList<>(List.of(first));
            for (int i = 0; i < reached.size(); i++) {
                for (int next : near[reached.get(i)]) {
                    if (regionOf[next] == regionOf[first] && !isReached[next]) {
                        isReached[next] = true;
                        reached.add(next);
                    }
                }
            }
            return reached;
        }

        private List<Integer> cells(IntPredicate wanted) {
            var cells = new ArrayList<Integer>();
            for (int cell = 0; cell < regionOf.length; cell++) {
                if (wanted.test(cell)) {
                    cells.add(cell);
                }
            }
            return cells;
        }
    }
}
