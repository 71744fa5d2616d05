package java.util.function;

/*@ nullable_by_default @*/
public interface Consumer<T> {
    void accept(T t);

    default Consumer<T> andThen(Consumer<? super T> after) {
        if (after == null) {
            throw new NullPointerException();
        }
        return (T t) -> {
            accept(t);
            after.accept(t);
        };
    }
}
