package java.lang;

public class IllegalMonitorStateException extends RuntimeException {
    public /*@ pure @*/ IllegalMonitorStateException() {
    }

    public /*@ pure @*/ IllegalMonitorStateException(/*@ nullable @*/ String message) {
        super(message);
    }
}
