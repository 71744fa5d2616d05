package java.util.function;

final /*@ nullable_by_default @*/ class AnyBiConsumer<T, U> implements BiConsumer<T, U> {
    public void accept(T t, U u) {
    }
}
