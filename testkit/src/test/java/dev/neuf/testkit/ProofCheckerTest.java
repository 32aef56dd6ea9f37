package dev.neuf.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.neuf.testkit.ProofChecker.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** True proofs are accepted, wrong ones refused at the line that is wrong. */
class ProofCheckerTest {

    /** Three pigeons in two holes. */
    private static final List<String> PIGEONS =
            List.of("1 2", "3 4", "5 6", "-1 -3", "-1 -5", "-3 -5", "-2 -4", "-2 -6", "-4 -6");

    private static Verdict check(List<String> clauses, String... proof) {
        String dimacs = "c of a test\np cnf 9 " + clauses.size() + "\n"
                + String.join(
                        "", clauses.stream().map(clause -> clause + " 0\n").toList());
        return ProofChecker.check(dimacs, String.join("\n", proof));
    }

    private static int refusedAt(Verdict verdict) {
        return verdict instanceof Verdict.Refused(int line, String _) ? line : -1;
    }

    @Test
    void aTrueProofIsAccepted() {
        assertThat(check(PIGEONS, "-1 0", "0")).isEqualTo(new Verdict.Accepted());
        assertThat(check(PIGEONS, "c a comment", "-1 0", "d -1 -3 0", "d -5 -1 0", "", "0", "7 0"))
                .isEqualTo(new Verdict.Accepted());
    }

    @Test
    void aProofWithoutTheEmptyClauseIsRefused() {
        assertThat(check(PIGEONS, "-1 0", "2 0")).isEqualTo(new Verdict.Refused(0, "the empty clause is missing"));
        assertThat(refusedAt(check(PIGEONS))).isZero();
    }

    @Test
    void aClauseThatDoesNotFollowIsRefused() {
        assertThat(check(PIGEONS, "0")).isEqualTo(new Verdict.Refused(1, "does not follow: 0"));
        assertThat(refusedAt(check(List.of("1 2", "-1 -2"), "1 2 3 0", "1 0", "0")))
                .isEqualTo(2);
    }

    @Test
    void whatWasDeletedCannotBeUsed() {
        assertThat(refusedAt(check(PIGEONS, "d -4 -6 0", "-1 0", "0"))).isEqualTo(2);
        assertThat(refusedAt(check(PIGEONS, "d 1 3 0", "0"))).isEqualTo(1);
        // said twice, it is still there once
        var twice = new ArrayList<>(PIGEONS);
        twice.add("-6 -4");
        assertThat(check(twice, "d -4 -6 0", "-1 0", "0")).isEqualTo(new Verdict.Accepted());
    }

    @Test
    void aNewVariableMayBeDefined() {
        // 7 is "1 and 3": no unit says so, but it changes nothing
        assertThat(check(PIGEONS, "7 -1 -3 0", "-7 1 0", "-7 3 0", "-7 0", "-1 0", "0"))
                .isEqualTo(new Verdict.Accepted());
        assertThat(refusedAt(check(List.of("1 2", "-1 -2"), "3 -1 0", "-3 0", "0")))
                .isEqualTo(2);
    }

    @Test
    void aHeaderMustTellTheTruth() {
        assertThatThrownBy(() -> ProofChecker.check("p cnf 1 2\n1 0\n", "0\n"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** With all clauses of all variables that follow, then those with one variable less, down to none. */
    @Test
    void everyContradictionHasAProof() {
        int contradictions = 0;
        for (int seed = 0; seed < 500; seed++) {
            List<String> clauses = randomClauses(6, 30, new SplittableRandom(seed));
            Verdict verdict = check(clauses, fullProof(6));
            assertThat(verdict instanceof Verdict.Accepted).isEqualTo(!isSatisfiable(clauses, 6));
            contradictions += verdict instanceof Verdict.Accepted ? 1 : 0;
        }
        assertThat(contradictions).isBetween(50, 450);
    }

    private static String[] fullProof(int variables) {
        var lines = new ArrayList<String>();
        for (int width = variables; width >= 0; width--) {
            for (int bits = 0; bits < 1 << width; bits++) {
                var line = new StringBuilder();
                for (int v = 1; v <= width; v++) {
                    line.append((bits >> (v - 1) & 1) == 0 ? v : -v).append(' ');
                }
                lines.add(line.append('0').toString());
            }
        }
        return lines.toArray(String[]::new);
    }

    @Test
    void nothingIsProvedOfWhatCanBeSatisfied() {
        int accepted = 0;
        for (int seed = 0; seed < 3_000; seed++) {
            var random = new SplittableRandom(seed);
            List<String> clauses = randomClauses(5, 14 + random.nextInt(14), random);
            var proof = new ArrayList<String>();
            for (String line : randomClauses(6, 12, random)) {
                boolean isShort = random.nextInt(3) == 0;
                proof.add((isShort ? line.replaceFirst(" .*", "") : line) + " 0");
                if (random.nextInt(6) == 0) {
                    proof.add("d " + clauses.get(random.nextInt(clauses.size())) + " 0");
                }
            }
            // lines that do not follow are left out, as somebody would who looks for a proof
            var kept = new ArrayList<String>();
            for (String line : proof) {
                kept.add(line);
                if (refusedAt(check(clauses, kept.toArray(String[]::new))) == kept.size()) {
                    kept.removeLast();
                }
            }
            kept.add("0");
            if (check(clauses, kept.toArray(String[]::new)) instanceof Verdict.Accepted) {
                accepted++;
                assertThat(isSatisfiable(clauses, 5)).as("seed %d", seed).isFalse();
            }
        }
        assertThat(accepted).isGreaterThan(100);
    }

    private static List<String> randomClauses(int variables, int count, SplittableRandom random) {
        var clauses = new ArrayList<String>();
        for (int i = 0; i < count; i++) {
            var literals = random.ints(1, variables + 1)
                    .distinct()
                    .limit(3)
                    .mapToObj(v -> String.valueOf(random.nextBoolean() ? v : -v))
                    .toList();
            clauses.add(String.join(" ", literals));
        }
        return clauses;
    }

    private static boolean isSatisfiable(List<String> clauses, int variables) {
        for (int bits = 0; bits < 1 << variables; bits++) {
            int assignment = bits;
            if (clauses.stream()
                    .allMatch(clause -> List.of(clause.split(" ")).stream()
                            .mapToInt(Integer::parseInt)
                            .anyMatch(
                                    literal -> (assignment >> (Math.abs(literal) - 1) & 1) == (literal > 0 ? 1 : 0)))) {
                return true;
            }
        }
        return false;
    }
}
