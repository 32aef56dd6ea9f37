package dev.neuf.core.format;

import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.json.Json;
import dev.neuf.core.pack.LzString;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.Optional;
import java.util.Set;

/**
 * Links and names of SudokuPad: a word for the kind of packing, then what is packed.
 *
 * <pre>
 *   https://sudokupad.app/sclN4Ig...       its own JSON, see {@link Scl}
 *   https://sudokupad.app/fpuzzlesN4Ig...  that of f-puzzles
 *   scfwe3u0RJWZvA45vVXf6S8ZLnO            givens only, see {@link ClassicCodes}
 * </pre>
 */
final class SudokuPadSyntax implements Syntax {

    private static final String START = "https://sudokupad.app/scl";

    private static final String[] HOSTS = {"sudokupad.app", "app.crackingthecryptic.com", "beta.sudokupad.app"};

    private static final int LARGEST = 16;

    @Override
    public boolean recognises(Text text) {
        Set<String> names = text.names();
        return isOne(text)
                || names.contains("cells")
                        && (names.contains("regions") || names.contains("cages") || names.contains("cellSize"));
    }

    private static boolean isOne(Text text) {
        return Link.isOf(text, HOSTS) || !Kind.of(text.only()).prefix.isEmpty();
    }

    /** The words before what is packed, and what else must be there to tell them from a line of letters. */
    private enum Kind {
        FPUZZLES("fpuzzles", 'N'),
        FPUZ("fpuz", 'N'),
        SCL("scl", 'N'),
        CTC("ctc", 'N'),
        SCF("scf", '.'),
        CLASSIC("classic", '.'),
        NONE("", '.');

        private final String prefix;
        private final char next;

        /** Whatever is packed begins with a brace, so that the first character is always the same. */
        Kind(String prefix, char next) {
            this.prefix = prefix;
            this.next = next;
        }

        static Kind of(String id) {
            for (Kind kind : values()) {
                boolean isNext = kind.next == '.'
                        ? ClassicCodes.isCode(id.substring(Math.min(id.length(), kind.prefix.length())))
                        : id.startsWith(kind.prefix + kind.next);
                if (id.startsWith(kind.prefix) && isNext) {
                    return kind;
                }
            }
            return NONE;
        }
    }

    @Override
    public Sheet read(Reading reading) {
        String only = reading.text().only();
        Optional<Link> link = Link.of(only);
        if (link.isEmpty() && only.startsWith("{") || only.isEmpty()) {
            return Scl.read(reading, reading.json());
        }
        String id = link.map(SudokuPadSyntax::id).orElse(only);
        Kind kind = Kind.of(id);
        String packed = id.substring(kind.prefix.length());
        return switch (kind) {
            case FPUZZLES, FPUZ -> FpuzzlesSyntax.read(reading, reading.packed(() -> LzString.unpack(packed)));
            case SCL, CTC -> Scl.read(reading, unpacked(reading, packed));
            case SCF, CLASSIC -> ClassicCodes.read(reading, packed, kind == Kind.SCF);
            case NONE -> {
                Message why = id.isEmpty()
                        ? Message.of(CorePhrase.LINK_EMPTY, START + "N4Ig...")
                        : Message.of(CorePhrase.LINK_SHORT);
                throw Numbers.Word.of(reading.text().content().getFirst()).wrong(0, why);
            }
        };
    }

    /** What names the puzzle: all of the path, which may have slashes in it, or a parameter. */
    private static String id(Link link) {
        String path = link.path().startsWith("/sudoku/")
                ? link.path().substring(8)
                : link.path().substring(Math.min(1, link.path().length()));
        String puzzle = link.parameter("puzzleid");
        return puzzle.isEmpty() ? Link.decoded(path) : puzzle;
    }

    /** As plain JSON or, if it is none, shortened. */
    private static Tree unpacked(Reading reading, String packed) {
        boolean[] isPlain = {true};
        Tree text = reading.packed(() -> {
            String json = LzString.unpack(packed);
            isPlain[0] = json.startsWith("{\"");
            return isPlain[0] ? json : Json.write(json);
        });
        if (isPlain[0]) {
            return text;
        }
        try {
            return new Tree(Zipped.parse(text.text()));
        } catch (Unreadable bad) {
            throw Numbers.Word.of(reading.text().content().getFirst()).wrong(0, bad.why());
        }
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return isForced ? new JsonCutter(true) : Cutter.oneLine(line -> isOne(new Text(line)));
    }

    @Override
    public boolean isOneLine() {
        return true;
    }

    @Override
    public String write(Sheet sheet) {
        return START + LzString.pack(Json.write(Scl.object(sheet))) + "\n";
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return Kept.by(this, sheet);
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        int size = sheet.layout().size();
        return size <= LARGEST
                ? Optional.empty()
                : Optional.of(Message.of(CorePhrase.FORMAT_SIZES, "sudokupad", size, 1, LARGEST));
    }
}
