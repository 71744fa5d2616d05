package java.util.concurrent.atomic;

import inspect.Arbitrary;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/**
 * What one thread sees, as of the classes of one value. A compareAndSet that is called weak
 * may fail for no reason.
 */
public /*@ nullable_by_default @*/ class AtomicReferenceArray<E> implements java.io.Serializable {
    private Object[] array;

    public AtomicReferenceArray(int length) {
        array = new Object[length];
    }

    public AtomicReferenceArray(E[] array) {
        this.array = new Object[array.length];
        for (int i = 0; i < array.length; i++) {
            this.array[i] = array[i];
        }
    }

    public final int length() {
        return array.length;
    }

    @SuppressWarnings("unchecked")
    public final E get(int i) {
        return (E) array[i];
    }

    public final E getPlain(int i) {
        return get(i);
    }

    public final E getOpaque(int i) {
        return get(i);
    }

    public final E getAcquire(int i) {
        return get(i);
    }

    public final void set(int i, E value) {
        array[i] = value;
    }

    public final void lazySet(int i, E value) {
        set(i, value);
    }

    public final void setPlain(int i, E value) {
        set(i, value);
    }

    public final void setOpaque(int i, E value) {
        set(i, value);
    }

    public final void setRelease(int i, E value) {
        set(i, value);
    }

    public final E getAndSet(int i, E value) {
        E old = get(i);
        array[i] = value;
        return old;
    }

    public final E compareAndExchange(int i, E expected, E value) {
        E old = get(i);
        if (old == expected) {
            array[i] = value;
        }
        return old;
    }

    public final E compareAndExchangeAcquire(int i, E expected, E value) {
        return compareAndExchange(i, expected, value);
    }

    public final E compareAndExchangeRelease(int i, E expected, E value) {
        return compareAndExchange(i, expected, value);
    }

    public final boolean compareAndSet(int i, E expected, E value) {
        return compareAndExchange(i, expected, value) == expected;
    }

    public final boolean weakCompareAndSet(int i, E expected, E value) {
        E old = get(i);
        return Arbitrary.booleanValue() && old == expected && compareAndSet(i, expected, value);
    }

    public final boolean weakCompareAndSetPlain(int i, E expected, E value) {
        return weakCompareAndSet(i, expected, value);
    }

    public final boolean weakCompareAndSetVolatile(int i, E expected, E value) {
        return weakCompareAndSet(i, expected, value);
    }

    public final boolean weakCompareAndSetAcquire(int i, E expected, E value) {
        return weakCompareAndSet(i, expected, value);
    }

    public final boolean weakCompareAndSetRelease(int i, E expected, E value) {
        return weakCompareAndSet(i, expected, value);
    }

    public final E getAndUpdate(int i, UnaryOperator<E> f) {
        E old = get(i);
        E next = f.apply(old);
        while (get(i) != old) { // the function set it
            old = get(i);
            next = f.apply(old);
        }
        array[i] = next;
        return old;
    }

    public final E updateAndGet(int i, UnaryOperator<E> f) {
        E old = get(i);
        E next = f.apply(old);
        while (get(i) != old) { // the function set it
            old = get(i);
            next = f.apply(old);
        }
        array[i] = next;
        return next;
    }

    public final E getAndAccumulate(int i, E x, BinaryOperator<E> f) {
        E old = get(i);
        E next = f.apply(old, x);
        while (get(i) != old) { // the function set it
            old = get(i);
            next = f.apply(old, x);
        }
        array[i] = next;
        return old;
    }

    public final E accumulateAndGet(int i, E x, BinaryOperator<E> f) {
        E old = get(i);
        E next = f.apply(old, x);
        while (get(i) != old) { // the function set it
            old = get(i);
            next = f.apply(old, x);
        }
        array[i] = next;
        return next;
    }

    public String toString() {
        return java.util.Arrays.toString(array);
    }
}
