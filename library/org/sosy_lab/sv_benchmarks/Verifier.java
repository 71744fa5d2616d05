package org.sosy_lab.sv_benchmarks;

/** What programs of the competition on software verification call. A value is any of its type; assume cuts off what it excludes. */
public final class Verifier {
    private Verifier() {
    }

    public static int nondetInt() {
        return new Object().hashCode();
    }

    public static boolean nondetBoolean() {
        return nondetInt() < 0;
    }

    public static byte nondetByte() {
        return (byte) nondetInt();
    }

    public static char nondetChar() {
        return (char) nondetInt();
    }

    public static short nondetShort() {
        return (short) nondetInt();
    }

    public static long nondetLong() {
        return nondetInt() * (2L * Integer.MAX_VALUE + 2) + nondetInt();
    }

    public static void assume(boolean condition) {
        //@ assume condition;
    }
}
