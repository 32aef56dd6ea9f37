package dev.neuf.logic;

import static java.util.Map.entry;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** How hard other programs say a technique is. These are facts about them; our own ratings are in {@link Technique}. */
public final class Elsewhere {

    /** What the scale of HoDoKu does not need: the code of its library, then the score. */
    private static final String HODOKU = """
            0303 470  0304 470  0305 470
            0313 470  0314 470  0315 470
            0323 470  0324 470  0325 470
            0332 370  0333 470  0334 470  0335 470
            0342 430  0343 470  0344 470  0345 470
            0350 450  0351 450  0352 450  0353 470  0354 470  0355 470
            0360 470  0361 470  0362 470  0363 470  0364 470  0365 470
            0371 500  0372 500  0404 150  0405 120  0904 360  1201 10000  1202 10000
            """;

    /** The ratings of Sudoku Explainer; a plus where it adds something for length or size. */
    private static final Map<Technique, String> EXPLAINER = new EnumMap<>(Map.ofEntries(
            entry(Technique.FULL_HOUSE, "1.0"),
            entry(Technique.HIDDEN_SINGLE_BOX, "1.2"),
            entry(Technique.HIDDEN_SINGLE_LINE, "1.5"),
            entry(Technique.NAKED_SINGLE, "2.3"),
            entry(Technique.DIRECT_POINTING, "1.7"),
            entry(Technique.DIRECT_CLAIMING, "1.9"),
            entry(Technique.DIRECT_HIDDEN_PAIR, "2.0"),
            entry(Technique.DIRECT_HIDDEN_TRIPLE, "2.5"),
            entry(Technique.POINTING, "2.6"),
            entry(Technique.CLAIMING, "2.8"),
            entry(Technique.NAKED_PAIR, "3.0"),
            entry(Technique.HIDDEN_PAIR, "3.4"),
            entry(Technique.NAKED_TRIPLE, "3.6"),
            entry(Technique.HIDDEN_TRIPLE, "4.0"),
            entry(Technique.X_WING, "3.2"),
            entry(Technique.SWORDFISH, "3.8"),
            entry(Technique.JELLYFISH, "5.2"),
            entry(Technique.XY_WING, "4.2"),
            entry(Technique.XYZ_WING, "4.4"),
            entry(Technique.UNIQUE_RECTANGLE_1, "4.5"),
            entry(Technique.UNIQUE_RECTANGLE_2, "4.5"),
            entry(Technique.UNIQUE_RECTANGLE_3, "4.5+"),
            entry(Technique.UNIQUE_RECTANGLE_4, "4.5"),
            entry(Technique.UNIQUE_LOOP, "4.6+"),
            entry(Technique.NAKED_QUAD, "5.0"),
            entry(Technique.HIDDEN_QUAD, "5.4"),
            entry(Technique.BUG_PLUS_ONE, "5.6"),
            entry(Technique.BUG, "5.7+"),
            entry(Technique.ALIGNED_PAIR_EXCLUSION, "6.2"),
            entry(Technique.ALIGNED_TRIPLE_EXCLUSION, "7.5"),
            entry(Technique.X_CHAIN, "6.6+"),
            entry(Technique.XY_CHAIN, "7.0+"),
            entry(Technique.CONTINUOUS_LOOP, "7.0+"),
            entry(Technique.AIC, "7.0+"),
            entry(Technique.NICE_LOOP, "7.0+"),
            entry(Technique.NISHIO, "7.5+"),
            entry(Technique.CELL_FORCING_CHAIN, "8.0+"),
            entry(Technique.REGION_FORCING_CHAIN, "8.0+"),
            entry(Technique.FORCING_NET, "8.5+"),
            entry(Technique.FORCING_NET_PLUS, "9.0+"),
            entry(Technique.NESTED_NET, "9.5+"),
            entry(Technique.DYNAMIC_NESTED_NET, "10.5+")));

    /** The scores of YZF Sudoku: the key of the technique, then the score. Kinds that it has in one are all there. */
    private static final String YZF = """
            full-house 4  hidden-single-box 8  hidden-single-line 8  naked-single 14
            pointing 50  claiming 50  gurth 55
            naked-pair 60  naked-triple 80  naked-quad 120  hidden-pair 70  hidden-triple 100  hidden-quad 150
            x-wing 140  swordfish 150  jellyfish 160
            finned-x-wing 140  finned-swordfish 220  finned-jellyfish 250
            sashimi-x-wing 140  sashimi-swordfish 220  sashimi-jellyfish 250
            franken-swordfish 350  franken-jellyfish 350  franken-squirmbag 370
            finned-franken-swordfish 350  finned-franken-jellyfish 350  finned-franken-squirmbag 370
            mutant-swordfish 350  mutant-jellyfish 350  mutant-squirmbag 370
            finned-mutant-swordfish 350  finned-mutant-jellyfish 350  finned-mutant-squirmbag 370
            multifish 500
            skyscraper 130  two-string-kite 150  empty-rectangle 120  eri-pair 130  firework 250
            w-wing 150  xy-wing 160  xyz-wing 180  xyz-ring 190  wxyz-wing 200  broken-wing 250
            unique-rectangle-1 150  unique-rectangle-2 150  unique-rectangle-3 150
            unique-rectangle-4 150  unique-rectangle-5 150  unique-rectangle-6 150  hidden-rectangle 150
            avoidable-rectangle-1 100  avoidable-rectangle-2 100
            unique-loop 200  extended-rectangle 200  bug-plus-one 100  bug 190
            almost-locked-pair 140  almost-locked-triple 160  sue-de-coq 250
            als-xz 300  als-xy-wing 320  als-w-wing 340  als-chain 350
            ahs-xz 300  ahs-xy-wing 320  ahs-w-wing 340  ahs-chain 350
            death-blossom 360  blossom-loop 400
            x-chain 260  xy-chain 260  continuous-loop 280  aic 280  nice-loop 280
            grouped-loop 290  grouped-aic 290  grouped-nice-loop 290  complex-aic 400
            cell-forcing-chain 400  region-forcing-chain 400
            whip 450  grouped-whip 475  braid 500  grouped-braid 500  forcing-net 500
            sk-loop 500  msls 500  bivalue-oddagon 190  tridagon 500
            junior-exocet 500  senior-exocet 600  weak-exocet 500
            trial 10000
            """;

    private Elsewhere() {}

    /** HoDoKu's score for a step of the technique, if it knows it. */
    public static OptionalInt hodoku(Technique technique) {
        OptionalInt known = HodokuScale.score(technique);
        return known.isPresent() ? known : score(HODOKU, technique.code());
    }

    /** Sudoku Explainer's rating of the technique, if it knows it: 3.2. */
    public static Optional<String> explainer(Technique technique) {
        return Optional.ofNullable(EXPLAINER.get(technique));
    }

    /** YZF's score for a step of the technique, if it knows it. */
    public static OptionalInt yzf(Technique technique) {
        return score(YZF, technique.key());
    }

    private static OptionalInt score(String table, String name) {
        String[] words = table.strip().split("\\s+");
        for (int i = 0; i < words.length; i += 2) {
            if (words[i].equals(name)) {
                return OptionalInt.of(Integer.parseInt(words[i + 1]));
            }
        }
        return OptionalInt.empty();
    }
}
