package inspect;

/** What asks for the value that a method of the library is about to give. */
public final class Clause {
    private Clause() {
    }

    /** Whether it is a clause: then nothing may change. What runs is code. */
    public static /*@ pure @*/ boolean asked() {
        return false;
    }
}
