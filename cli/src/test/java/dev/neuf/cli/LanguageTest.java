package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.TERMINAL;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** English and French. */
class LanguageTest {

    /** Every kind of answer and complaint: what must be among the words, and the command. */
    static Stream<Arguments> sentences() {
        return Stream.of(
                said("neuf: Exactement une solution.\n", "solve", Samples.FOUR),
                said("puzzle: Plus d'une solution ; en voici une.\n", "solve", Samples.MANY),
                said("pas de solution : les chiffres donnés enfreignent les règles", "solve", Samples.CLASH),
                said("la ligne 1 contient plusieurs fois le chiffre 1 : r1c1, r1c2", "solve", Samples.CLASH),
                said("pas de solution : il ne reste aucun chiffre pour r1c4", "solve", Samples.STRANDED),
                said("pas de solution : la ligne 1 n'a plus de place pour le chiffre 1", "solve", Samples.HOMELESS),
                said("pas de solution : toutes les possibilités ont été essayées", "solve", Samples.HOPELESS),
                said("pas résolue : la limite de temps est atteinte", "solve", "--time-limit=1ms", Samples.EMPTY_LARGE),
                said("72 solutions", "solve", "--all", Samples.MANY),
                said(
                        "2 solutions jusqu'ici : le nombre de solutions demandé est atteint",
                        "solve",
                        "--all",
                        "--limit=2",
                        Samples.MANY),
                said(
                        "2 grilles : 2 à une solution, 0 à plusieurs, 0 sans solution, 0 en suspens, 0 illisible",
                        "solve",
                        Samples.FOUR,
                        Samples.FOUR),
                said("1. ligne 1, colonne 1 : 3", "solve", "--engine=simple", "--steps", Samples.FOUR),
                said(
                        "ce n'est pas une grille simple : 0 case remplie, puis il en reste 15",
                        "solve",
                        "--engine=simple",
                        Samples.MANY),
                said("la grille n'a pas pu être résolue", "solve", "--report=epfl", Samples.STRANDED),
                said("1 chiffre placé est pris comme fixe", "solve", "{\"size\":1,\"values\":\"1\"}"),
                said("lue comme un carré latin", "solve", "1........"),
                said("13 cases ne font pas une grille carrée", "solve", Samples.BAD),
                said("« rien » n'est ni un fichier ni une grille", "solve", "rien"),
                said("« / » est un dossier", "solve", "/"),
                said(
                        "« /non/x » ne peut pas être écrit : ce dossier n'existe pas",
                        "solve",
                        "-o",
                        "/non/x",
                        Samples.FOUR),
                said(
                        "puzzle: valide, avec exactement une solution (4x4 avec des blocs 2x2, 8 cases remplies sur 16, lue au format line)",
                        "check",
                        Samples.FOUR),
                said("valide et complète : c'est une solution", "check", Samples.FOUR_SOLVED),
                said("valide jusqu'ici, mais avec plus d'une solution", "check", Samples.MANY),
                said("non valide : 2 conflits", "check", Samples.CLASH),
                said("\"text\":\"la ligne 1 contient", "check", "--json", Samples.CLASH),
                said("le nombre de solutions est inconnu", "check", "--time-limit=1ms", Samples.EMPTY_LARGE),
                said(
                        "« neuf count --estimate » estime combien il y en a",
                        "count",
                        "--time-limit=1ms",
                        Samples.EMPTY_LARGE),
                said("exactement 72 solutions", "count", "--estimate", Samples.MANY),
                said("d'après 5 tirages, départ 7)", "count", "--estimate", "--samples=5", "--seed=7", ".".repeat(64)),
                said(
                        "pas d'estimation après 0 tirage : la limite",
                        "count",
                        "--estimate",
                        "--time-limit=1ms",
                        Samples.EMPTY_LARGE),
                said("--seed va avec --estimate", "count", "--seed=7", Samples.MANY),
                said("les candidats ne sont pas tous établis", "candidates", "--time-limit=1ms", Samples.EMPTY_LARGE),
                said("--counts est pour les grilles en texte", "candidates", "--counts", "--json", Samples.MANY),
                said("carré latin 4x4", "check", "--shape=latin", Samples.FOUR),
                said("lue au format line, 4x4 avec des blocs 2x2", "convert", "--to=sku", Samples.FOUR),
                said(
                        "perte au format line : les règles supplémentaires",
                        "convert",
                        "--to=line",
                        "--variant=diagonals",
                        Samples.FOUR),
                said("le format « sku » n'a pas la taille 6", "convert", "--to=sku", "1" + ".".repeat(35)),
                said("une ligne de la grille par ligne de texte, _ pour une case vide", "formats"),
                said("la commande « slove » n'existe pas ; vouliez-vous dire « solve » ?", "slove"),
                said("« neuf --help » en dit plus", "slove"),
                said("l'option « --al » n'existe pas", "solve", "--al"),
                said("--limit demande une valeur : N", "solve", "--limit"),
                said("--all ne prend pas de valeur", "solve", "--all=oui"),
                said("pas de grille : donnez un fichier", "solve"),
                said("--limit va avec --all", "solve", "--limit=2", Samples.FOUR),
                said("--to ne va pas avec --json", "solve", "--json", "--to=line", Samples.FOUR),
                said("« ronde » n'est pas une forme", "solve", "--shape=ronde", Samples.FOUR),
                said("« foo » n'est pas une variante", "solve", "--variant=foo", Samples.FOUR),
                said("--to manque", "convert", Samples.FOUR),
                said("« 10 » n'est pas un temps", "solve", "--time-limit=10", Samples.FOUR),
                said("« x » doit être un entier de 1 à 64", "solve", "--size=x", Samples.FOUR),
                said("1 grille illisible est laissée de côté", "bench", Samples.BAD),
                said("« rien » ne peut pas être lancé", "bench", "--seconds=1", "--peer=rien", Samples.FOUR),
                said(
                        "« warp » est inconnu ; valeurs possibles : auto, general, sat, backtrack, search, logic, simple",
                        "solve",
                        "--engine=warp",
                        Samples.FOUR));
    }

