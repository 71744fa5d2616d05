package java.util.function;

final /*@ nullable_by_default @*/ class AnyLongToIntFunction extends IntAnswers implements LongToIntFunction {
    public int applyAsInt(long value) {
        return answer();
    }
}
