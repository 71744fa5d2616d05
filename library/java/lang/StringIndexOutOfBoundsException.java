package java.lang;

public class StringIndexOutOfBoundsException extends IndexOutOfBoundsException {
    public /*@ pure @*/ StringIndexOutOfBoundsException() {
    }

    public /*@ pure @*/ StringIndexOutOfBoundsException(/*@ nullable @*/ String message) {
    }

    public /*@ pure @*/ StringIndexOutOfBoundsException(int index) {
    }
}
