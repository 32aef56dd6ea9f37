package dev.neuf.core.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * One line of play with its own history: the main line, or a what-if that began somewhere on another.
 *
 * @param name what the player calls it; the main line has no name
 * @param parent the name of the branch it began on
 * @param base where it began
 * @param moves all that was done since, and taken back
 * @param at so many of the moves are in force, the rest can be done again
 * @param now where it stands
 */
public record Branch(String name, String parent, Position base, List<Move> moves, int at, Position now) {

    public Branch {
        moves = List.copyOf(moves);
    }

    /** One that begins here. */
    static Branch at(String name, String parent, Position base) {
        return new Branch(name, parent, base, List.of(), 0, base);
    }

    /** Whether this is the main line. */
    public boolean isMain() {
        return name.isEmpty();
    }

    /** Whether there is something to take back. */
    public boolean canUndo() {
        return at > 0;
    }

    /** Whether something that was taken back can be done again. */
    public boolean canRedo() {
        return at < moves.size();
    }

    /** The same after these cells are written anew; what was taken back is forgotten. The same if nothing changes. */
    Branch after(Map<Integer, Spot> written) {
        Move move = Move.on(now, written);
        if (move.isIdle()) {
            return this;
        }
        var longer = new ArrayList<>(moves.subList(0, at));
        longer.add(move);
        return new Branch(name, parent, base, longer, at + 1, now.with(move.after()));
    }

    Branch undone() {
        return canUndo()
                ? new Branch(
                        name,
                        parent,
                        base,
                        moves,
                        at - 1,
                        now.with(moves.get(at - 1).before()))
                : this;
    }

    Branch redone() {
        return canRedo()
                ? new Branch(
                        name,
                        parent,
                        base,
                        moves,
                        at + 1,
                        now.with(moves.get(at).after()))
                : this;
    }

    /** Back where it began; everything can be done again. */
    Branch restarted() {
        return new Branch(name, parent, base, moves, 0, base);
    }

    Branch withParent(String other) {
        return new Branch(name, other, base, moves, at, now);
    }

    /** The same, where a branch has got another name. */
    Branch renamed(String before, String after) {
        return new Branch(
                name.equals(before) ? after : name, parent.equals(before) ? after : parent, base, moves, at, now);
    }
}
