/** Fields of a type variable's type that are changed, and classes without a name that implement what generics give. */
class GenericChanges {
    static class Box<T> {
        T v;

        Box(T v) {
            this.v = v;
        }
    }

    static class Counter extends Box<Integer> {
        Counter() {
            super(0);
        }

        void up() {
            v++;
            this.v += 2;
            --super.v;
        }
    }

    interface Map1<T> {
        T of(T x);
    }

    static Box<Integer> last;

    static Box<Integer> made(int x) {
        last = new Box<>(x);
        return last;
    }

    // EXPECT holds bits=8 objects=0
    static void increments(int x) {
        Box<Integer> b = new Box<>(x);
        int old = b.v++;
        assert old == x && b.v == (int) (x + 1);
        assert ++b.v == (int) (x + 2);
        b.v -= 2;
        assert b.v == x;
    }

    // EXPECT violated assert bits=8 objects=0
    static void incrementsNot(int x) {
        Box<Integer> b = new Box<>(x);
        assert b.v++ != x;
    }

    // EXPECT holds bits=8 objects=0
    static void once(int x) {
        made(x).v += 1;
        assert last.v == (int) (x + 1);
    }

    // EXPECT violated null bits=8 objects=0
    static void ofNull(boolean b) {
        Box<Integer> x = new Box<>(b ? 1 : null);
        x.v++;
    }

    // EXPECT holds bits=8 objects=0
    static void inherited() {
        Counter c = new Counter();
        c.up();
        assert c.v == 2;
    }

    // EXPECT violated assert bits=8 objects=0
    static void inheritedNot(boolean twice) {
        Counter c = new Counter();
        c.up();
        if (twice) {
            c.up();
        }
        assert c.v == 2;
    }

    // EXPECT holds bits=8 objects=0
    static void text(boolean b) {
        Box<String> x = new Box<>(b ? "a" : null);
        x.v += "b";
        assert x.v.equals(b ? "ab" : "nullb");
    }

    // EXPECT violated assert bits=8 objects=0
    static void textNot(boolean b) {
        Box<String> x = new Box<>(b ? "a" : "");
        x.v += "b";
        assert x.v.length() == 2;
    }

    // EXPECT holds bits=8 objects=0
    static void flags(boolean b) {
        Box<Boolean> x = new Box<>(b);
        x.v ^= true;
        assert x.v != b;
    }

    // EXPECT violated cast bits=8 objects=0
    static void polluted(boolean b) {
        Box raw = new Box<>(b ? "a" : (Object) 1);
        Box<Integer> x = raw;
        x.v++;
    }

    // EXPECT holds bits=8 objects=0
    static void unnamed(int x) {
        Map1<Integer> m = new Map1<>() {
            public Integer of(Integer y) {
                return y + 1;
            }
        };
        assert m.of(x) == (int) (x + 1);
    }

    // EXPECT violated assert bits=8 objects=0
    static void unnamedNot(int x) {
        Map1<Integer> m = new Map1<>() {
            public Integer of(Integer y) {
                return y == 1 ? 2 : y;
            }
        };
        assert m.of(x) == x;
    }

    // EXPECT holds bits=8 objects=0
    static void ofVariable(boolean b) {
        assert applied(b).equals(b);
    }

    private static <U> U applied(U u) {
        Map1<U> m = new Map1<>() {
            public U of(U x) {
                return x == null ? u : x;
            }
        };
        return m.of(u);
    }

    // EXPECT violated cast bits=8 objects=0
    static void unnamedPolluted(boolean b) {
        Map1<Integer> m = new Map1<>() {
            public Integer of(Integer y) {
                return y;
            }
        };
        Map1 raw = m;
        raw.of(b ? 1 : (Object) "a");
    }
}
