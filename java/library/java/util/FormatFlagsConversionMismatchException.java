package java.util;

public class FormatFlagsConversionMismatchException extends IllegalFormatException {
    public /*@ pure @*/ FormatFlagsConversionMismatchException(String f, char c) {
    }
}
