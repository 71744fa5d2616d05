package java.util;

import java.util.function.Consumer;
import java.util.stream.StreamSupport;

/**
 * The elements of a collection, as its iterator gives them once the first one is asked for.
 * Where changes are counted, one behind the last element is noticed too.
 */
/*@ nullable_by_default @*/ class CollectionSource<E> extends StreamSupport.Source<E> {
    private final Collection<E> collection;
    private final SlotMap<?, ?> map;
    private Iterator<E> it;
    private int expected;

    CollectionSource(Collection<E> collection, boolean distinct, boolean sorted, boolean ordered) {
        this(collection, null, distinct, sorted, ordered);
    }

    /** The collection is a view of the map, unless that is null. */
    CollectionSource(Collection<E> collection, SlotMap<?, ?> map, boolean distinct, boolean sorted, boolean ordered) {
        super(distinct, sorted, ordered);
        this.collection = collection;
        this.map = map;
    }

    /** How often the collection has been changed. */
    int changes() {
        return map == null ? 0 : map.changes;
    }

    private void check() {
        if (changes() != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public boolean advance(Consumer<? super E> to, boolean whole) {
        if (it == null) {
            it = collection.iterator();
            expected = changes();
        }
        if (!it.hasNext()) {
            if (whole) {
                check();
            }
            return false;
        }
        to.accept(it.next());
        if (!whole) {
            check();
        }
        return true;
    }

    public long size() {
        return collection.size();
    }
}
