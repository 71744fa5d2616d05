/** Pure methods are functions of the heap, for clauses and for code alike. */
public class Cells {
    public interface Row {
        /*@ public normal_behavior ensures \result >= 0; @*/
        /*@ strictly_pure @*/ int size();

        /*@ public normal_behavior requires 0 <= i && i < size(); ensures true; @*/
        /*@ strictly_pure @*/ int get(int i);
    }

    public static final class One implements Row {
        private int n;
        //@ private instance invariant n >= 0;

        public /*@ strictly_pure @*/ int size() { return n > 0 ? 1 : 0; }

        public /*@ strictly_pure @*/ int get(int i) { return n; }
    }

    // EXPECT holds
    /*@ public normal_behavior requires \invariant_for(r); ensures \result == (r.size() > 0 ? r.get(0) : 0); assignable \strictly_nothing; @*/
    public static int first(Row r) { return r.size() > 0 ? r.get(0) : 0; }

    // EXPECT holds
    /*@ public normal_behavior requires \invariant_for(r) && r.size() == 1; ensures \result; assignable \strictly_nothing; @*/
    public static boolean twice(Row r) { return r.get(0) == r.get(0); }

    // EXPECT violated precondition
    /*@ public normal_behavior requires \invariant_for(r); ensures true; assignable \strictly_nothing; @*/
    public static int second(Row r) { return r.size() > 0 ? r.get(1) : 0; }
}