    private static Arguments said(String words, String... args) {
        return Arguments.of(words, List.of(args));
    }

    private static String all(Console.Result result) {
        return result.out() + result.err();
    }

    @ParameterizedTest(name = "{1}: {0}")
    @MethodSource("sentences")
    void frenchIsSpokenWhenAskedFor(String words, List<String> command) {
        var args = new ArrayList<>(command);
        args.add("--lang=fr");
        assertThat(all(PIPE.run(args.toArray(String[]::new)))).contains(words);
    }

    @ParameterizedTest(name = "{1}: {0}")
    @MethodSource("sentences")
    void frenchIsSpokenWhereTheEnvironmentIsFrench(String words, List<String> command) {
        String[] args = command.toArray(String[]::new);
        assertThat(all(PIPE.with("LANG", "fr_FR.UTF-8").run(args))).contains(words);
        assertThat(all(PIPE.with("LANG", "en_GB.UTF-8").run(args)))
                .doesNotContain(words.contains("72") ? "jusqu'ici" : words);
    }

    @Test
    void sentencesOnATerminalAreFrenchToo() {
        Console french = TERMINAL.with("NO_COLOR", "1").with("LANG", "fr_CH.UTF-8");
        assertThat(french.run("solve", Samples.FOUR).out()).endsWith("Exactement une solution.\n");
        assertThat(french.run("count", "--limit", "5", Samples.MANY).out()).isEqualTo("au moins 5 solutions\n");
        assertThat(french.run("count", Samples.CLASH).out()).isEqualTo("0 solution\n");
        assertThat(french.run("solve", "--engine", "simple", Samples.FOUR).out())
                .endsWith("Une grille simple : 8 cases remplies l'une après l'autre.\n");
        assertThat(french.run("bench", "--seconds=1", "--rounds=1", Samples.FOUR)
                        .out())
                .contains("moteur  grilles  max k/s  médiane  essais  aucune     une  plusieurs\n");
        assertThat(french.run("formats").out()).contains("Un texte est lu comme le premier de ces formats");
    }

    @ParameterizedTest(name = "LC_ALL={0} LC_MESSAGES={1} LANG={2}: {3}")
    @CsvSource({
        "'', '', '', en",
        "'', '', C, en",
        "'', '', fr, fr",
        "'', '', fr_CA.UTF-8, fr",
        "'', '', FR, fr",
        "'', '', de_DE.UTF-8, en",
        "'', en_US, fr_FR, en",
        "'', fr_FR, en_US, fr",
        "C, fr_FR, fr_FR, en",
        "fr_FR, C, C, fr",
    })
    void theEnvironmentDecidesInItsUsualOrder(String all, String messages, String lang, String expected) {
        Console console = PIPE.with("LC_ALL", all).with("LC_MESSAGES", messages).with("LANG", lang);
        String words = expected.equals("fr") ? "Exactement une solution" : "Exactly one solution";
        assertThat(console.run("solve", Samples.FOUR).err()).contains(words);
    }

    @Test
    void theCommandLineOverrulesTheEnvironment() {
        Console french = PIPE.with("LANG", "fr_FR.UTF-8");
        for (String[] args : new String[][] {
            {"--lang", "en", "solve", Samples.FOUR},
            {"solve", "--lang", "en", Samples.FOUR},
            {"solve", "--lang=en", Samples.FOUR},
            {"--lang", "fr", "solve", "--lang", "en", Samples.FOUR}
        }) {
            assertThat(french.run(args).err()).as(String.join(" ", args)).isEqualTo("neuf: Exactly one solution.\n");
        }
    }

    @Test
    void whatProgramsReadIsTheSameInEveryLanguage() {
        for (String command : List.of("solve", "count", "convert --to json", "solve --report epfl", "solve --json")) {
            String[] args = (command + " " + Samples.FOUR).split(" ");
            assertThat(PIPE.with("LANG", "fr").run(args).out())
                    .isEqualTo(PIPE.run(args).out());
        }
    }
}
