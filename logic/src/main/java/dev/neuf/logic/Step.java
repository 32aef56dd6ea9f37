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
        private final boolean isQuiet;

        /** In the order of the cells. */
        private final ArrayList<Deduction> deductions = new ArrayList<>();

        private final ArrayList<Mark> marks = new ArrayList<>();
        private final ArrayList<Sentence> proof = new ArrayList<>();
        private int depth;

        Builder(Technique technique, Board board, Digits digits, boolean isQuiet) {
            this.technique = technique;
            this.board = board;
            this.digits = digits;
            this.isQuiet = isQuiet;
        }

        /** The cell holds the digit. */
        public Builder place(int cell, int digit) {
            put(index(cell), new Deduction.Place(cell, digit));
            return this;
        }

        /** No open cell of these holds the digit. What is not a candidate is passed over. */
        public Builder eliminate(int digit, CellSet cells) {
            return eliminate(Digits.of(digit), cells);
        }

        /** No open cell of these holds one of the digits. What is not a candidate is passed over. */
        public Builder eliminate(Digits gone, CellSet cells) {
            for (int cell = cells.next(0); cell >= 0; cell = cells.next(cell + 1)) {
                Digits there = board.isOpen(cell) ? gone.and(board.candidates(cell)) : Digits.NONE;
                if (!there.isEmpty()) {
                    eliminate(index(cell), cell, there);
                }
            }
            return this;
        }

        private void eliminate(int index, int cell, Digits there) {
            Deduction before = index < deductions.size() ? deductions.get(index) : null;
            if (before == null || before.cell() != cell) {
                put(index, new Deduction.Eliminate(cell, there));
            } else if (before instanceof Deduction.Eliminate known) {
                put(index, new Deduction.Eliminate(cell, known.digits().or(there)));
            }
        }

        /** Where the deduction about a cell is, or belongs. */
        private int index(int cell) {
            int index = deductions.size();
            while (index > 0 && deductions.get(index - 1).cell() >= cell) {
                index--;
            }
            return index;
        }

        private void put(int index, Deduction deduction) {
            if (index < deductions.size() && deductions.get(index).cell() == deduction.cell()) {
                deductions.set(index, deduction);
            } else {
                deductions.add(index, deduction);
            }
        }

        /** Whether nothing follows so far. */
        public boolean isEmpty() {
            return deductions.isEmpty();
        }

        /** Whether what is shown and said is not kept, because nobody will read it. */
        public boolean isQuiet() {
            return isQuiet;
        }

        /** Points at a part, in the sentence that comes next. */
        public Builder show(Role role, Part part) {
            if (!isQuiet) {
                marks.add(new Mark(role, part));
            }
            return this;
        }

        /** Says the next sentence of the proof, about what was shown since the last one. */
        public Builder say(Phrase phrase, Object... parts) {
            if (!isQuiet) {
                proof.add(new Sentence(Message.of(phrase, parts), marks, depth));
                marks.clear();
            }
            return this;
        }

        /** What is said from here on stands under one more supposition. */
        public Builder deeper() {
            depth++;
            return this;
        }

        /** What is said from here on no longer stands under the last supposition. */
        public Builder shallower() {
            depth--;
            return this;
        }

        /** Takes over the sentences of another proof. */
        public Builder say(List<Sentence> sentences) {
            if (!isQuiet) {
                proof.addAll(sentences);
            }
            return this;
        }

        Step build() {
            if (!marks.isEmpty()) {
                throw new IllegalStateException(
                        "The marks %s of %s belong to no sentence.".formatted(marks, technique));
            }
            if (depth != 0) {
                throw new IllegalStateException("%d suppositions of %s have no end.".formatted(depth, technique));
            }
            return new Step(technique, digits, deductions, proof);
        }
    }
}
