package java.util;

public class DuplicateFormatFlagsException extends IllegalFormatException {
    public /*@ pure @*/ DuplicateFormatFlagsException(String f) {
    }
}
