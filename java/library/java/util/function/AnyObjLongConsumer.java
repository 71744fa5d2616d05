package java.util.function;

final /*@ nullable_by_default @*/ class AnyObjLongConsumer<T> implements ObjLongConsumer<T> {
    public void accept(T t, long value) {
    }
}
