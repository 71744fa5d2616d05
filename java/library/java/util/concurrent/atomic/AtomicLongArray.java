package java.util.concurrent.atomic;

import inspect.Arbitrary;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/**
 * What one thread sees, as of the classes of one value. A compareAndSet that is called weak
 * may fail for no reason.
 */
public class AtomicLongArray implements java.io.Serializable {
    private long[] elements;

    //@ invariant elements != null;

    public AtomicLongArray(int length) {
        elements = new long[length];
    }

    public AtomicLongArray(long[] array) {
        elements = array.clone();
    }

    public final /*@ pure @*/ int length() {
        return elements.length;
    }

    public final /*@ pure @*/ long get(int i) {
        if (i < 0 || i >= elements.length) {
            throw new ArrayIndexOutOfBoundsException();
        }
        return elements[i];
    }

    public final /*@ pure @*/ long getPlain(int i) {
        return get(i);
    }

    public final /*@ pure @*/ long getOpaque(int i) {
        return get(i);
    }

    public final /*@ pure @*/ long getAcquire(int i) {
        return get(i);
    }

    public final void set(int i, long value) {
        elements[i] = value;
    }

    public final void lazySet(int i, long value) {
        set(i, value);
    }

    public final void setPlain(int i, long value) {
        set(i, value);
    }

    public final void setOpaque(int i, long value) {
        set(i, value);
    }

    public final void setRelease(int i, long value) {
        set(i, value);
    }

    public final long getAndSet(int i, long value) {
        long old = get(i);
        elements[i] = value;
        return old;
    }

    public final long compareAndExchange(int i, long expected, long value) {
        long old = get(i);
        if (old == expected) {
            elements[i] = value;
        }
        return old;
    }

    public final long compareAndExchangeAcquire(int i, long expected, long value) {
        return compareAndExchange(i, expected, value);
    }

    public final long compareAndExchangeRelease(int i, long expected, long value) {
        return compareAndExchange(i, expected, value);
    }

    public final boolean compareAndSet(int i, long expected, long value) {
        return compareAndExchange(i, expected, value) == expected;
    }

    public final boolean weakCompareAndSet(int i, long expected, long value) {
        long old = get(i);
        return Arbitrary.booleanValue() && old == expected && compareAndSet(i, expected, value);
    }

    public final boolean weakCompareAndSetPlain(int i, long expected, long value) {
        return weakCompareAndSet(i, expected, value);
    }

    public final boolean weakCompareAndSetVolatile(int i, long expected, long value) {
        return weakCompareAndSet(i, expected, value);
    }

    public final boolean weakCompareAndSetAcquire(int i, long expected, long value) {
        return weakCompareAndSet(i, expected, value);
    }

    public final boolean weakCompareAndSetRelease(int i, long expected, long value) {
        return weakCompareAndSet(i, expected, value);
    }

    public final long getAndAdd(int i, long delta) {
        long old = elements[i];
        elements[i] = old + delta;
        return old;
    }

    public final long addAndGet(int i, long delta) {
        return getAndAdd(i, delta) + delta;
    }

    public final long getAndIncrement(int i) {
        return getAndAdd(i, 1);
    }

    public final long getAndDecrement(int i) {
        return getAndAdd(i, -1);
    }

    public final long incrementAndGet(int i) {
        return addAndGet(i, 1);
    }

    public final long decrementAndGet(int i) {
        return addAndGet(i, -1);
    }

    public final long getAndUpdate(int i, LongUnaryOperator f) {
        long old = get(i);
        long next = f.applyAsLong(old);
        while (get(i) != old) { // the function set it
            old = get(i);
            next = f.applyAsLong(old);
        }
        elements[i] = next;
        return old;
    }

    public final long updateAndGet(int i, LongUnaryOperator f) {
        long old = get(i);
        long next = f.applyAsLong(old);
        while (get(i) != old) { // the function set it
            old = get(i);
            next = f.applyAsLong(old);
        }
        elements[i] = next;
        return next;
    }

    public final long getAndAccumulate(int i, long x, LongBinaryOperator f) {
        long old = get(i);
        long next = f.applyAsLong(old, x);
        while (get(i) != old) { // the function set it
            old = get(i);
            next = f.applyAsLong(old, x);
        }
        elements[i] = next;
        return old;
    }

    public final long accumulateAndGet(int i, long x, LongBinaryOperator f) {
        long old = get(i);
        long next = f.applyAsLong(old, x);
        while (get(i) != old) { // the function set it
            old = get(i);
            next = f.applyAsLong(old, x);
        }
        elements[i] = next;
        return next;
    }

    public String toString() {
        return java.util.Arrays.toString(elements);
    }
}
