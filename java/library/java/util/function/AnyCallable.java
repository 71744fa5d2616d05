package java.util.function;

import java.util.concurrent.Callable;

final /*@ nullable_by_default @*/ class AnyCallable<V> extends ObjectAnswers<V> implements Callable<V> {
    public V call() {
        return answer();
    }
}
