package dev.neuf.logic;

import dev.neuf.core.words.Language;
import dev.neuf.core.words.Similar;
import dev.neuf.core.words.Words;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Which technique somebody means who types its name. */
public final class Named {

    private Named() {}

    /** The technique of a key, a title in any language, a code of HoDoKu, or a name that it has elsewhere. */
    public static Optional<Technique> meant(String typed) {
        return Technique.of(key(typed)).or(() -> byCodeOrTitle(typed.strip())).or(() -> OtherNames.meant(typed));
    }

    /** The key of the technique that may have been meant by a name that none has. */
    public static Optional<String> similar(String typed) {
        List<String> keys =
                Arrays.stream(Technique.values()).map(Technique::key).toList();
        Map<String, String> titles = titles();
        return Similar.to(key(typed), keys)
                .or(() -> Similar.to(typed, titles.keySet()).map(titles::get));
    }

    private static String key(String typed) {
        return typed.strip().toLowerCase(Locale.ROOT).replaceAll("[ _]+", "-");
    }

    private static Optional<Technique> byCodeOrTitle(String typed) {
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            for (Technique technique : Technique.values()) {
                boolean isCode = !typed.isEmpty() && technique.code().equals(typed);
                if (isCode || words.say(technique).equalsIgnoreCase(typed)) {
                    return Optional.of(technique);
                }
            }
        }
        return Optional.empty();
    }

    /** The keys of techniques by other names, and by their titles in every language, in small letters. */
    private static Map<String, String> titles() {
        var titles = new LinkedHashMap<String, String>();
        OtherNames.all().forEach((name, technique) -> titles.put(name, technique.key()));
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            for (Technique technique : Technique.values()) {
                titles.put(words.say(technique).toLowerCase(Locale.ROOT), technique.key());
            }
        }
        return titles;
    }
}
