/** Lambdas, method references, loops over an Iterable, casts that generics insert. */
class Lambdas {
    interface Op { int apply(int a, int b); }
    interface One { int apply(int a); }
    interface Fn<A, B> { B apply(A a); }
    interface Test<A> { boolean test(A a); default Test<A> not() { return a -> !test(a); } default Test<A> and(Test<? super A> o) { return a -> test(a) && o.test(a); } }
    interface Make<A> { A make(int k); }
    interface Run { void run(); }
    interface Order<A> { int compare(A a, A b); default Order<A> reversed() { return (a, b) -> compare(b, a); } }
    static class Item implements Comparable<Item> {
        int k;
        Item(int k) { this.k = k; }
        int key() { return k; }
        int plus(int n) { return k + n; }
        static int same(Item i) { return i.k; }
        public int compareTo(Item o) { return k < o.k ? -1 : k == o.k ? 0 : 1; }
    }
    static class Other { int z; }
    static class Box<A> {
        A v;
        Box(A v) { this.v = v; }
        A get() { return v; }
        <B> Box<B> map(Fn<? super A, ? extends B> f) { return new Box<>(f.apply(v)); }
    }
    static class Pair<A> implements Iterable<A> {
        final A first, second;
        Pair(A first, A second) { this.first = first; this.second = second; }
        public java.util.Iterator<A> iterator() {
            return new java.util.Iterator<A>() {
                int at;
                public boolean hasNext() { return at < 2; }
                public A next() { return at++ == 0 ? first : second; }
            };
        }
    }
    int f;
    int own(int n) { return f + n; }

    // EXPECT holds
    /*@ ensures \result == p + 1; @*/
    static int simple(int p) { One o = x -> x + 1; return o.apply(p); }

    // EXPECT violated postcondition
    /*@ ensures \result > p; @*/
    static int wraps(int p) { One o = x -> x + 1; return o.apply(p); }

    // EXPECT holds
    /*@ ensures \result == p + q; @*/
    static int captures(int p, int q) { One o = x -> x + q; return o.apply(p); }

    // EXPECT violated postcondition
    /*@ ensures \result == p; @*/
    static int capturesWrong(int p, int q) { One o = x -> x + q; return o.apply(p); }

    // EXPECT holds
    /*@ ensures \result == p + 2; @*/
    int keepsThis(int p) { One o = x -> x + f; f = 2; return o.apply(p); }

    // EXPECT violated postcondition
    /*@ ensures \result == p + \old(f); @*/
    int seesLater(int p) { One o = x -> x + f; f = 2; return o.apply(p); }

    // EXPECT holds
    /*@ ensures \result == p - q; @*/
    static int order(int p, int q) { Op o = (a, b) -> a - b; return o.apply(p, q); }

    // EXPECT violated postcondition
    /*@ ensures \result == q - p; @*/
    static int orderWrong(int p, int q) { Op o = (a, b) -> a - b; return o.apply(p, q); }

    // EXPECT holds
    /*@ ensures \result == (c ? p : q); @*/
    static int chosen(boolean c, int p, int q) { Op o = c ? (a, b) -> a : (a, b) -> b; return o.apply(p, q); }

    // EXPECT violated postcondition
    /*@ ensures \result == p; @*/
    static int chosenWrong(boolean c, int p, int q) { Op o = c ? (a, b) -> a : (a, b) -> b; return o.apply(p, q); }

