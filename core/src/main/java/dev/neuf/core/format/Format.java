package dev.neuf.core.format;

import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Every text format. A text is read as the first row that recognises it, from the top. To add a format, write its
 * {@link Syntax} and add its row.
 */
public enum Format {
    FPUZZLES("f-puzzles", CorePhrase.ABOUT_FPUZZLES, new FpuzzlesSyntax()),
    SUDOKUPAD("sudokupad", CorePhrase.ABOUT_SUDOKUPAD, new SudokuPadSyntax()),
    SUDOKUWIKI("sudokuwiki", CorePhrase.ABOUT_SUDOKUWIKI, new SudokuWikiSyntax()),
    COACH("sudoku-coach", CorePhrase.ABOUT_COACH, new CoachSyntax()),
    SUDOKUMAKER("sudokumaker", CorePhrase.ABOUT_SUDOKUMAKER, new SudokuMakerSyntax()),
    PENPA("penpa", CorePhrase.ABOUT_PENPA, new PenpaSyntax()),
    ISS("iss", CorePhrase.ABOUT_ISS, new IssSyntax()),
    LISUDOKU("lisudoku", CorePhrase.ABOUT_LISUDOKU, new LisudokuSyntax()),
    GNOME("gnome-sudoku", CorePhrase.ABOUT_GNOME, new GnomeSyntax()),
    SUMOCUE("sumocue", CorePhrase.ABOUT_SUMOCUE, new SumoCueSyntax()),
    PS_KILLER("ps-killer", CorePhrase.ABOUT_PS_KILLER, new PsKillerSyntax()),
    SHORT_KILLER("short-killer", CorePhrase.ABOUT_SHORT_KILLER, new ShortKillerSyntax()),
    SOLO("solo", CorePhrase.ABOUT_SOLO, new SoloSyntax()),
    OPENSUDOKU("opensudoku", CorePhrase.ABOUT_OPENSUDOKU, new OpenSudokuSyntax()),
    KSUDOKU("ksudoku", CorePhrase.ABOUT_KSUDOKU, new KsudokuSyntax()),
    JSON("json", CorePhrase.ABOUT_JSON, new JsonSyntax()),
    EPFL("epfl", CorePhrase.ABOUT_EPFL, new EpflSyntax()),
    QWH("qwh", CorePhrase.ABOUT_QWH, new QwhSyntax()),
    LLOYD_AMOS("lloyd-amos", CorePhrase.ABOUT_LLOYD_AMOS, new LloydAmosSyntax()),
    HODOKU("hodoku", CorePhrase.ABOUT_HODOKU, new HodokuSyntax()),
    GSF("gsf", CorePhrase.ABOUT_GSF, new GsfSyntax()),
    EXCHANGE("exchange", CorePhrase.ABOUT_EXCHANGE, new ExchangeSyntax()),
    SDK("sdk", CorePhrase.ABOUT_SDK, new SdkSyntax()),
    SS("ss", CorePhrase.ABOUT_SS, new SsSyntax()),
    CSV("csv", CorePhrase.ABOUT_CSV, new CsvSyntax()),
    VARS("vars", CorePhrase.ABOUT_VARS, new VarsSyntax()),
    CANDIDATES("candidates", CorePhrase.ABOUT_CANDIDATES, new CandidatesSyntax()),
    DECIMAL("decimal", CorePhrase.ABOUT_DECIMAL, new DecimalSyntax()),
    SUKAKU("sukaku", CorePhrase.ABOUT_SUKAKU, new SukakuSyntax()),
    JIGSAW("jigsaw", CorePhrase.ABOUT_JIGSAW, new JigsawSyntax()),
    SDM("sdm", CorePhrase.ABOUT_SDM, new SdmSyntax()),
    LINE("line", CorePhrase.ABOUT_LINE, new LineSyntax()),
    SKU("sku", CorePhrase.ABOUT_SKU, new SkuSyntax()),
    PICTURE("picture", CorePhrase.ABOUT_PICTURE, new PictureSyntax());

    private final String id;
    private final CorePhrase about;
    private final Syntax syntax;

    Format(String id, CorePhrase about, Syntax syntax) {
        this.id = id;
        this.about = about;
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

    /** What it looks like, in a sentence. */
    public CorePhrase about() {
        return about;
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
