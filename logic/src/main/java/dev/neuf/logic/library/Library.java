package dev.neuf.logic.library;

import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import dev.neuf.logic.chain.ClosedLoops;
import dev.neuf.logic.chain.NiceLoops;
import dev.neuf.logic.chain.Nodes;
import dev.neuf.logic.chain.OpenChains;
import dev.neuf.logic.find.Bent;
import dev.neuf.logic.find.Blossoms;
import dev.neuf.logic.find.ComplexFish;
import dev.neuf.logic.find.EmptyRectangles;
import dev.neuf.logic.find.Fish;
import dev.neuf.logic.find.Rectangles;
import dev.neuf.logic.find.Rectangles.Missing;
import dev.neuf.logic.find.SetChains;
import dev.neuf.logic.find.Siamese;
import dev.neuf.logic.find.SingleDigit;
import dev.neuf.logic.find.ThreeSets;
import dev.neuf.logic.find.WWings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Holds our techniques against the cases of a library. */
public final class Library {

    /** Options of a technique that the library names, by code and variant; the rest is as in the table. */
    private static final Map<String, Finder> VARIANTS = variants();

    /** How many variants the library numbers, by code. Those without a finder of their own are as in the table. */
    private static final Map<String, Integer> COUNTS = Map.ofEntries(
            Map.entry("0110", 1),
            Map.entry("0111", 1),
            Map.entry("0402", 1),
            Map.entry("0600", 2),
            Map.entry("0601", 2),
            Map.entry("0602", 2),
            Map.entry("0603", 2),
            Map.entry("0604", 2),
            Map.entry("0605", 2),
            Map.entry("0606", 2),
            Map.entry("0607", 2),
            Map.entry("0608", 2),
            Map.entry("0707", 2),
            Map.entry("0708", 2),
            Map.entry("0709", 2),
            Map.entry("0710", 4),
            Map.entry("0711", 4),
            Map.entry("0901", 2),
            Map.entry("0902", 2),
            Map.entry("0903", 2),
            Map.entry("0904", 2));

    private static Map<String, Finder> variants() {
        var variants = new HashMap<String, Finder>();
        variants.put("0311-siamese", Siamese.fish(3, false));
        variants.put("0312-siamese", Siamese.fish(4, false));
        variants.put("0321-siamese", Siamese.fish(3, true));
        variants.put("0322-siamese", Siamese.fish(4, true));
        for (int size = 2; size <= 7; size++) {
            variants.put("033%d-".formatted(size - 2), ComplexFish.wholeFranken(size, false));
            variants.put("034%d-".formatted(size - 2), ComplexFish.wholeFranken(size, true));
            variants.put("035%d-".formatted(size - 2), ComplexFish.wholeMutant(size, false));
            variants.put("036%d-".formatted(size - 2), ComplexFish.wholeMutant(size, true));
            variants.put("033%d-siamese".formatted(size - 2), ComplexFish.siameseFranken(size, false));
            variants.put("034%d-siamese".formatted(size - 2), ComplexFish.siameseFranken(size, true));
            variants.put("035%d-siamese".formatted(size - 2), ComplexFish.siameseMutant(size, false));
            variants.put("036%d-siamese".formatted(size - 2), ComplexFish.siameseMutant(size, true));
        }
        for (int size = 2; size <= 7; size++) {
            variants.put("032%d-".formatted(size - 2), Fish.sashimi(size, true));
        }
        variants.put("0400-", SingleDigit.skyscraper(true));
        variants.put("0401-", SingleDigit.kite(true));
        variants.put("0402-1", EmptyRectangles.find(true));
        variants.put("0403-", SingleDigit.turbot(true));
        variants.put("0404-", SingleDigit.dualKite(true));
        for (int type = 1; type <= 6; type++) {
            int number = type;
            rectangles(variants, "060" + (type - 1), missing -> Rectangles.type(number, missing));
        }
        rectangles(variants, "0602", Rectangles::inLine);
        rectangles(variants, "0606", Rectangles::hidden);
        variants.put("0701-", OpenChains.x(true));
        variants.put("0702-", OpenChains.xy(true));
        variants.put("0800-", Bent.xy(true));
        variants.put("0801-", Bent.xyz(true));
        variants.put("0803-", WWings.find(true));
        variants.put("0902-2", ThreeSets.find(true));
        variants.put("0903-2", SetChains.find(true));
        variants.put("0904-2", Blossoms.find(true));
        chains(variants, "0706", "0707", "0708", Nodes.CANDIDATES, List.of("", "1", "2"));
        chains(variants, "0709", "0710", "0711", Nodes.GROUPS, List.of("", "1", "2"));
        chains(variants, "", "0710", "0711", Nodes.SETS, List.of("3", "4"));
        variants.put("0709-2", ClosedLoops.find(Nodes.SETS, true));
        return Map.copyOf(variants);
    }

