package java.lang;

public class ReflectiveOperationException extends Exception {
    public /*@ pure @*/ ReflectiveOperationException() {
    }

    public /*@ pure @*/ ReflectiveOperationException(/*@ nullable @*/ String message) {
        super(message);
    }
}
