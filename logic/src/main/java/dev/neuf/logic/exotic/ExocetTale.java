package dev.neuf.logic.exotic;

import static dev.neuf.logic.exotic.NineBoxes.SIDE;
import static dev.neuf.logic.exotic.NineBoxes.SIZE;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.core.words.Message;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What follows from an exocet, and why. */
final class ExocetTale {

    private final Sight sight;
    private final NineBoxes board;
    private final Exocet exocet;
    private final List<int[]> pairs;
    private final ExocetLimits limits;

    /**
     * Tells of an exocet.
     *
     * @param pairs what its targets can hold
     */
    ExocetTale(Sight sight, Exocet exocet, List<int[]> pairs) {
        this.sight = sight;
        this.board = NineBoxes.of(sight);
        this.exocet = exocet;
        this.pairs = pairs;
        this.limits = new ExocetLimits(board, exocet);
    }

    CellSet base() {
        return CellSet.of(exocet.base);
    }

    private CellSet targets() {
        return CellSet.of(exocet.targets);
    }

    /** Strikes what no pair allows in the base, the targets and the mirrors. */
    void eliminate(Step.Builder step) {
        left().forEach((cell, digits) -> step.eliminate(sight.layout().digits().minus(digits), CellSet.of(cell)));
    }

    /** What the pairs allow in each cell of the base, the targets and the mirrors. */
    private Map<Integer, Digits> left() {
        int[] inBase = new int[2];
        int[] inTargets = new int[2];
        int[][] inMirrors = new int[2][2];
        for (int[] pair : pairs) {
            for (int i = 0; i < 2; i++) {
                inTargets[i] |= 1 << pair[i];
                // the base may have the pair in either order
                if (can(exocet.base[0], pair[i]) && can(exocet.base[1], pair[1 - i])) {
                    inBase[0] |= 1 << pair[i];
                    inBase[1] |= 1 << pair[1 - i];
                }
                if (exocet.mirrors.length > 0) {
                    int[] mirror = exocet.mirrors[i];
                    inMirrors[i][0] |= Exocet.inMirror(board.digits, mirror[0], mirror[1], pair[i], pair[1 - i]);
                    inMirrors[i][1] |= Exocet.inMirror(board.digits, mirror[1], mirror[0], pair[i], pair[1 - i]);
                }
            }
        }
        Map<Integer, Digits> left = new LinkedHashMap<>();
        for (int i = 0; i < 2; i++) {
            left.put(exocet.base[i], new Digits(inBase[i]));
            left.put(exocet.targets[i], new Digits(inTargets[i]));
            if (exocet.mirrors.length > 0) {
                left.put(exocet.mirrors[i][0], new Digits(inMirrors[i][0]));
                left.put(exocet.mirrors[i][1], new Digits(inMirrors[i][1]));
            }
        }
        return left;
    }

    private boolean can(int cell, int digit) {
        return (board.digits[cell] >> digit & 1) != 0;
    }

    /** Strikes digits that are certainly in the base where both cells of the base, or both targets, see them. */
    void eliminateKnown(Step.Builder step, int known) {
        for (int digit : new Digits(known)) {
            step.eliminate(digit, sight.seenByAll(base(), digit)).eliminate(digit, sight.seenByAll(targets(), digit));
        }
        eliminateInLines(step, known);
    }

    /** Strikes digits that are certainly in the base from the lines that have them in the cross-lines. */
    void eliminateInLines(Step.Builder step, int known) {
        for (int digit : new Digits(known)) {
            CellSet room = room(digit - 1);
            for (List<Rule.House> cover : covers(digit - 1)) {
                cover.forEach(line -> step.eliminate(digit, line.cells().minus(room)));
            }
        }
    }

    /** Where a digit of the base fits in the cross-lines besides the targets: it is there just twice. */
    private CellSet room(int digit) {
        var cells = new CellSet.Builder();
        for (int i = 0; i < exocet.lines.length; i++) {
            for (int row = 0; row < SIZE; row++) {
                if ((exocet.room[digit][i] >> row & 1) != 0) {
                    cells.add(exocet.cell(row, exocet.lines[i]));
                }
            }
        }
        return cells.build();
    }

    /** Two lines that hold all this room, in all ways: each of them has the digit once in it. */
    private List<List<Rule.House>> covers(int digit) {
        var covers = new ArrayList<List<Rule.House>>();
        int[] room = exocet.room[digit];
        addRows(covers, room[0] | room[1] | room[2], 2, List.of());
        for (int i = 0; i < room.length; i++) {
            int one = room[(i + 1) % SIDE];
            int other = room[(i + 2) % SIDE];
            addRows(covers, one | other, 1, List.of(line(exocet.lines[i])));
            if (room[i] == 0) {
                covers.add(List.of(line(exocet.lines[(i + 1) % SIDE]), line(exocet.lines[(i + 2) % SIDE])));
            }
        }
        return covers;
    }

    private void addRows(List<List<Rule.House>> covers, int rows, int count, List<Rule.House> before) {
        if (Integer.bitCount(rows) == count) {
            var cover = new ArrayList<>(before);
            for (int left = rows; left != 0; left &= left - 1) {
                cover.add(board.house(exocet.crossing(Integer.numberOfTrailingZeros(left))));
            }
            covers.add(cover);
        }
    }

    private List<Rule.House> lines() {
        return IntStream.of(exocet.lines).mapToObj(this::line).toList();
    }

    private Rule.House line(int number) {
        return board.house(exocet.house(number));
    }

