package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.pack.Codes;
import dev.neuf.core.pack.Inflate;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.List;
import java.util.Optional;

/**
 * What sudoku.coach shares: a state, packed or as JSON, or a link with the givens.
 *
 * <pre>
 *   SCv7_32_f2eaqkeb...
 *   https://sudoku.coach/en/play/083020090...
 * </pre>
 *
 * Written as such a link, which holds no more than the digits.
 */
final class CoachSyntax implements Syntax {

    private static final String STATE = "SCv7_32_";

    private static final String START = "https://sudoku.coach/en/play/";

    private static final List<String> KNOWN =
            List.of("gridSize", "givenDigits", "userDigits", "userCellCandidates", "givenConstraints");

    @Override
    public boolean recognises(Text text) {
        return isLine(text) || text.names().contains("givenDigits");
    }

    private static boolean isLine(Text text) {
        return text.only().startsWith(STATE) || Link.isOf(text, "sudoku.coach");
    }

    @Override
    public Sheet read(Reading reading) {
        String only = reading.text().only();
        Numbers.Word all = Numbers.Word.of(reading.text().content().getFirst());
        Optional<Link> link = Link.of(only);
        String id = link.map(Link::lastOfPath).orElse(only);
        if (id.startsWith(STATE)) {
            return read(reading, reading.packed(() -> Inflate.text(Codes.BASE_32.bytes(id.substring(STATE.length())))));
        }
        if (link.isEmpty()) {
            return read(reading, reading.json());
        }
        if (link.get().path().contains("/s/")) {
            throw all.wrong(0, Message.of(CorePhrase.LINK_SHORT));
        }
        if (id.length() < Nines.SIZE) {
            throw all.wrong(0, Message.of(CorePhrase.LINK_EMPTY, START + "0830..."));
        }
        return reading.sheet(reading.layout(Nines.SIZE), Nines.givens(new Numbers.Word(all.line(), all.column(), id)));
    }

    private static Sheet read(Reading reading, Tree state) {
        String givens = state.at("givenDigits").text();
        var draft = new Draft(reading, state.at("gridSize").whole(LineSyntax.root(givens.length())));
        digits(draft, givens, true);
        digits(draft, state.at("userDigits").text(), false);
        String[] masks = state.at("userCellCandidates").text().split("-");
        for (int cell = 0; cell < Math.min(masks.length, draft.cellCount()); cell++) {
            int mask = new Tree(masks[cell]).whole(0);
            if (mask > 1 && draft.isEmpty(cell)) {
                draft.note(cell, new Digits(mask >> 1));
            }
        }
        state.at("givenConstraints")
                .items()
                .forEach(rule -> draft.lostRule(rule.at("type").text(), 1));
        for (Object name : state.names()) {
            String value = state.at((String) name).text().replace(",", "");
            if (!KNOWN.contains(name)
                    && (!value.isEmpty() || !state.at((String) name).items().isEmpty())) {
                draft.lost((String) name);
            }
        }
        return draft.sheet();
    }

    private static void digits(Draft draft, String digits, boolean isGiven) {
        for (int cell = 0; cell < Math.min(digits.length(), draft.cellCount()); cell++) {
            int digit = Cells.digit(digits.charAt(cell), Symbols.standard(draft.size()));
            if (digit != 0) {
                draft.digit(cell, digit, isGiven);
            }
        }
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return isForced ? new JsonCutter(true) : Cutter.oneLine(line -> isLine(new Text(line)));
    }

    @Override
    public boolean isOneLine() {
        return true;
    }

    @Override
    public String write(Sheet sheet) {
        return START + Rows.join(sheet, "", "", '0') + "\n";
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        return Nines.refuses("sudoku-coach", sheet);
    }
}
