package dev.neuf.cli;

import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Variant;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Shapes;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which puzzles to read, and what is known about them. */
final class Input {

    @Parameters(paramLabel = "PUZZLE", arity = "0..*", descriptionKey = "PARAMETER_PUZZLE")
    List<String> puzzles = new ArrayList<>();

    @Option(names = "--from", paramLabel = "FORMAT", descriptionKey = "OPTION_FROM", order = 20)
    String from = "";

    @Option(names = "--size", paramLabel = "N", descriptionKey = "OPTION_SIZE", order = 21)
    String size = "";

    @Option(names = "--shape", paramLabel = "SHAPE", descriptionKey = "OPTION_SHAPE", order = 22)
    String shape = "";

    @Option(names = "--variant", paramLabel = "RULE", descriptionKey = "OPTION_VARIANT", order = 23)
    List<String> variants = new ArrayList<>();

    /** The short way for its options, see {@link Task#set}. */
    boolean set(String option, String value) {
        switch (option) {
            case "--from" -> from = value;
            case "--size" -> size = value;
            case "--shape" -> shape = value;
            case "--variant" -> variants.add(value);
            default -> {
                return false;
            }
        }
        return true;
    }

    /** The format that was forced, if any. */
    Optional<Format> format() {
        return from.isEmpty() ? Optional.empty() : Optional.of(Choices.format("--from", from));
    }

    /** What was said beside the text. */
    Hints hints() {
        int rows = size.isEmpty() ? 0 : Choices.number("--size", size, 1, Digits.MOST);
        for (String rule : variants) {
            // what fits no board of this size, or not even the largest, is a slip of the pen and no matter of the
            // puzzles
            Variant _ = Choices.rule(rule, Layout.standard(rows == 0 ? Digits.MOST : rows));
        }
        return new Hints(rows, shape.isEmpty() ? Shapes.ANY : Choices.shape(shape), variants);
    }

    /** The puzzles. If none was named, what is piped in; a refusal if nothing is. */
    List<String> named(Io io) {
        if (puzzles.isEmpty() && !io.isInTerminal()) {
            return List.of("-");
        }
        if (puzzles.isEmpty()) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.NO_PUZZLE));
        }
        return puzzles;
    }
}
