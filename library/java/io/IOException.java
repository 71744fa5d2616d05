package java.io;

public class IOException extends Exception {
    public /*@ pure @*/ IOException() {
    }

    public /*@ pure @*/ IOException(/*@ nullable @*/ String message) {
    }

    public /*@ pure @*/ IOException(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
    }

    public /*@ pure @*/ IOException(/*@ nullable @*/ Throwable cause) {
    }
}
