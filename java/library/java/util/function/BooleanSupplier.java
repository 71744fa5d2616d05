package java.util.function;

/*@ nullable_by_default @*/
public interface BooleanSupplier {
    boolean getAsBoolean();
}
