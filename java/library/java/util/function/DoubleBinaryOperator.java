package java.util.function;

/*@ nullable_by_default @*/
public interface DoubleBinaryOperator {
    double applyAsDouble(double left, double right);
}
