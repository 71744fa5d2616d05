package java.util;

public class IllegalFormatException extends IllegalArgumentException {
    public /*@ pure @*/ IllegalFormatException() {
    }
}
