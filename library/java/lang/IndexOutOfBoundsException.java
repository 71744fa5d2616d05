package java.lang;

public class IndexOutOfBoundsException extends RuntimeException {
    public /*@ pure @*/ IndexOutOfBoundsException() {
    }

    public /*@ pure @*/ IndexOutOfBoundsException(/*@ nullable @*/ String message) {
    }

    public /*@ pure @*/ IndexOutOfBoundsException(int index) {
    }
}
