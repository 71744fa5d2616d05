package java.lang;

public class InterruptedException extends Exception {
    public /*@ pure @*/ InterruptedException() {
    }

    public /*@ pure @*/ InterruptedException(/*@ nullable @*/ String message) {
        super(message);
    }
}
