package dev.neuf.cli;

/** Which Neuf this is. */
final class Version {

    private Version() {}

    /** Name and version, which ends with the commit it was built from, where that is known: 0.1.0+1a2b3c4. */
    static String name() {
        String version = Version.class.getPackage().getImplementationVersion();
        return "neuf " + (version == null ? "(development)" : version);
    }

    /** Name, version, how it is packed (whoever starts it knows), and the Java it runs on. */
    static String line() {
        boolean isPacked = Version.class.getPackage().getImplementationVersion() != null;
        String kind = System.getProperty("neuf.package", isPacked ? "jar" : "");
        return name() + (kind.isEmpty() ? "" : " (" + kind + ")") + ", Java "
                + Runtime.version().feature();
    }
}
