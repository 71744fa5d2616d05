/** Methods of classes and interfaces that nothing here extends or implements. */
class Heirs {
    static abstract class Shape {
        int n;
        /*@ nullable @*/ Shape next;
        //@ invariant n >= 0;

        // EXPECT holds bits=3
        //@ requires k >= 0;
        Shape(int k) {
            n = k;
        }

        abstract int area();

        // EXPECT holds bits=3 objects=2
        //@ ensures \result >= 0;
        int size() {
            return next == null ? n : next.n;
        }

        // EXPECT violated postcondition bits=3 objects=2
        //@ ensures n == \old(n);
        void take(Shape other) {
            other.n = 0;
        }

        // EXPECT holds bits=3 objects=1
        //@ requires flat;
        //@ ensures \result == n;
        int or(boolean flat) {
            return flat ? n : area();
        }

        // EXPECT violated invariant bits=3 objects=1
        void down() {
            n--;
        }
    }

    interface Pair {
        int first();

        int second();

        // EXPECT holds bits=3
        //@ ensures \result == (this == p);
        default boolean is(/*@ nullable @*/ Pair p) {
            return this == p;
        }

        // EXPECT violated postcondition bits=3
        //@ ensures !\result;
        default boolean same(/*@ nullable @*/ Pair p) {
            return this == p;
        }
    }
}
