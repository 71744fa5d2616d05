package java.util;

public class ConcurrentModificationException extends RuntimeException {
    public /*@ pure @*/ ConcurrentModificationException() {
    }

    public /*@ pure @*/ ConcurrentModificationException(/*@ nullable @*/ String message) {
        super(message);
    }
}
