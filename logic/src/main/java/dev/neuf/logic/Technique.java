package dev.neuf.logic;

import static dev.neuf.logic.Level.BEYOND;
import static dev.neuf.logic.Level.EASY;
import static dev.neuf.logic.Level.EXPERT;
import static dev.neuf.logic.Level.EXTREME;
import static dev.neuf.logic.Level.HARD;
import static dev.neuf.logic.Level.MEDIUM;
import static dev.neuf.logic.chain.Nodes.CANDIDATES;
import static dev.neuf.logic.chain.Nodes.GROUPS;
import static dev.neuf.logic.chain.Nodes.SETS;

import dev.neuf.core.words.Phrase;
import dev.neuf.logic.chain.BlossomLoops;
import dev.neuf.logic.chain.ClosedLoops;
import dev.neuf.logic.chain.ForcingChains;
import dev.neuf.logic.chain.KrakenFish;
import dev.neuf.logic.chain.NestedNets;
import dev.neuf.logic.chain.Nets;
import dev.neuf.logic.chain.NiceLoops;
import dev.neuf.logic.chain.OpenChains;
import dev.neuf.logic.chain.RectangleChains;
import dev.neuf.logic.chain.Trial;
import dev.neuf.logic.chain.Whips;
import dev.neuf.logic.exotic.BivalueOddagons;
import dev.neuf.logic.exotic.Exocets;
import dev.neuf.logic.exotic.Fireworks;
import dev.neuf.logic.exotic.Gurth;
import dev.neuf.logic.exotic.LockedSectors;
import dev.neuf.logic.exotic.MultiFish;
import dev.neuf.logic.exotic.SkLoops;
import dev.neuf.logic.exotic.Tridagons;
import dev.neuf.logic.exotic.WeakExocets;
import dev.neuf.logic.find.Aligned;
import dev.neuf.logic.find.AlignedTriple;
import dev.neuf.logic.find.AlmostSubsets;
import dev.neuf.logic.find.Avoidable;
import dev.neuf.logic.find.Bent;
import dev.neuf.logic.find.Blossoms;
import dev.neuf.logic.find.BrokenWings;
import dev.neuf.logic.find.Bugs;
import dev.neuf.logic.find.Cages;
import dev.neuf.logic.find.Colours;
import dev.neuf.logic.find.ComplexFish;
import dev.neuf.logic.find.Direct;
import dev.neuf.logic.find.DoubleHidden;
import dev.neuf.logic.find.EmptyRectangles;
import dev.neuf.logic.find.EriPairs;
import dev.neuf.logic.find.ExtendedRectangles;
import dev.neuf.logic.find.Fish;
import dev.neuf.logic.find.GroupedTurbots;
import dev.neuf.logic.find.HiddenChains;
import dev.neuf.logic.find.HiddenWWings;
import dev.neuf.logic.find.Innies;
import dev.neuf.logic.find.LargeSubsets;
import dev.neuf.logic.find.Leftovers;
import dev.neuf.logic.find.Locked;
import dev.neuf.logic.find.Medusa;
import dev.neuf.logic.find.Rectangles;
import dev.neuf.logic.find.Rectangles.Missing;
import dev.neuf.logic.find.Related;
import dev.neuf.logic.find.RemotePairs;
import dev.neuf.logic.find.SetChains;
import dev.neuf.logic.find.SetWWings;
import dev.neuf.logic.find.Siamese;
import dev.neuf.logic.find.SingleDigit;
import dev.neuf.logic.find.Singles;
import dev.neuf.logic.find.Subsets;
import dev.neuf.logic.find.SueDeCoq;
import dev.neuf.logic.find.Templates;
import dev.neuf.logic.find.ThreeSets;
import dev.neuf.logic.find.TwoSets;
import dev.neuf.logic.find.UniqueLoops;
import dev.neuf.logic.find.WWings;
import dev.neuf.logic.find.XyzRings;
import java.util.Locale;
import java.util.Optional;

/**
 * Every technique, in the order in which they are tried. To add one, write its finder, add its row, and its title to the
 * language files. Who changes a finder looks whether {@link dev.neuf.logic.nine.Looks} has the technique, too.
 *
 * <p>The rating is in tenths, near Sudoku Explainer's where it has one: 12 for 1.2. The code is that of HoDoKu's library
 * of examples, empty if it has none.
 */
