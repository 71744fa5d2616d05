package java.lang;

public class AssertionError extends Error {
    public /*@ pure @*/ AssertionError() {
    }

    public /*@ pure @*/ AssertionError(/*@ nullable @*/ Object detail) {
    }

    public /*@ pure @*/ AssertionError(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
    }
}
