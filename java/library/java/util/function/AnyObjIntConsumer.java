package java.util.function;

final /*@ nullable_by_default @*/ class AnyObjIntConsumer<T> implements ObjIntConsumer<T> {
    public void accept(T t, int value) {
    }
}
