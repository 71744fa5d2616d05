/** Where generics insert casts, and where they do not: all() writes down what happens. */
class Main {
    static String log = "";
    static void say(String s) { log = log + s + ";"; }

    static class Item implements Comparable<Item> {
        final int k;
        Item(int k) { this.k = k; }
        public int compareTo(Item o) { say("compare"); return k - o.k; }
        public boolean equals(Object o) { return o instanceof Item && ((Item) o).k == k; }
        int twice() { return 2 * k; }
    }
    static class Special extends Item { Special(int k) { super(k); } }
    static class Other { int z = 5; }
    interface Marked { int mark(); }
    static class Both extends Item implements Marked { Both() { super(9); } public int mark() { return 77; } }

    static class Box<T> {
        T v;
        Box(T v) { this.v = v; }
        Box() { }
        T get() { say("get"); return v; }
        void put(T t) { v = t; }
        Box<T> self() { return this; }
        <U> Box<U> with(U u) { return new Box<>(u); }
    }
    static class Sub extends Box<Item> {
        Item get() { say("Sub.get"); return v; }
        void put(Item t) { say("Sub.put"); super.put(t); }
    }
    interface Order<T> { boolean before(T a, T b); default boolean after(T a, T b) { return before(b, a); } }
    static class Items implements Order<Item> { public boolean before(Item a, Item b) { say("before"); return a.k < b.k; } }
    static abstract class Half<T extends Item> implements Order<T> { public boolean before(T a, T b) { say("half"); return a.k < b.k; } }
    static class Whole extends Half<Special> { }
    static class Own extends Half<Special> { public boolean before(Special a, Special b) { say("own"); return a.k > b.k; } }

    static class Stack<T> {
        T[] items;
        int size;
        @SuppressWarnings("unchecked") Stack(int n) { items = (T[]) new Object[n]; }
        void push(T t) { items[size++] = t; }
        T pop() { return items[--size]; }
        T[] all() { return items; }
        int count() { return all().length; }
        T first() { return all()[0]; }
    }
    static class Sorted<T extends Comparable<T>> {
        T[] items;
        @SuppressWarnings("unchecked") Sorted(int n) { items = (T[]) new Comparable[n]; }
        T max() { T m = items[0]; for (T t : items) if (t != null && t.compareTo(m) > 0) m = t; return m; }
    }

    static <T> T same(T t) { return t; }
    static <T extends Comparable<T>> T max(T a, T b) { return a.compareTo(b) >= 0 ? a : b; }
    static <T extends Item & Marked> int both(T t) { return t.twice() + t.mark(); }
    @SafeVarargs static <T> T[] list(T... ts) { return ts; }
    @SafeVarargs static <T> T[] again(T... ts) { return list(ts); }
    static <T> T[] pair(T a, T b) { return list(a, b); }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static Box<Item> polluted() { Box b = new Box(); b.put(new Other()); return b; }


    static void casts() {
        Box<Item> b = polluted();
        int way = 0;
        while (way < 20) {
            way++;
            try {
                switch (way) {
                    case 1: b.get(); break;
                    case 2: { Object o = b.get(); say("" + (o instanceof Other)); break; }
                    case 3: { Item i = b.get(); say("" + i.k); break; }
                    case 4: say("" + b.v.k); break;
                    case 5: say("" + b.get().twice()); break;
                    case 6: say("" + (b.get() == null)); break;
                    case 7: say("" + (b.v instanceof Item)); break;
                    case 8: say("" + b.get().equals(null)); break;
                    case 9: say("" + same(b.get()).k); break;
                    case 10: same(b.get()); break;
                    case 11: { Comparable<Item> c = b.v; say("" + (c == null)); break; }
                    case 12: { Object o = true ? b.v : null; say("" + (o == null)); break; }
                    case 13: { Item i = b.v == null ? null : b.v; say("" + i.k); break; }
                    case 14: { var i = b.v; say("" + i.k); break; }
                    case 15: b.put(b.get()); break;
                    case 16: b.self().put(b.v); break;
                    case 17: { Box<Item> c = b.with(b.v); say("" + c.v.k); break; }
                    case 18: { Object[] os = list(b.v); say("" + os.length); break; }
                    case 19: { Box<? extends Item> w = b; say("" + w.get().k); break; }
                    case 20: { Box<?> w = b; say("" + (w.get() == null)); break; }
                }
                say(way + " ok");
            } catch (ClassCastException e) {
                say(way + " cast");
            }
        }
    }

    static void bridges() {
        Order<Item> o = new Items();
        say("" + o.before(new Item(1), new Special(2)) + o.after(new Item(1), new Item(2)));
        raw(o, new Other());
        raw(new Whole(), new Item(1));
        raw(new Whole(), new Other());
        raw(new Own(), new Item(1));
        raw(new Own(), new Special(1));
        Box<Item> s = new Sub();
        s.put(new Item(4));
        say("" + s.get().k);
        try { ((Box) s).put(new Other()); say("put"); } catch (ClassCastException e) { say("not put"); }
        Half<Special> h = new Own();
        say("" + h.before(new Special(1), new Special(2)));
        try { Comparable c = new Item(1); c.compareTo(new Other()); } catch (ClassCastException e) { say("not comparable"); }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void raw(Order o, Object x) {
        try { say("raw " + o.before(x, x)); } catch (ClassCastException e) { say("raw cast"); }
        try { say("raw " + o.after(x, new Special(3))); } catch (ClassCastException e) { say("after cast"); }
    }

    static void arrays() {
        Stack<Item> s = new Stack<>(3);
        s.push(new Item(1));
        s.push(new Special(2));
        say("" + s.count() + s.pop().k + s.first().k);
        try { say("" + s.all().length); } catch (ClassCastException e) { say("all cast"); }
        try { say("" + s.items[0].k); } catch (ClassCastException e) { say("items cast"); }
        try { say("" + s.items.length); } catch (ClassCastException e) { say("length cast"); }
        try { for (Item i : s.all()) say("" + i.k); } catch (ClassCastException e) { say("for cast"); }
        try { Object o = s.all(); say("object"); } catch (ClassCastException e) { say("object cast"); }
        try { Object[] os = s.items; say("objects " + os.length); } catch (ClassCastException e) { say("objects cast"); }
        Sorted<Item> t = new Sorted<>(2);
        try { t.items[0] = new Item(3); say("stored"); } catch (ClassCastException e) { say("store cast"); }
        Comparable[] under = cast(t.items);
        under[0] = new Item(3);
        under[1] = new Item(5);
        say("" + t.max().k);
        Item[] is = list(new Item(1), new Special(2));
        say("" + is.length + is[1].k);
        is = again(new Item(1));
        say("" + is.length);
        try { is = pair(new Item(1), new Item(2)); say("pair"); } catch (ClassCastException e) { say("pair cast"); }
        Special[] none = list();
        say("" + none.length);
        say("" + Main.<Object>list(new Item(1), new Other()).length);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static Comparable[] cast(Object o) { return (Comparable[]) o; }

    static void calls() {
        say("" + max(new Item(1), new Item(2)).k + both(new Both()));
        Box<Box<Item>> bb = new Box<>(new Box<>(new Item(6)));
        say("" + bb.get().get().k + bb.v.v.twice());
        bb.get().v = new Item(8);
        say("" + bb.v.v.k);
        Item[][] grid = same(new Item[][] {{new Item(1)}, null});
        say("" + grid[0][0].k);
        try { say("" + same(grid)[1].length); } catch (NullPointerException e) { say("null row"); }
    }

    static String all() {
        casts();
        bridges();
        arrays();
        calls();
        return log;
    }
}
