package dev.neuf.sat;

/** How much each variable had to do with conflicts lately; the open one with the most is asked for first. */
final class Scores {

    /** With each conflict, what was before counts less by this. */
    private static final double FADING = 0.95;

    private static final double TOO_LARGE = 1e100;

    private final double[] score;
    private double step = 1;

    /** A heap with the highest score on top, and the place of each variable on it, or -1. */
    private final int[] heap;

    private final int[] place;
    private int size;

    Scores(int variables) {
        score = new double[variables + 1];
        heap = new int[variables];
        place = new int[variables + 1];
        for (int i = 0; i < variables; i++) {
            heap[i] = variables - i;
            place[variables - i] = i;
        }
        size = variables;
    }

    /** A variable had to do with a conflict. */
    void raise(int variable) {
        score[variable] += step;
        if (place[variable] >= 0) {
            lift(place[variable]);
        }
    }

    /** A conflict is over. */
    void fade() {
        step /= FADING;
        if (step > TOO_LARGE) {
            for (int v = 1; v < score.length; v++) {
                score[v] /= TOO_LARGE;
            }
            step /= TOO_LARGE;
        }
    }

    boolean isAbove(int variable, int other) {
        return score[variable] > score[other];
    }

    /** The variable on top, or 0 if there is none. */
    int top() {
        return size == 0 ? 0 : heap[0];
    }

    /** Takes away the variable on top. */
    int take() {
        int top = heap[0];
        place[top] = -1;
        int last = heap[--size];
        if (size > 0) {
            sink(last);
        }
        return top;
    }

    /** A variable is open again. */
    void put(int variable) {
        if (place[variable] < 0) {
            heap[size] = variable;
            lift(size++);
        }
    }

    private void lift(int from) {
        int variable = heap[from];
        int i = from;
        while (i > 0) {
            int above = (i - 1) / 2;
            if (score[heap[above]] >= score[variable]) {
                break;
            }
            set(i, heap[above]);
            i = above;
        }
        set(i, variable);
    }

    private void sink(int variable) {
        int i = 0;
        while (2 * i + 1 < size) {
            int below = 2 * i + 1;
            if (below + 1 < size && score[heap[below + 1]] > score[heap[below]]) {
                below++;
            }
            if (score[heap[below]] <= score[variable]) {
                break;
            }
            set(i, heap[below]);
            i = below;
        }
        set(i, variable);
    }

    private void set(int i, int variable) {
        heap[i] = variable;
        place[variable] = i;
    }
}
