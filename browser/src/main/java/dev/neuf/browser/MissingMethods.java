package dev.neuf.browser;

import dev.neuf.core.Unreadable;
import dev.neuf.logic.OtherNames;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldHolder;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ReferenceCache;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.parsing.ClassRefsRenamer;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Gives TeaVM's copy of Java's library what it lacks and engines use, and puts something small in the place of what is
 * large there and hardly used. An engine need not know where it runs.
 *
 * <p>With the property {@code neuf.light} it makes the engine that the page loads first, which plays and gives advice. It
 * does without the formats of other programs, pictures and lessons, and makes no puzzles: who wants one of those waits for
 * the other engine, once. It goes the slow way to a grade, which is the same.
 */
public final class MissingMethods implements TeaVMPlugin, ClassHolderTransformer {

    /** What reads links and files of other programs, and lists of numbers: a page sees that a text may be one of these. */
    private static final Set<String> OTHER_PROGRAMS = Set.of(
            "Fpuzzles",
            "SudokuPad",
            "SudokuWiki",
            "Coach",
            "SudokuMaker",
            "Penpa",
            "Iss",
            "Lisudoku",
            "Gnome",
            "SumoCue",
            "PsKiller",
            "ShortKiller",
            "Solo",
            "OpenSudoku",
            "Ksudoku",
            "Qwh",
            "LloydAmos",
            "Gsf",
            "Exchange",
            "Sdk",
            "Csv",
            "Vars",
            "Ss",
            "Epfl",
            "Jigsaw",
            "Sukaku",
            "Hodoku");

    /** What else the engine that the page loads first does without. */
    private static final Map<Class<?>, Set<String>> LEFT_OUT = Map.of(
            Opening.class, Set.of("text", "about"),
            Workshop.class, Set.of("make"),
            Ordering.class, Set.of("plan"),
            Drafting.class, Set.of("edit", "complete", "spare"),
            School.class, Set.of("lessons", "lesson"),
            Drills.class, Set.of("drill"),
            Judgement.class, Set.of("judge"));

    private static final String FORMAT = "dev.neuf.core.format.";

    /** What grades plain boards faster, and all that looks on bits. */
    private static final String QUICK_WAY = "dev.neuf.logic.QuickWay";

    /** What grades by the scales of others, which no game asks for. */
    private static final Set<String> OTHER_SCALES = Set.of("dev.neuf.logic.HodokuScale", "dev.neuf.logic.ReportScale");

    /** The conventions of HoDoKu's library of examples, which nobody verifies on a page. */
    private static final Map<String, Set<String>> OF_LIBRARY = Map.of(
            "dev.neuf.logic.chain.FirstWays", Set.of("<init>", "web", "from", "toOn", "toOff", "each"),
            "dev.neuf.logic.chain.LongWays", Set.of("<init>", "web", "from", "toOn", "toOff", "each"),
            "dev.neuf.logic.find.Bent", Set.of("triples"),
            "dev.neuf.logic.find.SingleDigit", Set.of("closed"));

    private boolean isLight;

    @Override
    public void install(TeaVMHost host) {
        isLight = Boolean.parseBoolean(host.getProperties().getProperty("neuf.light"));
        host.add(this);
    }

    private static final String REGEX = "java.util.regex.";

