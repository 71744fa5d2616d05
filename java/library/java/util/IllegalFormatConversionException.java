package java.util;

public class IllegalFormatConversionException extends IllegalFormatException {
    public /*@ pure @*/ IllegalFormatConversionException(char c, Class<?> arg) {
    }
}
