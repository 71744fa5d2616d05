package java.util.function;

final /*@ nullable_by_default @*/ class AnyLongPredicate extends BooleanAnswers implements LongPredicate {
    public boolean test(long value) {
        return answer();
    }
}
