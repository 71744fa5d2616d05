import java.util.*;
import java.util.function.*;

/** Functions that exist before the call: any without effects. */
class InputFunctions {
    static class Item { int n; }
    static class Big implements Predicate<Item> {
        int from;
        public boolean test(Item i) { return i.n >= from; }
    }
    static class Holder { Supplier<Item> items; }

    // EXPECT violated assert bits=3 objects=1
    static void test(Predicate<Item> p, Item i) { assert p.test(i); }
    // EXPECT violated assert bits=3 objects=1 collection-size=2
    static void changes(BooleanSupplier b) { boolean first = b.getAsBoolean(); assert first == b.getAsBoolean(); }
    // EXPECT holds bits=3 objects=1 collection-size=1
    static void constant(BooleanSupplier b) { boolean first = b.getAsBoolean(); assert first == b.getAsBoolean(); }
    // EXPECT violated assert bits=3 objects=1
    static void number(IntUnaryOperator f) { assert f.applyAsInt(1) != 2; }
    // EXPECT holds bits=3 objects=1
    static void object(Function<Item, Item> f, Item i) { Item x = f.apply(i); assert x != null; }
    // EXPECT violated assert bits=3 objects=1 Item=2
    static void other(UnaryOperator<Item> f, Item i) { assert f.apply(i) == i; }
    // EXPECT holds bits=3 objects=1
    static void nothing(Consumer<Item> c, Item i) { int n = i.n; c.accept(i); assert n == i.n; }
    // EXPECT holds bits=3 objects=1
    static void runs(Runnable r, Item i) { int n = i.n; r.run(); assert n == i.n; }
    // EXPECT violated assert bits=3 objects=1
    static void held(Holder h, Item i) { if (h.items != null) { Item x = h.items.get(); assert x != i; } }
    // EXPECT violated assert bits=3 objects=1 Item=2
    static void pair(BiFunction<Item, Item, Item> f, Item i) { Item x = f.apply(i, i); assert x == i; }
    // EXPECT holds bits=3 objects=1
    static void both(Predicate<Item> p, Item i) { boolean b = p.negate().test(i); assert b || !b; }
    // EXPECT violated assert bits=8 objects=1 collection-size=1
    static void composed(Function<Item, Item> f, Item i) { assert f.andThen(x -> x.n).apply(i) == 0; }
    // EXPECT violated assert bits=4 objects=1 collection-size=1
    static void counted(List<Item> l, Predicate<Item> p) { int n = 0; for (Item i : l) if (i != null && p.test(i)) n++; assert n == 0; }
    // EXPECT holds bits=3 objects=1 collection-size=1
    //@ assignable \nothing;
    static boolean any(List<Item> l, Predicate<Item> p) { for (Item i : l) if (i != null && p.test(i)) return true; return false; }
    // EXPECT violated assignable bits=3 objects=1
    //@ assignable \nothing;
    static void change(Supplier<Item> s) { s.get().n = 1; }
}
