package java.lang.invoke;

/** What makes a VarHandle, where the text names the variable: C.class, "f", T.class. */
public class MethodHandles {
    private MethodHandles() {
    }

    public static Lookup lookup() {
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
