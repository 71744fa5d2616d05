package java.util.concurrent.atomic;

/** What one thread sees: one sum. */
public class LongAdder extends Number implements java.io.Serializable {
    private long sum;

    public LongAdder() {
    }

    public void add(long x) {
        sum += x;
    }

    public void increment() {
        sum++;
    }

    public void decrement() {
        sum--;
    }

    public /*@ pure @*/ long sum() {
        return sum;
    }

    public void reset() {
        sum = 0;
    }

    public long sumThenReset() {
        long s = sum;
        sum = 0;
        return s;
    }

    public String toString() {
        return Long.toString(sum);
    }

    public /*@ pure @*/ long longValue() {
        return sum;
    }

    public /*@ pure @*/ int intValue() {
        return (int) sum;
    }

    public /*@ pure @*/ float floatValue() {
        return (float) sum;
    }

    public /*@ pure @*/ double doubleValue() {
        return (double) sum;
    }
}
