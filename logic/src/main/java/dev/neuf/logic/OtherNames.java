package dev.neuf.logic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What techniques are called elsewhere, in English and in French: a person who types such a name finds ours. To add a name,
 * add its line.
 *
 * <p>A name for several techniques stands for the easiest of them, or the one that is meant most often.
 */
public final class OtherNames {

    /** Another name, a colon, and the key of the technique. */
    private static final String NAMES = """
            last digit: full-house
            last value: full-house
            hidden single: hidden-single-box
            singleton caché: hidden-single-box
            sole candidate: naked-single
            forced digit: naked-single
            candidat unique: naked-single
            locked candidates: pointing
            locked candidates 1: pointing
            locked candidates 2: claiming
            locked candidates type 1: pointing
            locked candidates type 2: claiming
            locked candidates type 1 (pointing): pointing
            locked candidates type 2 (claiming): claiming
            pointing pair: pointing
            pointing triple: pointing
            intersection removal: pointing
            box line reduction: claiming
            direct hidden triplet: direct-hidden-triple
            candidats verrouillés: pointing
            outies: innies
            rule of 45: innies
            règle de 45: innies
            naked subset: naked-pair
            naked triplet: naked-triple
            naked quadruple: naked-quad
            naked quadruplet: naked-quad
            hidden subset: hidden-pair
            hidden triplet: hidden-triple
            hidden quadruple: hidden-quad
            hidden quadruplet: hidden-quad
            quadruple nu: naked-quad
            quadruple caché: hidden-quad
            triple nu: naked-triple
            triple caché: hidden-triple
            fish: x-wing
            poisson: x-wing
            y-wing: xy-wing
            bent triple: xy-wing
            turbot: turbot-fish
            turbot crane: turbot-fish
            grouped turbot fish: grouped-turbot
            grouped kite: grouped-turbot
            grouped skyscraper: grouped-turbot
            rectangle elimination: empty-rectangle
            er: empty-rectangle
            cerf-volant: two-string-kite
            two string kite: two-string-kite
            2-string kite: two-string-kite
            dual 2-string kite: dual-two-string-kite
            almost pair: almost-locked-pair
            almost triple: almost-locked-triple
            ur: unique-rectangle-1
            ur1: unique-rectangle-1
            ur2: unique-rectangle-2
            ur3: unique-rectangle-3
            ur4: unique-rectangle-4
            ur5: unique-rectangle-5
            ur6: unique-rectangle-6
            unique rectangle: unique-rectangle-1
            unique rectangle/loop: unique-rectangle-1
            rectangle unique: unique-rectangle-1
            uniqueness test: unique-rectangle-1
            uniqueness test 1: unique-rectangle-1
            uniqueness test 2: unique-rectangle-2
            uniqueness test 3: unique-rectangle-3
            uniqueness test 4: unique-rectangle-4
            uniqueness test 5: unique-rectangle-5
            uniqueness test 6: unique-rectangle-6
            hidden unique rectangle: hidden-rectangle
            avoidable rectangle: avoidable-rectangle-1
            ar: avoidable-rectangle-1
            rectangle évitable: avoidable-rectangle-1
            bug+1: bug-plus-one
            bug+n: bug
            bug type 1: bug-plus-one
            bug type 2: bug
            bug type 3: bug
            bug type 4: bug
            bivalue universal grave: bug-plus-one
            bivalue universal grave + 1: bug-plus-one
            bivalue universal grave type 1: bug-plus-one
            bivalue universal grave type 2: bug
            bivalue universal grave type 3: bug
            bivalue universal grave type 4: bug
            simple colors: colour-trap
            simple colours: colour-trap
            simple coloring: colour-trap
            simple colouring: colour-trap
            simple colors trap: colour-trap
            simple colors wrap: colour-wrap
            simple colours trap: colour-trap
            simple colours wrap: colour-wrap
            singles chains: colour-trap
            color trap: colour-trap
            color wrap: colour-wrap
            coloriage simple: colour-trap
            coloriage: colour-trap
            multi colors: multi-colours-1
            multi colours: multi-colours-1
            multi colors 1: multi-colours-1
            multi colors 2: multi-colours-2
            multi coloring: multi-colours-1
            multi-coloriage: multi-colours-1
            3d medusa: medusa
            medusa 3d: medusa
            ul: unique-loop
            unique loop type 1: unique-loop
            unique loop type 2: unique-loop
            unique loop type 3: unique-loop
            unique loop type 4: unique-loop
            xr: extended-rectangle
            gsp: gurth
            gurth's symmetrical placement: gurth
            gsp (gurth symmetrical placement): gurth
            symmetrical placement: gurth
            placement symétrique: gurth
            siamese: siamese-fish
            finned fish: finned-x-wing
            sashimi fish: sashimi-x-wing
            sashimi: sashimi-x-wing
            starfish: squirmbag
            bent set: wxyz-wing
            vwxyz-wing: bent-set-5
            uvwxyz-wing: bent-set-6
            two-sector disjoint subsets: sue-de-coq
            sdc: sue-de-coq
            guardian: broken-wing
            guardians: broken-wing
            oddagon: broken-wing
            als: als-xz
            almost locked set xz: als-xz
            almost locked set xz-rule: als-xz
            als xz-rule: als-xz
            double als-xz: als-xz
            doubly linked als-xz: als-xz
            als-xz double: als-xz
            almost locked sets: als-xz
            almost locked set xy-wing: als-xy-wing
            als-xy: als-xy-wing
            almost locked set chain: als-chain
            ahs: ahs-xz
            x-cycle: x-chain
            x-cycles: x-chain
            forcing x-chain: x-chain
            xy-cycle: xy-chain
            y-cycle: xy-chain
            xy-cycles: xy-chain
            y-cycles: xy-chain
            forcing chain / xy-cycle: aic
            ape: aligned-pair-exclusion
            ate: aligned-triple-exclusion
            aligned triplet exclusion: aligned-triple-exclusion
            fireworks: firework
            alternating inference chain: aic
            alternating inference chains: aic
            nice loop/aic: aic
            grouped nice loop/aic: grouped-aic
            m-wing: aic
            s-wing: aic
            l-wing: aic
            h-wing: aic
            cnl: continuous-loop
            bidirectional cycle: continuous-loop
            bidirectional x-cycle: continuous-loop
            bidirectional y-cycle: continuous-loop
            continuous nice loop: continuous-loop
            dnl: nice-loop
            discontinuous nice loop: nice-loop
            grouped continuous nice loop: grouped-loop
            grouped discontinuous nice loop: grouped-nice-loop
            grouped x-cycle: grouped-loop
            aic with als: aic-with-sets
            aic with ur: aic-with-rectangles
            death blossom loop: blossom-loop
            aals: death-blossom
            als-dof: death-blossom
            franken fish: franken-swordfish
            mutant fish: mutant-swordfish
            complex fish: franken-swordfish
            complex swordfish: franken-swordfish
            complex jellyfish: franken-jellyfish
            complex squirmbag: franken-squirmbag
            complex squirmbagfish: franken-squirmbag
            nishio forcing chain: nishio
            nishio forcing chains: nishio
            domino loop: sk-loop
            multi-sector locked sets: msls
            forcing chain: cell-forcing-chain
            forcing chains: cell-forcing-chain
            multiple forcing chain: cell-forcing-chain
            multiple forcing chains: cell-forcing-chain
            multiple fc: cell-forcing-chain
            multiple (cell/region) fc: cell-forcing-chain
            cell forcing chains: cell-forcing-chain
            cell fc: cell-forcing-chain
            cell/region fc: cell-forcing-chain
            region forcing chains: region-forcing-chain
            region fc: region-forcing-chain
            unit forcing chain: region-forcing-chain
            house forcing chain: region-forcing-chain
            chaîne forcée: cell-forcing-chain
            chaînes forcées: cell-forcing-chain
            thor's hammer: tridagon
            trivalue oddagon: tridagon
            triplet oddagon (tridagon): tridagon
            triplet oddagon: tridagon
            anti-tridagon: tridagon
            exocet: junior-exocet
            jexocet: junior-exocet
            je: junior-exocet
            lame weak exocet: weak-exocet
            endo fin: finned-franken-swordfish
            endo fins: finned-franken-swordfish
            endo-nageoire: finned-franken-swordfish
            endo-nageoires: finned-franken-swordfish
            cannibalism: franken-swordfish
            cannibalistic fish: franken-swordfish
            cannibal fish: franken-swordfish
            cannibalisme: franken-swordfish
            poisson cannibale: franken-swordfish
            kraken fish: kraken-fish-1
            kraken: kraken-fish-1
            g-whip: grouped-whip
            g-braid: grouped-braid
            forcing chain contradiction: braid
            contradiction forcing chain: braid
            contradiction forcing chains: braid
            digit forcing chain: braid
            forcing chain verity: cell-forcing-chain
            forcing chain contradiction/verity: cell-forcing-chain
            forcing net contradiction: grouped-braid
            forcing net verity: forcing-net
            forcing net contradiction/verity: forcing-net
            double forcing chains: forcing-net
            dynamic forcing chain: forcing-net
            dynamic forcing chains: forcing-net
            dynamic fc: forcing-net
            dynamic cell forcing chains: forcing-net
            dynamic region forcing chains: forcing-net
            dynamic double forcing chains: forcing-net
            dynamic contradiction forcing chains: braid
            dynamic forcing net: forcing-net
            dynamic chain: forcing-net
            dynamic forcing chain +: forcing-net-plus
            dynamic forcing chains +: forcing-net-plus
            dynamic fc +: forcing-net-plus
            nested forcing chain: nested-net
            nested forcing chains: nested-net
            nested fc: nested-net
            + forcing chains: nested-net
            + multiple forcing chains: nested-net
            + multiple fc: nested-net
            + dynamic forcing chains: dynamic-nested-net
            + dynamic fc: dynamic-nested-net
            dynamic forcing chains (+ forcing chains): nested-net
            dynamic forcing chains (+ multiple forcing chains): nested-net
            dynamic forcing chains (+ dynamic forcing chains): dynamic-nested-net
            pattern overlay: template-del
            pattern overlay method: template-del
            pom: template-del
            template: template-del
            template delete: template-del
            bowman's bingo: trial
            bowman bingo: trial
            brute force: trial
            guess: trial
            essai: trial
            """;

    private static final Map<String, Technique> BY_NAME = new LinkedHashMap<>();

    static {
        for (String line : NAMES.split("\n")) {
            int colon = line.indexOf(": ");
            BY_NAME.put(
                    line.substring(0, colon),
                    Technique.of(line.substring(colon + 2)).orElseThrow());
        }
    }

    private OtherNames() {}

    /** Every name, as it is written, and whose it is, in the order of the list. */
    public static Map<String, Technique> all() {
        return Collections.unmodifiableMap(BY_NAME);
    }

    /** What a technique is called elsewhere. */
    public static List<String> of(Technique technique) {
        var names = new ArrayList<String>();
        BY_NAME.forEach((name, whose) -> {
            if (whose == technique) {
                names.add(name);
            }
        });
        return names;
    }
}
