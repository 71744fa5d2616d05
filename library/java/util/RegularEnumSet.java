package java.util;

/** What EnumSet makes. */
final /*@ nullable_by_default @*/ class RegularEnumSet<E extends Enum<E>> extends EnumSet<E> {
    RegularEnumSet(Class<E> type) {
        super(type);
    }
}
