package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** A field that the text names: each call is the access itself, as of a VarHandle. */
public class AtomicIntegerFieldUpdater<T> {
    private AtomicIntegerFieldUpdater() {
    }

    /** Core makes the object. */
    public static native <U> AtomicIntegerFieldUpdater<U> newUpdater(Class<U> owner, String name);

    public native boolean compareAndSet(T object, int expected, int value);

    public native boolean weakCompareAndSet(T object, int expected, int value);

    public native void set(T object, int value);

    public native void lazySet(T object, int value);

    public native /*@ pure @*/ int get(T object);

    public native int getAndSet(T object, int value);

    public native int getAndAdd(T object, int delta);

    public native int addAndGet(T object, int delta);

    public native int getAndIncrement(T object);

    public native int getAndDecrement(T object);

    public native int incrementAndGet(T object);

    public native int decrementAndGet(T object);

    public native int getAndUpdate(T object, IntUnaryOperator update);

    public native int updateAndGet(T object, IntUnaryOperator update);

    public native int getAndAccumulate(T object, int value, IntBinaryOperator function);

    public native int accumulateAndGet(T object, int value, IntBinaryOperator function);

    /** What each call does first. */
    private static void taken(/*@ nullable @*/ Object object) {
        if (object == null) {
            throw new ClassCastException();
        }
    }
}
