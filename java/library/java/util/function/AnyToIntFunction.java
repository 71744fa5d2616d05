package java.util.function;

final /*@ nullable_by_default @*/ class AnyToIntFunction<T> extends IntAnswers implements ToIntFunction<T> {
    public int applyAsInt(T value) {
        return answer();
    }
}
