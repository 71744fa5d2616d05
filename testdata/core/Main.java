/** What is run on the JVM as it stands and as its core: all() writes down what happens. */
class Main {
    static String log = "";
    static int count;
    static final int SIXTY = 60;
    static final long BIG = 1L << 40;
    static final String WORD = "w" + SIXTY;
    static int made = 7;
    static int[] table = {made, made + 1};
    static { made = made * 2; say("static " + made + table[1]); }
    static final int LATE = made + 1;

    int f = next("f");
    final int one = 1;
    int[] a = new int[] {f, one, next("a")};
    Main link;
    { f += 10; say("block " + f); }
    int g = next("g") + f;

    Main() { say("Main() " + f + g); }
    Main(int x) { this(); f = x; say("Main(int) " + f); }
    Main(long x, int... rest) { super(); say("Main(long) " + x + rest.length); }

    static void say(String s) { log = log + s + ";"; }
    static int next(String s) { count++; say(s + count); return count; }
    static boolean tell(boolean b, String s) { say(s); return b; }
    Main self(String s) { say(s); return this; }
    static Main none() { say("none"); return null; }

    static class Base {
        int x = 1;
        static String who() { return "Base"; }
        Base() { init(); }
        void init() { say("Base.init"); }
        int get() { return x; }
        private int own() { return 1; }
        int callOwn() { return own(); }
        String pick(Base b) { return "base"; }
        String pick(Derived d) { return "derived"; }
    }

    static class Derived extends Base {
        int x = 2;
        int y = 5;
        static String who() { return "Derived"; }
        void init() { say("Derived.init " + y); }
        int get() { return super.get() * 10 + x + super.x; }
        int own() { return 2; }
    }

    interface Shape { int SIDES = 4; int area(); default int twice() { return area() * 2; } }
    static class Square implements Shape {
        final int side;
        Square(int side) { this.side = side; }
        public int area() { return side * side; }
    }

    static void numbers() {
        byte b = 100; b += 100; say("" + b);
        short s = (short) 70000; say("" + s);
        char c = 'x'; c++; c += 1; say("" + c + (int) c + (char) (c + 1));
        int i = 1 << 33; i -= 3.7; say("" + i + -i + ~i + +i);
        i = -(2147483647) - 1; say("" + i + -i + i / -1 + (i >>> 28) + (i >> 28));
        long l = i; l = l * 2 + 1; say("" + l + (l << 65) + (l >>> 60) + (int) l + (byte) l);
        i <<= 35L; say("" + i);
        int z = 5; z = z++ + ++z; say("" + z); z += z++ * 2 + z--; say("" + z);
        say("" + 7 / 2 + -7 / 2 + 7 % -3 + -7 % 3 + 7.5 % 2 + 7 / 2.0 + 1 / 3f);
        float x = 0.1f; double d = x; say("" + x + d + (float) d + (x == d) + (0.0 == -0.0) + 1e300 * 1e10 + 0.0 / 0);
        say("" + (long) 1e30 + (int) Double.NaN + (char) 65.9 + (byte) 300.5);
        say("" + (5 & 3) + (5 | 3) + (5 ^ 3) + (true & false) + (true ^ false) + (true | false));
        say("" + BIG + WORD + Integer.MAX_VALUE + Long.MIN_VALUE + Integer.MIN_VALUE + "\"\\\t\u00e9" + 'q' + 1L + 2.0f + null);
        say("" + (1 + 2 + "3" + 4 + 5) + (char) 97 + (byte) -1 + (short) -2);
        boolean p = false; p |= true; p &= !p; p ^= true; say("" + p);
        say("" + (i < l) + (i <= 3) + (i > l) + (i >= 3) + (i == 3) + (i != 3) + (c < 200L));
    }

    static int order(int x, int y) { return x * 100 + y; }

