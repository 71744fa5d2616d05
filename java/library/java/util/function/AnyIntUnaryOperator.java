package java.util.function;

final /*@ nullable_by_default @*/ class AnyIntUnaryOperator extends IntAnswers implements IntUnaryOperator {
    public int applyAsInt(int operand) {
        return answer();
    }
}
