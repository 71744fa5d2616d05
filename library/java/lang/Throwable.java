package java.lang;

/** Messages, causes and stack traces are not kept. */
public class Throwable {
    public /*@ pure @*/ Throwable() {
    }

    public /*@ pure @*/ Throwable(/*@ nullable @*/ String message) {
    }

    public /*@ pure @*/ Throwable(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
    }

    public /*@ pure @*/ Throwable(/*@ nullable @*/ Throwable cause) {
    }
}
