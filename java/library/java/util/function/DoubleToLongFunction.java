package java.util.function;

/*@ nullable_by_default @*/
public interface DoubleToLongFunction {
    long applyAsLong(double value);
}
