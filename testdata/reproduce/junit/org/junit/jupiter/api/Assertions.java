package org.junit.jupiter.api;

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
}
