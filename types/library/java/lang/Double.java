package java.lang;

public final class Double extends Number implements Comparable<Double> {
    private Double() {
    }
}
