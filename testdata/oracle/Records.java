/** Records: fields, accessors, constructors and equality by components. */
public class Records {
    record Point(int x, int y) {
    }

    record Range(int lo, int hi) {
        //@ invariant lo <= hi;

        Range {
            if (lo > hi) {
                int t = lo;
                lo = hi;
                hi = t;
            }
        }

        Range(int hi) {
            this(0, hi);
        }

        int low() {
            return lo;
        }
    }

    record Node(/*@ nullable @*/ Node next, int v) {
        public int v() {
            return v + 1;
        }
    }

    // EXPECT holds
    /*@ ensures \result == a; @*/
    static int accessor(int a, int b) {
        return new Point(a, b).x();
    }

    // EXPECT violated postcondition
    /*@ ensures p.x == \result; @*/
    static int other(Point p) {
        return p.y();
    }

    // EXPECT holds
    /*@ ensures \result == (a < b ? a : b); @*/
    static int compact(int a, int b) {
        return new Range(a, b).lo();
    }

    // EXPECT holds
    /*@ ensures \result <= 0; @*/
    static int delegating(int hi) {
        return new Range(hi).low();
    }

    // EXPECT holds
    /*@ ensures \result <==> p.x == q.x && p.y == q.y; @*/
    static boolean equal(Point p, Point q) {
        return p.equals(q);
    }

    // EXPECT violated postcondition
    /*@ ensures \result <==> p == q; @*/
    static boolean notIdentity(Point p, Point q) {
        return p.equals(q);
    }

    // EXPECT holds
    /*@ ensures \result == n.v + 1; @*/
    static int declared(Node n) {
        return n.v();
    }

    // EXPECT violated null
    static int deep(Node n) {
        return n.next().v();
    }
}
