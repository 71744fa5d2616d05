package java.util.function;

final /*@ nullable_by_default @*/ class AnyDoubleBinaryOperator extends DoubleAnswers implements DoubleBinaryOperator {
    public double applyAsDouble(double left, double right) {
        return answer();
    }
}
