package java.util;

public class UnknownFormatConversionException extends IllegalFormatException {
    public /*@ pure @*/ UnknownFormatConversionException(String s) {
    }
}
