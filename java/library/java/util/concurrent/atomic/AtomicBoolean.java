package java.util.concurrent.atomic;

import inspect.Arbitrary;

/**
 * What one thread sees: every mode of access is a plain one. A compareAndSet that is called
 * weak may fail for no reason.
 */
public class AtomicBoolean implements java.io.Serializable {
    private boolean value;

    public AtomicBoolean(boolean value) {
        this.value = value;
    }

    public AtomicBoolean() {
    }

    public final /*@ pure @*/ boolean get() {
        return value;
    }

    public final /*@ pure @*/ boolean getPlain() {
        return value;
    }

    public final /*@ pure @*/ boolean getOpaque() {
        return value;
    }

    public final /*@ pure @*/ boolean getAcquire() {
        return value;
    }

    public final void set(boolean value) {
        this.value = value;
    }

    public final void lazySet(boolean value) {
        this.value = value;
    }

    public final void setPlain(boolean value) {
        this.value = value;
    }

    public final void setOpaque(boolean value) {
        this.value = value;
    }

    public final void setRelease(boolean value) {
        this.value = value;
    }

    public final boolean getAndSet(boolean value) {
        boolean old = this.value;
        this.value = value;
        return old;
    }

    public final boolean compareAndSet(boolean expected, boolean value) {
        return compareAndExchange(expected, value) == expected;
    }

    public final boolean compareAndExchange(boolean expected, boolean value) {
        boolean old = this.value;
        if (old == expected) {
            this.value = value;
        }
        return old;
    }

    public final boolean compareAndExchangeAcquire(boolean expected, boolean value) {
        return compareAndExchange(expected, value);
    }

    public final boolean compareAndExchangeRelease(boolean expected, boolean value) {
        return compareAndExchange(expected, value);
    }

    public boolean weakCompareAndSet(boolean expected, boolean value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public boolean weakCompareAndSetPlain(boolean expected, boolean value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetVolatile(boolean expected, boolean value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetAcquire(boolean expected, boolean value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetRelease(boolean expected, boolean value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public /*@ pure @*/ String toString() {
        return value ? "true" : "false";
    }
}
