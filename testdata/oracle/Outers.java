/** Constructors of inner and of abstract classes, checked alone. */
public class Outers {
    int f;

    class Part {
        int v;

        // The object around is any.
        // EXPECT holds bits=2 objects=1
        /*@ ensures v == f + 1; @*/
        Part() {
            v = f + 1;
        }

        // EXPECT violated postcondition bits=2 objects=1
        /*@ ensures f == 0; @*/
        Part(int x) {
            f += x;
        }

        // EXPECT violated null bits=2 objects=1
        Part(/*@ nullable @*/ Outers o) {
            v = Outers.this.f + o.f;
        }

        // EXPECT violated postcondition bits=2 objects=1
        /*@ ensures v == x; @*/
        Part(int x, Outers o) {
            v = x;
            f = 0;
            o.f = 1;
            v += f;
        }
    }

    class Wide extends Part {
        int w = 1;

        // EXPECT holds bits=2 objects=1
        /*@ ensures v == f + 1 && w == 1; @*/
        Wide() {
        }

        // Its superclass may belong to another object.
        // EXPECT violated postcondition bits=2
        /*@ ensures v == Outers.this.f + w; @*/
        Wide(Outers o) {
            o.super();
            f += 0;
        }

        class Deep {
            int d;

            // EXPECT holds bits=2 objects=1
            /*@ ensures d == w + f; @*/
            Deep() {
                d = w + f;
            }
        }
    }

    static class Pair<T> {
        T held;

        class Half {
            T of;

            // EXPECT holds bits=2 objects=1
            /*@ ensures of == x; @*/
            Half(T x) {
                of = held;
                of = x;
            }

            // EXPECT violated postcondition bits=2 objects=1
            /*@ ensures of == null; @*/
            Half() {
                of = held;
            }
        }
    }

    static abstract class Shape {
        int n;
        int seen;

        /*@ invariant n >= 0; @*/

        // EXPECT holds bits=2 objects=1
        /*@ ensures seen == 0 || seen == 1; @*/
        Shape(int n) {
            this.n = n < 0 ? 0 : n;
            seen = sides();
        }

        // What a class below makes of it counts.
        // EXPECT violated postcondition bits=2 objects=1
        /*@ ensures seen == 0; @*/
        Shape() {
            seen = sides();
        }

        // EXPECT violated invariant bits=2 objects=1
        Shape(boolean b) {
            n = b ? -1 : 0;
        }

        // EXPECT violated postcondition bits=2 objects=1
        /*@ ensures this instanceof Dot; @*/
        Shape(byte b) {
        }

        // EXPECT holds bits=2 objects=1
        /*@ ensures this instanceof Dot != this instanceof Line; @*/
        Shape(char c) {
        }

        // Invariants of the classes below do not hold yet, those of other objects do.
        // EXPECT violated invariant bits=2 objects=1
        Shape(Dot other) {
            other.own = 0;
        }

        abstract int sides();
    }

    static class Dot extends Shape {
        int own = 1;

        /*@ invariant own == 1; @*/

        // EXPECT holds bits=2 objects=1
        Dot() {
            super(0);
        }

        int sides() {
            return own;
        }
    }

    static class Line extends Shape {
        Line() {
            super(1);
        }

        int sides() {
            return 1;
        }
    }

    static abstract class Refusing {
        // EXPECT holds bits=2 objects=1
        /*@ ensures k != 0;
          @ signals (IllegalStateException e) k == 0;
          @*/
        Refusing(int k) {
            if (k == 0) {
                throw new IllegalStateException();
            }
        }
    }

    static class Refused extends Refusing {
        int own = 1;

        /*@ invariant own == 1; @*/

        Refused() {
            super(1);
        }
    }

    abstract class Around {
        int v;

        // EXPECT violated postcondition bits=2
        /*@ ensures v == f; @*/
        Around() {
            v = look();
        }

        // EXPECT holds bits=2 objects=1
        /*@ ensures v == f; @*/
        Around(int k) {
            v = f;
        }

        abstract int look();
    }

    class Looking extends Around {
        int look() {
            return f;
        }
    }

    // What is captured is there before the constructor runs.
    static abstract class Early {
        int v;

        // EXPECT violated postcondition bits=2 objects=1
        /*@ ensures v == 0; @*/
        Early() {
            v = look();
        }

        abstract int look();

        static class Named extends Early {
            int look() {
                return 1;
            }
        }

        static Early of(int p) {
            return new Early() {
                int look() {
                    return p;
                }
            };
        }
    }
}
