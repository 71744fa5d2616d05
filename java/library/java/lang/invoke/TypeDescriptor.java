package java.lang.invoke;

public interface TypeDescriptor {
    interface OfField<F extends TypeDescriptor.OfField<F>> extends TypeDescriptor {
    }
}
