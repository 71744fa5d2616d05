package java.util.function;

/*@ nullable_by_default @*/
public interface DoubleToIntFunction {
    int applyAsInt(double value);
}
