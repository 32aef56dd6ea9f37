package dev.neuf.logic;

import dev.neuf.core.Board;
import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What to say of a step, from a nudge to the whole proof. */
public final class Telling {

    /** More cells than this are not listed as a place to look, only the first few of them. */
    private static final int MANY = 6;

    private static final int FEW = 3;

    /** Proofs of so many sentences are a wall of text when they are run together. */
    private static final int LONG = 7;

    /** Of a trial with more cases, only the first few are told. */
    private static final int MANY_CASES = 5;

    private static final int FEW_CASES = 3;

    private Telling() {}

    /** Which technique will help. */
    public static Message nudge(Step step) {
        return Message.of(LogicPhrase.NUDGE, step.technique());
    }

    /** Which technique, which digits, and where to look: the houses of the pattern, else its cells. */
    public static Message where(Step step) {
        var houses = new ArrayList<Rule.House>();
        for (Mark mark : step.marks()) {
            if (mark.part() instanceof Rule.House house && mark.role() == Role.BASE && !houses.contains(house)) {
                houses.add(house);
            }
        }
        if (!houses.isEmpty()) {
            return Message.of(LogicPhrase.WHERE_HOUSES, step.technique(), step.digits(), houses);
        }
        CellSet cells = place(step);
        return cells.size() <= MANY
                ? Message.of(LogicPhrase.WHERE_CELLS, step.technique(), step.digits(), cells)
                : Message.of(LogicPhrase.WHERE_MANY, step.technique(), step.digits(), first(cells));
    }

    /** The cells of the pattern. Those that lose a candidate would give it away, unless there are no others. */
    private static CellSet place(Step step) {
        var pattern = new CellSet.Builder();
        var witnesses = new CellSet.Builder();
        var whole = new CellSet.Builder();
        for (Mark mark : step.marks()) {
            boolean isWitness = mark.role() == Role.WITNESS;
            switch (mark.part()) {
                case Candidates(Digits _, CellSet there) -> (isWitness ? witnesses : pattern).add(there);
                case CellSet there -> (isWitness ? witnesses : whole).add(there);
                default -> {
                    // a link ends at candidates that are shown as well
                }
            }
        }
        CellSet named = pattern.build().minus(losers(step)).or(whole.build());
        CellSet others = named.isEmpty() ? witnesses.build() : named;
        return others.isEmpty() ? losers(step) : others;
    }

    private static CellSet losers(Step step) {
        var cells = new CellSet.Builder();
        for (Deduction deduction : step.deductions()) {
            if (deduction instanceof Deduction.Eliminate(int cell, Digits _)) {
                cells.add(cell);
            }
        }
        return cells.build();
    }

    private static CellSet first(CellSet cells) {
        return CellSet.of(cells.stream().limit(FEW).boxed().toList());
    }

    /** Whether a proof should be a list of sentences with numbers. */
    public static boolean isLong(Step step) {
        return step.proof().size() >= LONG;
    }

    /**
     * The step as one would tell it: of a trial with many cases only some, and that the others are like them. They are, as
     * each case breaks by singles.
     */
    public static Step brief(Step step) {
        List<Sentence> proof = step.proof();
        var cases = new ArrayList<Integer>();
        for (int i = 0; i < proof.size(); i++) {
            if (proof.get(i).message().phrase() == LogicPhrase.TRIAL_CASE) {
                cases.add(i);
            }
        }
        if (cases.size() <= MANY_CASES) {
            return step;
        }
        int end = cases.get(FEW_CASES - 1) + 1;
        while (!isBreak(proof.get(end - 1))) {
            end++;
        }
        var told = new ArrayList<>(proof.subList(0, end));
        told.add(new Sentence(Message.of(LogicPhrase.TRIAL_MORE, cases.size() - FEW_CASES), List.of()));
        told.add(proof.getLast());
        return new Step(step.technique(), step.digits(), step.deductions(), told);
    }

    private static boolean isBreak(Sentence sentence) {
        return switch (sentence.message().phrase()) {
            case LogicPhrase.NET_NO_PLACE, LogicPhrase.NET_NO_DIGIT, LogicPhrase.NET_CLASH -> true;
            default -> false;
        };
    }

    /**
     * Of the steps of a round, those that can be left at what follows from them: where several are of the hardest kind and
     * long, all of them but the shortest.
     */
    public static List<Step> alike(List<Step> steps) {
        List<Step> hard = steps.stream()
                .filter(step -> step.technique().level() == Level.EXTREME && isLong(step))
                .toList();
        if (hard.size() < 2) {
            return List.of();
        }
        Step shortest = Collections.min(
                hard, Comparator.comparingInt(step -> step.proof().size()));
        return hard.stream().filter(step -> !step.equals(shortest)).toList();
    }

