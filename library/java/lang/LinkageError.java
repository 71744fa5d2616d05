package java.lang;

public class LinkageError extends Error {
    public /*@ pure @*/ LinkageError() {
    }

    public /*@ pure @*/ LinkageError(/*@ nullable @*/ String message) {
        super(message);
    }
}
