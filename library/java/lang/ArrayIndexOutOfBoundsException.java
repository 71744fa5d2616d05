package java.lang;

public class ArrayIndexOutOfBoundsException extends IndexOutOfBoundsException {
    public /*@ pure @*/ ArrayIndexOutOfBoundsException() {
    }

    public /*@ pure @*/ ArrayIndexOutOfBoundsException(/*@ nullable @*/ String message) {
    }

    public /*@ pure @*/ ArrayIndexOutOfBoundsException(int index) {
    }
}