public enum Technique implements Phrase {
    // spotless:off
    // singles               level   rating  code    finder
    FULL_HOUSE               (EASY,       10, "0000", Singles::fullHouse),
    HIDDEN_SINGLE_BOX        (EASY,       12, "0002", Singles::hiddenInBox),
    HIDDEN_SINGLE_LINE       (EASY,       15, "0002", Singles::hiddenInLine),
    NAKED_SINGLE             (EASY,       16, "0003", Singles::naked),
    DIRECT_POINTING          (EASY,       17, "",     Direct.after(Locked::pointing)),
    DIRECT_CLAIMING          (EASY,       19, "",     Direct.after(Locked::claiming)),
    DIRECT_HIDDEN_PAIR       (MEDIUM,     20, "",     Direct.after(Subsets.hidden(2))),
    DIRECT_HIDDEN_TRIPLE     (MEDIUM,     25, "",     Direct.after(Subsets.hidden(3))),
    // intersections
    LOCKED_PAIR              (MEDIUM,     26, "0110", Subsets.locked(2)),
    LOCKED_TRIPLE            (MEDIUM,     26, "0111", Subsets.locked(3)),
    POINTING                 (MEDIUM,     26, "0100", Locked::pointing),
    CLAIMING                 (MEDIUM,     28, "0101", Locked::claiming),
    GENERAL_INTERSECTION     (MEDIUM,     29, "",     Locked::general),
    LAW_OF_LEFTOVERS         (MEDIUM,     29, "",     Leftovers::find),
    RELATED_CELLS            (MEDIUM,     29, "",     Related::find),
    CAGE                     (MEDIUM,     29, "",     Cages::find),
    CAGE_DIGIT               (MEDIUM,     29, "",     Cages::digits),
    INNIES                   (MEDIUM,     30, "",     Innies::find),
    // subsets
    NAKED_PAIR               (MEDIUM,     30, "0200", Subsets.naked(2)),
    HIDDEN_PAIR              (MEDIUM,     34, "0210", Subsets.hidden(2)),
    NAKED_TRIPLE             (MEDIUM,     36, "0201", Subsets.naked(3)),
    HIDDEN_TRIPLE            (MEDIUM,     40, "0211", Subsets.hidden(3)),
    // hard
    X_WING                   (HARD,       41, "0300", Fish.basic(2)),
    REMOTE_PAIR              (HARD,       42, "0703", RemotePairs::find),
    SKYSCRAPER               (HARD,       42, "0400", SingleDigit.skyscraper(false)),
    TWO_STRING_KITE          (HARD,       42, "0401", SingleDigit.kite(false)),
    DUAL_TWO_STRING_KITE     (HARD,       42, "0404", SingleDigit.dualKite(false)),
    TURBOT_FISH              (HARD,       42, "0403", SingleDigit.turbot(false)),
    EMPTY_RECTANGLE          (HARD,       43, "0402", EmptyRectangles.find(false)),
    ALMOST_LOCKED_PAIR       (HARD,       43, "",     AlmostSubsets.find(2)),
    ALMOST_LOCKED_TRIPLE     (HARD,       43, "",     AlmostSubsets.find(3)),
    DUAL_EMPTY_RECTANGLE     (HARD,       43, "0405", EmptyRectangles::dual),
    SWORDFISH                (HARD,       43, "0301", Fish.basic(3)),
    XY_WING                  (HARD,       43, "0800", Bent.xy(false)),
    GROUPED_TURBOT           (HARD,       44, "",     GroupedTurbots::find),
    XYZ_WING                 (HARD,       44, "0801", Bent.xyz(false)),
    W_WING                   (HARD,       44, "0803", WWings.find(false)),
    ERI_PAIR                 (HARD,       44, "",     EriPairs::find),
    XYZ_RING                 (HARD,       45, "",     XyzRings::find),
    UNIQUE_RECTANGLE_1       (HARD,       45, "0600", Rectangles.type(1, Missing.ANY)),
    UNIQUE_RECTANGLE_2       (HARD,       45, "0601", Rectangles.type(2, Missing.ANY)),
    UNIQUE_RECTANGLE_3       (HARD,       45, "0602", Rectangles.type(3, Missing.ANY)),
    UNIQUE_RECTANGLE_4       (HARD,       45, "0603", Rectangles.type(4, Missing.ANY)),
    UNIQUE_RECTANGLE_5       (HARD,       45, "0604", Rectangles.type(5, Missing.ANY)),
    UNIQUE_RECTANGLE_6       (HARD,       45, "0605", Rectangles.type(6, Missing.ANY)),
    HIDDEN_RECTANGLE         (HARD,       46, "0606", Rectangles.hidden(Missing.ANY)),
    AVOIDABLE_RECTANGLE_1    (HARD,       46, "0607", Avoidable.type(1)),
    AVOIDABLE_RECTANGLE_2    (HARD,       46, "0608", Avoidable.type(2)),
    BUG_PLUS_ONE             (HARD,       46, "0610", Bugs.plusOne()),
    COLOUR_TRAP              (HARD,       47, "0500", Colours::trap),
    COLOUR_WRAP              (HARD,       47, "0501", Colours::wrap),
    FINNED_X_WING            (HARD,       48, "0310", Fish.finned(2)),
    SASHIMI_X_WING           (HARD,       49, "0320", Fish.sashimi(2, false)),
    NAKED_QUAD               (HARD,       50, "0202", Subsets.naked(4)),
    JELLYFISH                (HARD,       52, "0302", Fish.basic(4)),
    HIDDEN_QUAD              (HARD,       54, "0212", Subsets.hidden(4)),
    NAKED_SET                (HARD,       54, "",     LargeSubsets::naked),
    HIDDEN_SET               (HARD,       54, "",     LargeSubsets::hidden),
    // expert
    MULTI_COLOURS_1          (EXPERT,     55, "0502", Colours::multiOne),
    MULTI_COLOURS_2          (EXPERT,     55, "0503", Colours::multiTwo),
    WXYZ_WING                (EXPERT,     55, "",     Bent.of(4)),
    UNIQUE_LOOP              (EXPERT,     55, "",     UniqueLoops.find()),
    GURTH                    (EXPERT,     55, "",     Gurth.find()),
    EXTENDED_RECTANGLE       (EXPERT,     56, "",     ExtendedRectangles.find()),
    BUG                      (EXPERT,     57, "",     Bugs.more()),
    FINNED_SWORDFISH         (EXPERT,     57, "0311", Fish.finned(3)),
    SASHIMI_SWORDFISH        (EXPERT,     58, "0321", Fish.sashimi(3, false)),
    SUE_DE_COQ               (EXPERT,     58, "1101", SueDeCoq::find),
    MEDUSA                   (EXPERT,     59, "",     Medusa::find),
    FINNED_JELLYFISH         (EXPERT,     60, "0312", Fish.finned(4)),
    SASHIMI_JELLYFISH        (EXPERT,     61, "0322", Fish.sashimi(4, false)),
    SIAMESE_FISH             (EXPERT,     61, "",     Siamese::find),
    BENT_SET_5               (EXPERT,     62, "",     Bent.of(5)),
    BENT_SET_6               (EXPERT,     64, "",     Bent.of(6)),
    // almost locked sets, and chains
    ALS_XZ                   (EXPERT,     65, "0901", TwoSets::find),
    BROKEN_WING              (EXPERT,     65, "",     BrokenWings::find),
    ALS_XY_WING              (EXPERT,     66, "0902", ThreeSets.find(false)),
    ALS_W_WING               (EXPERT,     66, "",     SetWWings::find),
    X_CHAIN                  (EXPERT,     66, "0701", OpenChains.x(false)),
    AHS_XZ                   (EXPERT,     67, "",     HiddenChains.find(1, 1)),
    DOUBLE_AHS_XZ            (EXPERT,     67, "",     DoubleHidden::find),
    AHS_XY_WING              (EXPERT,     67, "",     HiddenChains.find(2, 2)),
    XY_CHAIN                 (EXPERT,     67, "0702", OpenChains.xy(false)),
    AHS_W_WING               (EXPERT,     68, "",     HiddenWWings::find),
    ALIGNED_PAIR_EXCLUSION   (EXPERT,     68, "",     Aligned::pair),
    FIREWORK                 (EXPERT,     68, "",     Fireworks::find),
    BIVALUE_ODDAGON          (EXPERT,     68, "",     BivalueOddagons::find),
    CONTINUOUS_LOOP          (EXPERT,     70, "0706", ClosedLoops.find(CANDIDATES, false)),
    AIC                      (EXPERT,     70, "0708", OpenChains.aic(CANDIDATES, false)),
    NICE_LOOP                (EXPERT,     71, "0707", NiceLoops.find(CANDIDATES, false)),
    GROUPED_LOOP             (EXPERT,     72, "0709", ClosedLoops.find(GROUPS, false)),
    GROUPED_AIC              (EXPERT,     72, "0711", OpenChains.aic(GROUPS, false)),
    GROUPED_NICE_LOOP        (EXPERT,     72, "0710", NiceLoops.find(GROUPS, false)),
    // chains of sets, and complex fish
    ALS_CHAIN                (EXPERT,     73, "0903", SetChains.find(false)),
    AHS_CHAIN                (EXPERT,     73, "",     HiddenChains.find(3, 6)),
    DEATH_BLOSSOM            (EXPERT,     74, "0904", Blossoms.find(false)),
    LOOP_WITH_SETS           (EXPERT,     74, "",     ClosedLoops.find(SETS, false)),
    AIC_WITH_SETS            (EXPERT,     74, "",     OpenChains.aic(SETS, false)),
    NICE_LOOP_WITH_SETS      (EXPERT,     74, "",     NiceLoops.find(SETS, false)),
    AIC_WITH_RECTANGLES      (EXPERT,     74, "",     RectangleChains.of(2, 2)),
    FRANKEN_X_WING           (EXPERT,     74, "0330", ComplexFish.franken(2, false)),
    FRANKEN_SWORDFISH        (EXPERT,     74, "0331", ComplexFish.franken(3, false)),
    FRANKEN_JELLYFISH        (EXPERT,     74, "0332", ComplexFish.franken(4, false)),
    ALIGNED_TRIPLE_EXCLUSION (EXPERT,     75, "",     AlignedTriple::find),
    FINNED_FRANKEN_X_WING    (EXPERT,     75, "0340", ComplexFish.franken(2, true)),
    FINNED_FRANKEN_SWORDFISH (EXPERT,     75, "0341", ComplexFish.franken(3, true)),
    FINNED_FRANKEN_JELLYFISH (EXPERT,     75, "0342", ComplexFish.franken(4, true)),
    // exotic, and forcing
    NISHIO                   (EXTREME,    75, "",     Nets::nishio),
    SK_LOOP                  (EXTREME,    78, "",     SkLoops::find),
    CELL_FORCING_CHAIN       (EXTREME,    80, "",     ForcingChains.cell()),
    REGION_FORCING_CHAIN     (EXTREME,    80, "",     ForcingChains.region()),
    RECTANGLE_FORCING_CHAIN  (EXTREME,    80, "",     RectangleChains.of(3, 5)),
    BLOSSOM_LOOP             (EXTREME,    80, "",     BlossomLoops::find),
    MSLS                     (EXTREME,    80, "",     LockedSectors::find),
    TRIDAGON                 (EXTREME,    80, "",     Tridagons::find),
    JUNIOR_EXOCET            (EXTREME,    80, "",     Exocets::junior),
    DOUBLE_EXOCET            (EXTREME,    81, "",     Exocets::twice),
    SENIOR_EXOCET            (EXTREME,    82, "",     Exocets::senior),
    WEAK_EXOCET              (EXTREME,    82, "",     WeakExocets::find),
    KRAKEN_FISH_1            (EXTREME,    82, "0371", KrakenFish.first()),
    KRAKEN_FISH_2            (EXTREME,    83, "0372", KrakenFish.second()),
    WHIP                     (EXTREME,    83, "",     Whips.find(CANDIDATES)),
    GROUPED_WHIP             (EXTREME,    84, "",     Whips.find(GROUPS)),
    COMPLEX_AIC              (EXTREME,    84, "",     RectangleChains.complex()),
    BRAID                    (EXTREME,    85, "",     Nets.contradiction(CANDIDATES)),
    GROUPED_BRAID            (EXTREME,    87, "",     Nets.contradiction(GROUPS)),
    FORCING_NET              (EXTREME,    88, "",     Nets.verity(GROUPS)),
    FORCING_NET_PLUS         (EXTREME,    90, "",     NestedNets::withPairs),
    // rare fish
    SQUIRMBAG                (EXTREME,    92, "0303", Fish.basic(5)),
    FINNED_SQUIRMBAG         (EXTREME,    92, "0313", Fish.finned(5)),
    SASHIMI_SQUIRMBAG        (EXTREME,    92, "0323", Fish.sashimi(5, false)),
    WHALE                    (EXTREME,    92, "0304", Fish.basic(6)),
    FINNED_WHALE             (EXTREME,    92, "0314", Fish.finned(6)),
    SASHIMI_WHALE            (EXTREME,    92, "0324", Fish.sashimi(6, false)),
    LEVIATHAN                (EXTREME,    92, "0305", Fish.basic(7)),
    FINNED_LEVIATHAN         (EXTREME,    92, "0315", Fish.finned(7)),
    SASHIMI_LEVIATHAN        (EXTREME,    92, "0325", Fish.sashimi(7, false)),
    MUTANT_X_WING            (EXTREME,    93, "0350", ComplexFish.mutant(2, false)),
    FINNED_MUTANT_X_WING     (EXTREME,    93, "0360", ComplexFish.mutant(2, true)),
    MUTANT_SWORDFISH         (EXTREME,    93, "0351", ComplexFish.mutant(3, false)),
    FINNED_MUTANT_SWORDFISH  (EXTREME,    93, "0361", ComplexFish.mutant(3, true)),
    MUTANT_JELLYFISH         (EXTREME,    93, "0352", ComplexFish.mutant(4, false)),
    FINNED_MUTANT_JELLYFISH  (EXTREME,    93, "0362", ComplexFish.mutant(4, true)),
    FRANKEN_SQUIRMBAG        (EXTREME,    93, "0333", ComplexFish.franken(5, false)),
    FINNED_FRANKEN_SQUIRMBAG (EXTREME,    93, "0343", ComplexFish.franken(5, true)),
    FRANKEN_WHALE            (EXTREME,    93, "0334", ComplexFish.franken(6, false)),
    FINNED_FRANKEN_WHALE     (EXTREME,    93, "0344", ComplexFish.franken(6, true)),
    FRANKEN_LEVIATHAN        (EXTREME,    93, "0335", ComplexFish.franken(7, false)),
    FINNED_FRANKEN_LEVIATHAN (EXTREME,    93, "0345", ComplexFish.franken(7, true)),
    MUTANT_SQUIRMBAG         (EXTREME,    94, "0353", ComplexFish.mutant(5, false)),
    FINNED_MUTANT_SQUIRMBAG  (EXTREME,    94, "0363", ComplexFish.mutant(5, true)),
    MUTANT_WHALE             (EXTREME,    94, "0354", ComplexFish.mutant(6, false)),
    FINNED_MUTANT_WHALE      (EXTREME,    94, "0364", ComplexFish.mutant(6, true)),
    MUTANT_LEVIATHAN         (EXTREME,    94, "0355", ComplexFish.mutant(7, false)),
    FINNED_MUTANT_LEVIATHAN  (EXTREME,    94, "0365", ComplexFish.mutant(7, true)),
    MULTIFISH                (EXTREME,    94, "",     MultiFish::find),
    // templates
    TEMPLATE_SET             (EXTREME,    95, "1201", Templates::set),
    TEMPLATE_DEL             (EXTREME,    95, "1202", Templates::delete),
    // nets in nets
    NESTED_NET               (EXTREME,    96, "",     NestedNets.find(false)),
    DYNAMIC_NESTED_NET       (EXTREME,   100, "",     NestedNets.find(true)),
    // when all else fails
    TRIAL                    (BEYOND,    110, "",     Trial::find);
    // spotless:on

    private final Level level;
    private final int rating;
    private final String code;
    private final boolean assumesUnique;
    private final Finder finder;

    Technique(Level level, int rating, String code, Finder finder) {
        this.level = level;
        this.rating = rating;
        this.code = code;
        // a finder that relies on there being one solution says so by its type
        this.assumesUnique = finder instanceof Finder.OfUnique;
        this.finder = finder;
    }

    /** The least level of a puzzle that needs it. */
    public Level level() {
        return level;
    }

    /** How hard a step is to find, in tenths. */
    public int rating() {
        return rating;
    }

    /** The code of HoDoKu's library of examples, or empty. */
    public String code() {
        return code;
    }

    /** Whether it is right only for puzzles with exactly one solution. */
    public boolean assumesUnique() {
        return assumesUnique;
    }

    /** What looks for it. */
    public Finder finder() {
        return finder;
    }

    /** What a person types to name it: x-wing. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The technique of a key. */
    public static Optional<Technique> of(String key) {
        for (Technique technique : values()) {
            if (technique.key().equals(key)) {
                return Optional.of(technique);
            }
        }
        return Optional.empty();
    }

    @Override
    public String book() {
        return "technique";
    }
}
