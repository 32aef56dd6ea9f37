package dev.neuf.cli;

import dev.neuf.cli.play.SamplePuzzles;
import dev.neuf.core.format.Format;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.Language;
import dev.neuf.logic.Level;
import dev.neuf.logic.Technique;
import dev.neuf.make.Symmetry;
import dev.neuf.sat.ClausePart;
import dev.neuf.sat.Encoding;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** What can stand for a label on a help page, where that can be listed. */
final class Values {

    private Values() {}

    /** All there are; none where anything goes. */
    static List<String> of(String command, String label) {
        if (label.matches("[\\w]+(\\|[\\w]+)+")) {
            // N stands for a number, which nobody can list
            return Arrays.stream(label.split("\\|"))
                    .filter(word -> !word.equals("N"))
                    .toList();
        }
        return switch (label.replaceAll("\\[.*", "")) {
            case "FORMAT" -> names(Format.values(), Format::id);
            case "ENGINE" ->
                switch (command) {
                    case "solve" -> SolveCommand.engines();
                    case "bench" -> BenchCommand.engines();
                    default -> Engines.choices();
                };
            case "ENCODING" -> names(Encoding.values(), Encoding::id);
            case "PARTS" -> names(ClausePart.values(), ClausePart::id);
            case "TECHNIQUE" -> names(Technique.values(), Technique::key);
            case "LEVEL" ->
                command.equals("play") ? lower(new SamplePuzzles(_ -> 0).levels()) : lower(List.of(Level.values()));
            case "SYMMETRY" -> names(Symmetry.values(), Symmetry::key);
            case "RULE" -> names(Variants.values(), Variants::keyword);
            case "SHAPE" ->
                List.of("generate", "play").contains(command)
                        ? List.of("latin", "standard", "jigsaw")
                        : List.of("latin", "standard");
            case "SOLVER" -> Solver.names();
            case "CODE" -> names(Language.values(), Language::code);
            case "SHELL" -> names(Shell.values(), Shell::id);
            case "epfl" -> List.of("epfl");
            case "NAME" ->
                command.equals("formats")
                        ? names(Format.values(), Format::id)
                        : names(Technique.values(), Technique::key);
            default -> List.of();
        };
    }

    /** Whether the name of a file can stand there. */
    static boolean isFile(String label) {
        return List.of("FILE", "PUZZLE", "RESULT").contains(label);
    }

    /** Whether several can stand there, with commas between them. */
    static boolean isList(String label) {
        return label.contains("[,") || label.equals("PARTS");
    }

    private static <E> List<String> names(E[] rows, Function<E, String> name) {
        return Arrays.stream(rows).map(name).toList();
    }

    private static List<String> lower(List<Level> levels) {
        return levels.stream()
                .map(level -> level.name().toLowerCase(Locale.ROOT))
                .toList();
    }
}
