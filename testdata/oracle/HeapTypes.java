/** Fields of the type of a type variable: before a call they hold what the type arguments say, and nothing else is known of them. */
public class HeapTypes {
    static class Item {
        int v;
    }

    static class Special extends Item {
    }

    static class Box<T> {
        /*@ nullable @*/ T item;
        /*@ nullable @*/ Box<T> next;

        /*@ nullable @*/ T get() {
            return item;
        }
    }

    static class Holder {
        Box<Item> box;

        // EXPECT holds bits=2 objects=1
        int field() {
            return box.item == null ? 0 : box.item.v;
        }
    }

    static class Ours<T> {
        /*@ nullable @*/ T own;
        Box<T> box;

        // EXPECT violated assert bits=2 objects=1
        void variable() {
            assert own == null || own instanceof Item;
        }
    }

    static class Many<T> {
        T[] all;

        /*@ nullable @*/ T first() {
            return all.length == 0 ? null : all[0];
        }
    }

    // EXPECT holds bits=2 objects=1 array-length=1
    static int elements(Many<Item> m) {
        Item i = m.first();
        return i == null ? 0 : i.v;
    }

    // EXPECT violated cast bits=2 objects=1 array-length=1
    static void elementsOfAny(Many<?> m) {
        Item i = (Item) m.first();
    }

    // EXPECT holds bits=2 objects=1
    static int parameter(Box<Item> b) {
        Item i = b.get();
        return i == null ? 0 : i.v;
    }

    // EXPECT violated cast bits=2 objects=1
    static void written(Box<Item> b) {
        Special s = (Special) b.item;
    }

    // EXPECT holds bits=2 objects=1
    static int bounded(Box<? extends Item> b) {
        return b.item == null ? 0 : b.item.v;
    }

    // EXPECT violated cast bits=2 objects=1
    static void wildcard(Box<?> b) {
        Item i = (Item) b.item;
    }

    // EXPECT violated cast bits=2 objects=1
    static void lower(Box<? super Item> b) {
        Item i = (Item) b.item;
    }

    // EXPECT violated cast bits=2 objects=1
    static void raw(Box b) {
        Item i = (Item) b.item;
    }

    // EXPECT violated cast bits=2 objects=2
    static void another(Box<Item> b, Box<?> c) {
        Item i = (Item) c.item;
    }

    // EXPECT holds bits=2 objects=2
    static int further(Box<Item> b) {
        return b.next == null || b.next.item == null ? 0 : b.next.item.v;
    }

    // EXPECT holds bits=2 objects=1
    static int nested(Box<Box<Item>> b) {
        return b.item == null || b.item.item == null ? 0 : b.item.item.v;
    }

    // EXPECT holds bits=2 objects=1
    static <T extends Item> int variables(Box<T> b) {
        return b.item == null ? 0 : b.item.v;
    }

    // Who pollutes the heap finds out.
    // EXPECT violated cast bits=2 objects=1
    static void polluted(Box<Item> b) {
        Box any = b;
        any.item = b;
        Item i = b.item;
    }
}
