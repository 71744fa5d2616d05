package java.nio.charset;

/** Those of StandardCharsets. */
public class Charset implements Comparable<Charset> {
    private final String name;

    Charset(String name) {
        this.name = name;
    }

    /** UTF-8, as from Java 18 on wherever no flag says otherwise. */
    public static /*@ pure @*/ Charset defaultCharset() {
        return StandardCharsets.UTF_8;
    }

    public final /*@ pure @*/ String name() {
        return name;
    }

    public final /*@ pure @*/ String toString() {
        return name;
    }

    public final /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return this == other;
    }

    public final /*@ pure @*/ int hashCode() {
        return name.hashCode();
    }

    public final /*@ pure @*/ int compareTo(Charset other) {
        return name.compareToIgnoreCase(other.name);
    }
}
