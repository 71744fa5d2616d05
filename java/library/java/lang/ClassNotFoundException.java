package java.lang;

public class ClassNotFoundException extends ReflectiveOperationException {
    public /*@ pure @*/ ClassNotFoundException() {
    }

    public /*@ pure @*/ ClassNotFoundException(/*@ nullable @*/ String message) {
        super(message);
    }
}
