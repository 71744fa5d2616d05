package java.util.function;

/*@ nullable_by_default @*/
public interface LongSupplier {
    long getAsLong();
}
