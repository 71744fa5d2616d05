package java.util;

public class IllegalFormatPrecisionException extends IllegalFormatException {
    public /*@ pure @*/ IllegalFormatPrecisionException(int p) {
    }
}
