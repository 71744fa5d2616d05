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

    record Empty() {
    }

    record Flag(boolean on) {
    }

    record Key(/*@ nullable @*/ Node node, boolean on) {
    }

    // EXPECT holds bits=6 objects=1
    /*@ ensures \result == 31 * x + y; @*/
    static int hash(int x, int y) {
        return new Point(x, y).hashCode() + new Empty().hashCode();
    }

    // EXPECT violated postcondition bits=6 objects=1
    /*@ ensures \result == x + 31 * y; @*/
    static int hashWrong(int x, int y) {
        return new Point(x, y).hashCode();
    }

    // EXPECT holds bits=12 objects=1
    static void hashOfNull(boolean on) {
        assert new Key(null, on).hashCode() == (on ? 1231 : 1237);
    }

    // EXPECT holds bits=6 objects=1
    static void equalHashes(int x, int y) {
        assert !new Point(1, y).equals(new Point(x, 0)) || new Point(1, y).hashCode() == new Point(x, 0).hashCode();
    }

    // EXPECT violated assert bits=6 objects=1
    static void hashesDiffer(int y) {
        assert new Point(1, 0).hashCode() != new Point(0, y).hashCode();
    }

    // EXPECT holds bits=20 objects=1
    static void text(boolean a) {
        assert new Point(a ? 1 : -2, 3).toString().equals(a ? "Point[x=1, y=3]" : "Point[x=-2, y=3]");
    }

    // EXPECT violated assert bits=20 objects=1
    static void textWrong(boolean a) {
        assert new Flag(a).toString().equals("Flag[on=true]");
    }
}
