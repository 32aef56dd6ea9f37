package dev.neuf.cli;

import dev.neuf.core.Board;
import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Chain;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Link;
import dev.neuf.core.Rule;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Ink;
import dev.neuf.core.format.Picture;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Phrase;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Mark;
import dev.neuf.logic.Role;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** A board with all candidates in text, those of a step in their colours. */
final class StepPicture {

    private final Sheet sheet;
    private final Map<Integer, Map<Integer, Ink>> inks = new HashMap<>();

    private StepPicture(Sheet sheet) {
        this.sheet = sheet;
    }

    /**
     * The board and some steps on it, what the colours mean, and what no line of a picture can show: extra rules. Where it
     * is too wide for the terminal, that is said instead.
     */
    static String of(Sheet sheet, Board board, List<Step> steps, Paper paper, Words words) {
        var picture = new StepPicture(withCandidates(sheet, board));
        for (Step step : steps) {
            step.marks().forEach(picture::mark);
            step.deductions().forEach(picture::mark);
        }
        Ink.Marker marker = paper.isColored() ? picture::ink : picture.new Signs();
        String drawn = Picture.withMarks(picture.sheet, paper.painter(), marker, words.notation(), paper.columns())
                .map(text -> text + picture.legend(paper, words) + "\n")
                .orElseGet(() -> paper.tooWide(words));
        List<Message> extras = Variants.asked(sheet.puzzle());
        return extras.isEmpty() ? drawn : drawn + paper.wrapped(words.say(CliPhrase.PICTURE_ALSO, extras)) + "\n";
    }

    /** The board with all its candidates, as a sheet. */
    static Sheet withCandidates(Sheet sheet, Board board) {
        var notes = new TreeMap<Integer, Digits>();
        for (int cell = 0; cell < board.values().cellCount(); cell++) {
            if (board.isOpen(cell)) {
                notes.put(cell, board.candidates(cell));
            }
        }
        var entries = board.values().without(sheet.puzzle().givens().filled());
        return new Sheet(sheet.puzzle(), entries, notes, sheet.symbols());
    }

    private void mark(Mark mark) {
        switch (mark.part()) {
            case Candidates(Digits digits, CellSet cells) -> mark(cells, digits, ink(mark.role()));
            case Link(Candidates from, Candidates to, Link.Kind _) -> {
                mark(from.cells(), from.digits(), ink(mark.role()));
                mark(to.cells(), to.digits(), ink(mark.role()));
            }
            case CellSet cells -> mark(cells, sheet.layout().digits(), ink(mark.role()));
            case Digits _, Rule.House _, Chain _ -> {
                // these are named in words
            }
        }
    }

    private void mark(Deduction deduction) {
        switch (deduction) {
            case Deduction.Place(int cell, int digit) -> {
                ink(cell).put(digit, Ink.FOUND);
            }
            case Deduction.Eliminate(int cell, Digits digits) ->
                digits.forEach(digit -> ink(cell).put(digit, Ink.STRUCK));
        }
    }

    /** What was marked before stays as it is: a candidate that is the end of a link may be a fin as well. */
    private void mark(CellSet cells, Digits digits, Ink ink) {
        for (int cell : cells) {
            for (int digit : digits) {
                ink(cell).putIfAbsent(digit, ink);
            }
        }
    }

    private Map<Integer, Ink> ink(int cell) {
        return inks.computeIfAbsent(cell, _ -> new HashMap<>());
    }

    private Ink ink(int cell, int digit) {
        return inks.getOrDefault(cell, Map.of()).getOrDefault(digit, Ink.NOTE);
    }

    private static Ink ink(Role role) {
        return switch (role) {
            case PATTERN, BASE, COVER, SET, WITNESS, LINK, END, SUPPOSED, EMPTIED -> Ink.PATTERN;
            case FIN -> Ink.FIN;
            case PIVOT -> Ink.PIVOT;
            case FIRST_COLOUR -> Ink.FIRST;
            case SECOND_COLOUR -> Ink.SECOND;
            case THIRD_COLOUR -> Ink.THIRD;
            case FOURTH_COLOUR -> Ink.FOURTH;
        };
    }

    /** Says in signs what others say in colours. */
    private final class Signs implements Ink.Marker {
        @Override
        public Ink ink(int cell, int digit) {
            return StepPicture.this.ink(cell, digit);
        }

        @Override
        public String sign(int cell, int digit) {
            return StepPicture.sign(ink(cell, digit));
        }
    }

    private static String sign(Ink ink) {
        return switch (ink) {
            case FOUND -> "+";
            case STRUCK -> "-";
            case PATTERN -> "*";
            case FIN -> "!";
            case PIVOT -> "^";
            case FIRST -> ":";
            case SECOND -> "~";
            case THIRD -> "=";
            case FOURTH -> "%";
            case FRAME, GIVEN, ENTERED, NOTE, EMPTY -> "";
        };
    }

    private String legend(Paper paper, Words words) {
        Set<Ink> used = EnumSet.noneOf(Ink.class);
        for (int cell = 0; cell < sheet.layout().cellCount(); cell++) {
            for (int digit : sheet.candidates().getOrDefault(cell, Digits.NONE)) {
                used.add(ink(cell, digit));
            }
        }
        var entries = new ArrayList<String>();
        for (Ink ink : used) {
            if (ink != Ink.NOTE) {
                String name = words.say(name(ink));
                entries.add(paper.isColored() ? Showing.paint(ink, name) : sign(ink) + " " + name);
            }
        }
        String all = String.join("  ", entries);
        return paper.isColored() ? all : paper.wrapped(all);
    }

    private static Phrase name(Ink ink) {
        return switch (ink) {
            case FOUND -> CliPhrase.LEGEND_FOUND;
            case STRUCK -> CliPhrase.LEGEND_STRUCK;
            case FIN -> CliPhrase.LEGEND_FIN;
            case FIRST -> CliPhrase.LEGEND_FIRST;
            case SECOND -> CliPhrase.LEGEND_SECOND;
            case THIRD -> CliPhrase.LEGEND_THIRD;
            case FOURTH -> CliPhrase.LEGEND_FOURTH;
            case PIVOT -> CliPhrase.LEGEND_PIVOT;
            case PATTERN, FRAME, GIVEN, ENTERED, NOTE, EMPTY -> CliPhrase.LEGEND_PATTERN;
        };
    }
}