    static void evaluation() {
        int[] a = {1, 2, 3, 4};
        int i = 0;
        a[i++] = a[i] + i++ * 10; say("" + a[0] + i);
        a[i] += i = 3; say("" + a[2] + i);
        i = 1; i += i++ + i; say("" + i);
        i = 1; say("" + order(i++, i++) + order(i = 7, i) + i);
        say("" + (tell(false, "l") && tell(true, "r")) + (tell(true, "l") || tell(true, "r")) + (tell(false, "l") & tell(true, "r")));
        Main m = new Main(next("arg"));
        m.link = m;
        m.self("one").f = m.self("two").f + m.link.link.f++; say("" + m.f);
        m.link.self("t").f += 5; --m.f; say("" + m.f-- + ++m.f + m.a[0]++ + m.a.length);
        none().count = 3; none().say("static of null"); say("" + none().count + none().SIXTY);
        try { none().self("never").f = next("right"); } catch (NullPointerException e) { say("npe"); }
        try { int[] n = null; n[next("index")] = next("value"); } catch (NullPointerException e) { say("npe2"); }
        try { a[next("high") + 90] = 10 / (count - count); } catch (ArithmeticException e) { say("division first"); }
        int[][] two = new int[2][next("inner")]; say("" + two.length + two[1].length + (new int[3][][])[2 - 1]);
        int[][] lit = {{1}, {2, 3}, {}}; say("" + lit[1][1] + lit[2].length);
        (a)[(0)] = ((5)); (i) = (a)[0]; say("" + (i) + (long) (i));
    }

    static int sum(int... xs) { int s = 0; for (int x : xs) s += x; return s; }
    static String over(long x) { return "long"; }
    static String over(Object x) { return "object"; }
    static String over(int x, int y) { return "two"; }
    static String over(int... x) { return "many"; }

    static void calls() {
        say("" + sum() + sum(1) + sum(1, 2) + sum(new int[] {4, 5, 6}));
        say(over(1) + over("s") + over(1, 2) + over(1, 2, 3) + over() + over('c'));
        Base b = new Derived(); say("" + b.x + ((Derived) b).x + b.get() + b.callOwn() + ((Derived) b).own() + b.who() + Derived.who());
        Derived d = (Derived) b; say(b.pick(b) + b.pick(d) + d.pick((Base) d) + (b instanceof Derived) + (b instanceof Derived e && e.x == 2));
        Shape s = new Square(3); say("" + s.area() + s.twice() + Shape.SIDES + ((Square) s).side + Square.SIDES);
        new Main(5L); new Main(5L, 1, 2).self("made");
        Object o = d; if (!(o instanceof Derived k)) return;
        say("" + k.y);
        try { Object q = new int[1]; Base bad = (Base) q; } catch (ClassCastException e) { say("cast"); }
        try { Base[] bs = new Derived[1]; bs[0] = new Base(); } catch (ArrayStoreException e) { say("store"); }
        say("" + (b == d) + (b != null) + (o == b) + Math.max(3, 4L) + Math.abs(-5));
    }

    static void flow() {
        int n = 0;
        outer: for (int i = 0, j = 10; i < j; i++, j--) {
            for (int k = 0; ; k++) {
                if (k == 1) continue;
                if (k > 3) continue outer;
                if (i == 3) break outer;
                if (k == 3 && i == 2) break;
                n = n * 2 + k;
            }
            n += 100;
        }
        say("" + n);
        int w = 0; while (w < 5) { if (w++ == 2) continue; n += w; } say("" + n + w);
        do { w--; if (w == 2) continue; n ^= w; } while (w > 0); say("" + n + w);
        do w += 2; while (w < 1); say("" + w);
        do n++; while (n < 0); say("" + n);
        both: { if (w > 0) { say("in"); break both; } say("not here"); }
        one: two: for (;;) { for (;;) { break two; } }
        for (int i = 0; i < 7; i++) say(group(i) + rule(i) + nothing(i));
        found: switch (w) { case 2: while (true) { if (w++ > 5) break found; } default: say("no"); }
        say("" + w);
        for (long v : new int[] {1, 2}) for (char c : new char[] {'a'}) say("" + v + c);
        final int three = 3;
        switch (w) { case three + 4: say("seven"); break; case 'a': say("a"); }
        if (w > 100) say("a"); else if (w > 5) say("b"); else say("c");
        say("" + (w > 5 ? 1 : 'b') + (w > 5 ? 'a' : 0) + (w > 5 ? 1 : 2.0) + (w > 5 ? (short) 1 : 'b') + (w < 0 ? null : "x"));
        ; ;
    }

