package java.util.concurrent.atomic;

import inspect.Arbitrary;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/**
 * What one thread sees, as of the classes of one value. A compareAndSet that is called weak
 * may fail for no reason.
 */
public class AtomicIntegerArray implements java.io.Serializable {
    private int[] elements;

    //@ invariant elements != null;

    public AtomicIntegerArray(int length) {
        elements = new int[length];
    }

    public AtomicIntegerArray(int[] array) {
        elements = array.clone();
    }

    public final /*@ pure @*/ int length() {
        return elements.length;
    }

    public final /*@ pure @*/ int get(int i) {
        if (i < 0 || i >= elements.length) {
            throw new ArrayIndexOutOfBoundsException();
        }
        return elements[i];
    }

    public final /*@ pure @*/ int getPlain(int i) {
        return get(i);
    }

    public final /*@ pure @*/ int getOpaque(int i) {
        return get(i);
    }

    public final /*@ pure @*/ int getAcquire(int i) {
        return get(i);
    }

    public final void set(int i, int value) {
        elements[i] = value;
    }

    public final void lazySet(int i, int value) {
        set(i, value);
    }

    public final void setPlain(int i, int value) {
        set(i, value);
    }

    public final void setOpaque(int i, int value) {
        set(i, value);
    }

    public final void setRelease(int i, int value) {
        set(i, value);
    }

    public final int getAndSet(int i, int value) {
        int old = get(i);
        elements[i] = value;
        return old;
    }

    public final int compareAndExchange(int i, int expected, int value) {
        int old = get(i);
        if (old == expected) {
            elements[i] = value;
        }
        return old;
    }

    public final int compareAndExchangeAcquire(int i, int expected, int value) {
        return compareAndExchange(i, expected, value);
    }

    public final int compareAndExchangeRelease(int i, int expected, int value) {
        return compareAndExchange(i, expected, value);
    }

    public final boolean compareAndSet(int i, int expected, int value) {
        return compareAndExchange(i, expected, value) == expected;
    }

    public final boolean weakCompareAndSet(int i, int expected, int value) {
        int old = get(i);
        return Arbitrary.booleanValue() && old == expected && compareAndSet(i, expected, value);
    }

    public final boolean weakCompareAndSetPlain(int i, int expected, int value) {
        return weakCompareAndSet(i, expected, value);
    }

    public final boolean weakCompareAndSetVolatile(int i, int expected, int value) {
        return weakCompareAndSet(i, expected, value);
    }

    public final boolean weakCompareAndSetAcquire(int i, int expected, int value) {
        return weakCompareAndSet(i, expected, value);
    }

    public final boolean weakCompareAndSetRelease(int i, int expected, int value) {
        return weakCompareAndSet(i, expected, value);
    }

    public final int getAndAdd(int i, int delta) {
        int old = elements[i];
        elements[i] = old + delta;
        return old;
    }

    public final int addAndGet(int i, int delta) {
        return getAndAdd(i, delta) + delta;
    }

    public final int getAndIncrement(int i) {
        return getAndAdd(i, 1);
    }

    public final int getAndDecrement(int i) {
        return getAndAdd(i, -1);
    }

    public final int incrementAndGet(int i) {
        return addAndGet(i, 1);
    }

    public final int decrementAndGet(int i) {
        return addAndGet(i, -1);
    }

    public final int getAndUpdate(int i, IntUnaryOperator f) {
        int old = get(i);
        int next = f.applyAsInt(old);
        while (get(i) != old) { // the function set it
            old = get(i);
            next = f.applyAsInt(old);
        }
        elements[i] = next;
        return old;
    }

    public final int updateAndGet(int i, IntUnaryOperator f) {
        int old = get(i);
        int next = f.applyAsInt(old);
        while (get(i) != old) { // the function set it
            old = get(i);
            next = f.applyAsInt(old);
        }
        elements[i] = next;
        return next;
    }

    public final int getAndAccumulate(int i, int x, IntBinaryOperator f) {
        int old = get(i);
        int next = f.applyAsInt(old, x);
        while (get(i) != old) { // the function set it
            old = get(i);
            next = f.applyAsInt(old, x);
        }
        elements[i] = next;
        return old;
    }

    public final int accumulateAndGet(int i, int x, IntBinaryOperator f) {
        int old = get(i);
        int next = f.applyAsInt(old, x);
        while (get(i) != old) { // the function set it
            old = get(i);
            next = f.applyAsInt(old, x);
        }
        elements[i] = next;
        return next;
    }

    public String toString() {
        return java.util.Arrays.toString(elements);
    }
}
