package java.util;

public class NoSuchElementException extends RuntimeException {
    public /*@ pure @*/ NoSuchElementException() {
    }

    public /*@ pure @*/ NoSuchElementException(/*@ nullable @*/ String message) {
        super(message);
    }

    public /*@ pure @*/ NoSuchElementException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }

    public /*@ pure @*/ NoSuchElementException(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }
}
