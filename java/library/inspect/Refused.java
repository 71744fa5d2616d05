package inspect;

/** What no model says: who comes to a call of one of these methods is refused, by its name. */
public final class Refused {
    private Refused() {
    }

    /** What a regular expression matches. */
    public static native /*@ pure @*/ String regularExpression();

    /** What a dollar sign or a backslash means in what is put in place of a match. */
    public static native /*@ pure @*/ void replacement();

    /** Which letters are upper and lower case in Turkish, Azerbaijani and Lithuanian. */
    public static native /*@ pure @*/ void letterCase();

    /** What a class that extends LinkedHashMap puts at one of its ends: it may take entries out, and override what puts them in. */
    public static native /*@ pure @*/ void endOfHeir();

    /** A view of a collection or map from its other end. */
    public static native /*@ pure @*/ void reversed();

    /** The copy of an object of a class that extends one of the library: it is of its class. */
    public static native /*@ pure @*/ void cloneOfHeir();
}
