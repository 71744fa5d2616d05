package java.lang;

public class NumberFormatException extends IllegalArgumentException {
    public /*@ pure @*/ NumberFormatException() {
    }

    public /*@ pure @*/ NumberFormatException(/*@ nullable @*/ String message) {
        super(message);
    }

    /** What a text is answered with that is no number. */
    static NumberFormatException of(String s, int radix) {
        return radix == 10 ? new NumberFormatException("For input string: \"" + s + "\"") : new NumberFormatException();
    }
}
