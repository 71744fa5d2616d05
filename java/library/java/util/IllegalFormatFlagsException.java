package java.util;

public class IllegalFormatFlagsException extends IllegalFormatException {
    public /*@ pure @*/ IllegalFormatFlagsException(String f) {
    }
}
