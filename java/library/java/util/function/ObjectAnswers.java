package java.util.function;

/** A function whose answers are objects. */
abstract class ObjectAnswers<R> extends Answers {
    private Object[] answers;

    //@ invariant answers != null && \typeof(answers) == \type(Object[]) && answers.length > 0;
    //@ invariant (\forall int i; 0 <= i && i < answers.length; answers[i] != null);

    @SuppressWarnings("unchecked")
    final R answer() {
        return (R) answers[turn(answers.length)];
    }
}
