package dev.neuf.logic;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Part;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * One use of a technique: what follows, and why. The terminal, the page and the paper all draw the same step.
 *
 * @param technique what it is called
 * @param digits the digits of the pattern
 * @param deductions what follows, at most one per cell, in the order of the cells
 * @param proof why, in short sentences; what follows is not repeated in it
 */
public record Step(Technique technique, Digits digits, List<Deduction> deductions, List<Sentence> proof) {

    public Step {
        deductions = List.copyOf(deductions);
        proof = List.copyOf(proof);
    }

    /** Everything that the proof points at, in its order. */
    public List<Mark> marks() {
        return proof.stream().flatMap(sentence -> sentence.marks().stream()).toList();
    }

    /** Collects a step while a finder looks at a pattern. */
    public static final class Builder {

        private final Technique technique;
        private final Board board;
        private final Digits digits;
        private final TreeMap<Integer, Deduction> deductions = new TreeMap<>();
        private final ArrayList<Mark> marks = new ArrayList<>();
        private final ArrayList<Sentence> proof = new ArrayList<>();

        Builder(Technique technique, Board board, Digits digits) {
            this.technique = technique;
            this.board = board;
            this.digits = digits;
        }

        /** The cell holds the digit. */
        public Builder place(int cell, int digit) {
            deductions.put(cell, new Deduction.Place(cell, digit));
            return this;
        }

        /** No open cell of these holds the digit. What is not a candidate is passed over. */
        public Builder eliminate(int digit, CellSet cells) {
            return eliminate(Digits.of(digit), cells);
        }

        /** No open cell of these holds one of the digits. What is not a candidate is passed over. */
        public Builder eliminate(Digits gone, CellSet cells) {
            for (int cell : cells) {
                Digits there = board.isOpen(cell) ? gone.and(board.candidates(cell)) : Digits.NONE;
                if (!there.isEmpty() && !(deductions.get(cell) instanceof Deduction.Place)) {
                    Digits known =
                            deductions.get(cell) instanceof Deduction.Eliminate before ? before.digits() : Digits.NONE;
                    deductions.put(cell, new Deduction.Eliminate(cell, known.or(there)));
                }
            }
            return this;
        }

        /** Whether nothing follows so far. */
        public boolean isEmpty() {
            return deductions.isEmpty();
        }

        /** Points at a part, in the sentence that comes next. */
        public Builder show(Role role, Part part) {
            marks.add(new Mark(role, part));
            return this;
        }

        /** Says the next sentence of the proof, about what was shown since the last one. */
        public Builder say(Phrase phrase, Object... parts) {
            proof.add(new Sentence(Message.of(phrase, parts), marks));
            marks.clear();
            return this;
        }

        /** Takes over the sentences of another proof. */
        public Builder say(List<Sentence> sentences) {
            proof.addAll(sentences);
            return this;
        }

        Step build() {
            if (!marks.isEmpty()) {
                throw new IllegalStateException(
                        "The marks %s of %s belong to no sentence.".formatted(marks, technique));
            }
            return new Step(technique, digits, List.copyOf(deductions.values()), proof);
        }
    }
}
