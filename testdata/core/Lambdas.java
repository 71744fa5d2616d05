import java.util.Iterator;
import java.util.Comparator;
import java.util.function.*;

/** Lambdas, method references and loops over an Iterable: all() writes down what happens. */
class Main {
    static String log = "";
    static int count;
    static void say(String s) { log = log + s + ";"; }
    static int next(String s) { count++; say(s + count); return count; }

    interface Run { void run(); }
    interface Op { int apply(int a, int b); }
    interface Make<T> { T make(int k); }
    interface Same<T> extends Function<T, T> { T apply(T t); }
    interface Items extends Function<Item, Item> { Item apply(Item i); default Items twice() { return i -> apply(apply(i)); } }
    interface Many { int sum(int a, int b, int c); }
    interface Wide { long get(int i); }
    interface Whole { Object get(); }
    interface Fails { void run() throws Exception; }
    static class Item {
        int k;
        Item(int k) { this.k = k; say("Item" + k); }
        Item(Item a, Item b) { this(a.k + b.k); }
        int key() { say("key"); return k; }
        int plus(int n) { return k + n; }
        boolean less(Item o) { return k < o.k; }
        static int twice(Item i) { return 2 * i.k; }
        static int sum(int... ns) { int s = 0; for (int n : ns) s += n; return s; }
        @SafeVarargs static <T> int length(T... ts) { return ts.length; }
        Item self() { return this; }
    }
    static class Special extends Item { Special(int k) { super(k); } int key() { say("special"); return -k; } }
    static class Other { }
    static class Holder<T> { T v; Holder(T v) { this.v = v; } T get() { return v; } }

    int f = 3;
    final Op field = (a, b) -> a * b + f;
    static final Op FIXED = (a, b) -> a - b;
    static Op fact;
    Main() { }
    int own(int n) { return f + n; }
    static int fails() { throw new IllegalStateException(); }

    static void plain() {
        int n = 4;
        Op add = (a, b) -> a + b + n;
        Op sub = (int a, int b) -> { int c = a - b; return c; };
        say("" + add.apply(1, 2) + sub.apply(1, 2) + FIXED.apply(9, 4) + new Main().field.apply(2, 3));
        Run r = () -> say("run");
        r.run();
        Run s = () -> next("value");
        s.run();
        Run t = () -> { if (n > 3) return; say("not here"); };
        t.run();
        Wide w = i -> i;
        Whole o = () -> new Item(n);
        say("" + w.get(5) + ((Item) o.get()).k);
        Op nested = (a, b) -> { Op in = (c, d) -> a + b + c + d + n; return in.apply(1, 1); };
        say("" + nested.apply(10, 100));
        int[] box = {0};
        Run up = () -> box[0]++;
        up.run();
        up.run();
        say("" + box[0]);
        say("" + ((Op) (a, b) -> a).apply(7, 8) + choose(true).apply(1, 2) + choose(false).apply(1, 2));
        fact = (a, b) -> a <= 1 ? b : fact.apply(a - 1, a * b);
        say("" + fact.apply(5, 1));
        try { Op z = (a, b) -> a / b; say("made"); z.apply(1, 0); } catch (ArithmeticException e) { say("zero"); }
        Op thrown = (a, b) -> { throw new IllegalArgumentException(); };
        try { thrown.apply(1, 2); } catch (IllegalArgumentException e) { say("thrown"); }
        Fails failing = () -> { if (n == 4) throw new Exception(); };
        try { failing.run(); } catch (Exception e) { say("checked"); }
    }

    static Op choose(boolean left) { return left ? (a, b) -> a : (a, b) -> b; }

    static void loops() {
        Op[] ops = new Op[4];
        for (int i = 0; i < 4; i++) { int j = i; ops[i] = (a, b) -> a + b * j; }
        int s = 0;
        for (Op o : ops) s += o.apply(1, 10);
        int[] ns = {1, 2, 3};
        Run[] rs = new Run[3];
        int at = 0;
        for (int n : ns) rs[at++] = () -> say("n" + n);
        for (Run r : rs) r.run();
        say("" + s);
    }

