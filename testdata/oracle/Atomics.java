import java.util.concurrent.atomic.*;

/** Atomic classes, as one thread sees them: made in the method, and before the call. */
class Atomics {
    static class Item { int n; }
    static class Counter { /*@ nullable @*/ AtomicInteger count; /*@ nullable @*/ AtomicReference<Item> item; }

    // EXPECT holds bits=5 objects=1
    static void made(int n) { AtomicInteger a = new AtomicInteger(n); assert a.incrementAndGet() == n + 1 && a.getAndDecrement() == n + 1 && a.get() == n && a.intValue() == n; }
    // EXPECT violated assert bits=4 objects=1
    static void grows(int n) { AtomicInteger a = new AtomicInteger(n); assert a.incrementAndGet() > n; }
    // EXPECT holds bits=4 objects=2
    static void input(AtomicInteger a, AtomicInteger b) { int n = a.get(); b.addAndGet(1); assert a.get() == (a == b ? n + 1 : n); }
    // EXPECT violated assert bits=3 objects=2
    static void alias(AtomicInteger a, AtomicInteger b) { a.set(1); b.set(2); assert a.getPlain() == 1; }
    // EXPECT violated null bits=3 objects=1
    static int field(Counter c) { return c.count.getAndAdd(1); }
    // EXPECT holds bits=3 objects=1
    static void swapped(AtomicInteger a, int x, int y) { int n = a.get(); assert a.compareAndSet(x, y) == (n == x) && a.get() == (n == x ? y : n); }
    // EXPECT violated assert bits=3 objects=1
    static void weak(AtomicInteger a) { assert a.weakCompareAndSetPlain(a.get(), 1); }
    // EXPECT holds bits=3 objects=1
    static void updated(AtomicInteger a) { int n = a.get(); assert a.getAndUpdate(v -> v + 1) == n && a.accumulateAndGet(n, (v, x) -> v - x) == 1; }
    // EXPECT violated assert bits=3 objects=1
    static void exchanged(AtomicInteger a) { assert a.compareAndExchange(1, 2) != 1; }
    // EXPECT holds bits=3 objects=1
    static void wide(AtomicLong a) { long n = a.getAndIncrement(); assert a.longValue() == n + 1; }
    // EXPECT violated assert bits=3 objects=1
    static void narrow(AtomicLong a) { assert a.longValue() == a.intValue(); }
    // EXPECT holds bits=3 objects=1
    static void once(AtomicBoolean b) { boolean first = b.compareAndSet(false, true); assert b.get() && !b.compareAndSet(false, true); }
    // EXPECT violated assert bits=3 objects=1
    static void twice(AtomicBoolean b) { assert !b.getAndSet(true); }
    // EXPECT holds bits=3 objects=1
    static void held(AtomicReference<Item> r, Item x) { Item y = r.getAndSet(x); assert r.get() == x && (y == null || y.n <= 3); assert r.compareAndSet(x, y) && r.get() == y; }
    // EXPECT violated null bits=3 objects=1
    static int empty(AtomicReference<Item> r) { return r.get().n; }
    // EXPECT violated assert bits=3 objects=2
    static void shared(Counter c, Counter d) { if (c != d && c.item != null && d.item != null) { c.item.set(null); assert d.item.get() == null; } }
    // EXPECT holds bits=3 objects=1
    static void itself(AtomicReference<Object> r) { r.set(r); assert r.get() == r; }
    // EXPECT violated assert bits=3 objects=1
    //@ requires a.get() > 0; ensures a.get() == \old(a.get()) - 1;
    static void contract(AtomicInteger a) { a.decrementAndGet(); assert a.get() > 0; }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \result != 2;
    static long added(java.util.concurrent.atomic.LongAdder a) {
        a.increment();
        return a.sum();
    }

    // EXPECT holds bits=3 objects=1
    //@ ensures a.sum() == 0;
    static long taken(java.util.concurrent.atomic.LongAdder a) {
        return a.sumThenReset();
    }

    // EXPECT holds bits=3 objects=2
    //@ ensures l != null;
    static void locked(java.util.concurrent.locks.Lock l, boolean b) {
        l.lock();
        try {
            if (b) {
                return;
            }
        } finally {
            l.unlock();
        }
    }

    // EXPECT violated signals bits=3 objects=2
    //@ signals (Exception e) false;
    static void unlocked(java.util.concurrent.locks.ReentrantLock l) {
        l.unlock();
    }

    // EXPECT holds bits=3 objects=2
    //@ ensures \result > 0;
    static int held(java.util.concurrent.locks.ReentrantLock l) {
        if (!l.isLocked()) {
            l.lock();
        }
        return l.getHoldCount();
    }

    // EXPECT violated assert bits=3 objects=2 collection-size=1
    static void sameNumbers(AtomicIntegerArray a, AtomicIntegerArray b) { int n = a.get(0); b.set(0, 1); assert a.get(0) == n; }
    // EXPECT holds bits=3 objects=2 collection-size=1
    static void numbers(AtomicIntegerArray a, AtomicIntegerArray b) { if (a != b && b.length() > 0 && a.length() > 0) { int n = a.getAndAdd(0, 1); b.set(0, 1); assert a.get(0) == n + 1 && a.compareAndSet(0, n + 1, n); } }
    // EXPECT violated array-index bits=3 objects=1 collection-size=2
    static long beyond(AtomicLongArray a) { a.set(a.length() - 1, 1); return a.get(0); }
    // EXPECT violated postcondition bits=3 objects=1 collection-size=2
    //@ ensures a.length() < 2 || a.get(0) <= \old(a.get(1));
    static void longs(AtomicLongArray a) { }
    // EXPECT holds bits=3 objects=1 Item=2 collection-size=2
    static void references(AtomicReferenceArray<Item> a, Item x) { for (int i = 0; i < a.length(); i++) { Item y = a.getAndSet(i, x); assert a.get(i) == x && (y == null || y.n <= 3); } }
    // EXPECT violated assert bits=3 objects=1 collection-size=2
    static void twiceIn(AtomicReferenceArray<Item> a) { if (a.length() == 2 && a.get(0) != null) assert a.get(0) != a.get(1); }
}
