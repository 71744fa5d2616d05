package java.util.function;

/*@ nullable_by_default @*/
public interface IntToDoubleFunction {
    double applyAsDouble(int value);
}
