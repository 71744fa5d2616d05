package java.util;

public class IllegalFormatCodePointException extends IllegalFormatException {
    public /*@ pure @*/ IllegalFormatCodePointException(int c) {
    }
}
