package java.lang;

public class NegativeArraySizeException extends RuntimeException {
    public /*@ pure @*/ NegativeArraySizeException() {
    }

    public /*@ pure @*/ NegativeArraySizeException(/*@ nullable @*/ String message) {
        super(message);
    }
}
