/** Static and instance history: constraints, loops that call by contract, old variables. */
public class Counter {
    private static /*@ spec_public @*/ int instances = 0;
    //@ public static invariant instances >= 0;
    private /*@ spec_public @*/ int c;
    //@ public initially c == 0;
    //@ public constraint c >= \old(c);

    // EXPECT holds
    //@ requires instances < 100; assignable instances; ensures instances == \old(instances) + 1;
    public Counter() { instances++; }

    // EXPECT holds
    //@ public normal_behavior requires c < Integer.MAX_VALUE; assignable c; ensures c == \old(c) + 1;
    //@ also public exceptional_behavior requires c == Integer.MAX_VALUE; assignable \nothing; signals_only ArithmeticException;
    public void inc() { c = Math.addExact(c, 1); }

    // EXPECT violated constraint
    //@ assignable c; ensures c == 0;
    public void reset() { c = 0; }

    // EXPECT holds
    //@ requires 0 <= n && n <= 10 && c <= 1000; assignable c; ensures c == \old(c) + n;
    public void incBy(int n) {
        //@ loop_invariant 0 <= i <= n && c == \old(c) + i;
        //@ loop_modifies c, i;
        //@ loop_decreases n - i;
        for (int i = 0; i < n; i++) inc();
    }

    // EXPECT holds
    //@ old int before = c; requires c < 50; assignable c; ensures c == before + 2;
    public void twice() { inc(); inc(); }

    // EXPECT holds

    // EXPECT holds
    //@ ensures \result == (o instanceof Counter && ((Counter) o).c == c);
    @Override public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object o) { return o instanceof Counter && ((Counter) o).c == c; }
    //@ also ensures \result == c;
    @Override public /*@ pure @*/ int hashCode() { return c; }
}