    static String group(int x) {
        String s = "";
        switch (x) { case 1: s += 1; case 2: case 3: s += 2; break; default: s += "d"; case 4: s += 4; case 5: return s + 5; }
        return s;
    }

    static String rule(int x) {
        String s = "";
        switch (x) { case 1, 2 -> s += 1; case 3 -> { s += 3; if (s != null) break; s += "no"; } default -> s += "d"; }
        return s;
    }

    static String nothing(int x) {
        String s = switch (x) { case 1 -> { say("null"); yield null; } default -> null; };
        return s + (String) (switch (x) { default -> null; }) + (s == switch (x) { default -> null; });
    }

    static int exceptional(int x) {
        try {
            say("try");
            if (x == 0) throw new IllegalStateException("state");
            if (x == 1) return 10 / (x - 1);
            if (x == 2) throw new IllegalArgumentException();
            if (x == 3) return 3;
            try { int[] a = new int[x - 5]; say("length " + a.length); } finally { say("inner"); if (x == 5) return 55; }
        } catch (IllegalStateException | ArithmeticException e) {
            say("one of two");
            if (x == 1) throw e;
        } catch (RuntimeException e) {
            say("runtime");
            x = 20;
        } finally {
            say("finally " + x);
            count++;
        }
        synchronized (log) { x++; }
        assert x > 1000 : "assertions are off";
        return x;
    }

    enum Colour {
        RED, GREEN { int code() { return super.code() * 10; } }, BLUE(7);
        private final int more;
        static int met;
        Colour() { this(1); }
        Colour(int more) { this.more = more; say("colour " + more + ordinal()); }
        int code() { return more + ordinal(); }
    }

    record Point(int x, int y) {
        static int points;
        Point { points++; if (x < 0) x = 0; }
        Point(int both) { this(both, both); }
        int sum() { return x + y(); }
    }

    record Pair(double d, Point p) { }

    record Empty() { }

    record Named(String name, boolean on, char c) { }

    class Inner {
        int own = Main.this.f + 1;
        int f = own * 2;
        Inner() { say("Inner " + Main.this.f + f); }
        int outer() { f++; Main.this.f++; return f + Main.this.f + next("inner"); }
        class Deep {
            int all() { return own + f + Main.this.f + outer(); }
        }
    }

    class Heir extends Inner {
        Heir() { super(); }
        int outer() { return super.outer() + 1000; }
    }

    static class Resource implements AutoCloseable {
        final String name;
        final boolean bad;
        Resource(String name, boolean bad) { this.name = name; this.bad = bad; say("open " + name); }
        public void close() { say("close " + name); if (bad) throw new IllegalStateException(); }
    }

    static String choose(Colour c) {
        switch (c) {
            case BLUE: return "blue";
            case RED: say("red"); break;
            default: return "other";
        }
        return "end";
    }

    static int value(int x, Colour c) {
        int y = x;
        int z = 100 + switch (x) {
            case 0, 1 -> y++;
            case 2 -> { y = 7; yield y * 2; }
            case 3 -> c == Colour.RED ? 30 : 31;
            default -> throw new IllegalArgumentException();
        } + y;
        String s = switch (c) { case RED -> "r" + z; case GREEN -> "g"; case BLUE -> { z++; yield "b"; } };
        String t = switch (x + 1) { case 1: z--; case 2: yield "fall"; default: yield "rest"; };
        say(s + t + z);
        return z;
    }

