package java.lang;

public class IllegalArgumentException extends RuntimeException {
    public /*@ pure @*/ IllegalArgumentException() {
    }

    public /*@ pure @*/ IllegalArgumentException(/*@ nullable @*/ String message) {
        super(message);
    }

    public /*@ pure @*/ IllegalArgumentException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }

    public /*@ pure @*/ IllegalArgumentException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }
}
