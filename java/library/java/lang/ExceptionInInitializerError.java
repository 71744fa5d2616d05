package java.lang;

public class ExceptionInInitializerError extends LinkageError {
    public /*@ pure @*/ ExceptionInInitializerError() {
        super(null, null);
    }

    public /*@ pure @*/ ExceptionInInitializerError(/*@ nullable @*/ Throwable thrown) {
        super(null, thrown);
    }

    public /*@ pure @*/ ExceptionInInitializerError(/*@ nullable @*/ String message) {
        super(message, null);
    }

    public /*@ pure nullable @*/ Throwable getException() {
        return super.getCause();
    }
}
