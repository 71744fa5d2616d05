package java.util.concurrent;

/*@ nullable_by_default @*/
public interface Callable<V> {
    V call() throws Exception;
}
