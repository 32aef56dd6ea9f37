package dev.neuf.cli;

import dev.neuf.core.format.Format;
import dev.neuf.core.words.Message;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Values of options, or a refusal that says what was expected. */
final class Choices {

    /** Eighteen digits, which any long can hold. */
    private static final long LARGEST = 999_999_999_999_999_999L;

    private Choices() {}

    static Format format(String option, String id) {
        return Format.of(id).orElseThrow(() -> {
            List<String> known = Arrays.stream(Format.values()).map(Format::id).toList();
            return refusal(option, id, String.join(", ", known));
        });
    }

    /** One of some words. */
    static String oneOf(String option, String value, String... words) {
        return oneOf(option, value, List.of(words));
    }

    static String oneOf(String option, String value, List<String> words) {
        if (!words.contains(value)) {
            throw refusal(option, value, String.join(", ", words));
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
                        ? Message.of(CliPhrase.BAD_NUMBER_FROM, option, value, least)
                        : Message.of(CliPhrase.BAD_NUMBER, option, value, least, Math.min(most, LARGEST)));
    }

    /** A time such as 500ms, 10s, 2m or 1h in milliseconds; 0 for none. */
    static long millis(String option, String value) {
        if (value.matches("0{1,9}(ms|s|m|h)?")) {
            return Long.MAX_VALUE;
        }
        if (!value.matches("\\d{1,9}(ms|s|m|h)")) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.BAD_TIME, option, value));
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

    private static Refusal refusal(String option, String value, String expected) {
        return new Refusal(Exit.USAGE, Message.of(CliPhrase.BAD_CHOICE, option, value, expected));
    }
}
