package java.util.function;

/*@ nullable_by_default @*/
public interface ObjIntConsumer<T> {
    void accept(T t, int value);
}
