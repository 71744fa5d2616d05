package java.lang;

public class ArithmeticException extends RuntimeException {
    public /*@ pure @*/ ArithmeticException() {
    }

    public /*@ pure @*/ ArithmeticException(/*@ nullable @*/ String message) {
        super(message);
    }
}
