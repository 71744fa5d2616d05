package java.util;

public class MissingFormatArgumentException extends IllegalFormatException {
    public /*@ pure @*/ MissingFormatArgumentException(String s) {
    }
}
