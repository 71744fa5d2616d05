package jdk.internal.invoke;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** What the code of newer JDKs makes a VarHandle by. */
public final class MhUtil {
    private MhUtil() {
    }

    /** Core makes the object. */
    public static native VarHandle findVarHandle(MethodHandles.Lookup lookup, String name, Class<?> type);

    /** Core makes the object. */
    public static native VarHandle findVarHandle(MethodHandles.Lookup lookup, Class<?> owner, String name, Class<?> type);
}
