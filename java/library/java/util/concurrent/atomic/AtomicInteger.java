package java.util.concurrent.atomic;

import inspect.Arbitrary;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/**
 * What one thread sees: every mode of access is a plain one. A compareAndSet that is called
 * weak may fail for no reason.
 */
public class AtomicInteger extends Number implements java.io.Serializable {
    private int value;

    public AtomicInteger(int value) {
        this.value = value;
    }

    public AtomicInteger() {
    }

    public final /*@ pure @*/ int get() {
        return value;
    }

    public final /*@ pure @*/ int getPlain() {
        return value;
    }

    public final /*@ pure @*/ int getOpaque() {
        return value;
    }

    public final /*@ pure @*/ int getAcquire() {
        return value;
    }

    public final void set(int value) {
        this.value = value;
    }

    public final void lazySet(int value) {
        this.value = value;
    }

    public final void setPlain(int value) {
        this.value = value;
    }

    public final void setOpaque(int value) {
        this.value = value;
    }

    public final void setRelease(int value) {
        this.value = value;
    }

    public final int getAndSet(int value) {
        int old = this.value;
        this.value = value;
        return old;
    }

    public final boolean compareAndSet(int expected, int value) {
        return compareAndExchange(expected, value) == expected;
    }

    public final int compareAndExchange(int expected, int value) {
        int old = this.value;
        if (old == expected) {
            this.value = value;
        }
        return old;
    }

    public final int compareAndExchangeAcquire(int expected, int value) {
        return compareAndExchange(expected, value);
    }

    public final int compareAndExchangeRelease(int expected, int value) {
        return compareAndExchange(expected, value);
    }

    public final boolean weakCompareAndSet(int expected, int value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetPlain(int expected, int value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetVolatile(int expected, int value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetAcquire(int expected, int value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public final boolean weakCompareAndSetRelease(int expected, int value) {
        return Arbitrary.booleanValue() && compareAndSet(expected, value);
    }

    public final int getAndIncrement() {
        return value++;
    }

    public final int getAndDecrement() {
        return value--;
    }

    public final int getAndAdd(int delta) {
        int old = value;
        value = old + delta;
        return old;
    }

    public final int incrementAndGet() {
        return ++value;
    }

    public final int decrementAndGet() {
        return --value;
    }

    public final int addAndGet(int delta) {
        value += delta;
        return value;
    }

    public final int getAndUpdate(IntUnaryOperator function) {
        int old = value;
        int next = function.applyAsInt(old);
        while (value != old) { // the function itself changed it
            old = value;
            next = function.applyAsInt(old);
        }
        value = next;
        return old;
    }

    public final int updateAndGet(IntUnaryOperator function) {
        int old = value;
        int next = function.applyAsInt(old);
        while (value != old) { // the function itself changed it
            old = value;
            next = function.applyAsInt(old);
        }
        value = next;
        return next;
    }

    public final int getAndAccumulate(int x, IntBinaryOperator function) {
        int old = value;
        int next = function.applyAsInt(old, x);
        while (value != old) { // the function itself changed it
            old = value;
            next = function.applyAsInt(old, x);
        }
        value = next;
        return old;
    }

    public final int accumulateAndGet(int x, IntBinaryOperator function) {
        int old = value;
        int next = function.applyAsInt(old, x);
        while (value != old) { // the function itself changed it
            old = value;
            next = function.applyAsInt(old, x);
        }
        value = next;
        return next;
    }

    public /*@ pure @*/ String toString() {
        return Integer.toString(value);
    }

    public /*@ pure @*/ int intValue() {
        return value;
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
