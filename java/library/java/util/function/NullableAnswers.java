package java.util.function;

/** A function whose answers are objects or null. */
abstract /*@ nullable_by_default @*/ class NullableAnswers<R> extends Answers {
    private Object[] answers;

    //@ invariant answers != null && \typeof(answers) == \type(Object[]) && answers.length > 0;

    @SuppressWarnings("unchecked")
    final R answer() {
        return (R) answers[turn(answers.length)];
    }
}
