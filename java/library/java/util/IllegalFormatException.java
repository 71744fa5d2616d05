package java.util;

public class IllegalFormatException extends IllegalArgumentException {
    /*@ pure @*/ IllegalFormatException() {
    }
}
