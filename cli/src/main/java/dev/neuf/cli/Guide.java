package dev.neuf.cli;

import dev.neuf.core.Board;
import dev.neuf.core.Deduction;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Detour;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Person;
import dev.neuf.logic.Standing;
import dev.neuf.logic.Step;
import dev.neuf.logic.Telling;
import dev.neuf.logic.Toolbox;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which step is told of: the next one, or what proves a move that the player made. */
final class Guide {

    @Option(names = "--move", paramLabel = "r1c1=5|r1c1-5", descriptionKey = "OPTION_MOVE", order = 9)
    List<String> moves = List.of();

    @Mixin
    Method method = new Method();

    /** What there is to tell. */
    sealed interface Found {

        /** Something has to be put right first. */
        record Trouble(Standing.Wrong wrong) implements Found {}

        /**
         * There is no step.
         *
         * @param answer why, in a word for programs: done, solved, stuck
         */
        record Nothing(String answer, Message why, Exit exit) implements Found {}

        /** The steps, at least one. */
        record Steps(List<Step> steps) implements Found {}
    }

    /** Takes the value of an option without picocli; false if it has no such option. */
    boolean set(String option, String value) {
        switch (option) {
            case "--move" -> {
                moves = new ArrayList<>(moves);
                moves.add(value);
            }
            case "--upto" -> method.upTo = value;
            case "--notation" -> method.notation = value;
            default -> {
                return false;
            }
        }
        return true;
    }

    boolean isMove() {
        return !moves.isEmpty();
    }

    /** Refuses what no option can be. */
    void require() {
        method.require();
        move();
    }

    private Optional<Move> move() {
        if (moves.size() > 1) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.ONE_MOVE, "--move"));
        }
        return moves.stream().findFirst().map(typed -> Move.of("--move", typed));
    }

    /** The first of its options that was used, if any. */
    Optional<String> used() {
        return isMove() ? Optional.of("--move") : method.used();
    }

    /** Finds the step. */
    Found find(Item item, Standing standing, Clock clock, Reply reply) {
        return find(
                item,
                standing,
                clock,
                reply,
                (person, board) -> person.next(board).stream().toList());
    }

    /** The same where steps are looked for in another way, unless a move is to be proven. */
    Found find(Item item, Standing standing, Clock clock, Reply reply, BiFunction<Person, Board, List<Step>> look) {
        Optional<Deduction> made = move().map(move -> move.on(item.sheet(), method.notation()));
        Standing.Wrong wrong = standing.wrong();
        if (wrong.isNothing() && made.isPresent()) {
            wrong = standing.wrong(made.get());
        }
        if (!wrong.isNothing()) {
            return new Found.Trouble(wrong);
        }
        Board board = standing.board();
        Optional<Message> idle = made.flatMap(move -> Telling.idle(board, move));
        if (idle.isPresent()) {
            return new Found.Nothing("done", idle.get(), Exit.YES);
        }
        if (board.isFull()) {
            return new Found.Nothing("solved", Message.of(LogicPhrase.NOTHING_LEFT), Exit.YES);
        }
        standing.doubt().ifPresent(doubt -> reply.remarkFew(List.of(doubt)));
        Toolbox toolbox = method.toolbox(standing.isUnique());
        Person person = Person.with(toolbox).until(clock::isOver);
        List<Step> steps =
                made.isPresent() ? proof(made.get(), person, toolbox, board, clock, reply) : look.apply(person, board);
        if (!steps.isEmpty()) {
            return new Found.Steps(steps);
        }
        if (clock.isOver()) {
            return new Found.Nothing("stuck", Message.of(LogicPhrase.NO_STEP_YET), Exit.LIMIT);
        }
        Message none = made.map(move -> Telling.unproven(board, move, standing.isUnique()))
                .orElse(Message.of(LogicPhrase.NO_STEP));
        return new Found.Nothing("stuck", none, Exit.NO);
    }

    /** What proves a move; that easy steps lead there as well is said beside it. */
    private static List<Step> proof(
            Deduction move, Person person, Toolbox toolbox, Board board, Clock clock, Reply reply) {
        Optional<Step> proof = person.recognise(board, move);
        Detour.to(move, board, toolbox, proof, clock::isOver)
                .map(Detour::message)
                .ifPresent(reply::remark);
        return proof.stream().toList();
    }
}
