import java.util.*;
/** \values: what the variable of an enhanced for has been. */
public class Values {
    static class Item {}

    // EXPECT holds bits=3 objects=1 array-length=2
    //@ ensures \result == a.length;
    static int each(int[] a) {
        int s = 0;
        //@ loop_invariant \values.length == \count && (\forall int k; 0 <= k && k < \count; \values[k] == a[k]);
        for (int x : a) {
            s++;
            //@ assert \values == \seq_sub(\array2seq(a), 0, \count) && \values.length == s - 1;
            if (x > 1) continue;
        }
        return s;
    }

    // EXPECT violated assert bits=3 objects=1 array-length=2
    static void current(int[] a) {
        for (int x : a) {
            //@ assert \values.length == 0 || \values[\count - 1] == x;
        }
    }

    // EXPECT holds bits=3 objects=1 array-length=2
    static void overwritten(int[] a) {
        int i = 0;
        //@ loop_invariant (\forall int k; 0 <= k && k < \count; a[k] == 0 && \values[k] == \old(a[k]));
        for (int x : a) {
            a[i++] = 0;
            x = 1;
        }
    }

    // EXPECT violated loop-invariant bits=3 objects=1 array-length=2
    static void isOverwritten(int[] a) {
        int i = 0;
        //@ loop_invariant (\forall int k; 0 <= k && k < \count; \values[k] == a[k]);
        for (int x : a) a[i++] = 0;
    }

    // EXPECT holds bits=5 objects=1 collection-size=2
    //@ ensures \result == l.size();
    static int list(List<Item> l) {
        int n = 0;
        //@ loop_invariant n == \values.length && (\forall int k; 0 <= k && k < n; \values[k] == l.get(k));
        for (Item x : l) n++;
        return n;
    }

    // EXPECT holds bits=5 objects=1 collection-size=2
    static void listChanged(List<Item> l) {
        for (Item x : l) {
            //@ assert (\forall int k; 0 <= k && k < \values.length; \values[k] == l.get(k));
            x = null;
        }
    }

    // EXPECT violated assert bits=5 objects=1 collection-size=2
    static void listDiffers(List<Item> l) {
        //@ ghost \seq<Item> seen = \seq_empty;
        for (Item x : l) {
            //@ set seen = \values;
        }
        //@ assert seen.length == l.size();
    }

    // EXPECT holds bits=3 objects=1 array-length=2
    static void nested(int[] a) {
        for (int x : a) {
            //@ assert \values.length == \count;
            //@ loop_invariant \values.length == \count;
            for (int y : a) {
                //@ assert \values.length == 0 || \values[0] == a[0];
                if (y == 0) break;
            }
            //@ assert \values.length == \count;
        }
    }

    // EXPECT violated assert bits=3 objects=1 array-length=2
    static void objects(Object[] a) {
        for (Object x : a) {
            //@ assert (\forall int k; 0 <= k && k < \values.length; \values[k] != x);
        }
    }

    // EXPECT holds bits=4 objects=1 array-length=2
    static void widened(byte[] a) {
        //@ loop_modifies \nothing;
        //@ loop_invariant (\forall int k; 0 <= k && k < \values.length; \values[k] == a[k]);
        for (long x : a) {
            if (x > 1) continue;
            if (x < -1) break;
        }
    }

    // EXPECT holds bits=4 objects=1 array-length=2
    static void constants() {
        int n = 0;
        for (int x : new int[] {3, 2, 1, 0, -1}) {
            n++;
            //@ assert \values.length == n - 1 && \old(\values.length, LoopBodyBegin) == \count && (\forall int k; 0 <= k && k < \count; \values[k] == 3 - k);
        }
    }
}