    class Inner {
        int g = 10;
        Op both = (a, b) -> f + g + a + b;
        Run deep() { return () -> { Run r = () -> { f++; g++; say("deep" + f + g + Main.this.own(1) + this.g); }; r.run(); }; }
        Supplier<Inner> again() { return Inner::new; }
    }
    void selves() {
        int p = 5;
        Run r = () -> { f += p; say("f" + this.f + own(1)); };
        r.run();
        Inner in = new Inner();
        say("" + in.both.apply(1, 2));
        in.deep().run();
        say("" + in.again().get().both.apply(0, 0));
        Supplier<Inner> make = () -> new Inner();
        say("" + make.get().both.apply(0, 0));
        IntUnaryOperator o = this::own;
        f = 100;
        say("" + o.applyAsInt(1));
        class Local { int q = p + f; int get() { return q + p; } }
        Supplier<Local> l = Local::new;
        Supplier<Local> m = () -> new Local();
        IntFunction<Whole> w = x -> new Whole() { int h = x; public Object get() { Op op = (a, b) -> a + b + x + p + h + f; return new Item(op.apply(1, 2)); } };
        say("" + l.get().get() + m.get().q + ((Item) w.apply(1000).get()).k);
    }
    static class Base { int v() { return 1; } }
    static class Derived extends Base {
        int v() { return 2; }
        IntSupplier both() { IntSupplier a = this::v; return () -> a.getAsInt() * 10 + this.v(); }
    }

    static void references() {
        ToIntFunction<Item> key = Item::key;
        ToIntFunction<Item> twice = Item::twice;
        Item i = new Special(6);
        say("" + key.applyAsInt(i) + twice.applyAsInt(i));
        IntSupplier bound = next("receiver") > 0 ? i::key : null;
        say("bound");
        say("" + bound.getAsInt());

        IntUnaryOperator plus = i.self()::plus;
        i.k = 60;
        say("" + plus.applyAsInt(1));
        BiPredicate<Item, Item> less = Item::less;
        say("" + less.test(i, new Item(70)));
        Make<Item> make = Item::new;
        BinaryOperator<Item> join = Item::new;
        say("" + make.make(3).k + join.apply(new Item(1), new Item(2)).k);
        IntFunction<int[]> array = int[]::new;
        IntFunction<Item[][]> grid = Item[][]::new;
        say("" + array.apply(3).length + grid.apply(2).length);
        try { array.apply(-1); } catch (NegativeArraySizeException e) { say("negative"); }
        Many many = Item::sum;
        IntSupplier none = Item::sum;
        IntBinaryOperator two = Item::sum;
        say("" + many.sum(1, 2, 3) + none.getAsInt() + two.applyAsInt(4, 5));
        ToIntBiFunction<Item, Item> length = Item::length;
        say("" + length.applyAsInt(i, i));
        try { Item nil = null; IntSupplier s = nil::key; say("not here"); } catch (NullPointerException e) { say("null receiver"); }
        try { key.applyAsInt(null); } catch (NullPointerException e) { say("null argument"); }
        Run fails = Main::fails;
        try { fails.run(); } catch (IllegalStateException e) { say("failed"); }
        LongSupplier wide = i::key;
        say("" + wide.getAsLong());
        Supplier<Object> object = i::self;
        say("" + (object.get() == i) + new Derived().both().getAsInt());
        Consumer<Item> drop = Item::key;
        drop.accept(i);
    }