    static void objects() {
        for (Colour c : Colour.values()) say(choose(c) + c.code() + c.ordinal() + c.compareTo(Colour.GREEN) + (c == Colour.RED));
        for (int i = 0; i < 5; i++) {
            try { say("" + value(i, Colour.values()[i % 3])); } catch (IllegalArgumentException e) { say("none " + i); }
        }
        Point p = new Point(-3, 4), q = new Point(2);
        say("" + p.x() + p.y + p.sum() + q.sum() + p.equals(q) + q.equals(new Point(2)) + p.equals(null) + Point.points);
        say(p.toString() + q + new Empty() + new Named(null, true, 'c').hashCode() + new Named("n", false, 'd') + p.hashCode() + new Empty().hashCode());
        for (String n : new String[] {"RED", "BLUE", "red", null}) {
            try { say(Colour.valueOf(n).name() + Colour.valueOf(n)); } catch (IllegalArgumentException | NullPointerException e) { say("no " + n); }
        }
        say("" + new Pair(0.0, null).equals(new Pair(-0.0, null)) + new Pair(0.0 / 0, p).equals(new Pair(0.0 / 0, new Point(0, 4))));
        Main m = new Main();
        Inner in = m.new Inner();
        Inner heir = m.self("outer").new Heir();
        say("" + in.outer() + heir.outer() + in.new Deep().all() + heir.new Deep().all() + m.f);
        try { none().new Inner(); } catch (NullPointerException e) { say("no outer"); }
        int base = count; String word = "w" + base;
        class Local extends Base {
            int x = base;
            Local(int more) { x += more; }
            int get() { return super.get() + x + (word == null ? 1 : 2); }
            Local other() { return new Local(5); }
        }
        say("" + new Local(1).get() + new Local(2).other().get());
        Shape anon = new Shape() {
            int n = base;
            { n++; }
            public int area() { return n++ + new Local(3).x; }
        };
        say("" + (anon.area() - base) + (anon.twice() - 4 * base));
        Base over = new Base() { int get() { return super.get() + 5; } };
        say("" + over.get() + m.made(4).area());
    }

    Shape made(int n) { return new Shape() { public int area() { return n * 2 + f + one; } }; }

    static void resources() {
        for (int i = 0; i < 4; i++) {
            try (Resource a = new Resource("a" + i, i == 1); Resource b = i == 2 ? null : new Resource("b", i == 3)) {
                say("body");
                if (i == 3) throw new IllegalArgumentException();
            } catch (IllegalStateException e) { say("state"); } catch (IllegalArgumentException e) { say("argument"); } finally { say("done"); }
        }
    }

    boolean like(Object o) { return o != null && getClass() == o.getClass(); }

    static void classes() {
        Base base = new Base();
        Base derived = new Derived();
        Base over = new Base() { int get() { return ((Base) this).getClass() == Base.class ? 1 : super.getClass().equals(Derived.class) ? 2 : 3; } };
        say("" + (base.getClass() == derived.getClass()) + (derived.getClass() == Derived.class) + (Base.class != base.getClass()) + over.get());
        say("" + derived.getClass().equals(new Derived().getClass()) + Base.class.equals(over.getClass()) + new Main().like(base) + new Main(1).like(new Main(2L)));
        try { Base nothing = tell(true, "nothing") ? null : base; say("" + (base.getClass() == nothing.getClass())); } catch (NullPointerException e) { say("no class"); }
        int[] copied = table.clone();
        copied[0]++;
        say("" + table[0] + copied[0] + copied.length + (table.clone() == table));
        Main[] mains = {};
        say("" + (mains.getClass() == Main[].class));
        Class<?> kind = over.getClass();
        java.util.function.Function<Object, Class<?>> classOf = Object::getClass;
        say(kind.getSuperclass().getSimpleName() + " " + (kind == Base.class) + int[].class + void.class.getName() + classOf.apply(mains).getSimpleName() + Derived.class.isInstance(derived));
        try { Main none = null; say("" + none.getClass().getName()); } catch (NullPointerException e) { say("no class"); }
    }

    static String all() {
        objects();
        classes();
        resources();
        numbers();
        evaluation();
        calls();
        flow();
        for (int i = 0; i < 7; i++) {
            try { say("" + exceptional(i)); } catch (ArithmeticException e) { say("arithmetic"); }
        }
        say("" + made + LATE + table[0]);
        return log;
    }
}
