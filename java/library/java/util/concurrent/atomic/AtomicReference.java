package java.util.concurrent.atomic;

import inspect.Arbitrary;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/**
 * What one thread sees: every mode of access is a plain one. A compareAndSet that is called
 * weak may fail for no reason.
 */
public /*@ nullable_by_default @*/ class AtomicReference<V> implements java.io.Serializable {
    private V value;

    public AtomicReference(V value) {
        this.value = value;
    }

    public AtomicReference() {
    }

    public final /*@ pure @*/ V get() {
        return value;
    }

    public final /*@ pure @*/ V getPlain() {
        return value;
    }

    public final /*@ pure @*/ V getOpaque() {
        return value;
    }

    public final /*@ pure @*/ V getAcquire() {
        return value;
    }

    public final void set(V value) {
        this.value = value;
    }

    public final void lazySet(V value) {
        this.value = value;
    }

    public final void setPlain(V value) {
        this.value = value;
    }

    public final void setOpaque(V value) {
        this.value = value;
    }

    public final void setRelease(V value) {
        this.value = value;
    }

    public final V getAndSet(V value) {
        V old = this.value;
        this.value = value;
        return old;
    }

    public final boolean compareAndSet(V expected, V value) {
        return compareAndExchange(expected, value) == expected;
    }

    public final V compareAndExchange(V expected, V value) {
        V old = this.value;
        if (old == expected) {
            this.value = value;
        }
        return old;
    }

    public final V compareAndExchangeAcquire(V expected, V value) {
        return compareAndExchange(expected, value);
    }

    public final V compareAndExchangeRelease(V expected, V value) {
        return compareAndExchange(expected, value);
    }

    public final boolean weakCompareAndSet(V expected, V value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetPlain(V expected, V value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetVolatile(V expected, V value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetAcquire(V expected, V value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetRelease(V expected, V value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public final V getAndUpdate(UnaryOperator<V> function) {
        V old = value;
        V next = function.apply(old);
        while (value != old) { // the function itself changed it
            old = value;
            next = function.apply(old);
        }
        value = next;
        return old;
    }

    public final V updateAndGet(UnaryOperator<V> function) {
        V old = value;
        V next = function.apply(old);
        while (value != old) { // the function itself changed it
            old = value;
            next = function.apply(old);
        }
        value = next;
        return next;
    }

    public final V getAndAccumulate(V x, BinaryOperator<V> function) {
        V old = value;
        V next = function.apply(old, x);
        while (value != old) { // the function itself changed it
            old = value;
            next = function.apply(old, x);
        }
        value = next;
        return old;
    }

    public final V accumulateAndGet(V x, BinaryOperator<V> function) {
        V old = value;
        V next = function.apply(old, x);
        while (value != old) { // the function itself changed it
            old = value;
            next = function.apply(old, x);
        }
        value = next;
        return next;
    }

    public String toString() {
        return String.valueOf(value);
    }
}
