package java.lang;

/** Opaque: strings have no members here. */
public final class String implements Comparable<String>, CharSequence {
    private String() {
    }
}
