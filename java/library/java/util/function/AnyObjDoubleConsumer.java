package java.util.function;

final /*@ nullable_by_default @*/ class AnyObjDoubleConsumer<T> implements ObjDoubleConsumer<T> {
    public void accept(T t, double value) {
    }
}
