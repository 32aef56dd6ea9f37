package dev.neuf.search;

/** A queue of numbers below a bound, each in it at most once. */
final class Agenda {

    private final int[] items;
    private final boolean[] isIn;
    private int first;
    private int length;

    Agenda(int bound) {
        items = new int[bound];
        isIn = new boolean[bound];
    }

    boolean isEmpty() {
        return length == 0;
    }

    /** Puts a number at the end, unless it is in already. */
    void add(int item) {
        if (!isIn[item]) {
            isIn[item] = true;
            int end = first + length++;
            items[end < items.length ? end : end - items.length] = item;
        }
    }

    /** Takes the first number. */
    int take() {
        int item = items[first];
        first = first + 1 < items.length ? first + 1 : 0;
        length--;
        isIn[item] = false;
        return item;
    }

    void clear() {
        while (length > 0) {
            take();
        }
    }
}
