/** Methods without a contract, and what their callers expect. */
public class Defaults {
    public interface Sink {
        void take(/*@ nullable @*/ Object o);
        /*@ pure @*/ int taken();
        int level(int k);
    }

    public static class Careless implements Sink {
        private int n;

        // EXPECT holds
        /*@ also public normal_behavior requires o != null; assignable n; ensures true; @*/
        public void take(Object o) { n = o.hashCode(); }

        // EXPECT violated assert
        //@ also requires k > 0; ensures \result == k;
        public int level(int k) {
            //@ assert k > 0;
            return k;
        }

        // EXPECT violated assignable
        public int taken() { n = 0; return n; }
    }

    //@ ensures \result > 0;
    public static int open(int k) { if (k < 1) throw new IllegalArgumentException(); return k; }

    // EXPECT violated postcondition
    //@ ensures \result > 0;
    public static int opened() {
        try { return open(0); } catch (IllegalArgumentException e) { return 0; }
    }

    /*@ public normal_behavior requires k > 0; ensures \result > 0; @*/
    public static int closed(int k) { if (k < 1) throw new IllegalArgumentException(); return k; }

    // EXPECT holds
    //@ ensures \result > 0;
    public static int opens() {
        try { return closed(1); } catch (IllegalArgumentException e) { return 0; }
    }
}
