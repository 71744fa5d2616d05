package java.lang;

public class Error extends Throwable {
    public /*@ pure @*/ Error() {
    }

    public /*@ pure @*/ Error(/*@ nullable @*/ String message) {
        super(message);
    }

    public /*@ pure @*/ Error(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        super(message, cause);
    }

    public /*@ pure @*/ Error(/*@ nullable @*/ Throwable cause) {
        super(cause);
    }
}
