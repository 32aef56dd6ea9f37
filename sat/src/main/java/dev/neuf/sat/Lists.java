package dev.neuf.sat;

import java.util.Arrays;

/** Lists of numbers, one behind the other in one array. */
public final class Lists {

    private int count;

    /** Where each list starts; behind the last, where the next one would. */
    private int[] starts = new int[16];

    private int[] items = new int[64];

    Lists() {}

    /** How many lists there are. */
    public int count() {
        return count;
    }

    /** Where a list starts. */
    public int start(int list) {
        return starts[list];
    }

    /** The place behind the last item of a list. */
    public int end(int list) {
        return starts[list + 1];
    }

    /** How many items a list has. */
    public int length(int list) {
        return starts[list + 1] - starts[list];
    }

    /** The item at a place, counted over all lists. */
    public int item(int place) {
        return items[place];
    }

    /** The items of all lists, and unused room behind them: not to be changed. */
    int[] items() {
        return items;
    }

    /** Adds an item to the list that is being made. */
    void put(int item) {
        int end = starts[count + 1];
        if (end == items.length) {
            items = Arrays.copyOf(items, 2 * end);
        }
        items[end] = item;
        starts[count + 1] = end + 1;
    }

    /** How many items the list that is being made has so far. */
    int pending() {
        return starts[count + 1] - starts[count];
    }

    /** Ends the list that is being made, and begins the next. */
    void close() {
        count++;
        if (count + 1 == starts.length) {
            starts = Arrays.copyOf(starts, 2 * starts.length);
        }
        starts[count + 1] = starts[count];
    }

    /** Forgets the list that is being made. */
    void drop() {
        starts[count + 1] = starts[count];
    }
}
