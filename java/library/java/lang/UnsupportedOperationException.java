package java.lang;

public class UnsupportedOperationException extends RuntimeException {
    public /*@ pure @*/ UnsupportedOperationException() {
    }

    public /*@ pure @*/ UnsupportedOperationException(/*@ nullable @*/ String message) {
        super(message);
    }

    public /*@ pure @*/ UnsupportedOperationException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }

    public /*@ pure @*/ UnsupportedOperationException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }
}
