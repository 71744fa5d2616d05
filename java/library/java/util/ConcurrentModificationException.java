package java.util;

public class ConcurrentModificationException extends RuntimeException {
    public /*@ pure @*/ ConcurrentModificationException() {
    }

    public /*@ pure @*/ ConcurrentModificationException(/*@ nullable @*/ String message) {
        super(message);
    }

    public /*@ pure @*/ ConcurrentModificationException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }

    public /*@ pure @*/ ConcurrentModificationException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }
}
