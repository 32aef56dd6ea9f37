package dev.neuf.logic.nine;

import dev.neuf.logic.Bounds;
import java.util.Arrays;

/** {@link dev.neuf.logic.chain.BlossomLoops} on bits. */
final class BlossomLoopLook {

    private static final int LEAST = 3;

    private final Links links;
    private final Reach reach;
    private final Questions questions;
    private final int words;

    /** The candidates of the questions in hand, and by start the ends that it leads to, as places in that list. */
    private final int[] starts = new int[9];

    private final int[] ends = new int[9];
    private final int[] leads = new int[Bounds.BLOSSOM_LOOP_BRANCHES];

    /** By end * words, the starts that it goes together with. */
    private final long[] together;

    /** By question, one more than the question that it was last looked at from. */
    private final int[] looked = new int[Questions.COUNT];

    private BlossomLoopLook(Links links) {
        this.links = links;
        this.reach = links.grouped.made();
        this.questions = new Questions(links, false);
        this.words = links.words;
        this.together = new long[links.candidates * words];
    }

    static void find(Slate slate, Catch caught) {
        var look = new BlossomLoopLook(Links.of(slate));
        for (int from = 0; from < Questions.COUNT; from++) {
            int count = look.list(from, look.starts);
            if (count >= LEAST && count <= Bounds.BLOSSOM_LOOP_BRANCHES) {
                look.close(from, count);
            }
        }
        look.follow(caught);
    }

    /** Lists the candidates of a question. */
    private int list(int question, int[] into) {
        int count = 0;
        for (int word = 0; word < words; word++) {
            for (long left = questions.bits[question * words + word]; left != 0; left &= left - 1) {
                into[count++] = (word << 6) + Long.numberOfTrailingZeros(left);
            }
        }
        return count;
    }

    /** Tries the questions that the start leads to which leads to fewest candidates. */
    private void close(int from, int count) {
        int best = starts[0];
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            int size = 0;
            for (int word = 0; word < words; word++) {
                size += Long.bitCount(reach.on[starts[i] * words + word]);
            }
            best = size < fewest ? starts[i] : best;
            fewest = Math.min(size, fewest);
        }
        looked[from] = from + 1;
        for (int word = 0; word < words; word++) {
            for (long left = reach.on[best * words + word] & links.plain[word]; left != 0; left &= left - 1) {
                for (int i = 0; i < 4; i++) {
                    int to = questions.question((word << 6) + Long.numberOfTrailingZeros(left), i);
                    if (looked[to] != from + 1) {
                        looked[to] = from + 1;
                        join(count, list(to, ends));
                    }
                }
            }
        }
    }

    /** Notes which starts and ends go together, where each start leads to an end of its own. */
    private void join(int count, int size) {
        if (size < count) {
            return;
        }
        for (int i = 0; i < count; i++) {
            leads[i] = 0;
            for (int end = 0; end < size; end++) {
                leads[i] |= leadsTo(starts[i], ends[end]) ? 1 << end : 0;
            }
            if (leads[i] == 0) {
                return;
            }
        }
        for (int i = 0; i < count; i++) {
            for (int left = leads[i]; left != 0; left &= left - 1) {
                int end = ends[Integer.numberOfTrailingZeros(left)];
                // where the end leads back to the start, that was known without the others
                if (!leadsTo(end, starts[i]) && haveOthers(count, 1 << i, left & -left)) {
                    together[end * words + (starts[i] >> 6)] |= 1L << starts[i];
                }
            }
        }
    }

    private boolean leadsTo(int one, int other) {
        return (reach.on[one * words + (other >> 6)] >>> other & 1) != 0;
    }

    /** Whether the other starts can have ends of their own. */
    private boolean haveOthers(int count, int done, int used) {
        int next = Integer.numberOfTrailingZeros(~done);
        if (next >= count) {
            return true;
        }
        for (int left = leads[next] & ~used; left != 0; left &= left - 1) {
            if (haveOthers(count, done | 1 << next, used | left & -left)) {
                return true;
            }
        }
        return false;
    }

    /** What follows both from a start and from the lack of its end. */
    private void follow(Catch caught) {
        Arrays.fill(reach.allOn, 0);
        Arrays.fill(reach.allOff, 0);
        int without = links.candidates * words;
        for (int end = 0; end < links.candidates; end++) {
            boolean isMade = false;
            for (int word = 0; word < words; word++) {
                for (long left = together[end * words + word]; left != 0; left &= left - 1) {
                    if (!isMade) {
                        reach.without(end);
                        reach.off[without + (end >> 6)] |= 1L << end;
                        isMade = true;
                    }
                    int start = ((word << 6) + Long.numberOfTrailingZeros(left)) * words;
                    for (int i = 0; i < words; i++) {
                        reach.allOn[i] |= reach.on[start + i] & reach.on[without + i];
                        reach.allOff[i] |= reach.off[start + i] & reach.off[without + i];
                    }
                }
            }
        }
        ForcingLooks.tell(links, reach, caught);
    }
}
