package inspect;

/**
 * A number of which no more is known than what its user says: Java lets results differ in
 * the last places. The interpreter computes one.
 */
public final class Approximate {
    private double number;

    private Approximate() {
    }

    public static double value() {
        return new Approximate().number;
    }

    /** Any number from low to high. */
    public static double within(double low, double high) {
        double r = value();
        return r >= low && r <= high ? r : low;
    }
}
