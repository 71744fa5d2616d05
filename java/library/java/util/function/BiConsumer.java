package java.util.function;

/*@ nullable_by_default @*/
public interface BiConsumer<T, U> {
    void accept(T t, U u);

    default BiConsumer<T, U> andThen(BiConsumer<? super T, ? super U> after) {
        if (after == null) {
            throw new NullPointerException();
        }
        return (t, u) -> {
            accept(t, u);
            after.accept(t, u);
        };
    }
}