    static <T, R> R with(T t, Function<? super T, ? extends R> f) { return f.apply(t); }
    static <T> T last(Iterable<? extends T> ts, BinaryOperator<T> f) { T r = null; for (T t : ts) r = r == null ? t : f.apply(r, t); return r; }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void generic() {
        Function<Item, Item> f = i -> new Item(i.k + 1);
        say("" + f.andThen(f).compose(f).apply(new Item(1)).k);
        Items more = i -> new Item(i.k * 3);
        say("" + more.twice().apply(new Item(2)).k + with(new Item(5), more).k + with(new Item(6), Item::self).k);
        Function raw = more;
        try { raw.apply(new Other()); say("not here"); } catch (ClassCastException e) { say("cast"); }
        raw = f;
        try { raw.apply(new Other()); say("not here"); } catch (ClassCastException e) { say("cast too"); }
        ToIntFunction key = (ToIntFunction<Item>) Item::key;
        try { key.applyAsInt(new Other()); say("not here"); } catch (ClassCastException e) { say("cast again"); }
        Function<Item, Object> lying = (Function) (Function<Object, Object>) o -> new Other();
        Function<Item, Item> liar = (Function) lying;
        liar.apply(null);
        try { Item i = liar.apply(null); say("not here"); } catch (ClassCastException e) { say("cast result"); }
        Holder<Item> held = (Holder) new Holder<Other>(new Other());
        Supplier<Item> get = held::get;
        try { get.get(); say("dropped"); Item i = get.get(); say("not here"); } catch (ClassCastException e) { say("cast behind the reference"); }
        Same<Item> same = i -> i;
        Function<Item, Item> up = same;
        say("" + up.apply(new Item(9)).k + Function.<Item>identity().apply(new Item(8)).k);
        Predicate<Item> p = i -> i.k > 3;
        say("" + p.test(new Item(4)) + p.negate().test(new Item(4)) + p.and(i -> i.k > 5).test(new Item(5)) + p.or(i -> i.k == 0).test(new Item(0)) + Predicate.not(p).test(new Item(1)));
        Comparator<Item> c = Comparator.comparingInt(Item::key);
        say("" + c.compare(new Item(1), new Item(2)) + c.reversed().compare(new Item(1), new Item(2)) + c.thenComparing((a, b) -> 7).compare(new Item(1), new Item(1)));
        IntUnaryOperator inc = x -> x + 1;
        say("" + inc.andThen(x -> x * 2).compose(x -> x - 3).applyAsInt(10));
        BiFunction<Item, Item, Item> join = Item::new;
        say("" + join.andThen(Item::key).apply(new Item(1), new Item(1)));
    }

    static class Range implements Iterable<Item> {
        final int lo, hi;
        Range(int lo, int hi) { this.lo = lo; this.hi = hi; }
        public Iterator<Item> iterator() {
            say("iterator");
            return new Iterator<Item>() {
                int at = lo;
                public boolean hasNext() { say("has"); return at < hi; }
                public Item next() { say("next"); return new Item(at++); }
            };
        }
    }
    static class Wrong implements Iterable { public Iterator iterator() { return new Iterator() {
        boolean more = true; public boolean hasNext() { return more; } public Object next() { more = false; return new Other(); } }; } }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void iterables() {
        int s = 0;
        for (Item i : new Range(0, 4)) { if (i.k == 1) continue; if (i.k == 3) break; s += i.k; }
        say("" + s);
        out: for (Object o : new Range(0, 2)) for (Item i : new Range(5, 7)) { if (i.k == 6) continue out; say("in"); }
        Iterable<Item> wrong = new Wrong();
        for (Object o : wrong) say("object");
        try { for (Item i : wrong) say("not here"); } catch (ClassCastException e) { say("cast item"); }
        for (Object o : new Wrong()) say("raw");
        new Range(1, 3).forEach(i -> say("each" + i.k));
        Iterable<Item> made = () -> new Range(3, 5).iterator();
        say("" + last(made, Item::new).k);
        try { Range none = null; for (Item i : none) say("not here"); } catch (NullPointerException e) { say("no range"); }
        try { Iterable<Item> none = () -> null; for (Item i : none) say("not here"); } catch (NullPointerException e) { say("no iterator"); }
        try { new Range(0, 1).iterator().remove(); } catch (UnsupportedOperationException e) { say("no removal"); }
    }

    static String all() {
        plain();
        loops();
        new Main().selves();
        references();
        generic();
        iterables();
        return log;
    }
}
