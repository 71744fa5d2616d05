package java.lang;

public class ArrayIndexOutOfBoundsException extends IndexOutOfBoundsException {
    public /*@ pure @*/ ArrayIndexOutOfBoundsException() {
    }

    public /*@ pure @*/ ArrayIndexOutOfBoundsException(/*@ nullable @*/ String message) {
        super(message);
    }

    public /*@ pure @*/ ArrayIndexOutOfBoundsException(int index) {
        super("Array index out of range: " + index);
    }
}
