import org.sosy_lab.sv_benchmarks.Verifier;

/** What the machine says, and what a thread does alone. */
class Outside {
    // EXPECT violated assert bits=8 objects=1 unwind=1
    static void text() { assert !Verifier.nondetString().equals("a"); }
    // EXPECT holds bits=8 objects=1 unwind=1
    static void any() { assert Verifier.nondetString().length() >= 0; }
    // EXPECT violated assert bits=8 objects=1 unwind=1
    static void property() { assert System.getProperty("user.name") != null; }
    // EXPECT holds bits=8 objects=1 unwind=1
    static void otherwise() { assert System.getProperty("user.name", "x") != null; }
    // EXPECT violated null bits=8 objects=1 unwind=1
    static void environment() { assert System.getenv("HOME").length() >= 0; }
    // EXPECT violated exception bits=5 objects=1 runtime-exceptions=violation
    static void sleeps(int n) throws InterruptedException { Thread.sleep(n); }
    // EXPECT holds bits=5 objects=1
    static void cells(int n) {
        java.util.concurrent.atomic.AtomicIntegerArray a = new java.util.concurrent.atomic.AtomicIntegerArray(2);
        java.util.concurrent.atomic.LongAdder s = new java.util.concurrent.atomic.LongAdder();
        a.set(1, n);
        s.add(n);
        assert a.getAndIncrement(1) == n && a.get(1) == n + 1 && a.get(0) == 0 && s.sum() == n;
    }
    // EXPECT violated array-index bits=5 objects=1
    static void outside(int i) { new java.util.concurrent.atomic.AtomicLongArray(2).incrementAndGet(i); }
    // EXPECT violated assert bits=5 objects=1
    static void weak(int n) {
        java.util.concurrent.atomic.AtomicReferenceArray<int[]> a = new java.util.concurrent.atomic.AtomicReferenceArray<>(1);
        assert a.weakCompareAndSetPlain(0, null, new int[n & 1]);
    }
    // EXPECT holds bits=5 objects=1
    static void runs(int n) { int[] a = {n}; new Thread(() -> a[0]++).run(); assert a[0] == n + 1; System.gc(); }
}
