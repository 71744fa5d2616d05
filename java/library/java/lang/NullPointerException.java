package java.lang;

public class NullPointerException extends RuntimeException {
    public /*@ pure @*/ NullPointerException() {
    }

    public /*@ pure @*/ NullPointerException(/*@ nullable @*/ String message) {
        super(message);
    }
}
