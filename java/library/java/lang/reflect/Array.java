package java.lang.reflect;

public final class Array {
    private Array() {
    }

    /** Core makes the array, where its class is known: type is T.class, or array.getClass().getComponentType(). */
    public static native Object newInstance(Class<?> type, int length) throws NegativeArraySizeException;

    public static native Object newInstance(Class<?> type, int... lengths) throws IllegalArgumentException, NegativeArraySizeException;

    public static /*@ pure @*/ int getLength(/*@ nullable @*/ Object array) throws IllegalArgumentException {
        if (array == null) {
            throw new NullPointerException();
        }
        if (array instanceof Object[]) {
            return ((Object[]) array).length;
        }
        if (array instanceof int[]) {
            return ((int[]) array).length;
        }
        if (array instanceof long[]) {
            return ((long[]) array).length;
        }
        if (array instanceof char[]) {
            return ((char[]) array).length;
        }
        if (array instanceof byte[]) {
            return ((byte[]) array).length;
        }
        if (array instanceof short[]) {
            return ((short[]) array).length;
        }
        if (array instanceof boolean[]) {
            return ((boolean[]) array).length;
        }
        if (array instanceof float[]) {
            return ((float[]) array).length;
        }
        if (array instanceof double[]) {
            return ((double[]) array).length;
        }
        throw new IllegalArgumentException("Argument is not an array");
    }
}
