/** Inner, local and anonymous classes. */
public class Inner {
    int f;

    interface Shape {
        int area();

        default int twice() {
            return 2 * area();
        }
    }

    class Part {
        int v;

        int sum() {
            return v + f;
        }

        void set() {
            Inner.this.f = v;
        }
    }

    class Sub extends Part {
        Sub(int v) {
            this.v = v;
        }

        int sum() {
            return super.sum() + 1;
        }
    }

    // EXPECT holds
    /*@ assignable f; ensures f == a; @*/
    void member(int a) {
        Part p = new Part();
        p.v = a;
        p.set();
    }

    // A part may belong to another object.
    // EXPECT violated postcondition
    /*@ ensures f == p.v; @*/
    void anyPart(Part p) {
        p.set();
    }

    // EXPECT holds
    /*@ ensures \result == o.f + a + 1; @*/
    int ofAnother(Inner o, int a) {
        return o.new Sub(a).sum();
    }

    // EXPECT violated null
    int ofNothing(/*@ nullable @*/ Inner o) {
        return o.new Part().v;
    }

    // EXPECT holds
    /*@ ensures \result == p + 1 + f; @*/
    int local(int p) {
        int x = p + 1;
        class L {
            int get() {
                return x + f;
            }

            L again() {
                return new L();
            }
        }
        return new L().again().get();
    }

    // EXPECT holds
    /*@ ensures \result == p + 1; @*/
    static int siblings(int p) {
        class A {
            int a = p;
        }
        class B extends A {
            int next() {
                return new A().a + 1;
            }
        }
        return new B().next();
    }

    // EXPECT violated postcondition
    /*@ ensures \result == p; @*/
    static int anonymous(int p) {
        Shape s = new Shape() {
            int calls;

            public int area() {
                calls++;
                return p * calls;
            }
        };
        return s.area() + s.area() - s.area();
    }

    // EXPECT holds
    /*@ ensures \result == p + p + 1; @*/
    static int defaults(int p) {
        return new Shape() {
            public int area() {
                return p;
            }

            public int twice() {
                return Shape.super.twice() + 1;
            }
        }.twice();
    }

    static abstract class Base {
        int n;

        Base(int n) {
            this.n = n;
            init();
        }

        abstract void init();
    }

    // What is captured is there before the superclass's constructor runs; fields are not.
    // EXPECT holds
    /*@ ensures \result == 0; @*/
    static int early(int p) {
        Base b = new Base(1) {
            int seen = 0;

            void init() {
                seen = p;
                n = p;
            }
        };
        return b.n - p;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == 0; @*/
    static int inLoop(int a, int b) {
        int s = 0;
        int[] xs = {a, b};
        for (int x : xs) {
            Shape t = new Shape() {
                public int area() {
                    return x;
                }
            };
            s += t.area();
        }
        return s - a;
    }

    // EXPECT holds invariants=receiver
    static int enclosingInstance(Part p) {
        return p.sum();
    }

    // EXPECT violated postcondition invariants=receiver
    /*@ ensures \result != 1; @*/
    static int enclosingInstanceWrong(Part p) {
        return p.sum();
    }

    static int captured(int x) {
        final int n = x;
        class T {
            final int made;
            T() { made = k(); }
            int k() { return n; }
        }
        T t = new T() { int k() { return super.k() + 1; } };
        return t.made;
    }

    // EXPECT holds invariants=receiver
    static void capturedAbove(int x) { assert captured(x) == x + 1; }
    // EXPECT violated assert invariants=receiver
    static void capturedAboveWrong(int x) { assert captured(x) == x; }
}
