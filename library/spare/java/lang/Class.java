package java.lang;

/** Classes are no values: x.getClass() and C.class are compared where they stand. */
public final class Class<T> {
    private Class() {
    }
}
