package java.util.function;

/*@ nullable_by_default @*/
public interface LongToDoubleFunction {
    double applyAsDouble(long value);
}
