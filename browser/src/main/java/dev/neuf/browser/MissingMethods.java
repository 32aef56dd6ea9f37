package dev.neuf.browser;

import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Gives TeaVM's copy of Java's library what it lacks and engines use: {@link Integer#compress} and its kin, one
 * instruction each on a JVM. An engine need not know where it runs.
 */
public final class MissingMethods implements TeaVMPlugin, ClassHolderTransformer {

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        switch (type.getName()) {
            case "java.lang.Integer" -> {
                add("compress", int.class, type, context);
                add("expand", int.class, type, context);
            }
            case "java.lang.Long" -> add("compress", long.class, type, context);
            default -> {} // has all that is needed
        }
    }

    /** Adds a method that hands its value and mask on to the one of the same name here. */
    private static void add(String name, Class<?> kind, ClassHolder type, ClassHolderTransformerContext context) {
        var descriptor = new MethodDescriptor(name, kind, kind, kind);
        if (type.getMethod(descriptor) == null) {
            var method = new MethodHolder(descriptor);
            method.setLevel(AccessLevel.PUBLIC);
            method.getModifiers().add(ElementModifier.STATIC);
            ProgramEmitter code = ProgramEmitter.create(method, context.getHierarchy());
            code.invoke(MissingMethods.class, name, kind, code.var(1, kind), code.var(2, kind))
                    .returnValue();
            type.addMethod(method);
        }
    }

    /** The bits of {@code value} where {@code mask} has ones, side by side from the lowest. */
    public static int compress(int value, int mask) {
        return (int) compress(value & 0xFFFF_FFFFL, mask & 0xFFFF_FFFFL);
    }

    /** The bits of {@code value} where {@code mask} has ones, side by side from the lowest. */
    public static long compress(long value, long mask) {
        long compressed = 0;
        long bit = 1;
        for (long left = mask; left != 0; left &= left - 1) {
            compressed |= (value & left & -left) == 0 ? 0 : bit;
            bit <<= 1;
        }
        return compressed;
    }

    /** The lowest bits of {@code value}, put one by one where {@code mask} has ones. */
    public static int expand(int value, int mask) {
        int expanded = 0;
        int bit = 1;
        for (int left = mask; left != 0; left &= left - 1) {
            expanded |= (value & bit) == 0 ? 0 : left & -left;
            bit <<= 1;
        }
        return expanded;
    }
}
