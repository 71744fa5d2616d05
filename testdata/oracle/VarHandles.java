import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Variables that objects stand for: what one thread sees of VarHandle and the updaters of fields. */
class VarHandles {
    static class Item { int n; }
    static class Special extends Item { }

    static class Cell {
        int x;
        long wide;
        byte narrow;
        boolean set;
        volatile int count;
        volatile long total;
        /*@ nullable @*/ volatile Item item;
        /*@ nullable @*/ Integer box;
        /*@ pure @*/ int now() { return (int) X.getVolatile(this); }
    }

    static int shared;
    static final VarHandle X, WIDE, NARROW, SET, ITEM, BOX;
    private static final VarHandle SHARED;
    static {
        try {
            MethodHandles.Lookup l = MethodHandles.lookup();
            X = l.findVarHandle(Cell.class, "x", int.class);
            WIDE = l.findVarHandle(Cell.class, "wide", long.class);
            NARROW = l.findVarHandle(Cell.class, "narrow", byte.class);
            SET = l.findVarHandle(Cell.class, "set", boolean.class);
            ITEM = l.findVarHandle(Cell.class, "item", Item.class);
            BOX = MethodHandles.lookup().findVarHandle(Cell.class, "box", Integer.class);
            SHARED = l.findStaticVarHandle(VarHandles.class, "shared", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }
    static final VarHandle HIDDEN;
    static {
        try {
            HIDDEN = MethodHandles.privateLookupIn(HandlesHidden.class, MethodHandles.lookup()).findVarHandle(HandlesHidden.class, "hidden", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static class HandlesHidden { private int hidden; int is() { return hidden; } }
    // EXPECT holds bits=5 objects=1
    static void hidden(HandlesHidden h) { int old = (int) HIDDEN.getAndSet(h, 3); assert h.is() == 3 && (int) HIDDEN.get(h) == 3; }
    // EXPECT violated assert bits=5 objects=1
    static void hiddenWrong(HandlesHidden h) { int old = (int) HIDDEN.getAndAdd(h, 1); assert old == h.is(); }

    static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);
    static final VarHandle ITEMS = MethodHandles.arrayElementVarHandle(Item[].class);
    static final AtomicIntegerFieldUpdater<Cell> COUNT = AtomicIntegerFieldUpdater.newUpdater(Cell.class, "count");
    static final AtomicLongFieldUpdater<Cell> TOTAL = AtomicLongFieldUpdater.newUpdater(Cell.class, "total");
    static final AtomicReferenceFieldUpdater<Cell, Item> HELD = AtomicReferenceFieldUpdater.newUpdater(Cell.class, Item.class, "item");

    // EXPECT holds bits=3 objects=1
    //@ ensures c.x == n && \result == n;
    static int written(Cell c, int n) { X.set(c, n); return (int) X.get(c); }
    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \result == 0;
    static int read(Cell c) { return (int) X.getVolatile(c); }
    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures c.x == \old(c.x);
    static void released(Cell c) { X.setRelease(c, 1); }
    // EXPECT violated null bits=3 objects=1
    static void ofNothing(/*@ nullable @*/ Cell c) { X.setOpaque(c, 1); }
    // EXPECT holds bits=3 objects=1
    //@ ensures \result == (\old(c.x) == n) && c.x == (\result ? m : \old(c.x));
    static boolean compared(Cell c, int n, int m) { return X.compareAndSet(c, n, m); }
    // EXPECT violated assert bits=3 objects=1
    static void comparedOnce(Cell c, int n) { assert X.compareAndSet(c, n, n); }
    // EXPECT holds bits=3 objects=1
    static void weakKeeps(Cell c, int n) { int old = c.x; boolean b = X.weakCompareAndSetPlain(c, n, 1); assert b ? old == n && c.x == 1 : c.x == old; }
    // EXPECT violated assert bits=3 objects=1
    static void weakFails(Cell c) { int old = c.x; assert X.weakCompareAndSet(c, old, 1); }
    // EXPECT holds bits=3 objects=1
    static void exchanged(Cell c, int n) { int old = c.x; int was = (int) X.compareAndExchange(c, n, 2); assert was == old && c.x == (old == n ? 2 : old); }
    // EXPECT violated assert bits=3 objects=1
    static void exchangedAnyway(Cell c) { int was = (int) X.compareAndExchangeAcquire(c, 1, 2); assert c.x == 2; }
    // EXPECT holds bits=3 objects=1
    static void swapped(Cell c, int n) { int old = c.x; assert (int) X.getAndSet(c, n) == old && c.x == n; }
    // EXPECT violated assert bits=3 objects=1
    static void added(Cell c) { int old = c.x; X.getAndAdd(c, 1); assert c.x > old; }
    // EXPECT holds bits=3 objects=1
    static void addedBack(Cell c, int n) { int old = c.x; assert (int) X.getAndAddRelease(c, n) == old && c.x == old + n && (int) X.getAndAdd(c, -n) == old + n && c.x == old; }
    // EXPECT holds bits=8 objects=1
    static void narrowed(Cell c) { byte old = c.narrow; NARROW.getAndAdd(c, (byte) 1); assert c.narrow == (byte) (old + 1); }
    // EXPECT violated assert bits=9 objects=1
    static void narrowedToo(Cell c) { byte old = c.narrow; NARROW.getAndAdd(c, (byte) 1); assert c.narrow == old + 1; }
    // EXPECT holds bits=3 objects=1
    static void widened(Cell c, int n) { WIDE.set(c, n); long read = (long) WIDE.get(c); assert read == n && c.wide == n; }
    // EXPECT violated assert bits=3 objects=1
    static void widenedResult(Cell c) { long read = (long) X.get(c); assert read >= 0; }
    // EXPECT holds bits=3 objects=1
    static void bits(Cell c, long m) {
        long old = c.wide;
        assert (long) WIDE.getAndBitwiseOr(c, m) == old && c.wide == (old | m);
        WIDE.getAndBitwiseXor(c, m);
        assert c.wide == (old & ~m);
        WIDE.getAndBitwiseAnd(c, 1);
        assert c.wide == (old & ~m & 1);
    }
    // EXPECT violated assert bits=3 objects=1
    static void truths(Cell c) { assert !(boolean) SET.getAndBitwiseOr(c, true); }
    // EXPECT holds bits=3 objects=1
    static void truthsHold(Cell c, boolean b) { boolean old = c.set; SET.getAndBitwiseXor(c, b); assert c.set == (old != b); }
    // EXPECT holds bits=3 objects=2
    static void linked(Cell c, /*@ nullable @*/ Item i) { ITEM.setRelease(c, i); assert c.item == i && (Item) ITEM.getAcquire(c) == i; }
    // EXPECT violated assert bits=3 objects=2
    static void linkedOnce(Cell c, Item i, Item k) { boolean b = ITEM.compareAndSet(c, i, k); assert b == (c.item == k); }
    // EXPECT violated cast bits=3 objects=1
    static Special castResult(Cell c) { return (Special) ITEM.get(c); }
    // EXPECT violated cast bits=3 objects=1
    static void castValue(Cell c, Object o) { ITEM.set(c, o); }
    // EXPECT violated cast bits=3 objects=1
    static void castReceiver(Object o) { X.set(o, 1); }
    // EXPECT violated cast bits=3 objects=1
    static boolean castExpected(Cell c, Object o) { return ITEM.compareAndSet(c, o, null); }
    // EXPECT holds bits=8 objects=1
    static void boxed(Cell c, int n) { X.set(c, Integer.valueOf(n)); Object o = X.get(c); assert o.equals(n) && (Integer) X.get(c) == n; }
    // EXPECT violated null bits=8 objects=1
    static void unboxed(Cell c, /*@ nullable @*/ Integer n) { X.set(c, n); }
    // EXPECT holds bits=8 objects=1
    static void inBox(Cell c, int n) { BOX.set(c, n); assert c.box == n && (int) BOX.get(c) == n; }
    // EXPECT violated null bits=8 objects=1
    static int outOfBox(Cell c) { return (int) BOX.get(c); }
    // EXPECT holds bits=3 objects=1
    //@ ensures shared == \old(shared) + 1;
    static void counts() { int old = (int) SHARED.getAndAdd(1); assert old + 1 == shared; }
    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures shared != 0;
    static void resets() { SHARED.set(0); }
    // EXPECT violated assignable bits=3 objects=1
    //@ assignable c.wide;
    static void frame(Cell c) { X.getAndSet(c, 1); }
    // EXPECT holds bits=3 objects=1
    //@ requires c.x == 1; assignable c.x;
    static void frameHolds(Cell c) { X.compareAndSet(c, 1, 2); assert c.x == 2; WIDE.compareAndSet(c, c.wide + 1, 0); }
    // EXPECT holds bits=4 objects=1
    static void inOrder(Cell c) { int i = 1; X.set(c, i++ + i); assert c.x == 3 && i == 2; assert X.compareAndSet(c, i = 3, i = 4) && c.x == 4 && i == 4; }
    // EXPECT violated exception bits=3 objects=1
    static void afterArguments(/*@ nullable @*/ Cell c) { try { X.set(c, shared = 1); } catch (NullPointerException e) { assert shared == 1; throw e; } }
    // EXPECT holds bits=3 objects=1
    static void castAfterArguments(Object o) { shared = 0; try { X.set(o, shared = 1); } catch (ClassCastException e) { assert shared == 1; } }
    // EXPECT holds bits=3 objects=1
    static void local(Cell c) throws ReflectiveOperationException { VarHandle h = MethodHandles.lookup().findVarHandle(Cell.class, "x", int.class); h.set(c, 3); assert c.x == 3; }

    // EXPECT holds bits=3 objects=1
    //@ requires 0 <= i && i < a.length;
    static void element(int[] a, int i) { int old = a[i]; assert (int) INTS.getAndAdd(a, i, 2) == old && a[i] == old + 2 && INTS.compareAndSet(a, i, old + 2, 0) && a[i] == 0; }
    // EXPECT violated array-index bits=3 objects=1
    static void outside(int[] a, int i) { INTS.setVolatile(a, i, 1); }
    // EXPECT violated array-index bits=3 objects=1
    static Item outsideRead(Item[] a) { return (Item) ITEMS.get(a, 1); }
    // EXPECT violated array-store bits=3 objects=2
    //@ requires a.length == 1;
    static void stored(Item[] a, Item i) { ITEMS.set(a, 0, i); }
    // EXPECT violated array-store bits=3 objects=2
    //@ requires a.length == 1 && a[0] != null;
    static void storedNowhere(Item[] a, Item i) { ITEMS.compareAndSet(a, 0, null, i); }
    // EXPECT holds bits=3 objects=2
    //@ requires a.length == 1 && \typeof(a) == \type(Item[]);
    static void storedIn(/*@ nullable @*/ Item[] a, Item i) { Item old = a[0]; assert ITEMS.compareAndSet(a, 0, null, i) == (old == null); assert a[0] == (old == null ? i : old); }

    // EXPECT holds bits=4 objects=1
    static void updated(Cell c, int n) { int old = c.count; assert COUNT.addAndGet(c, n) == old + n && COUNT.getAndIncrement(c) == old + n && COUNT.decrementAndGet(c) == old + n && COUNT.get(c) == c.count; }
    // EXPECT violated assert bits=3 objects=1
    static void updatedUp(Cell c) { int old = c.count; assert COUNT.incrementAndGet(c) > old; }
    // EXPECT violated assert bits=3 objects=1
    static void updatedWeak(Cell c) { assert COUNT.weakCompareAndSet(c, c.count, 1); }
    // EXPECT holds bits=3 objects=1
    static void updatedWide(Cell c, long n) { TOTAL.lazySet(c, n); assert c.total == n && TOTAL.compareAndSet(c, n, 1) && TOTAL.getAndDecrement(c) == 1 && c.total == 0; }
    // EXPECT violated signals bits=3 objects=1
    //@ signals (ClassCastException e) false;
    static void updatedNothing(/*@ nullable @*/ Cell c) { COUNT.set(c, 1); }
    // EXPECT holds bits=3 objects=1
    static void updatedNothingSaid() { try { HELD.get(null); assert false; } catch (ClassCastException e) { } }
    // EXPECT holds bits=3 objects=2
    static void updatedItem(Cell c, Item i, /*@ nullable @*/ Item k) { Item old = c.item; assert HELD.compareAndSet(c, i, k) == (old == i); assert HELD.get(c) == (old == i ? k : old); HELD.set(c, null); assert HELD.getAndSet(c, i) == null && c.item == i; }
    // EXPECT violated null bits=3 objects=1
    static int updatedEmpty(Cell c) { return HELD.get(c).n; }

    // EXPECT holds bits=3 objects=1
    //@ ensures c.now() == 3 && (int) X.get(c) == 3 && COUNT.get(c) == \old(COUNT.get(c));
    static void asked(Cell c) { X.set(c, 3); }
    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures c.now() == \old(c.now()) && (int) INTS.get(a, 0) == 1;
    static void askedOther(Cell c, Cell d, int[] a) { X.set(d, 3); if (a.length > 0) a[0] = 1; }
    // EXPECT holds bits=8 objects=1
    static void summed(Cell c) { Runnable r = () -> X.getAndAdd(c, 1); int old = c.x; r.run(); assert c.x == old + 1; }
}
