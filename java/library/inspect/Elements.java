package inspect;

/** What collections there are before the call: see the flag --inputs. */
public final class Elements {
    /** Whether they may hold null. */
    public static final boolean NULL = true;
    /** Whether those that are sorted have no comparator. */
    public static final boolean NATURAL = true;

    private Elements() {
    }
}
