package dev.neuf.checks;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.GeneralCodingRules;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who may know whom, and what the engines do without. */
class ArchitectureTest {

    /** Who may know whom. The picture in docs/ARCHITECTURE.md is drawn from this. */
    private static final Map<String, Set<String>> MAY_USE = Map.ofEntries(
            entry("core", Set.of()),
            entry("search", Set.of("core")),
            entry("logic", Set.of("core")),
            entry("sat", Set.of("core")),
            entry("make", Set.of("core", "search", "logic")),
            entry("draw", Set.of("core", "logic")),
            entry("browser", Set.of("core", "search", "logic", "make", "draw")),
            entry("web", Set.of("core", "search", "logic", "sat", "make", "draw")),
            entry("cli", Set.of("core", "search", "logic", "sat", "make", "draw", "web")),
            entry("testkit", Set.of("core")),
            entry("bench", Set.of("core", "search", "logic", "sat", "make", "draw", "web", "cli", "testkit")));

    /** What runs everywhere: on the JVM, in a cluster, in the browser. */
    private static final String[] PORTABLE = {
        "dev.neuf.core..",
        "dev.neuf.search..",
        "dev.neuf.logic..",
        "dev.neuf.sat..",
        "dev.neuf.make..",
        "dev.neuf.draw.."
    };

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.neuf");

    static Stream<String> modules() {
        return MAY_USE.keySet().stream().sorted();
    }

    @ParameterizedTest
    @MethodSource("modules")
    void aModuleKnowsOnlyThoseBelow(String module) {
        String[] known = Stream.concat(Stream.of(module), MAY_USE.get(module).stream())
                .map(name -> "dev.neuf." + name + "..")
                .toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage("dev.neuf." + module + "..")
                .should()
                .dependOnClassesThat(resideInAPackage("dev.neuf..").and(not(resideInAnyPackage(known))))
                .allowEmptyShould(true) // modules to come
                .check(CLASSES);
    }

    @Test
    void everyModuleIsInTheTable() {
        assertThat(CLASSES.stream().map(ArchitectureTest::module).distinct()).isSubsetOf(MAY_USE.keySet());
        assertThat(Sources.modules()).isSubsetOf(MAY_USE.keySet());
    }

    @Test
    void everyModuleIsSeenHere() {
        assertThat(CLASSES.stream().map(ArchitectureTest::module).distinct()).containsAll(Sources.modules());
    }

    private static String module(JavaClass seen) {
        String inside = seen.getPackageName().substring("dev.neuf".length());
        return inside.isEmpty() ? "" : inside.substring(1).replaceFirst("\\..*", "");
    }

    @Test
    void enginesUseNoLibrary() {
        noClasses()
                .that()
                .resideInAnyPackage(PORTABLE)
                .should()
                .dependOnClassesThat(not(resideInAnyPackage("java..", "dev.neuf..", "org.jspecify..")))
                .check(CLASSES);
    }

    @Test
    void enginesStartNoThreads() {
        noClasses()
                .that()
                .resideInAnyPackage(PORTABLE)
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.util.concurrent..")
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(Thread.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(ThreadLocal.class)
                .check(CLASSES);
    }

    @Test
    void enginesUseNoReflection() {
        noClasses()
                .that()
                .resideInAnyPackage(PORTABLE)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.lang.reflect..", "java.lang.invoke..")
                .orShould()
                .callMethod(Class.class, "forName", String.class)
                .check(CLASSES);
    }

    @Test
    void enginesKnowNoFiles() {
        noClasses()
                .that()
                .resideInAnyPackage(PORTABLE)
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.nio.file..")
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.io\\.(File.*|RandomAccessFile)")
                .check(CLASSES);
    }

    @Test
    void enginesPrintNothing() {
        noClasses()
                .that()
                .resideInAnyPackage(PORTABLE)
                .should(GeneralCodingRules.ACCESS_STANDARD_STREAMS)
                .check(CLASSES);
    }

    @Test
    void packagesBelowCoreFormNoCircles() {
        slices().matching("dev.neuf.core.(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    /** One circle is left, on purpose: {@code Unreadable} carries a message, and messages speak of boards. */
    @Test
    void theBoardModelKnowsNothingBelowItButMessages() {
        noClasses()
                .that()
                .resideInAPackage("dev.neuf.core")
                .should()
                .dependOnClassesThat(
                        resideInAPackage("dev.neuf.core.*..").and(not(resideInAPackage("dev.neuf.core.words"))))
                .check(CLASSES);
    }
}
