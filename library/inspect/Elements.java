package inspect;

/** What there is in collections before the call: see the flag --null-elements. */
public final class Elements {
    /** Whether null is. */
    public static final boolean NULL = true;

    private Elements() {
    }
}
