package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** A field that the text names: each call is the access itself, as of a VarHandle. */
public class AtomicReferenceFieldUpdater<T, V> {
    private AtomicReferenceFieldUpdater() {
    }

    /** Core makes the object. */
    public static native <U, W> AtomicReferenceFieldUpdater<U, W> newUpdater(Class<U> owner, Class<W> type, String name);

    public native boolean compareAndSet(T object, /*@ nullable @*/ V expected, /*@ nullable @*/ V value);

    public native boolean weakCompareAndSet(T object, /*@ nullable @*/ V expected, /*@ nullable @*/ V value);

    public native void set(T object, /*@ nullable @*/ V value);

    public native void lazySet(T object, /*@ nullable @*/ V value);

    public native /*@ pure @*/ /*@ nullable @*/ V get(T object);

    public native /*@ nullable @*/ V getAndSet(T object, /*@ nullable @*/ V value);

    public native V getAndUpdate(T object, UnaryOperator<V> update);

    public native V updateAndGet(T object, UnaryOperator<V> update);

    public native V getAndAccumulate(T object, /*@ nullable @*/ V value, BinaryOperator<V> function);

    public native V accumulateAndGet(T object, /*@ nullable @*/ V value, BinaryOperator<V> function);

    /** What each call does first. */
    private static void taken(/*@ nullable @*/ Object object) {
        if (object == null) {
            throw new ClassCastException();
        }
    }
}
