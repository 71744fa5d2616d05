package java.util.concurrent.atomic;

import inspect.Arbitrary;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/**
 * What one thread sees: every mode of access is a plain one. A compareAndSet that is called
 * weak may fail for no reason.
 */
public class AtomicLong extends Number implements java.io.Serializable {
    private long value;

    public AtomicLong(long value) {
        this.value = value;
    }

    public AtomicLong() {
    }

    public final /*@ pure @*/ long get() {
        return value;
    }

    public final /*@ pure @*/ long getPlain() {
        return value;
    }

    public final /*@ pure @*/ long getOpaque() {
        return value;
    }

    public final /*@ pure @*/ long getAcquire() {
        return value;
    }

    public final void set(long value) {
        this.value = value;
    }

    public final void lazySet(long value) {
        this.value = value;
    }

    public final void setPlain(long value) {
        this.value = value;
    }

    public final void setOpaque(long value) {
        this.value = value;
    }

    public final void setRelease(long value) {
        this.value = value;
    }

    public final long getAndSet(long value) {
        long old = this.value;
        this.value = value;
        return old;
    }

    public final boolean compareAndSet(long expected, long value) {
        return compareAndExchange(expected, value) == expected;
    }

    public final long compareAndExchange(long expected, long value) {
        long old = this.value;
        if (old == expected) {
            this.value = value;
        }
        return old;
    }

    public final long compareAndExchangeAcquire(long expected, long value) {
        return compareAndExchange(expected, value);
    }

    public final long compareAndExchangeRelease(long expected, long value) {
        return compareAndExchange(expected, value);
    }

    public final boolean weakCompareAndSet(long expected, long value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetPlain(long expected, long value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetVolatile(long expected, long value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetAcquire(long expected, long value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetRelease(long expected, long value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public final long getAndIncrement() {
        return value++;
    }

    public final long getAndDecrement() {
        return value--;
    }

    public final long getAndAdd(long delta) {
        long old = value;
        value = old + delta;
        return old;
    }

    public final long incrementAndGet() {
        return ++value;
    }

    public final long decrementAndGet() {
        return --value;
    }

    public final long addAndGet(long delta) {
        value += delta;
        return value;
    }

    public final long getAndUpdate(LongUnaryOperator function) {
        long old = value;
        long next = function.applyAsLong(old);
        while (value != old) { // the function itself changed it
            old = value;
            next = function.applyAsLong(old);
        }
        value = next;
        return old;
    }

    public final long updateAndGet(LongUnaryOperator function) {
        long old = value;
        long next = function.applyAsLong(old);
        while (value != old) { // the function itself changed it
            old = value;
            next = function.applyAsLong(old);
        }
        value = next;
        return next;
    }

    public final long getAndAccumulate(long x, LongBinaryOperator function) {
        long old = value;
        long next = function.applyAsLong(old, x);
        while (value != old) { // the function itself changed it
            old = value;
            next = function.applyAsLong(old, x);
        }
        value = next;
        return old;
    }

    public final long accumulateAndGet(long x, LongBinaryOperator function) {
        long old = value;
        long next = function.applyAsLong(old, x);
        while (value != old) { // the function itself changed it
            old = value;
            next = function.applyAsLong(old, x);
        }
        value = next;
        return next;
    }

    public /*@ pure @*/ String toString() {
        return Long.toString(value);
    }

    public /*@ pure @*/ int intValue() {
        return (int) value;
    }

    public /*@ pure @*/ long longValue() {
        return value;
    }

    public /*@ pure @*/ float floatValue() {
        return value;
    }

    public /*@ pure @*/ double doubleValue() {
        return value;
    }
}
