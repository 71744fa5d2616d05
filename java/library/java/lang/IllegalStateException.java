package java.lang;

public class IllegalStateException extends RuntimeException {
    public /*@ pure @*/ IllegalStateException() {
    }

    public /*@ pure @*/ IllegalStateException(/*@ nullable @*/ String message) {
        super(message);
    }

    public /*@ pure @*/ IllegalStateException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }

    public /*@ pure @*/ IllegalStateException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }
}
