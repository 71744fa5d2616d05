package java.util.function;

final /*@ nullable_by_default @*/ class AnyLongFunction<R> extends ObjectAnswers<R> implements LongFunction<R> {
    public R apply(long value) {
        return answer();
    }
}
