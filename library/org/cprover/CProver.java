package org.cprover;

import inspect.Read;

/**
 * What programs written for JBMC call. A value is any of its type; assume cuts off what it
 * excludes. Of objects there are strings and boxes; other ones are refused.
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

    public static String nondetWithoutNull(/*@ nullable @*/ String instance) {
        return Read.string();
    }

    public static /*@ nullable @*/ String nondetWithNull(/*@ nullable @*/ String instance) {
        return Read.booleanValue() ? null : Read.string();
    }

    public static Integer nondetWithoutNull(/*@ nullable @*/ Integer instance) {
        return Integer.valueOf(nondetInt());
    }

    public static /*@ nullable @*/ Integer nondetWithNull(/*@ nullable @*/ Integer instance) {
        return Read.booleanValue() ? null : Integer.valueOf(nondetInt());
    }

    public static Long nondetWithoutNull(/*@ nullable @*/ Long instance) {
        return Long.valueOf(nondetLong());
    }

    public static /*@ nullable @*/ Long nondetWithNull(/*@ nullable @*/ Long instance) {
        return Read.booleanValue() ? null : Long.valueOf(nondetLong());
    }

    public static Short nondetWithoutNull(/*@ nullable @*/ Short instance) {
        return Short.valueOf(nondetShort());
    }

    public static /*@ nullable @*/ Short nondetWithNull(/*@ nullable @*/ Short instance) {
        return Read.booleanValue() ? null : Short.valueOf(nondetShort());
    }

    public static Byte nondetWithoutNull(/*@ nullable @*/ Byte instance) {
        return Byte.valueOf(nondetByte());
    }

    public static /*@ nullable @*/ Byte nondetWithNull(/*@ nullable @*/ Byte instance) {
        return Read.booleanValue() ? null : Byte.valueOf(nondetByte());
    }

    public static Character nondetWithoutNull(/*@ nullable @*/ Character instance) {
        return Character.valueOf(nondetChar());
    }

    public static /*@ nullable @*/ Character nondetWithNull(/*@ nullable @*/ Character instance) {
        return Read.booleanValue() ? null : Character.valueOf(nondetChar());
    }

    public static Boolean nondetWithoutNull(/*@ nullable @*/ Boolean instance) {
        return Boolean.valueOf(nondetBoolean());
    }

    public static /*@ nullable @*/ Boolean nondetWithNull(/*@ nullable @*/ Boolean instance) {
        return Read.booleanValue() ? null : Boolean.valueOf(nondetBoolean());
    }

    public static Float nondetWithoutNull(/*@ nullable @*/ Float instance) {
        return Float.valueOf(nondetFloat());
    }

    public static /*@ nullable @*/ Float nondetWithNull(/*@ nullable @*/ Float instance) {
        return Read.booleanValue() ? null : Float.valueOf(nondetFloat());
    }

    public static Double nondetWithoutNull(/*@ nullable @*/ Double instance) {
        return Double.valueOf(nondetDouble());
    }

    public static /*@ nullable @*/ Double nondetWithNull(/*@ nullable @*/ Double instance) {
        return Read.booleanValue() ? null : Double.valueOf(nondetDouble());
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