    /** What follows from several steps together. */
    public static List<Message> conclusion(List<Step> steps) {
        var placed = new TreeMap<Integer, Deduction>();
        var gone = new TreeMap<Integer, Digits>();
        for (Step step : steps) {
            for (Deduction deduction : step.deductions()) {
                switch (deduction) {
                    case Deduction.Place(int cell, int _) -> placed.putIfAbsent(cell, deduction);
                    case Deduction.Eliminate(int cell, Digits digits) -> gone.merge(cell, digits, Digits::or);
                }
            }
        }
        gone.keySet().removeAll(placed.keySet());
        var all = new ArrayList<>(placed.values());
        gone.forEach((cell, digits) -> all.add(new Deduction.Eliminate(cell, digits)));
        return said(all);
    }

    /** The whole proof, sentence by sentence, and what follows from it. */
    public static List<Message> how(Step step) {
        var sentences = new ArrayList<Message>();
        for (Sentence sentence : step.proof()) {
            sentences.add(sentence.message());
        }
        sentences.addAll(conclusion(step));
        return sentences;
    }

    /** What follows: a sentence for each digit placed, and for each set of digits that some cells lose. */
    public static List<Message> conclusion(Step step) {
        return said(step.deductions());
    }

    private static List<Message> said(List<Deduction> deductions) {
        var sentences = new ArrayList<Message>();
        Map<Digits, CellSet.Builder> losers = new LinkedHashMap<>();
        for (Deduction deduction : deductions) {
            switch (deduction) {
                case Deduction.Place(int cell, int digit) ->
                    sentences.add(Message.of(LogicPhrase.THEN_PLACE, CellSet.of(cell), Digits.of(digit)));
                case Deduction.Eliminate(int cell, Digits digits) ->
                    losers.computeIfAbsent(digits, _ -> new CellSet.Builder()).add(cell);
            }
        }
        losers.forEach((digits, cells) -> sentences.add(Message.of(
                sentences.isEmpty() ? LogicPhrase.THEN_ELIMINATE : LogicPhrase.THEN_ELIMINATE_TOO,
                cells.build(),
                digits)));
        return sentences;
    }

    /** How a way ends. */
    public static Message end(Path path) {
        int rounds = path.rounds().size();
        int open = path.end().values().cellCount() - path.end().values().filledCount();
        return switch (path) {
            case Path.Solved _ -> Message.of(LogicPhrase.PATH_SOLVED, rounds);
            case Path.Stuck _ -> Message.of(LogicPhrase.PATH_STUCK, rounds, open);
            case Path.Contradiction contradiction ->
                Message.of(LogicPhrase.PATH_CONTRADICTION, rounds, Explain.reason(contradiction.reason()));
            case Path.Cut _ -> Message.of(LogicPhrase.PATH_CUT, rounds, open);
        };
    }

    /** How hard it was. */
    public static Message grade(Grade grade) {
        Object hardest = grade.hardest().map(Object.class::cast).orElse("");
        boolean isEmpty = grade.hardest().isEmpty();
        return switch (grade.path()) {
            case Path.Cut _ -> Message.of(LogicPhrase.GRADE_CUT);
            case Path.Solved _ when isEmpty -> Message.of(LogicPhrase.GRADE_FULL);
            case Path.Solved _ -> Message.of(LogicPhrase.GRADE, grade.level(), grade.score(), hardest);
            case Path.Stuck _, Path.Contradiction _ ->
                isEmpty
                        ? Message.of(LogicPhrase.GRADE_NO_STEP, grade.level())
                        : Message.of(LogicPhrase.GRADE_STUCK, grade.level(), grade.score(), hardest);
        };
    }

    /** What to say if the move changes nothing on the board. */
    public static Optional<Message> idle(Board board, Deduction move) {
        CellSet cell = CellSet.of(move.cell());
        Digits left = board.candidates(move.cell());
        return switch (move) {
            case Deduction.Place(int there, int digit) ->
                !board.isOpen(there) && left.contains(digit)
                        ? Optional.of(Message.of(LogicPhrase.MOVE_PLACED, cell, left))
                        : Optional.empty();
            case Deduction.Eliminate(int there, Digits digits) -> {
                if (!board.isOpen(there)) {
                    yield Optional.of(Message.of(LogicPhrase.MOVE_PLACED, cell, left));
                }
                yield left.and(digits).isEmpty()
                        ? Optional.of(Message.of(LogicPhrase.MOVE_STRUCK, cell, digits))
                        : Optional.empty();
            }
        };
    }

    /** What to say if no technique proves the move. */
    public static Message unproven(Board board, Deduction move, boolean isRight) {
        if (move instanceof Deduction.Place(int cell, int digit)) {
            if (!board.isOpen(cell)) {
                return Message.of(LogicPhrase.MOVE_PLACED, CellSet.of(cell), board.candidates(cell));
            }
            if (!board.candidates(cell).contains(digit)) {
                return Message.of(LogicPhrase.MOVE_TAKEN, CellSet.of(cell), Digits.of(digit));
            }
        }
        return Message.of(isRight ? LogicPhrase.MOVE_RIGHT_UNPROVEN : LogicPhrase.MOVE_UNPROVEN);
    }
}