    /** Names our own small regular expressions where those of the library are meant. */
    private final ClassRefsRenamer renamer = new ClassRefsRenamer(
            new ReferenceCache(),
            name -> name.equals(REGEX + "Pattern") || name.equals(REGEX + "Matcher")
                    ? "dev.neuf.browser.regex." + name.substring(REGEX.length())
                    : name);

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().startsWith("dev.neuf.") || type.getName().equals("java.lang.String")) {
            rename(type);
        }
        OF_LIBRARY.getOrDefault(type.getName(), Set.of()).forEach(name -> leaveOut(name, type, context));
        if (isLight && isOfOtherPrograms(type.getName())) {
            empty(type, context);
        } else if (isLight && isOnlyRead(type.getName())) {
            leaveOut("write", type, context);
        }
        if (isLight) {
            LEFT_OUT.forEach((from, names) -> {
                if (type.getName().equals(from.getName())) {
                    names.forEach(name -> leaveOut(name, type, context));
                }
            });
        }
        if (isLight && type.getName().equals(Picture.class.getName())) {
            leaveOutPictures(type, context);
        }
        if (isLight && type.getName().equals(QUICK_WAY)) {
            // leaves the slow way, which finds the same: who plays wants one grade, not thousands
            leaveNothing("from", Optional.class, "empty", type, context);
        }
        if (isLight && OTHER_SCALES.contains(type.getName())) {
            leaveOut("grade", type, context);
            leaveOut("score", type, context);
            removeTables(type);
        }
        if (isLight && type.getName().equals(OtherNames.class.getName())) {
            // who searches by the names of others asks the other engine
            leaveNothing("of", List.class, "of", type, context);
        }
        switch (type.getName()) {
            case "java.lang.Integer" -> {
                add("compress", type, context, int.class, int.class, int.class);
                add("expand", type, context, int.class, int.class, int.class);
            }
            case "java.lang.Long" -> add("compress", type, context, long.class, long.class, long.class);
            // exact to the last digit, for numbers that have one
            case "java.lang.Double" -> {
                replaceStatic("toString", type, context, double.class, String.class);
                replaceStatic("parseDouble", type, context, String.class, double.class);
            }
            // brings the formats of numbers and currencies of all countries along
            case "java.lang.String" -> replace("formatted", type, context, Object[].class, String.class);
            default -> {} // has all that is needed
        }
    }

    private static boolean isOfOtherPrograms(String name) {
        return name.startsWith(FORMAT)
                && name.endsWith("Syntax")
                && OTHER_PROGRAMS.contains(name.substring(FORMAT.length(), name.length() - "Syntax".length()));
    }

    /** Games are kept as JSON. Whoever wants another format asks the other engine. */
    private static boolean isOnlyRead(String name) {
        return name.startsWith(FORMAT)
                && name.endsWith("Syntax")
                && !name.endsWith(".Syntax")
                && !name.endsWith("JsonSyntax");
    }

    /** Leaves methods that cannot be called: whoever would call them asks the other engine. */
    private static void leaveOut(String name, ClassHolder type, ClassHolderTransformerContext context) {
        for (MethodHolder method : type.getMethods()) {
            if (method.getName().equals(name)) {
                ProgramEmitter code = ProgramEmitter.create(method, context.getHierarchy());
                code.construct(UnsupportedOperationException.class).raise();
            }
        }
    }

    /** Leaves a format that recognises nothing, and what its interface says for the rest. */
    private static void empty(ClassHolder type, ClassHolderTransformerContext context) {
        for (MethodHolder method : type.getMethods().toArray(MethodHolder[]::new)) {
            switch (method.getName()) {
                case "<init>" -> {} // there is one of each
                case "recognises", "read", "write" -> {
                    ProgramEmitter code = ProgramEmitter.create(method, context.getHierarchy());
                    if (method.getName().equals("recognises")) {
                        code.constant(0).returnValue();
                    } else {
                        code.construct(UnsupportedOperationException.class).raise();
                    }
                }
                default -> {
                    // others may ask what is static, and what nobody asks is not taken along
                    if (!method.hasModifier(ElementModifier.STATIC)) {
                        type.removeMethod(method);
                    }
                }
            }
        }
    }

    /** Leaves a sentence that says so; nothing else knows the module that draws. */
    private static void leaveOutPictures(ClassHolder type, ClassHolderTransformerContext context) {
        MethodHolder draw = type.getMethod(new MethodDescriptor("draw", Desk.class, Fields.class, Map.class));
        ProgramEmitter code = ProgramEmitter.create(draw, context.getHierarchy());
        code.invoke(Picture.class, "absent", Unreadable.class).raise();
    }

    /** Leaves a method that says that there is nothing, and none of the tables of its class. */
    private static void leaveNothing(
            String name, Class<?> nothing, String maker, ClassHolder type, ClassHolderTransformerContext context) {
        for (MethodHolder method : type.getMethods().toArray(MethodHolder[]::new)) {
            if (method.getName().equals(name)) {
                ProgramEmitter code = ProgramEmitter.create(method, context.getHierarchy());
                code.invoke(nothing, maker, nothing).returnValue();
            }
        }
        removeTables(type);
    }

    private static void removeTables(ClassHolder type) {
        for (MethodHolder method : type.getMethods().toArray(MethodHolder[]::new)) {
            if (method.getName().equals("<clinit>")) {
                type.removeMethod(method);
            }
        }
    }

    private void rename(ClassHolder type) {
        for (FieldHolder field : type.getFields().toArray(FieldHolder[]::new)) {
            type.removeField(field);
            type.addField(renamer.rename(field));
        }
        for (MethodHolder method : type.getMethods().toArray(MethodHolder[]::new)) {
            type.removeMethod(method);
            type.addMethod(renamer.rename(method));
        }
    }

    /** Adds a static method that hands its arguments on to the one of the same name in {@link Small}. */
    private static void add(
            String name, ClassHolder type, ClassHolderTransformerContext context, Class<?>... signature) {
        var descriptor = new MethodDescriptor(name, signature);
        if (type.getMethod(descriptor) == null) {
            var method = new MethodHolder(descriptor);
            method.setLevel(AccessLevel.PUBLIC);
            method.getModifiers().add(ElementModifier.STATIC);
            ProgramEmitter code = ProgramEmitter.create(method, context.getHierarchy());
            var values = new ValueEmitter[signature.length - 1];
            for (int i = 0; i < values.length; i++) {
                values[i] = code.var(i + 1, signature[i]);
            }
            code.invoke(Small.class, name, signature[signature.length - 1], values)
                    .returnValue();
            type.addMethod(method);
        }
    }

    private static void replaceStatic(
            String name, ClassHolder type, ClassHolderTransformerContext context, Class<?>... signature) {
        remove(new MethodDescriptor(name, signature), type);
        add(name, type, context, signature);
    }

    private static void remove(MethodDescriptor descriptor, ClassHolder type) {
        MethodHolder old = type.getMethod(descriptor);
        if (old != null) {
            type.removeMethod(old);
        }
    }

    /** Makes a method hand its object and its argument on to the one of the same name in {@link Small}. */
    private static void replace(
            String name, ClassHolder type, ClassHolderTransformerContext context, Class<?> argument, Class<?> result) {
        var descriptor = new MethodDescriptor(name, argument, result);
        remove(descriptor, type);
        var method = new MethodHolder(descriptor);
        method.setLevel(AccessLevel.PUBLIC);
        ProgramEmitter code = ProgramEmitter.create(method, context.getHierarchy());
        code.invoke(Small.class, name, result, code.var(0, type), code.var(1, argument))
                .returnValue();
        type.addMethod(method);
    }
}
