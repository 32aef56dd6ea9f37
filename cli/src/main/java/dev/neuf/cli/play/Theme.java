package dev.neuf.cli.play;

import java.util.Locale;
import java.util.Map;

/** The colours of a terminal: none, its own sixteen, or 256 on a dark or a light ground. */
enum Theme {
    /** Weight, underline and reverse alone. */
    PLAIN {
        @Override
        String ink(Tone tone) {
            return switch (tone) {
                case TITLE, KEY, GIVEN, LOOKED_FOR -> "1";
                case FAINT, FRAME -> "2";
                case WRONG -> "1;4";
                case FOUND -> "1;7";
                case STRUCK -> "9;7";
                case PATTERN, FIN, PIVOT, FIRST, SECOND, THIRD, FOURTH -> "1;4";
                case KNOWN -> "4";
                case TEXT, ENTERED, MARK, GOOD -> "";
            };
        }

        @Override
        String paper(Ground ground) {
            return switch (ground) {
                case PLAIN, PEER, TINT_1, TINT_2, TINT_3, TINT_4 -> "";
                case SAME -> "4";
                case CURSOR, CHOSEN -> "7";
            };
        }
    },
    /** The terminal's own colours, whatever they are. */
    SIXTEEN {
        @Override
        String ink(Tone tone) {
            return switch (tone) {
                case TEXT, MARK -> "";
                case TITLE, GIVEN -> "1";
                case FAINT, FRAME -> "90";
                case KEY -> "1;36";
                case ENTERED -> "36";
                case WRONG -> "1;4;31";
                case LOOKED_FOR -> "1;33";
                case FOUND -> "1;30;42";
                case STRUCK -> "1;97;41";
                case PATTERN, GOOD -> "1;32";
                case KNOWN -> "32";
                case FIN -> "1;94";
                case FIRST -> "30;46";
                case SECOND -> "30;45";
                case THIRD -> "30;43";
                case FOURTH -> "30;47";
                case PIVOT -> "1;33";
            };
        }

        @Override
        String paper(Ground ground) {
            return switch (ground) {
                case PLAIN, PEER -> "";
                case TINT_1 -> "46";
                case TINT_2 -> "45";
                case TINT_3 -> "43";
                case TINT_4 -> "100";
                case SAME -> "4";
                case CURSOR, CHOSEN -> "7";
            };
        }
    },
    DARK {
        @Override
        String ink(Tone tone) {
            return switch (tone) {
                case TEXT -> "38;5;252";
                case FAINT -> "38;5;243";
                case TITLE -> "1;38;5;255";
                case KEY -> "1;38;5;180";
                case FRAME -> "38;5;245";
                case GIVEN -> "1;38;5;255";
                case ENTERED -> "38;5;117";
                case WRONG -> "1;4;38;5;210";
                case MARK -> "38;5;248";
                case LOOKED_FOR -> "1;38;5;222";
                case FOUND -> "1;38;5;16;48;5;114";
                case STRUCK -> "1;9;38;5;231;48;5;131";
                case PATTERN -> "1;38;5;120";
                case KNOWN -> "38;5;108";
                case FIN -> "1;38;5;75";
                case FIRST -> "38;5;16;48;5;80";
                case SECOND -> "38;5;16;48;5;176";
                case THIRD -> "38;5;16;48;5;179";
                case FOURTH -> "38;5;16;48;5;250";
                case PIVOT -> "1;38;5;221";
                case GOOD -> "1;38;5;114";
            };
        }

        @Override
        String paper(Ground ground) {
            return switch (ground) {
                case PLAIN -> "";
                case PEER -> "48;5;235";
                case TINT_1 -> "48;5;23";
                case TINT_2 -> "48;5;53";
                case TINT_3 -> "48;5;58";
                case TINT_4 -> "48;5;241";
                case SAME -> "48;5;238";
                case CURSOR -> "48;5;25";
                case CHOSEN -> "48;5;25";
            };
        }
    },
    LIGHT {
        @Override
        String ink(Tone tone) {
            return switch (tone) {
                case TEXT -> "38;5;236";
                case FAINT -> "38;5;243";
                case TITLE -> "1;38;5;16";
                case KEY -> "1;38;5;94";
                case FRAME -> "38;5;240";
                case GIVEN -> "1;38;5;16";
                case ENTERED -> "38;5;25";
                case WRONG -> "1;4;38;5;160";
                case MARK -> "38;5;240";
                case LOOKED_FOR -> "1;38;5;125";
                case FOUND -> "1;38;5;231;48;5;28";
                case STRUCK -> "1;9;38;5;231;48;5;160";
                case PATTERN, GOOD -> "1;38;5;22";
                case KNOWN -> "38;5;65";
                case FIN -> "1;38;5;26";
                case FIRST -> "38;5;16;48;5;116";
                case SECOND -> "38;5;16;48;5;183";
                case THIRD -> "38;5;16;48;5;222";
                case FOURTH -> "38;5;16;48;5;250";
                case PIVOT -> "1;38;5;130";
            };
        }

        @Override
        String paper(Ground ground) {
            return switch (ground) {
                case PLAIN -> "";
                case PEER -> "48;5;255";
                case TINT_1 -> "48;5;159";
                case TINT_2 -> "48;5;225";
                case TINT_3 -> "48;5;229";
                case TINT_4 -> "48;5;250";
                case SAME -> "48;5;253";
                case CURSOR -> "48;5;153";
                case CHOSEN -> "48;5;153";
            };
        }
    };

    /** The codes of a tone, as a terminal wants them. */
    abstract String ink(Tone tone);

    /** The codes of a ground. */
    abstract String paper(Ground ground);

    /** The escape sequence that sets both, whatever was set before. */
    String set(Tone tone, Ground ground) {
        String ink = ink(tone);
        String paper = ink.contains("48;5") || this == SIXTEEN && isFilled(tone) ? "" : paper(ground);
        return "\u001B[0" + (ink.isEmpty() ? "" : ";" + ink) + (paper.isEmpty() ? "" : ";" + paper) + "m";
    }

    private static boolean isFilled(Tone tone) {
        return switch (tone) {
            case FOUND, STRUCK, FIRST, SECOND, THIRD, FOURTH -> true;
            default -> false;
        };
    }

    /** What the environment lets expect. */
    static Theme of(boolean isColored, Map<String, String> environment) {
        if (!isColored) {
            return PLAIN;
        }
        String terminal = environment.getOrDefault("TERM", "");
        String depth = environment.getOrDefault("COLORTERM", "").toLowerCase(Locale.ROOT);
        if (!terminal.contains("256") && !depth.contains("truecolor") && !depth.contains("24bit")) {
            return SIXTEEN;
        }
        // such as 15;0, the numbers of ink and ground, from terminals that say so
        return environment.getOrDefault("COLORFGBG", "").matches(".*;(7|15)") ? LIGHT : DARK;
    }

    /** The same on the ground that the terminal has told, from 0 (black) to 1 (white). */
    Theme on(double brightness) {
        return this == DARK || this == LIGHT ? (brightness > 0.5 ? LIGHT : DARK) : this;
    }
}
