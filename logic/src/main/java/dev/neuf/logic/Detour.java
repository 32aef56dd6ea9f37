package dev.neuf.logic;

import dev.neuf.core.Board;
import dev.neuf.core.Deduction;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Several easy steps that lead to a move of the player, where it takes a hard one to prove it at once. None of them can be
 * spared, but there may be a shorter way.
 *
 * @param before the easy steps, at least one
 * @param last the step that makes the move then
 */
public record Detour(List<Step> before, Step last) {

    /** The hardest techniques that count as easy here. */
    private static final Level EASY = Level.MEDIUM;

    /** To see what can be spared takes the square of it. */
    private static final int MOST_TO_SPARE = 60;

    public Detour {
        before = List.copyOf(before);
    }

    /** The easy way to a move with the techniques of a toolbox, unless a step that is not much harder proves it. */
    public static Optional<Detour> to(
            Deduction move, Board board, Toolbox toolbox, Optional<Step> proof, BooleanSupplier isCancelled) {
        if (proof.isPresent() && proof.get().technique().level().compareTo(Level.HARD) <= 0) {
            return Optional.empty();
        }
        var easy = new Toolbox(toolbox.techniques().stream()
                .filter(technique -> technique.level().compareTo(EASY) <= 0)
                .toList());
        return new Search(move, board, easy, Person.with(easy).until(isCancelled)).detour();
    }

    /** How to say it. */
    public Message message() {
        Technique hardest =
                before.stream().map(Step::technique).max(Technique::compareTo).orElseThrow();
        return Message.of(LogicPhrase.MOVE_LATER, before.size(), hardest, last.technique());
    }

    private record Search(Deduction move, Board board, Toolbox toolbox, Person person) {

        Optional<Detour> detour() {
            var steps = new ArrayList<Step>();
            Board now = board;
            Optional<Step> last = person.recognise(now, move);
            while (last.isEmpty()) {
                Optional<Step> next = person.next(now);
                if (next.isEmpty()) {
                    return Optional.empty();
                }
                steps.add(next.get());
                now = now.after(next.get().deductions());
                last = person.recognise(now, move);
            }
            return steps.isEmpty() ? Optional.empty() : Optional.of(shortened(new Detour(steps, last.get())));
        }

        /** The same without steps that can be spared, the last ones first. */
        private Detour shortened(Detour whole) {
            Detour detour = whole;
            for (int i = whole.before.size() - 1; i >= 0 && whole.before.size() <= MOST_TO_SPARE; i--) {
                var fewer = new ArrayList<>(detour.before);
                fewer.remove(i);
                detour = fewer.isEmpty() ? detour : again(fewer).orElse(detour);
            }
            return detour;
        }

        /** The way of these steps alone, if each of them can still be found and the move follows. */
        private Optional<Detour> again(List<Step> steps) {
            var found = new ArrayList<Step>();
            Board now = board;
            for (Step step : steps) {
                Optional<Step> same = find(step.deductions(), now);
                if (same.isEmpty()) {
                    return Optional.empty();
                }
                found.add(same.get());
                now = now.after(same.get().deductions());
            }
            return person.recognise(now, move).map(last -> new Detour(found, last));
        }

        private Optional<Step> find(List<Deduction> deductions, Board now) {
            var sight = new Sight(now, () -> false, false, new Memory(false));
            return toolbox.techniques().stream()
                    .flatMap(technique ->
                            Hunt.first(
                                    technique, sight, step -> step.deductions().containsAll(deductions))
                                    .stream())
                    .findFirst();
        }
    }
}
