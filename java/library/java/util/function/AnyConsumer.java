package java.util.function;

final /*@ nullable_by_default @*/ class AnyConsumer<T> implements Consumer<T> {
    public void accept(T t) {
    }
}
