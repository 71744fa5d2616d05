package java.lang;

public class LinkageError extends Error {
    public /*@ pure @*/ LinkageError() {
    }

    public /*@ pure @*/ LinkageError(/*@ nullable @*/ String message) {
        super(message);
    }

    public /*@ pure @*/ LinkageError(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }
}
