package java.lang;

public class RuntimeException extends Exception {
    public /*@ pure @*/ RuntimeException() {
    }

    public /*@ pure @*/ RuntimeException(/*@ nullable @*/ String message) {
    }

    public /*@ pure @*/ RuntimeException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
    }

    public /*@ pure @*/ RuntimeException(/*@ nullable @*/ Throwable cause) {
    }
}
