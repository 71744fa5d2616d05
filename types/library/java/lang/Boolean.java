package java.lang;

public final class Boolean implements Comparable<Boolean> {
    private Boolean() {
    }
}
