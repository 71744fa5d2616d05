package java.util.concurrent.atomic;

import inspect.Arbitrary;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/**
 * What one thread sees, as of the classes of one value. A compareAndSet that is called weak
 * may fail for no reason.
 */
public /*@ nullable_by_default @*/ class AtomicReferenceArray<E> implements java.io.Serializable {
    private Object[] elements;

    //@ invariant elements != null && \typeof(elements) == \type(Object[]);

    public AtomicReferenceArray(int length) {
        elements = new Object[length];
    }

    public AtomicReferenceArray(E[] array) {
        elements = new Object[array.length];
        for (int i = 0; i < array.length; i++) {
            elements[i] = array[i];
        }
    }

    public final /*@ pure @*/ int length() {
        return elements.length;
    }

    @SuppressWarnings("unchecked")
    public final /*@ pure @*/ E get(int i) {
        if (i < 0 || i >= elements.length) {
            throw new ArrayIndexOutOfBoundsException();
        }
        return (E) elements[i];
    }

    public final /*@ pure @*/ E getPlain(int i) {
        return get(i);
    }

    public final /*@ pure @*/ E getOpaque(int i) {
        return get(i);
    }

    public final /*@ pure @*/ E getAcquire(int i) {
        return get(i);
    }

    public final void set(int i, E value) {
        elements[i] = value;
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
        elements[i] = value;
        return old;
    }

    public final E compareAndExchange(int i, E expected, E value) {
        E old = get(i);
        if (old == expected) {
            elements[i] = value;
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
        elements[i] = next;
        return old;
    }

    public final E updateAndGet(int i, UnaryOperator<E> f) {
        E old = get(i);
        E next = f.apply(old);
        while (get(i) != old) { // the function set it
            old = get(i);
            next = f.apply(old);
        }
        elements[i] = next;
        return next;
    }

    public final E getAndAccumulate(int i, E x, BinaryOperator<E> f) {
        E old = get(i);
        E next = f.apply(old, x);
        while (get(i) != old) { // the function set it
            old = get(i);
            next = f.apply(old, x);
        }
        elements[i] = next;
        return old;
    }

    public final E accumulateAndGet(int i, E x, BinaryOperator<E> f) {
        E old = get(i);
        E next = f.apply(old, x);
        while (get(i) != old) { // the function set it
            old = get(i);
            next = f.apply(old, x);
        }
        elements[i] = next;
        return next;
    }

    public String toString() {
        return java.util.Arrays.toString(elements);
    }
}