    /** Rectangles have all their candidates in the first variant. In the second some may miss, as where none is named. */
    private static void rectangles(Map<String, Finder> variants, String code, Function<Missing, Finder> finder) {
        variants.put(code + "-1", finder.apply(Missing.NONE));
        variants.put(code + "-2", finder.apply(Missing.ANY_OF_FIRST));
        variants.put(code + "-", finder.apply(Missing.ANY_OF_FIRST));
    }

    /** Of several chains as short between the same ends, the library has only the first. */
    private static void chains(
            Map<String, Finder> variants, String loop, String nice, String open, Nodes nodes, List<String> names) {
        for (String name : names) {
            variants.put(loop + "-" + name, ClosedLoops.find(nodes, true));
            variants.put(nice + "-" + name, NiceLoops.find(nodes, true));
            variants.put(open + "-" + name, OpenChains.aic(nodes, true));
        }
    }

    private Library() {}

    /**
     * Whether the technique finds what it should: of its steps with the digits of the case, there is one, and none
     * does anything else.
     */
    public static Verdict verify(LibraryCase given) {
        var sight = new Sight(given.board());
        var found = new ArrayList<Step>();
        boolean isKnown = false;
        for (Technique technique : Technique.values()) {
            if (technique.code().equals(given.code()) || technique.key().equals(given.code())) {
                isKnown = true;
                found.addAll(Hunt.all(technique, finder(technique, given), sight));
            }
        }
        if (!isKnown) {
            return new Verdict.Unknown();
        }
        if (!hasVariant(given)) {
            return new Verdict.UnknownVariant();
        }
        found.removeIf(step -> !digits(step, given.code()).equals(given.digits()));
        if (given.isNegative()) {
            return found.isEmpty() ? new Verdict.Right() : new Verdict.Wrong(found, false);
        }
        List<Step> others = found.stream()
                .filter(step -> !LibraryCase.written(step).equals(given.expected()))
                .toList();
        if (!others.isEmpty()) {
            return new Verdict.Wrong(others, others.size() < found.size());
        }
        return found.isEmpty() ? new Verdict.Missed() : new Verdict.Right();
    }

    /** Whether the variant of a case is one of those that the library has: a number, or that nothing must be found. */
    private static boolean hasVariant(LibraryCase given) {
        int count = COUNTS.getOrDefault(given.code(), 0);
        boolean isNumber = given.variant().matches("[1-9]") && Integer.parseInt(given.variant()) <= count;
        // fins make a fish that can be taken together with another of the same base
        boolean isFinned = given.code().startsWith("03") && given.code().compareTo("0310") >= 0;
        return (given.variant().isEmpty() || given.isNegative() || isNumber) && (!given.isSiamese() || isFinned);
    }

    private static Finder finder(Technique technique, LibraryCase given) {
        String variant = given.isSiamese() ? "siamese" : given.isNegative() ? "" : given.variant();
        return VARIANTS.getOrDefault(given.code() + "-" + variant, technique.finder());
    }

    /** The digits by which the library names a step. */
    private static Digits digits(Step step, String code) {
        if (code.equals("0610")) {
            return Digits.NONE;
        }
        boolean isByElimination = code.startsWith("09")
                || code.startsWith("1")
                || code.compareTo("0706") >= 0 && code.compareTo("0711") <= 0;
        return isByElimination ? eliminated(step) : step.digits();
    }

    private static Digits eliminated(Step step) {
        Digits digits = Digits.NONE;
        for (Deduction deduction : step.deductions()) {
            digits = digits.or(
                    switch (deduction) {
                        case Deduction.Place(int _, int digit) -> Digits.of(digit);
                        case Deduction.Eliminate(int _, Digits gone) -> gone;
                    });
        }
        return digits;
    }
}
