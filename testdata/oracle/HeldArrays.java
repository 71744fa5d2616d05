import java.util.ArrayList;
import java.util.List;

/** Arrays that are held as an Object. */
public class HeldArrays {
    int[] mine;

    // EXPECT holds bits=3 objects=1 array-length=2
    static void same(int[] a) {
        Object o = a;
        if (o != null) {
            assert o == a && o instanceof int[] && !(o instanceof Object[]) && ((int[]) o).length == a.length;
            assert o.equals(a) && o.getClass() == int[].class;
        }
    }

    // EXPECT violated assert bits=3 objects=2 array-length=1
    static void apart(int[] a, int[] b) {
        Object o = a;
        assert a == null || o != b;
    }

    // EXPECT violated cast bits=3 objects=1 array-length=1
    static int[] cast(boolean b, int[] a) {
        Object o = b ? a : new boolean[1];
        return (int[]) o;
    }

    // EXPECT holds bits=3 objects=1 array-length=1
    //@ requires a != null && a.length > 0;
    //@ ensures a[0] == x;
    static void written(int[] a, int x) {
        Object o = a;
        ((int[]) o)[0] = x;
    }

    // EXPECT violated assignable bits=3 objects=2 array-length=1
    //@ requires a != null && a.length > 0;
    //@ assignable a[*];
    static void outside(int[] a, HeldArrays h) {
        Object[] o = {a, h == null ? null : h.mine};
        int[] b = (int[]) o[1];
        if (b != null && b.length > 0) {
            b[0] = 1;
        }
    }

    // EXPECT holds bits=3 objects=1 array-length=1
    static void rows(int[][] g) {
        if (g != null && g.length > 0) {
            Object[] o = g;
            int[] r = {1};
            try {
                o[0] = r;
            } catch (ArrayStoreException e) {
                assert false;
            }
            assert g[0] == r && g[0][0] == 1;
        }
    }

    // EXPECT violated array-store bits=3 objects=1 array-length=1
    static void store(int[][] g) {
        if (g != null && g.length > 0) {
            Object[] o = g;
            o[0] = new boolean[1];
        }
    }

    // EXPECT holds bits=5 objects=1 array-length=1 collection-size=1
    static void listed(int[] a) {
        List<int[]> l = new ArrayList<>();
        l.add(a);
        assert l.get(0) == a;
    }

    // EXPECT violated assert bits=2 objects=1 array-length=1 collection-size=1
    static void given(List<int[]> l) {
        if (l != null && l.size() > 0 && l.get(0) != null && l.get(0).length > 0) {
            assert l.get(0)[0] != 1;
        }
    }

    // EXPECT violated assert bits=2 objects=1 array-length=1 collection-size=1
    static void both(List<int[]> l, int[] a) {
        if (l != null && l.size() > 0 && a != null) {
            assert l.get(0) != a;
        }
    }

    // EXPECT holds bits=2 objects=1 array-length=1 collection-size=1
    static void kept(List<int[]> l) {
        if (l != null && l.size() > 0) {
            int[] a = l.get(0);
            l.set(0, new int[1]);
            assert l.get(0) != a && l.get(0)[0] == 0;
        }
    }

    // EXPECT holds bits=3 objects=1 array-length=1
    static void copied(int[] a) {
        Object o = a;
        if (o instanceof int[] b) {
            Object c = b.clone();
            assert c != o && ((int[]) c).length == a.length;
        }
    }

    // EXPECT violated assert bits=3 objects=1
    static void nested(int x) {
        Object[] o = new Object[1];
        Object[] p = {o, new int[] {x}};
        o[0] = p;
        assert ((int[]) ((Object[]) o[0])[1])[0] != 2;
    }

    // EXPECT holds bits=3 objects=1 array-length=1
    static void hashes(int[] a) {
        if (a != null) {
            Object o = a;
            int h = o.hashCode();
            if (a.length > 0) {
                a[0]++;
            }
            assert h == a.hashCode();
        }
    }

    static class Box<T> {
        T one;
        T[] all;
    }

    Object other;

    // EXPECT violated assert bits=2 objects=1 array-length=1
    static void either(Object o) {
        assert !(o instanceof boolean[] b) || b.length == 0;
    }

