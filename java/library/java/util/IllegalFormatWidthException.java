package java.util;

public class IllegalFormatWidthException extends IllegalFormatException {
    public /*@ pure @*/ IllegalFormatWidthException(int w) {
    }
}
