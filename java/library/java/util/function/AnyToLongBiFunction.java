package java.util.function;

final /*@ nullable_by_default @*/ class AnyToLongBiFunction<T, U> extends LongAnswers implements ToLongBiFunction<T, U> {
    public long applyAsLong(T t, U u) {
        return answer();
    }
}
