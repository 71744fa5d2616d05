package java.util.function;

/*@ nullable_by_default @*/
public interface Supplier<T> {
    T get();
}
