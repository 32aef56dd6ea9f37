# Read (".") by ./neuf, ./check and bench/run. find_jdk sets JDK to the home of a JDK 25 or newer.
# It reads the file "release" of each home instead of starting it: a JVM takes 40 ms to say its version.

# Sets jdk_version to the feature version (25) of the JDK in folder $1, or 0 if there is none.
read_jdk_version() {
    jdk_version=0
    [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 0
    while read -r jdk_line; do
        case $jdk_line in
            JAVA_VERSION=*)
                jdk_line=${jdk_line#JAVA_VERSION=}
                jdk_line=${jdk_line#\"}
                jdk_version=${jdk_line%%[!0-9]*}
                ;;
        esac
    done <"$1/release"
    jdk_version=${jdk_version:-0}
}

find_jdk() {
    # What the user chose comes first ...
    for JDK in "${NEUF_JAVA_HOME:-}" "${JAVA_HOME:-}"; do
        read_jdk_version "$JDK"
        [ "$jdk_version" -lt 25 ] || return 0
    done
    if JDK=$(command -v javac) && JDK=$(readlink -f "$JDK"); then
        JDK=${JDK%/bin/javac}
        read_jdk_version "$JDK"
        [ "$jdk_version" -lt 25 ] || return 0
    fi
    # ... then the oldest that will do: it is the closest to the one Neuf is tested with.
    JDK=
    jdk_best=999
    for jdk_home in /usr/lib/jvm/* /usr/java/* /opt/java/* /opt/jdk* \
        "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home \
        "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home; do
        read_jdk_version "$jdk_home"
        if [ "$jdk_version" -ge 25 ] && [ "$jdk_version" -lt "$jdk_best" ]; then
            JDK=$jdk_home
            jdk_best=$jdk_version
        fi
    done
    [ -n "$JDK" ]
}

# Says what is missing, on stderr, and ends the script; $1: name of the script.
require_jdk() {
    find_jdk && return 0
    cat >&2 <<EOF
$1: needs a JDK, version 25 or newer, and found none. Install one, for example
    Debian, Ubuntu   apt install openjdk-25-jdk-headless
    Fedora           dnf install java-25-openjdk-devel
    macOS            brew install --cask temurin@25
    SDKMAN           sdk install java 25-tem
or set JAVA_HOME to the folder of one that you have.
EOF
    exit 2
}

# The same for Maven.
require_maven() {
    command -v mvn >/dev/null && return 0
    cat >&2 <<EOF
$1: needs Apache Maven (command mvn), version 3.8.7 or newer, to build Neuf. Install it, for example
    Debian, Ubuntu   apt install maven
    Fedora           dnf install maven
    macOS            brew install maven
    SDKMAN           sdk install maven
EOF
    exit 2
}

# Runs Maven on that JDK, without the warnings that its libraries cause there.
run_maven() {
    JAVA_HOME=$JDK MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow ${MAVEN_OPTS:-}" mvn "$@"
}
