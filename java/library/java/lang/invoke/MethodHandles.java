package java.lang.invoke;

/** What makes a VarHandle, where the text names the variable: C.class, "f", T.class. */
public class MethodHandles {
    private MethodHandles() {
    }

    public static Lookup lookup() {
        return new Lookup();
    }

    /** What a class of the same module may access: the program has one. */
    public static Lookup privateLookupIn(Class<?> target, Lookup caller) throws IllegalAccessException {
        java.util.Objects.requireNonNull(caller);
        if (target.isPrimitive() || target.isArray()) {
            throw new IllegalArgumentException();
        }
        return new Lookup();
    }

    /** Core makes the object. */
    public static native VarHandle arrayElementVarHandle(Class<?> arrayClass) throws IllegalArgumentException;

    public static final class Lookup {
        private Lookup() {
        }

        /** Core makes the object. */
        public native VarHandle findVarHandle(Class<?> owner, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException;

        /** Core makes the object. */
        public native VarHandle findStaticVarHandle(Class<?> owner, String name, Class<?> type) throws NoSuchFieldException, IllegalAccessException;
    }
}
