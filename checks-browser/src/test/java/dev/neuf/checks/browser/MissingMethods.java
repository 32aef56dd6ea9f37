package dev.neuf.checks.browser;

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
 * Gives TeaVM's copy of Java's library what it lacks and engines use: {@link Integer#compress}, one instruction on a
 * JVM. An engine need not know where it runs.
 */
public final class MissingMethods implements TeaVMPlugin, ClassHolderTransformer {

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        var compress = new MethodDescriptor("compress", int.class, int.class, int.class);
        if (type.getName().equals("java.lang.Integer") && type.getMethod(compress) == null) {
            var method = new MethodHolder(compress);
            method.setLevel(AccessLevel.PUBLIC);
            method.getModifiers().add(ElementModifier.STATIC);
            ProgramEmitter code = ProgramEmitter.create(method, context.getHierarchy());
            code.invoke(MissingMethods.class, "compress", int.class, code.var(1, int.class), code.var(2, int.class))
                    .returnValue();
            type.addMethod(method);
        }
    }

    /** The bits of {@code value} where {@code mask} has ones, side by side from the lowest. */
    public static int compress(int value, int mask) {
        int compressed = 0;
        int bit = 1;
        for (int left = mask; left != 0; left &= left - 1) {
            compressed |= (value & left & -left) == 0 ? 0 : bit;
            bit <<= 1;
        }
        return compressed;
    }
}
