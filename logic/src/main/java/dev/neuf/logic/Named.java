package dev.neuf.logic;

import dev.neuf.core.words.Language;
import dev.neuf.core.words.Similar;
import dev.neuf.core.words.Words;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Which technique somebody means who types its name. */
public final class Named {

    /** HoDoKu's codes for what is no row of ours by itself, with the names that it has there. */
    private static final Map<String, String> CODES = Map.of(
            "1301", "forcing chain contradiction",
            "1302", "forcing chain verity",
            "1303", "forcing net contradiction",
            "1304", "forcing net verity");

    /** Whose each name is, by what is heard of it. */
    private static final Map<String, Technique> BY_SOUND = bySound();

    private Named() {}

    /** The technique that somebody calls so, by our key or title, by HoDoKu's code or by a name from elsewhere. */
    public static Optional<Technique> meant(String typed) {
        return Optional.ofNullable(BY_SOUND.get(plain(typed)));
    }

    /** Whether there is a letter or a number in it. */
    public static boolean isHeard(String typed) {
        return !plain(typed).isEmpty();
    }

    private static Map<String, Technique> bySound() {
        var bySound = new LinkedHashMap<String, Technique>();
        for (Technique technique : Technique.values()) {
            bySound.putIfAbsent(plain(technique.key()), technique);
            bySound.putIfAbsent(technique.code(), technique);
        }
        OtherNames.all().forEach((name, technique) -> bySound.putIfAbsent(plain(name), technique));
        CODES.forEach((code, name) -> bySound.putIfAbsent(
                code, Objects.requireNonNull(OtherNames.all().get(name))));
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            for (Technique technique : Technique.values()) {
                bySound.putIfAbsent(plain(words.say(technique)), technique);
            }
        }
        // many techniques have no code, and nothing is no name
        bySound.remove("");
        return bySound;
    }

    /** The key of the technique that may have been meant by a name that none has. */
    public static Optional<String> similar(String typed) {
        return Similar.to(plain(typed), BY_SOUND.keySet()).map(BY_SOUND::get).map(Technique::key);
    }

    /** As one hears it: without what stands between the words, and without accents, which many leave out. */
    private static String plain(String name) {
        var plain = new StringBuilder();
        String small = name.toLowerCase(Locale.ROOT);
        for (int i = 0; i < small.length(); i++) {
            char letter = small.charAt(i);
            switch (letter) {
                case 'à', 'â' -> plain.append('a');
                case 'ç' -> plain.append('c');
                case 'é', 'è', 'ê', 'ë' -> plain.append('e');
                case 'î', 'ï' -> plain.append('i');
                case 'ô' -> plain.append('o');
                case 'ù', 'û' -> plain.append('u');
                default -> {
                    // the plus is one to hear: BUG+1
                    if (Character.isLetterOrDigit(letter) || letter == '+') {
                        plain.append(letter);
                    }
                }
            }
        }
        return plain.toString();
    }
}
