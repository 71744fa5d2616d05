package java.util.function;

/*@ nullable_by_default @*/
public interface DoubleSupplier {
    double getAsDouble();
}
