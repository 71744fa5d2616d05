package java.util;

import java.util.function.DoubleConsumer;

/** The sum as the JDK has it, with what rounding takes from it. */
public /*@ nullable_by_default @*/ class DoubleSummaryStatistics implements DoubleConsumer {
    private long count;
    private double sum;
    private double excess; // of sum
    private double plain;
    private double min = Double.POSITIVE_INFINITY;
    private double max = Double.NEGATIVE_INFINITY;

    public DoubleSummaryStatistics() {
    }

    public DoubleSummaryStatistics(long count, double min, double max, double sum) {
        int missing = (Double.isNaN(min) ? 1 : 0) + (Double.isNaN(max) ? 1 : 0) + (Double.isNaN(sum) ? 1 : 0);
        if (count < 0 || count > 0 && (min > max || missing == 1 || missing == 2)) {
            throw new IllegalArgumentException();
        }
        if (count > 0) {
            this.count = count;
            this.sum = sum;
            this.plain = sum;
            this.min = min;
            this.max = max;
        }
    }

    public void accept(double value) {
        count++;
        plain += value;
        add(value);
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    public void combine(DoubleSummaryStatistics other) {
        count += other.count;
        plain += other.plain;
        add(other.sum);
        add(-other.excess);
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
    }

    private void add(double value) {
        double y = value - excess;
        double next = sum + y;
        excess = (next - sum) - y;
        sum = next;
    }

    public final /*@ pure @*/ long getCount() {
        return count;
    }

    public final /*@ pure @*/ double getSum() {
        double t = sum - excess;
        return Double.isNaN(t) && Double.isInfinite(plain) ? plain : t;
    }

    public final /*@ pure @*/ double getMin() {
        return min;
    }

    public final /*@ pure @*/ double getMax() {
        return max;
    }

    public final /*@ pure @*/ double getAverage() {
        return count > 0 ? getSum() / count : 0;
    }

    public String toString() {
        return String.format("%s{count=%d, sum=%f, min=%f, average=%f, max=%f}", getClass().getSimpleName(), count, getSum(), min, getAverage(), max);
    }
}
