package java.util.function;

/*@ nullable_by_default @*/
public interface IntSupplier {
    int getAsInt();
}
