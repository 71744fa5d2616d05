package java.lang;

public class AssertionError extends Error {
    public /*@ pure @*/ AssertionError() {
    }

    public /*@ pure @*/ AssertionError(/*@ nullable @*/ Object detail) {
        super(String.valueOf(detail));
        if (detail instanceof Throwable)
            initCause((Throwable) detail);
    }

    public /*@ pure @*/ AssertionError(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
