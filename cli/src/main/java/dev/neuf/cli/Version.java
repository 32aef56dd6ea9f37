package dev.neuf.cli;

/** Which Neuf this is. */
final class Version {

    private Version() {}

    /** Name, version and the Java it runs on. */
    static String line() {
        String version = Version.class.getPackage().getImplementationVersion();
        return "neuf " + (version == null ? "(development)" : version) + ", Java "
                + Runtime.version().feature();
    }
}
