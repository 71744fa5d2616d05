package java.util.function;

/*@ nullable_by_default @*/
public interface ObjDoubleConsumer<T> {
    void accept(T t, double value);
}
