package java.util.function;

final /*@ nullable_by_default @*/ class AnyDoubleUnaryOperator extends DoubleAnswers implements DoubleUnaryOperator {
    public double applyAsDouble(double operand) {
        return answer();
    }
}
