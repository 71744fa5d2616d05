package java.lang;

public class IllegalStateException extends RuntimeException {
    public /*@ pure @*/ IllegalStateException() {
    }

    public /*@ pure @*/ IllegalStateException(/*@ nullable @*/ String message) {
    }

    public /*@ pure @*/ IllegalStateException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
    }

    public /*@ pure @*/ IllegalStateException(/*@ nullable @*/ Throwable cause) {
    }
}
