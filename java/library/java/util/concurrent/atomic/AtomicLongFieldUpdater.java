package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** A field that the text names: each call is the access itself, as of a VarHandle. */
public class AtomicLongFieldUpdater<T> {
    private AtomicLongFieldUpdater() {
    }

    /** Core makes the object. */
    public static native <U> AtomicLongFieldUpdater<U> newUpdater(Class<U> owner, String name);

    public native boolean compareAndSet(T object, long expected, long value);

    public native boolean weakCompareAndSet(T object, long expected, long value);

    public native void set(T object, long value);

    public native void lazySet(T object, long value);

    public native /*@ pure @*/ long get(T object);

    public native long getAndSet(T object, long value);

    public native long getAndAdd(T object, long delta);

    public native long addAndGet(T object, long delta);

    public native long getAndIncrement(T object);

    public native long getAndDecrement(T object);

    public native long incrementAndGet(T object);

    public native long decrementAndGet(T object);

    public native long getAndUpdate(T object, LongUnaryOperator update);

    public native long updateAndGet(T object, LongUnaryOperator update);

    public native long getAndAccumulate(T object, long value, LongBinaryOperator function);

    public native long accumulateAndGet(T object, long value, LongBinaryOperator function);

    /** What each call does first. */
    private static void taken(/*@ nullable @*/ Object object) {
        if (object == null) {
            throw new ClassCastException();
        }
    }
}