    /** Why the targets have the digits of the base, and what they cannot have. */
    void begin(Step.Builder step) {
        var digits = new Digits(exocet.digits);
        List<Rule.House> lines = lines();
        step.show(Role.PIVOT, new Candidates(digits, base())).say(LogicPhrase.EXOCET_BASE, base(), digits);
        lines.forEach(line -> step.show(Role.BASE, line));
        step.show(Role.END, new Candidates(digits, targets()))
                .say(
                        LogicPhrase.EXOCET_LINES,
                        board.house(exocet.baseLine()),
                        board.house(exocet.baseBox()),
                        lines,
                        targets());
        tellRoom(step);
        step.say(LogicPhrase.EXOCET_TARGETS, targets(), base());
        for (int i = 0; i < exocet.mirrors.length; i++) {
            CellSet mirror = CellSet.of(exocet.mirrors[i]);
            step.show(Role.SET, mirror).say(LogicPhrase.EXOCET_MIRROR, CellSet.of(exocet.targets[i]), mirror);
        }
        limits.tell(step);
    }

    /** By which two lines each digit has no more room than twice. */
    private void tellRoom(Step.Builder step) {
        Map<List<Rule.House>, Digits> held = new LinkedHashMap<>();
        for (int digit : new Digits(exocet.digits)) {
            covers(digit - 1).stream().findFirst().ifPresent(lines -> held.merge(lines, Digits.of(digit), Digits::or));
        }
        held.forEach((lines, digits) -> {
            digits.forEach(digit -> step.show(Role.PATTERN, Candidates.of(digit, room(digit - 1))));
            step.say(LogicPhrase.EXOCET_ROOM, digits, lines);
        });
    }

    /** Which pairs of digits are left, if not all. */
    void tellPairs(Step.Builder step) {
        var left = new ArrayList<Digits>();
        for (int[] pair : pairs) {
            Digits digits = Digits.of(pair[0] + 1, pair[1] + 1);
            if (!left.contains(digits)) {
                left.add(digits);
            }
        }
        int count = Integer.bitCount(exocet.digits);
        if (left.size() < count * (count - 1) / 2) {
            List<Message> named = left.stream()
                    .map(digits -> Message.of(LogicPhrase.EXOCET_PAIR, digits))
                    .toList();
            step.say(LogicPhrase.EXOCET_PAIRS, base(), named);
        }
    }

    /** What that leaves in cells that lose something by it. */
    void tellLeft(Step.Builder step) {
        left().forEach((cell, digits) -> {
            Digits there = sight.candidates(cell);
            Digits rest = there.and(digits);
            if (!rest.equals(there) && !rest.isEmpty() && !limits.hasTold(cell, rest)) {
                step.show(Role.END, new Candidates(rest, CellSet.of(cell)));
                tellLeft(step, cell, rest);
            }
        });
    }

    private void tellLeft(Step.Builder step, int cell, Digits rest) {
        for (int i = 0; i < exocet.mirrors.length; i++) {
            CellSet mirror = CellSet.of(exocet.mirrors[i]);
            if (mirror.contains(cell)) {
                CellSet target = CellSet.of(exocet.targets[i]);
                step.say(LogicPhrase.EXOCET_LEFT_MIRROR, CellSet.of(cell), rest, mirror, target);
                return;
            }
        }
        step.say(LogicPhrase.EXOCET_LEFT, CellSet.of(cell), rest);
    }

    /** What digits that are certainly in the base do elsewhere. */
    void tellKnown(Step.Builder step, int known) {
        if (known != 0) {
            step.say(LogicPhrase.EXOCET_KNOWN, new Digits(known), base(), targets());
        }
        tellInLines(step, known, LogicPhrase.EXOCET_TWICE_MORE);
    }

    /**
     * What they do in lines that have them in the cross-lines.
     *
     * @param twiceMore says that they are there twice besides the targets
     */
    void tellInLines(Step.Builder step, int known, LogicPhrase twiceMore) {
        Map<Integer, List<List<Rule.House>>> told = new LinkedHashMap<>();
        for (int digit : new Digits(known)) {
            List<List<Rule.House>> news = covers(digit - 1).stream()
                    .filter(cover -> isNews(digit, cover))
                    .toList();
            if (!news.isEmpty()) {
                told.put(digit, news);
            }
        }
        if (!told.isEmpty()) {
            Digits digits = told.keySet().stream().map(Digits::of).reduce(Digits.NONE, Digits::or);
            step.say(twiceMore, digits, lines());
        }
        told.forEach((digit, covers) -> {
            CellSet room = room(digit - 1);
            step.show(Role.PATTERN, Candidates.of(digit, room));
            covers.forEach(cover -> cover.forEach(line -> step.show(Role.COVER, line)));
            if (covers.size() == 1) {
                step.say(LogicPhrase.EXOCET_COVER, Digits.of(digit), room, covers.getFirst());
            } else {
                List<Message> named = covers.stream()
                        .map(cover -> Message.of(LogicPhrase.EXOCET_PAIR, cover))
                        .toList();
                step.say(LogicPhrase.EXOCET_COVERS, Digits.of(digit), room, named);
            }
        });
    }

    /** Whether two lines have a digit besides the room it has in the cross-lines. */
    private boolean isNews(int digit, List<Rule.House> cover) {
        CellSet others = sight.places(digit).minus(room(digit - 1));
        return cover.stream().anyMatch(line -> !others.and(line.cells()).isEmpty());
    }
}
