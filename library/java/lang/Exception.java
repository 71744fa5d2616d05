package java.lang;

public class Exception extends Throwable {
    public /*@ pure @*/ Exception() {
    }

    public /*@ pure @*/ Exception(/*@ nullable @*/ String message) {
    }

    public /*@ pure @*/ Exception(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
    }

    public /*@ pure @*/ Exception(/*@ nullable @*/ Throwable cause) {
    }
}
