package java.lang;

/** A box: == of two is that of their values where valueOf keeps one box for a value. */
public final class Boolean implements java.io.Serializable, Comparable<Boolean>, java.lang.constant.Constable {
    public static final Class<Boolean> TYPE = boolean.class;
    private final boolean value;
    private final boolean cached;

    public static final Boolean TRUE = valueOf(true);
    public static final Boolean FALSE = valueOf(false);

    private /*@ pure @*/ Boolean(boolean value, boolean cached) {
        this.value = value;
        this.cached = cached;
    }

    public /*@ pure @*/ Boolean(boolean value) {
        this(value, false);
    }

    public Boolean(/*@ nullable @*/ String s) {
        this(parseBoolean(s), false);
    }

    public static Boolean valueOf(boolean value) {
        return new Boolean(value, true);
    }

    public static Boolean valueOf(/*@ nullable @*/ String s) {
        return valueOf(parseBoolean(s));
    }

    public static /*@ pure @*/ boolean parseBoolean(/*@ nullable @*/ String s) {
        return s != null && s.equalsIgnoreCase("true");
    }

    /** Of what the machine says, all is open. */
    public static boolean getBoolean(/*@ nullable @*/ String name) {
        return name != null && !name.isEmpty() && inspect.Read.booleanValue();
    }

    public /*@ pure @*/ boolean booleanValue() {
        return value;
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Boolean && ((Boolean) other).value == value;
    }

    public /*@ pure @*/ int hashCode() {
        return hashCode(value);
    }

    public static /*@ pure @*/ int hashCode(boolean value) {
        return value ? 1231 : 1237;
    }

    public /*@ pure @*/ int compareTo(Boolean other) {
        return compare(value, other.value);
    }

    public static /*@ pure @*/ int compare(boolean x, boolean y) {
        return x == y ? 0 : x ? 1 : -1;
    }

    public static /*@ pure @*/ boolean logicalAnd(boolean x, boolean y) {
        return x & y;
    }

    public static /*@ pure @*/ boolean logicalOr(boolean x, boolean y) {
        return x | y;
    }

    public static /*@ pure @*/ boolean logicalXor(boolean x, boolean y) {
        return x ^ y;
    }

    public String toString() {
        return toString(value);
    }

    public static String toString(boolean value) {
        return value ? "true" : "false";
    }
}
