package java.util.function;

final /*@ nullable_by_default @*/ class AnyLongUnaryOperator extends LongAnswers implements LongUnaryOperator {
    public long applyAsLong(long operand) {
        return answer();
    }
}
