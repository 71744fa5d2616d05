package java.lang;

public final class Float extends Number implements Comparable<Float> {
    private Float() {
    }
}
