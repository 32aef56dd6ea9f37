package dev.neuf.cli.play;

/** Time in figures. */
final class Time {

    private Time() {}

    /** Such as 4:05, or 1:04:05. */
    static String of(long millis) {
        long seconds = millis / 1000;
        return seconds < 3600
                ? "%d:%02d".formatted(seconds / 60, seconds % 60)
                : "%d:%02d:%02d".formatted(seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
}
