package java.util.function;

final /*@ nullable_by_default @*/ class AnyToIntBiFunction<T, U> extends IntAnswers implements ToIntBiFunction<T, U> {
    public int applyAsInt(T t, U u) {
        return answer();
    }
}
