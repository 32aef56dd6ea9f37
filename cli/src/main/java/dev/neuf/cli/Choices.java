package dev.neuf.cli;

import dev.neuf.core.Layout;
import dev.neuf.core.Unreadable;
import dev.neuf.core.Variant;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Shapes;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Similar;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Values of options, or a refusal that says what was expected. */
final class Choices {

    /** Eighteen digits, which any long can hold. */
    private static final long LARGEST = 999_999_999_999_999_999L;

    private Choices() {}

    static Format format(String option, String id) {
        return Format.of(id)
                .orElseThrow(() -> refusal(
                        option,
                        id,
                        Arrays.stream(Format.values()).map(Format::id).toList()));
    }

    /** One of some words. */
    static String oneOf(String option, String value, String... words) {
        return oneOf(option, value, List.of(words));
    }

    static String oneOf(String option, String value, List<String> words) {
        if (!words.contains(value)) {
            throw refusal(option, value, words);
        }
        return value;
    }

    /** One of the rows of a table, by its name in small letters. */
    static <E extends Enum<E>> E oneOf(String option, String value, Class<E> table) {
        List<String> names = Arrays.stream(table.getEnumConstants())
                .map(row -> row.name().toLowerCase(Locale.ROOT))
                .toList();
        return table.getEnumConstants()[names.indexOf(oneOf(option, value, names))];
    }

    /** Refuses two options that cannot both be wanted. */
    static void notTogether(String option, boolean isOne, String other, boolean isOther) {
        if (isOne && isOther) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.NOT_TOGETHER, option, other));
        }
    }

    static int number(String option, String value, int least, int most) {
        return (int) number(option, value, (long) least, (long) most);
    }

    static long number(String option, String value, long least, long most) {
        if (value.matches("\\d{1,18}")) {
            long number = Long.parseLong(value);
            if (number >= least && number <= most) {
                return number;
            }
        }
        boolean isTooLarge = value.matches("\\d{19,}");
        throw new Refusal(
                Exit.USAGE,
                most == Long.MAX_VALUE && !isTooLarge
                        ? Message.of(CliPhrase.BAD_NUMBER_FROM, option, Source.shortened(value), least)
                        : Message.of(
                                CliPhrase.BAD_NUMBER, option, Source.shortened(value), least, Math.min(most, LARGEST)));
    }

    /** A time such as 500ms, 10s, 2m or 1h in milliseconds; 0 for none. */
    static long millis(String option, String value) {
        if (value.matches("0{1,9}(ms|s|m|h)?")) {
            return Long.MAX_VALUE;
        }
        if (!value.matches("\\d{1,9}(ms|s|m|h)")) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.BAD_TIME, option, Source.shortened(value)));
        }
        long number = Long.parseLong(value.replaceAll("\\D", ""));
        return number
                * switch (value.replaceAll("\\d", "")) {
                    case "ms" -> 1;
                    case "s" -> 1_000;
                    case "m" -> 60_000;
                    default -> 3_600_000;
                };
    }

    private static Refusal refusal(String option, String value, List<String> words) {
        Message unknown = Message.of(CliPhrase.BAD_CHOICE, option, Source.shortened(value), String.join(", ", words));
        return new Refusal(Exit.USAGE, suggesting(unknown, value, words));
    }

    /** What is wrong with a word, and the word that may have been meant. */
    static Message suggesting(Message wrong, String typed, Collection<String> words) {
        return Similar.to(typed, words)
                .map(meant -> Message.of(CliPhrase.DID_YOU_MEAN, wrong, meant))
                .orElse(wrong);
    }

    /** An extra rule of a board. */
    static Variant rule(String rule, Layout layout) {
        try {
            return Variants.read(rule, layout);
        } catch (Unreadable bad) {
            List<String> known =
                    Arrays.stream(Variants.values()).map(Variants::keyword).toList();
            String keyword = rule.strip().split("\\s+")[0];
            if (known.contains(keyword)) {
                throw new Refusal(Exit.USAGE, bad.why());
            }
            Message unknown =
                    Message.of(CorePhrase.VARIANT_UNKNOWN, Source.shortened(keyword), String.join(", ", known));
            throw new Refusal(Exit.USAGE, suggesting(unknown, keyword, known));
        }
    }

    /** The shape of a word. */
    static Shapes.Choice shape(String word) {
        try {
            return Shapes.of(word);
        } catch (Unreadable bad) {
            throw new Refusal(Exit.USAGE, suggesting(bad.why(), word, Values.of("", "SHAPE")));
        }
    }
}
