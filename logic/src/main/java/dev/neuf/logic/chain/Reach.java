package dev.neuf.logic.chain;

import java.util.Arrays;

/** How far it is from one assumption to all that follows from it by links, the shortest way. */
final class Reach {

    /** Where no way leads. */
    static final int FAR = Integer.MAX_VALUE;

    private final Web web;
    private final int[] toOn;
    private final int[] toOff;

    /** What is reached next, by the length of the way, in turn: the longest link says how many turns ahead. */
    private final long[][] comingOn;

    private final long[][] comingOff;

    Reach(Web web) {
        this.web = web;
        toOn = new int[web.size()];
        toOff = new int[web.size()];
        comingOn = new long[web.longest() + 1][web.words()];
        comingOff = new long[web.longest() + 1][web.words()];
    }

    /** Walks from the assumption that a node holds, or does not. */
    void from(int start, boolean isOn) {
        Arrays.fill(toOn, FAR);
        Arrays.fill(toOff, FAR);
        for (int i = 0; i < comingOn.length; i++) {
            Arrays.fill(comingOn[i], 0);
            Arrays.fill(comingOff[i], 0);
        }
        (isOn ? comingOn : comingOff)[0][start >> 6] |= 1L << start;
        int idle = 0;
        for (int way = 0; idle <= web.longest(); way++) {
            boolean isAny = light(way) | putOut(way);
            idle = isAny ? 0 : idle + 1;
        }
    }

    /** Those that are reached now, and hold, put out their weak neighbours. */
    private boolean light(int way) {
        long[] now = comingOn[way % comingOn.length];
        long[] next = comingOff[(way + 1) % comingOff.length];
        boolean isAny = false;
        for (int word = 0; word < now.length; word++) {
            for (long left = now[word]; left != 0; left &= left - 1) {
                int node = (word << 6) + Long.numberOfTrailingZeros(left);
                if (toOn[node] == FAR) {
                    toOn[node] = way;
                    isAny = true;
                    long[] neighbours = web.weak(node);
                    for (int i = 0; i < next.length; i++) {
                        next[i] |= neighbours[i];
                    }
                }
            }
            now[word] = 0;
        }
        return isAny;
    }

    /** Those that are reached now, and do not hold, light their strong neighbours. */
    private boolean putOut(int way) {
        long[] now = comingOff[way % comingOff.length];
        boolean isAny = false;
        for (int word = 0; word < now.length; word++) {
            for (long left = now[word]; left != 0; left &= left - 1) {
                int node = (word << 6) + Long.numberOfTrailingZeros(left);
                if (toOff[node] == FAR) {
                    toOff[node] = way;
                    isAny = true;
                    int[] neighbours = web.strong(node);
                    int[] lengths = web.lengths(node);
                    for (int i = 0; i < neighbours.length; i++) {
                        comingOn[(way + lengths[i]) % comingOn.length][neighbours[i] >> 6] |= 1L << neighbours[i];
                    }
                }
            }
            now[word] = 0;
        }
        return isAny;
    }

    Web web() {
        return web;
    }

    /** How far it is to where the node holds. */
    int toOn(int node) {
        return toOn[node];
    }

    /** How far it is to where the node does not hold. */
    int toOff(int node) {
        return toOff[node];
    }
}