    // EXPECT holds bits=2 objects=1 array-length=1
    static void unlike(int[] a, Object o) {
        assert !(o instanceof boolean[]) || !o.equals(a) && o.getClass() != int[].class;
    }

    // EXPECT violated assert bits=2 objects=1 array-length=1
    static void member(HeldArrays h) {
        assert h == null || h.mine == null || h.other != (Object) h.mine;
    }

    // EXPECT violated assert bits=2 objects=1 array-length=1
    static void element(Object[] o) {
        if (o != null && o.length > 0) {
            if (o[0] instanceof Object[] p) {
                assert p.length == 0 || p[0] != o;
            }
        }
    }

    // EXPECT holds bits=2 objects=1 array-length=1
    //@ requires b != null;
    static int[] boxed(Box<int[]> b) {
        return b.one;
    }

    // EXPECT violated cast bits=2 objects=1 array-length=1
    //@ requires b != null;
    static int[] unboxed(Box<?> b) {
        return (int[]) b.one;
    }

    // EXPECT violated cast bits=2 objects=1 array-length=1
    //@ requires b != null;
    static int[][] unchecked(Box<int[]> b) {
        return b.all;
    }

    // EXPECT violated assert bits=2 objects=1 array-length=1
    static void cloneable(Cloneable c, int[] a) {
        assert c == null || c != a;
    }

    // EXPECT violated assert bits=2 objects=1 array-length=1 collection-size=1
    static void common(List<int[]> l, Object o) {
        assert l == null || l.size() == 0 || l.get(0) == null || l.get(0) != o;
    }

    /** Arrays that class initialisation leaves where an Object is declared. */
    static class KeptAsObjects {
        static final Object LOCK = new int[1];
        static final Object[] BOTH = {new int[1], new KeptAsObjects()};
        /*@ nullable @*/ Object of;

        // EXPECT holds bits=3 objects=1
        //@ ensures \result;
        static boolean there() { return LOCK != null; }

        // EXPECT violated postcondition bits=3 objects=1
        //@ ensures \result != LOCK;
        static Object same() { return LOCK; }

        // EXPECT violated assert bits=3 objects=1
        void mayBe() { assert of != LOCK; }

        // EXPECT holds bits=3 objects=1
        //@ ensures \result == 1;
        static int length() { return ((int[]) LOCK).length; }
    }

    /** What arrays inherit from Object, asked of their own types. */
    static class AskedAsArrays {
        // EXPECT violated assert bits=3 objects=1 array-length=1
        static void differentHashes() { int[] x = {1}, y = {1}; assert x.hashCode() == y.hashCode(); }

        // EXPECT violated assert bits=3 objects=1 array-length=1
        static void hash() { assert new int[0].hashCode() == 0; }

        // EXPECT holds bits=3 objects=1 arrays=2 array-length=1
        //@ requires x != null && y != null;
        static void sameHash(int[] x, int[] y) { assert x != y || x.hashCode() == y.hashCode(); }

        // EXPECT holds bits=3 objects=1 arrays=2 array-length=1
        //@ requires x != null;
        static void same(int[] x, int[] y) { assert x.equals(y) == (x == y); }

        // EXPECT violated assert bits=3 objects=1 arrays=2 array-length=1
        //@ requires x != null;
        static void never(int[] x, int[] y) { assert !x.equals(y); }
    }

    /** Arrays of arrays, held in arrays of objects. */
    static class Nested {
        Object[] cells;
        Object[][] rows;

        // EXPECT holds bits=2 objects=1 arrays=2 array-length=1
        static void kept(Object[][] b) {
            Object[] a = new Object[1];
            a[0] = b;
            assert a[0] == b;
        }

        // EXPECT violated assert bits=2 objects=1 arrays=1 array-length=1
        //@ requires n.cells != null && n.cells.length == 1 && n.rows != null && n.rows.length == 1;
        static void within(Nested n) {
            n.cells[0] = n.rows;
            n.rows[0] = new Object[] {n.cells};
            assert n.rows[0][0] != n.cells;
        }
    }
}
