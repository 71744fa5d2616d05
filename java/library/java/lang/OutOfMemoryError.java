package java.lang;

public class OutOfMemoryError extends VirtualMachineError {
    public /*@ pure @*/ OutOfMemoryError() {
    }

    public /*@ pure @*/ OutOfMemoryError(/*@ nullable @*/ String message) {
        super(message);
    }
}
