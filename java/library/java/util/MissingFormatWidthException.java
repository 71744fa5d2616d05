package java.util;

public class MissingFormatWidthException extends IllegalFormatException {
    public /*@ pure @*/ MissingFormatWidthException(String s) {
    }
}