    // EXPECT holds
    /*@ ensures \result == 3; @*/
    static int loopVariables() {
        One[] os = new One[3];
        for (int i = 0; i < 3; i++) { int j = i; os[i] = x -> x + j; }
        int s = 0;
        for (One o : os) s += o.apply(0);
        return s;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == 0; @*/
    static int loopVariablesWrong() {
        One[] os = new One[3];
        for (int i = 0; i < 3; i++) { int j = i; os[i] = x -> x + j; }
        return os[2].apply(0);
    }

    // EXPECT holds
    /*@ ensures \result == p + q + 1; @*/
    static int nested(int p, int q) { Fn<Item, One> g = i -> x -> x + i.k + 1; return g.apply(new Item(p)).apply(q); }

    // EXPECT violated postcondition
    /*@ ensures \result == q + 1; @*/
    static int nestedWrong(int p, int q) { Fn<Item, One> g = i -> x -> x + i.k + 1; return g.apply(new Item(p)).apply(q); }

    // EXPECT holds
    /*@ ensures \result == 2; @*/
    static int effects() { int[] n = {0}; Run r = () -> n[0]++; r.run(); r.run(); return n[0]; }

    // EXPECT violated postcondition
    /*@ ensures \result == 1; @*/
    static int effectsTwice() { int[] n = {0}; Run r = () -> n[0]++; r.run(); r.run(); return n[0]; }

    // EXPECT violated arithmetic
    static int divides(int p, int q) { Op o = (a, b) -> a / b; return o.apply(p, q); }

    // EXPECT holds
    static int madeOnly(int p) { Op o = (a, b) -> a / b; return p; }

    // EXPECT holds
    /*@ ensures \result == p; @*/
    static int unbound(int p) { Fn<Item, Object> self = i -> i; Make<Item> m = Item::new; Item i = (Item) self.apply(m.make(p)); return i.k; }

    // EXPECT holds
    /*@ ensures \result == p; @*/
    static int early(int p) { Item i = new Item(p); One o = i::plus; i = new Item(0); return o.apply(0); }

    // EXPECT violated postcondition
    /*@ ensures \result == p; @*/
    static int late(int p) { Item i = new Item(p); One o = i::plus; i.k = 1; return o.apply(0); }

    // EXPECT violated null
    static void nullReceiver(/*@ nullable @*/ Item i) { One o = i::plus; }

    // EXPECT violated null
    static boolean nullArgument(/*@ nullable @*/ Item i) { Test<Item> t = a -> a.k > 0; return t.test(i); }

    // EXPECT holds
    /*@ ensures \result == f + p; @*/
    int own2(int p) { One o = this::own; return o.apply(p); }

    // EXPECT violated postcondition
    /*@ ensures \result == p; @*/
    int own3(int p) { One o = this::own; return o.apply(p); }

    // EXPECT holds
    /*@ ensures \result == (p <= 0); @*/
    static boolean defaults(int p) { Test<Item> t = a -> a.k > 0; return t.not().test(new Item(p)); }

    // EXPECT violated postcondition
    /*@ ensures \result == (p > 0); @*/
    static boolean both(int p) { Test<Item> t = a -> a.k > 0; return t.and(a -> a.k != 1).test(new Item(p)); }

    // EXPECT holds
    /*@ ensures \result == (q < p ? -1 : p == q ? 0 : 1); @*/
    static int reversed(int p, int q) { Order<Item> o = Item::compareTo; return o.reversed().compare(new Item(p), new Item(q)); }

    // EXPECT violated postcondition
    /*@ ensures \result == 1; @*/
    static int compared(int p, int q) { Order<Item> o = Item::compareTo; return o.compare(new Item(p), new Item(q)); }

    // EXPECT violated array-length
    static int arrays(int n) { Fn2 f = int[]::new; return f.make(n).length; }
    interface Fn2 { int[] make(int n); }

    // EXPECT holds
    /*@ ensures \result == n; @*/
    static int arrays2(int n) { if (n < 0 || n > 2) return n; Fn2 f = int[]::new; return f.make(n).length; }

    // EXPECT holds
    /*@ ensures \result == p + 1; @*/
    static int mapped(int p) { return new Box<>(new Item(p)).map(i -> new Item(i.k + 1)).get().k; }

    // EXPECT violated postcondition
    /*@ ensures \result != 0; @*/
    static int mappedWrong(int p) { return new Box<>(new Item(p)).map(i -> new Item(i.k + 1)).get().k; }

    // EXPECT violated cast
    @SuppressWarnings({"unchecked", "rawtypes"})
    static int polluted(boolean c) { Box b = new Box(c ? new Item(1) : new Other()); Box<Item> i = b; return i.get().k; }

    // EXPECT holds
    @SuppressWarnings({"unchecked", "rawtypes"})
    static boolean unharmed(boolean c) { Box b = new Box(c ? new Item(1) : new Other()); Box<Item> i = b; Object o = i.get(); return o instanceof Item; }

    // EXPECT violated cast
    @SuppressWarnings({"unchecked", "rawtypes"})
    static int bridged(boolean c) { Comparable i = new Item(0); return i.compareTo(c ? new Item(1) : new Other()); }

    // EXPECT holds
    @SuppressWarnings({"unchecked", "rawtypes"})
    static int bridgedWell() { Comparable i = new Item(0); return i.compareTo(new Item(1)); }

    // EXPECT violated cast
    @SuppressWarnings({"unchecked", "rawtypes"})
    static Object lambdaCast(boolean c) { Fn<Item, Item> f = i -> i; Fn raw = f; return raw.apply(c ? new Item(1) : new Other()); }

    // EXPECT violated cast
    @SuppressWarnings("unchecked")
    static int genericArray() { Stack<Item> s = new Stack<>(); s.items[0] = new Item(1); return 1; }

    static class Stack<A> {
        A[] items;
        int n;
        @SuppressWarnings("unchecked") Stack() { items = (A[]) new Object[2]; }
        void push(A a) { items[n++] = a; }
        A pop() { return items[--n]; }
    }



    // EXPECT violated cast objects=1
    @SuppressWarnings({"unchecked", "rawtypes"})
    static int iteratesWrong(boolean c) { Pair p = new Pair(new Item(1), c ? new Item(2) : new Other()); Pair<Item> is = p; int s = 0; for (Item i : is) s += i.k; return s; }

    // EXPECT violated null objects=1
    static int iteratesNull(boolean c) { Pair<Item> is = c ? null : new Pair<>(new Item(1), new Item(1)); for (Object o : is) return 1; return 0; }

    // EXPECT violated exception
    static int throwing(int p) { One o = x -> { if (x == 3) throw new Error(); return x; }; return o.apply(p); }

    // EXPECT holds bits=4
    /*@ ensures \result == 6; @*/
    static int recursion() { fact = n -> n <= 1 ? 1 : n * fact.apply(n - 1); return fact.apply(3); }
    static /*@ nullable @*/ One fact;
}
