package java.lang;

public class StackOverflowError extends VirtualMachineError {
    public /*@ pure @*/ StackOverflowError() {
    }

    public /*@ pure @*/ StackOverflowError(/*@ nullable @*/ String message) {
        super(message);
    }
}
