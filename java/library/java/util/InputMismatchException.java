package java.util;

public class InputMismatchException extends NoSuchElementException {
    public /*@ pure @*/ InputMismatchException() {
    }

    public /*@ pure @*/ InputMismatchException(/*@ nullable @*/ String message) {
        super(message);
    }
}
