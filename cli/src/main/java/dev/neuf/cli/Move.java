package dev.neuf.cli;

import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Sheet;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Notation;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A move as a player types it, before it is known on which board: r1c1=5 or r1c1-5.
 *
 * @param option where it was typed
 * @param isPlace whether the digit is placed; else it is struck, or several are
 */
record Move(String option, String cell, boolean isPlace, String symbols) {

    private static final Pattern MOVE =
            Pattern.compile("\\s*([rR]\\d+[cC]\\d+|[A-Za-z]+\\d+)\\s*(=|-|<>|!=|≠)\\s*(\\S+)\\s*");

    /** Reads a move, or refuses it. */
    static Move of(String option, String typed) {
        Matcher parts = MOVE.matcher(typed);
        if (!parts.matches()) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.BAD_MOVE, option, Source.shortened(typed)));
        }
        var move = new Move(option, parts.group(1), parts.group(2).equals("="), parts.group(3));
        if (move.isPlace && move.symbols.length() != 1) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.BAD_MOVE, option, Source.shortened(typed)));
        }
        return move;
    }

    /** The move on a board, or a refusal if the board has no such cell or digit. */
    Deduction on(Sheet sheet, Notation notation) {
        int there = cell(sheet, notation);
        Digits digits = Digits.NONE;
        for (char symbol : symbols.toCharArray()) {
            int digit = sheet.symbols().digit(symbol);
            if (digit == 0) {
                throw new Refusal(
                        Exit.USAGE,
                        Message.of(
                                CliPhrase.MOVE_NO_DIGIT,
                                option,
                                String.valueOf(symbol),
                                sheet.symbols().range()));
            }
            digits = digits.or(Digits.of(digit));
        }
        return isPlace ? new Deduction.Place(there, digits.first()) : new Deduction.Eliminate(there, digits);
    }

    /** In the notation chosen, else in any: r1c1 is understood everywhere, and K9 where there is no row K of A1. */
    private int cell(Sheet sheet, Notation notation) {
        OptionalInt found = notation.cell(sheet.layout(), cell);
        for (Notation other : Notation.values()) {
            if (found.isEmpty()) {
                found = other.cell(sheet.layout(), cell);
            }
        }
        return found.orElseThrow(() -> new Refusal(Exit.USAGE, Message.of(CliPhrase.MOVE_OFF_BOARD, option, cell)));
    }
}
