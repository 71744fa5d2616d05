package java.util.function;

final /*@ nullable_by_default @*/ class AnyIntFunction<R> extends ObjectAnswers<R> implements IntFunction<R> {
    public R apply(int value) {
        return answer();
    }
}
