package java.util;

public class NoSuchElementException extends RuntimeException {
    public /*@ pure @*/ NoSuchElementException() {
    }

    public /*@ pure @*/ NoSuchElementException(/*@ nullable @*/ String message) {
        super(message);
    }
}
