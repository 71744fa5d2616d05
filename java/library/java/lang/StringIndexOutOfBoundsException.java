package java.lang;

public class StringIndexOutOfBoundsException extends IndexOutOfBoundsException {
    public /*@ pure @*/ StringIndexOutOfBoundsException() {
    }

    public /*@ pure @*/ StringIndexOutOfBoundsException(/*@ nullable @*/ String message) {
        super(message);
    }

    public /*@ pure @*/ StringIndexOutOfBoundsException(int index) {
        super("String index out of range: " + index);
    }
}
