package org.cprover;

import inspect.Read;

/**
 * What programs written for JBMC call. A value is any of its type; assume cuts off what it
 * excludes. An object is any that exists before the call of the checked method, as if it were
 * a parameter.
 */
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

    /** Any object of before the call, of the type that the context asks for, or null. */
    public static <T> /*@ nullable @*/ T nondetWithNull(/*@ nullable @*/ T instance) {
        return null;
    }

    public static <T> /*@ nullable @*/ T nondetWithNull() {
        return null;
    }

    public static <T> /*@ nullable @*/ T nondetWithNullForNotModelled() {
        return null;
    }

    /** Any such object. */
    public static <T> T nondetWithoutNull(/*@ nullable @*/ T instance) {
        return null;
    }

    public static <T> T nondetWithoutNull() {
        return null;
    }

    public static <T> T nondetWithoutNullForNotModelled() {
        return null;
    }

    /** A float that is the very number: others are excluded. */
    public static float doubleToFloat(double value) {
        float converted = nondetFloat();
        assume(value == (double) converted);
        return converted;
    }

    public static void notModelled() {
        assume(false);
    }

    public static void atomicBegin() {
    }

    public static void atomicEnd() {
    }

    public static int getCurrentThreadID() {
        return 0;
    }

    public static void arraycopy(byte[] from, int at, byte[] to, int start, int length) {
        byte[] copied = new byte[length];
        for (int i = 0; i < length; i++) {
            copied[i] = from[at + i];
        }
        for (int i = 0; i < length; i++) {
            to[start + i] = copied[i];
        }
    }

    public static void arraycopyInPlace(byte[] from, int at, byte[] to, int start, int length) {
        for (int i = 0; i < length; i++) {
            to[start + i] = from[at + i];
        }
    }
}
