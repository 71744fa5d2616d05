/** Patterns, sealed types, records and enums. */
class Matching {
    sealed interface Shape permits Circle, Square, Rect {
    }

    record Circle(int r) implements Shape {
    }

    record Square(int s, Circle in) implements Shape {
    }

    record Rect(int w, int h) implements Shape {
        Rect {
            if (w > h) {
                int t = w;
                w = h;
                h = t;
            }
        }

        Rect(int w) {
            this(w, w);
        }

        int area() {
            return w * h;
        }
    }

    enum Level {
        LOW, MIDDLE {
            @Override
            int weight() {
                return super.weight() + 7;
            }
        },
        HIGH(3);

        final int k;

        Level() {
            this(1);
        }

        Level(int k) {
            this.k = k;
        }

        int weight() {
            return k;
        }

        Level next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    enum Arith {
        ADD {
            int apply(int a, int b) {
                return a + b;
            }
        },
        SUB {
            int apply(int a, int b) {
                return a - b;
            }
        };

        abstract int apply(int a, int b);
    }

    // EXPECT holds
    static int bound(Shape s) {
        if (s instanceof Circle c && c.r() > 0) {
            assert s == c;
            return c.r();
        }
        if (!(s instanceof Rect r)) {
            return 0;
        }
        assert r.w() == ((Rect) s).w();
        return r.w();
    }

    // EXPECT violated assert
    static void boundOnlyWhereItHolds(Shape s) {
        int v = s instanceof Circle c ? c.r() : s instanceof Rect q ? q.h() : -1;
        assert s instanceof Square || v != 1;
    }

    // EXPECT holds
    static void sealedHasNoOther(Shape s) {
        assert s instanceof Circle || s instanceof Square || s instanceof Rect;
    }

    // EXPECT violated assert
    static void sealedHasThree(Shape s) {
        assert s instanceof Circle || s instanceof Rect;
    }

    // EXPECT holds
    static int boundAfterALoop(Object o) {
        while (!(o instanceof Circle c)) {
            o = new Circle(3);
        }
        return c.r();
    }

    // EXPECT violated postcondition
    //@ ensures \result == 3;
    static int boundAfterALoopWrong(Shape o) {
        while (!(o instanceof Circle c)) {
            o = new Circle(3);
        }
        return c.r();
    }

    // EXPECT holds
    static void compact(int a, int b) {
        Rect r = new Rect(a, b);
        assert r.w() <= r.h() && (r.w() == a && r.h() == b || r.w() == b && r.h() == a);
    }

    // EXPECT violated assert
    static void compactChanges(int a, int b) {
        assert new Rect(a, b).w() == a;
    }

    // EXPECT holds
    static void recordsAreEqual(int a, int b) {
        assert new Rect(a, b).equals(new Rect(b, a));
        assert new Rect(a).equals(new Rect(a, a));
        assert new Square(a, null).equals(new Square(a, null));
        assert new Square(a, new Circle(b)).equals(new Square(a, new Circle(b)));
        assert !new Circle(a).equals(null);
    }

    // EXPECT violated assert
    static void recordsDiffer(int a, int b) {
        assert !new Square(a, new Circle(b)).equals(new Square(b, new Circle(a)));
    }

    // EXPECT violated assert
    static void recordsAreNoIdentities(Circle c, Circle d) {
        assert c == d || !c.equals(d);
    }

    // EXPECT holds
    static void otherClassesDiffer(Circle c, Square s) {
        assert !c.equals(s) && !s.equals(c);
    }

    // EXPECT holds
    static void next(Level l) {
        assert l.next() != l && l.next().next().next() == l;
        assert Level.values().length == 3 && Level.values() != Level.values();
        assert l.compareTo(Level.LOW) >= 0;
    }

    // EXPECT violated assert
    static void nextIsGreater(Level l) {
        assert l.next().compareTo(l) > 0;
    }

    // EXPECT holds bits=5
    static void bodies(Level l) {
        assert l.weight() == (l == Level.MIDDLE ? 8 : l == Level.HIGH ? 3 : 1);
        assert (l.getClass() == Level.class) == (l != Level.MIDDLE);
    }

    // EXPECT violated assert bits=5
    static void bodiesDiffer(Level l) {
        assert l.weight() == l.k;
    }

    // EXPECT violated assert
    static void abstractBodies(Arith a) {
        assert a.apply(1, 1) == 2;
    }

    // EXPECT holds bits=5
    static int nestedSwitches(Arith a, Level l) {
        int r = switch (a) {
            case ADD -> switch (l) {
                case LOW -> 0;
                default -> 1;
            };
            case SUB -> l == Level.HIGH ? 5 : 6;
        };
        assert r < 5 == (a == Arith.ADD);
        return r;
    }

    // EXPECT violated exception
    //@ ensures true;
    static int switchThrows(Arith a) {
        return switch (a) {
            case ADD:
                yield 1;
            case SUB:
                throw new IllegalStateException();
        };
    }

    // EXPECT violated null
    static int switchOnNull(/*@ nullable @*/ Arith a) {
        switch (a) {
            case ADD:
                return 1;
            default:
                return 2;
        }
    }

    // EXPECT violated assert
    static void switchWithoutDefault(Level l) {
        int r = 0;
        switch (l) {
            case LOW -> r = 1;
            case MIDDLE -> r = 2;
        }
        assert r != 0;
    }

    // EXPECT holds
    static void twoEnums(Level l, Arith a) {
        Comparable<Level> c = l;
        assert (Object) l != (Object) a;
        assert c.compareTo(l) == 0;
    }
}
