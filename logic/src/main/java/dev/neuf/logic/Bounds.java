package dev.neuf.logic;

/**
 * How far techniques go, where one could go further and nobody would. A finder and its look on bits must stop at the same
 * place, so both have it from here.
 */
public final class Bounds {

    /** Longer whips are told as braids. */
    public static final int WHIP_LENGTH = 8;

    /**
     * Where a target has more beginnings of a whip of the same length than this, longer ones are told as braids, too. Since all
     * of one length are looked at or none, it does not depend on the order.
     */
    public static final int WHIP_BEGINNINGS = 200;

    /** Longer chains of almost locked sets nobody follows. */
    public static final int SET_CHAIN_LINKS = 6;

    /** Beyond that many places of digits in sets, chains of them only go through the smaller sets. */
    public static final int SET_CHAIN_STATES = 4_000;

    /** Larger kraken fish are not looked for: nobody would find that. */
    public static final int KRAKEN_COVERS = 3;

    /** Nor those with more chains. */
    public static final int KRAKEN_CHAINS = 4;

    /** Nobody follows a chain of one digit, or of pairs, any further; others may be longer, because they lead elsewhere. */
    public static final int NARROW_CHAIN_LINKS = 20;

    /** So many looks for a way are enough on any board a person would look at; some empty ones have endless ways. */
    public static final int CHAIN_LOOKS = 4_000;

    /** With more almost locked sets than this, a chain could go anywhere; a board of 9x9 hardly ever has them. */
    public static final int CHAIN_SETS = 1_000;

    /** Longer loops of two digits without a short cut hardly fit on a board. */
    public static final int ODDAGON_CELLS = 13;

    /** The longest unique loops that anybody looks for. Two digits rarely have so many cells to themselves, on any board. */
    public static final int UNIQUE_LOOP_CELLS = 16;

    /** With more branches, nobody keeps track of a blossom loop. */
    public static final int BLOSSOM_LOOP_BRANCHES = 4;

    /** The candidates too many for a grave, at most. With more of them nothing follows that anybody would see. */
    public static final int GRAVE_EXTRAS = 8;

    /**
     * The digits of a subset that one of several extra candidates makes, at most. On 9x9 there are never more; on large boards
     * the search must end.
     */
    public static final int ESCAPE_DIGITS = 7;

    /** Larger almost hidden sets are easier seen as almost locked sets of the other cells. */
    public static final int ALMOST_HIDDEN_DIGITS = 4;

    private Bounds() {}
}
