package org.cprover;

import inspect.Read;

/** What programs written for JBMC call. A value is any of its type; assume cuts off what it excludes. */
public final class CProver {
    private CProver() {
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

    public static void assume(boolean condition) {
        //@ assume condition;
    }
}
