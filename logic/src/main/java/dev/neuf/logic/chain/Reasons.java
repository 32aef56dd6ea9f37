package dev.neuf.logic.chain;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.words.Message;
import dev.neuf.logic.LogicPhrase;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a conclusion in a net rests on, all of it: whoever reads the sentence has nothing else to look for.
 *
 * @param holding candidates and groups that are true by then
 * @param out candidates that were ruled out in sentences of their own; what is true rules out the others as one can see
 */
record Reasons(List<Candidates> holding, List<Candidates> out) {

    Reasons {
        holding = List.copyOf(holding);
        out = List.copyOf(out);
    }

    /** At the beginning of a sentence; there may be none, where the board has had it all the time. */
    Message atFirst() {
        return holding.isEmpty() && out.isEmpty()
                ? Message.of(LogicPhrase.NET_NOW)
                : message(LogicPhrase.NET_BECAUSE, LogicPhrase.NET_AS, LogicPhrase.NET_BECAUSE_AND_AS);
    }

    /** Inside a sentence. */
    Message inside() {
        return message(LogicPhrase.NET_BUT_BECAUSE, LogicPhrase.NET_BUT_AS, LogicPhrase.NET_BUT_BECAUSE_AND_AS);
    }

    private Message message(LogicPhrase because, LogicPhrase as, LogicPhrase both) {
        List<Object> causes = holding.stream().map(Reasons::spoken).toList();
        List<Message> gone = spoken(out);
        if (gone.isEmpty()) {
            return Message.of(because, causes);
        }
        return causes.isEmpty() ? Message.of(as, gone) : Message.of(both, causes, gone);
    }

    /** A group as it is said of one that holds somewhere: 5 in r1c1 or r1c2. */
    static Object spoken(Candidates holding) {
        return holding.cells().isSingle()
                ? holding
                : Message.of(LogicPhrase.NET_ONE_OF, holding.digits(), holding.cells());
    }

    /** Candidates that do not hold, in few words: r1c1 is not 2 or 5, r4c4 and r4c6 are not 7. */
    static List<Message> spoken(List<Candidates> out) {
        Map<Integer, Digits> byCell = new TreeMap<>();
        for (Candidates some : out) {
            some.cells().forEach(cell -> byCell.merge(cell, some.digits(), Digits::or));
        }
        Map<Digits, CellSet> byDigits = new LinkedHashMap<>();
        byCell.forEach((cell, digits) -> byDigits.merge(digits, CellSet.of(cell), CellSet::or));
        return byDigits.entrySet().stream()
                .map(entry -> Message.of(LogicPhrase.NET_OUT, entry.getKey(), entry.getValue()))
                .toList();
    }
}
