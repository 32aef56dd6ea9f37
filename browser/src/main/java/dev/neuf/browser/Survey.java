package dev.neuf.browser;

import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.Tally;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.search.TrueCandidates;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Solutions and true candidates while somebody edits: quick, and cut short where there are too many. */
final class Survey {

    /** More solutions than anybody counts while editing. */
    private static final long MOST = 1_000;

    /** Where there are more, so many of each candidate are enough to see which are rare. */
    private static final long FEW = 10;

    private static final Limits COUNTING = Limits.NONE.withNodes(20_000).withMillis(1_500);

    private Survey() {}

    static Map<String, Object> live(Desk desk, Fields fields) {
        Sheet sheet = fields.optional("board")
                .map(text -> Opening.read(text, fields).sheet())
                .orElseGet(() -> desk.game().position());
        Puzzle position = sheet.position();
        Tally tally = desk.engine().count(position, COUNTING.withSolutions(MOST));
        TrueCandidates.Found found = new TrueCandidates(desk.engine())
                .find(position, COUNTING.withSolutions(tally.isComplete() ? MOST + 1 : FEW));
        var candidates = new ArrayList<Object>();
        var counts = new ArrayList<Object>();
        for (int cell = 0; cell < position.layout().cellCount(); cell++) {
            List<Integer> digits = GameJson.list(found.digits(cell));
            int here = cell;
            candidates.add(digits);
            counts.add(digits.stream().map(digit -> found.count(here, digit)).toList());
        }
        return Json.object(
                "live",
                Json.object(
                        "count",
                        tally.solutions(),
                        "complete",
                        tally.isComplete(),
                        "settled",
                        found.stop().isEmpty(),
                        "candidates",
                        candidates,
                        "counts",
                        counts,
                        "text",
                        desk.voice().say(List.of(fixed(sheet), count(tally)))));
    }

    private static Message fixed(Sheet sheet) {
        int givens = sheet.puzzle().givens().filledCount();
        int entered = sheet.entries().filledCount();
        return entered == 0
                ? Message.of(DoorPhrase.FIXED_GIVENS, givens)
                : Message.of(DoorPhrase.FIXED, givens, entered);
    }

    private static Message count(Tally tally) {
        long count = tally.solutions();
        if (tally.isComplete()) {
            return count == 0
                    ? Message.of(DoorPhrase.COUNT_NONE)
                    : count == 1 ? Message.of(DoorPhrase.COUNT_ONE) : Message.of(DoorPhrase.COUNT, count);
        }
        return count == 0
                ? Message.of(
                        DoorPhrase.COUNT_UNKNOWN, Explain.limit(tally.stop().orElseThrow()))
                : Message.of(DoorPhrase.COUNT_MORE, count);
    }
}
