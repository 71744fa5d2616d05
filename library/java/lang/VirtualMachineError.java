package java.lang;

public abstract class VirtualMachineError extends Error {
    public /*@ pure @*/ VirtualMachineError() {
    }

    public /*@ pure @*/ VirtualMachineError(/*@ nullable @*/ String message) {
        super(message);
    }
}
