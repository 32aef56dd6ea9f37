# Read (".") by ./neuf, and part of the launcher in packages. start JAVA FOLDER KIND ARGS runs FOLDER/neuf.jar, and says
# of what kind of package it is. The page is in FOLDER/page, unless $neuf_page says where.
start() {
    java=$1
    folder=$2
    kind=$3
    shift 3

    # Which of our streams are terminals: the shell can tell for nothing, a JVM would load a library for it.
    tty=
    [ ! -t 0 ] || tty=0
    [ ! -t 1 ] || tty=${tty}1
    [ ! -t 2 ] || tty=${tty}2

    # How wide the terminal is: what does not fit is drawn more narrowly. Without stty, the environment may tell.
    if [ -t 1 ] && { size=$(stty size <&3 2>/dev/null); } 3>&1; then
        COLUMNS=${size#* }
        export COLUMNS
    fi

    # A grade runs much code, each part of it seldom: at its usual thresholds the optimizing compiler would take as long as
    # the grades of 20,000 puzzles. So it only gets what was run often when the cache was made, and that early; the rest waits
    # 20 times as long as usual. It inlines less, and leaves loops, which are short, as they are; nor are these compiled
    # while they run, unless for millions of turns, as the method is compiled soon (docs/BENCH.md). For other commands, which
    # are over sooner, what the cache knows of that would only be work.
    if [ "${1:-}" = rate ]; then
        tiers='-XX:Tier4InvocationThreshold=100000 -XX:Tier4MinInvocationThreshold=12000 -XX:Tier4CompileThreshold=300000
            -XX:Tier4BackEdgeThreshold=800000 -XX:Tier0BackedgeNotifyFreqLog=21 -XX:Tier2BackedgeNotifyFreqLog=21
            -XX:Tier3BackedgeNotifyFreqLog=21 -XX:FreqInlineSize=90 -XX:MaxInlineLevel=9 -XX:LoopUnrollLimit=0
            -XX:-UseSuperWord -XX:-PartialPeelLoop -XX:-LoopUnswitching'
    else
        tiers='-XX:+UnlockDiagnosticVMOptions -XX:-AOTReplayTraining'
    fi

    # The AOT cache takes two thirds off the time to start. A JVM that cannot use it does without, and must not say so:
    # hence no JVM log (errors of the program, and of the JVM about memory, do not go through it). It is only taken if
    # the options here are those that it was made with (cli/pom.xml). No -jar, which would open the file once more.
    # shellcheck disable=SC2086 # several options, or none
    exec "$java" -XX:+IgnoreUnrecognizedVMOptions $tiers -XX:+UseSerialGC -XX:-UsePerfData -XX:AOTCache="$folder/neuf.aot" \
        -XX:AOTMode=auto -Xlog:disable --enable-native-access=ALL-UNNAMED -Dneuf.tty="$tty" -Dneuf.package="$kind" \
        -Dneuf.page="${neuf_page:-$folder/page}" -cp "$folder/neuf.jar" dev.neuf.cli.Neuf "$@"
}
