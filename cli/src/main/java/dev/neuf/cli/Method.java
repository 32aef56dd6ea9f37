package dev.neuf.cli;

import dev.neuf.core.words.Language;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Notation;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Named;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Toolbox;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Option;

/** Which techniques a person would use, and how cells are named. */
final class Method {

    @Option(names = "--upto", paramLabel = "TECHNIQUE", descriptionKey = "OPTION_UPTO", order = 10)
    String upTo = "";

    // split here and not by the parser, which would pass over empty names
    @Option(names = "--without", paramLabel = "TECHNIQUE[,TECHNIQUE...]", descriptionKey = "OPTION_WITHOUT", order = 11)
    List<String> without = List.of();

    @Option(names = "--no-uniqueness", descriptionKey = "OPTION_NO_UNIQUENESS", order = 12)
    boolean isWithoutUniqueness;

    @Option(names = "--notation", paramLabel = "r1c1|A1|K9", descriptionKey = "OPTION_NOTATION", order = 13)
    String notation = "r1c1";

    /** The techniques to use; those that rely on one solution only where there is known to be one. */
    Toolbox toolbox(boolean isUnique) {
        Toolbox toolbox = (isUnique && !isWithoutUniqueness ? Toolbox.full() : Toolbox.safe()).withTrial();
        Set<Technique> left = EnumSet.noneOf(Technique.class);
        for (String names : without) {
            left.addAll(techniques("--without", names));
        }
        toolbox = toolbox.without(left);
        return upTo.isEmpty() ? toolbox : toolbox.upTo(technique("--upto", upTo));
    }

    /** The first of its options that was used, if any. */
    Optional<String> used() {
        if (!isFull()) {
            return Optional.of(!upTo.isEmpty() ? "--upto" : !without.isEmpty() ? "--without" : "--no-uniqueness");
        }
        return notation() == Notation.R1C1 ? Optional.empty() : Optional.of("--notation");
    }

    /** Whether nothing is left out that the puzzle allows. */
    boolean isFull() {
        return upTo.isEmpty() && without.isEmpty() && !isWithoutUniqueness;
    }

    /** How to name cells. */
    Notation notation() {
        return notation(notation);
    }

    /** The notation of a key, in capitals or not, or a refusal. */
    static Notation notation(String typed) {
        for (Notation one : Notation.values()) {
            if (one.key().equalsIgnoreCase(typed)) {
                return one;
            }
        }
        List<String> known = Arrays.stream(Notation.values()).map(Notation::key).toList();
        Choices.oneOf("--notation", typed, known);
        throw new IllegalStateException(typed);
    }

    /** Refuses what no option can be. */
    void require() {
        toolbox(true);
        notation();
    }

    /** The techniques of a list with commas. A name may have a comma in it: unique rectangle, type 1. */
    static List<Technique> techniques(String option, String typed) {
        String[] names = typed.split(",", -1);
        var techniques = new ArrayList<Technique>();
        for (int i = 0; i < names.length; i++) {
            boolean hasNext = i + 1 < names.length;
            // what is no name without the one before is the end of it, unless it is nothing to hear
            Optional<Technique> joined = hasNext
                            && Named.isHeard(names[i + 1])
                            && Named.meant(names[i + 1]).isEmpty()
                    ? Named.meant(names[i] + "," + names[i + 1]).filter(Method::hasComma)
                    : Optional.empty();
            techniques.add(joined.isPresent() ? joined.get() : technique(option, names[i]));
            i += joined.isPresent() ? 1 : 0;
        }
        return techniques;
    }

    private static boolean hasComma(Technique technique) {
        return Arrays.stream(Language.values())
                .anyMatch(language -> Words.in(language).say(technique).contains(","));
    }

    /** The technique that is meant, or a refusal that suggests one. */
    static Technique technique(String option, String typed) {
        return Named.meant(typed).orElseThrow(() -> {
            String name = Source.shortened(typed.strip());
            return new Refusal(
                    Exit.USAGE,
                    Named.similar(typed)
                            .map(key -> Message.of(CliPhrase.UNKNOWN_TECHNIQUE_SIMILAR, option, name, key))
                            .orElse(Message.of(CliPhrase.UNKNOWN_TECHNIQUE, option, name)));
        });
    }
}
