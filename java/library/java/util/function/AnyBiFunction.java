package java.util.function;

final /*@ nullable_by_default @*/ class AnyBiFunction<T, U, R> extends ObjectAnswers<R> implements BiFunction<T, U, R> {
    public R apply(T t, U u) {
        return answer();
    }
}
