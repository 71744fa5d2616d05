package org.sosy_lab.sv_benchmarks;

import inspect.Read;

/** What programs of the competition on software verification call. A value is any of its type; assume cuts off what it excludes. */
public final class Verifier {
    private Verifier() {
    }

    public static int nondetInt() {
        return Read.intValue();
    }

    public static boolean nondetBoolean() {
        return Read.booleanValue();
    }

    public static byte nondetByte() {
        return (byte) Read.intValue();
    }

    public static char nondetChar() {
        return (char) Read.intValue();
    }

    public static short nondetShort() {
        return (short) Read.intValue();
    }

    public static long nondetLong() {
        return Read.longValue();
    }

    public static float nondetFloat() {
        return Read.floatValue();
    }

    public static double nondetDouble() {
        return Read.doubleValue();
    }

    public static String nondetString() {
        return Read.string();
    }

    public static void assume(boolean condition) {
        //@ assume condition;
    }
}
