package java.util.function;

/*@ nullable_by_default @*/
public interface ObjLongConsumer<T> {
    void accept(T t, long value);
}
