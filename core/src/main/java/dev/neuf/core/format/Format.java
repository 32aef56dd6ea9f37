package dev.neuf.core.format;

import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Phrase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Every text format. A text is read as the first row that recognises it, from the top. To add a format, write its
 * {@link Syntax}, add its row, and a sentence to the language files that says what it looks like.
 */
public enum Format implements Phrase {
    FPUZZLES("f-puzzles", new FpuzzlesSyntax()),
    SUDOKUPAD("sudokupad", new SudokuPadSyntax()),
    SUDOKUWIKI("sudokuwiki", new SudokuWikiSyntax()),
    COACH("sudoku-coach", new CoachSyntax()),
    SUDOKUMAKER("sudokumaker", new SudokuMakerSyntax()),
    PENPA("penpa", new PenpaSyntax()),
    ISS("iss", new IssSyntax()),
    LISUDOKU("lisudoku", new LisudokuSyntax()),
    GNOME("gnome-sudoku", new GnomeSyntax()),
    SUMOCUE("sumocue", new SumoCueSyntax()),
    PS_KILLER("ps-killer", new PsKillerSyntax()),
    SHORT_KILLER("short-killer", new ShortKillerSyntax()),
    SOLO("solo", new SoloSyntax()),
    OPENSUDOKU("opensudoku", new OpenSudokuSyntax()),
    KSUDOKU("ksudoku", new KsudokuSyntax()),
    JSON("json", new JsonSyntax()),
    EPFL("epfl", new EpflSyntax()),
    QWH("qwh", new QwhSyntax()),
    LLOYD_AMOS("lloyd-amos", new LloydAmosSyntax()),
    HODOKU("hodoku", new HodokuSyntax()),
    GSF("gsf", new GsfSyntax()),
    EXCHANGE("exchange", new ExchangeSyntax()),
    SDK("sdk", new SdkSyntax()),
    SS("ss", new SsSyntax()),
    CSV("csv", new CsvSyntax()),
    VARS("vars", new VarsSyntax()),
    CANDIDATES("candidates", new CandidatesSyntax()),
    DECIMAL("decimal", new DecimalSyntax()),
    SUKAKU("sukaku", new SukakuSyntax()),
    JIGSAW("jigsaw", new JigsawSyntax()),
    SDM("sdm", new SdmSyntax()),
    LINE("line", new LineSyntax()),
    SKU("sku", new SkuSyntax()),
    PICTURE("picture", new PictureSyntax());

    private final String id;
    private final Syntax syntax;

    Format(String id, Syntax syntax) {
        this.id = id;
        this.syntax = syntax;
    }

    /** The format of this name. */
    public static Optional<Format> of(String id) {
        return Arrays.stream(values()).filter(format -> format.id.equals(id)).findFirst();
    }

    /** Reads one puzzle in whatever format it is. */
    public static Parsed readAny(String text, Hints hints) {
        var parsedText = new Text(text);
        for (Format format : values()) {
            if (format.syntax.recognises(parsedText)) {
                return format.read(parsedText, hints);
            }
        }
        return PICTURE.read(parsedText, hints);
    }

    /** Whether a text is a link of a site that some format knows, with a puzzle in it or not. */
    public static boolean isLink(String text) {
        var link = new Text(text);
        return Link.of(link.only()).isPresent()
                && Arrays.stream(values())
                        .anyMatch(format -> format != LINE && format != PICTURE && format.syntax.recognises(link));
    }

    /** Reads one puzzle in this format. */
    public Parsed read(String text, Hints hints) {
        return read(new Text(text), hints);
    }

    private Parsed read(Text text, Hints hints) {
        try {
            text.requireText();
            var reading = new Reading(text, hints);
            Sheet sheet = syntax.read(reading);
            return new Parsed.Ok(sheet, this, reading.notes());
        } catch (Unreadable bad) {
            return new Parsed.Bad(bad.line(), bad.column(), bad.why());
        }
    }

    /** Cuts puzzles of this format out of a stream. */
    Cutter cutter(boolean isForced) {
        return syntax.cutter(isForced);
    }

    /**
     * Writes a puzzle, ending with a newline.
     *
     * @throws IllegalArgumentException if the format has no way to write it, see {@link #refuses}
     */
    public String write(Sheet sheet) {
        refuses(sheet).ifPresent(why -> {
            throw new IllegalArgumentException("The format %s cannot write this: %s".formatted(id, why));
        });
        return syntax.write(sheet);
    }

    /** Why this sheet cannot be written in this format, if so. */
    public Optional<Message> refuses(Sheet sheet) {
        return syntax.refuses(sheet);
    }

    /** What would be lost in writing the sheet in this format. */
    public List<Message> losses(Sheet sheet) {
        var losses = new ArrayList<Message>();
        var kept = syntax.keeps(sheet);
        for (Content content : Content.of(sheet)) {
            if (!kept.contains(content)) {
                losses.add(Message.of(content.lost()));
            }
        }
        return losses;
    }

    /** The name on the command line. */
    public String id() {
        return id;
    }

    @Override
    public String book() {
        return "format";
    }

    /** Whether puzzles can be written in this format; some are only read. */
    public boolean isWritten() {
        return !(syntax instanceof ReadOnly);
    }

    /** Whether one puzzle is written as one line of text. */
    public boolean isOneLine() {
        return syntax.isOneLine();
    }
}
