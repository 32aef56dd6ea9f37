package dev.neuf.core.words;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds what somebody meant who mistyped a word. */
public final class Similar {

    /** One slip is forgiven for so many letters. */
    private static final int LETTERS_PER_SLIP = 4;

    private Similar() {}

    /** The known word that this one is but for hyphens, or is the beginning of, or else a few slips away from. */
    public static Optional<String> to(String typed, Collection<String> known) {
        String word = typed.toLowerCase(Locale.ROOT);
        String letters = letters(word);
        Optional<String> same =
                known.stream().filter(other -> letters(other).equals(letters)).findFirst();
        if (same.isPresent()) {
            return same;
        }
        Optional<String> longer = known.stream()
                .filter(other -> letters.length() > 1 && letters(other).startsWith(letters))
                .min(Comparator.comparingInt(String::length));
        return longer.isPresent()
                ? longer
                : known.stream()
                        .filter(other -> isNear(word, other))
                        .min(Comparator.comparingInt(other -> slips(word, other)));
    }

    /** Whether few slips lie between. The lengths come first: somebody may have typed a whole file. */
    private static boolean isNear(String word, String other) {
        int forgiven = forgiven(word);
        return Math.abs(word.length() - other.length()) <= forgiven && slips(word, other) <= forgiven;
    }

    /** How many slips are forgiven: one in a short word, but a word of two letters could be anything. */
    private static int forgiven(String word) {
        return Math.max(word.length() / LETTERS_PER_SLIP, word.length() > 2 ? 1 : 0);
    }

    /** A word as one hears it: without what joins its parts, and in small letters. */
    private static String letters(String word) {
        return word.toLowerCase(Locale.ROOT).replaceAll("[-_ ]", "");
    }

    /** How many letters to change, add, leave out or swap with the next, to turn one word into the other. */
    private static int slips(String from, String to) {
        int[][] slips = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                if (i == 0 || j == 0) {
                    slips[i][j] = i + j;
                    continue;
                }
                int changed = slips[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                slips[i][j] = Math.min(changed, Math.min(slips[i - 1][j], slips[i][j - 1]) + 1);
                boolean isSwapped = i > 1
                        && j > 1
                        && from.charAt(i - 1) == to.charAt(j - 2)
                        && from.charAt(i - 2) == to.charAt(j - 1);
                if (isSwapped) {
                    slips[i][j] = Math.min(slips[i][j], slips[i - 2][j - 2] + 1);
                }
            }
        }
        return slips[from.length()][to.length()];
    }
}
