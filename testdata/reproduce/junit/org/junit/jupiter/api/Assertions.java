package org.junit.jupiter.api;

import java.util.Arrays;
import java.util.Objects;

/** Stands in for JUnit 5's assertions. */
public final class Assertions {
    public static void assertFalse(boolean condition, String message) {
        if (condition) {
            fail(message);
        }
    }

    public static <V> V fail(String message) {
        throw new AssertionError(message);
    }

    public interface Executable {
        void execute() throws Throwable;
    }

    private static void check(boolean b, Object what) {
        if (!b) throw new AssertionError(what);
    }

    public static <T extends Throwable> T assertThrows(Class<T> type, Executable e) {
        try {
            e.execute();
        } catch (Throwable t) {
            check(type.isInstance(t), t);
            return type.cast(t);
        }
        throw new AssertionError("nothing thrown");
    }

    public static void assertEquals(Object a, Object b) { check(Objects.equals(a, b), b); }
    public static void assertEquals(long a, long b) { check(a == b, b); }
    public static void assertEquals(int a, int b) { check(a == b, b); }
    public static void assertEquals(char a, char b) { check(a == b, b); }
    public static void assertEquals(double a, double b) { check(Double.compare(a, b) == 0, b); }
    public static void assertEquals(float a, float b) { check(Float.compare(a, b) == 0, b); }
    public static void assertTrue(boolean b) { check(b, b); }
    public static void assertFalse(boolean b) { check(!b, b); }
    public static void assertNull(Object o) { check(o == null, o); }
    public static void assertArrayEquals(int[] a, int[] b) { check(Arrays.equals(a, b), Arrays.toString(b)); }
    public static void assertArrayEquals(char[] a, char[] b) { check(Arrays.equals(a, b), Arrays.toString(b)); }
    public static void assertArrayEquals(byte[] a, byte[] b) { check(Arrays.equals(a, b), Arrays.toString(b)); }
    public static void assertArrayEquals(Object[] a, Object[] b) { check(Arrays.deepEquals(a, b), Arrays.deepToString(b)); }
}
