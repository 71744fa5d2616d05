import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.*;

/** What is run on the JVM as it stands and as its core: accesses by objects that stand for variables. */
class Main {
    static String log = "";
    static int count;

    static class Item { int n = 1; }
    static class Special extends Item { }

    static class Cell {
        private int x;
        long wide = 1L << 40;
        byte narrow = 127;
        short half = -1;
        char letter = 'a';
        boolean set;
        float real = 1.5f;
        double exact = -0.0;
        private volatile int count;
        volatile long total;
        volatile Item item;
        Integer box = 7;
        final int fixed = 3;
    }

    private static int shared = 5;
    static final VarHandle X, WIDE, NARROW, HALF, LETTER, SET, REAL, EXACT, ITEM, BOX, FIXED;
    private static final VarHandle SHARED;
    static {
        try {
            MethodHandles.Lookup l = MethodHandles.lookup();
            X = l.findVarHandle(Cell.class, "x", int.class);
            WIDE = l.findVarHandle(Cell.class, "wide", long.class);
            NARROW = l.findVarHandle(Cell.class, "narrow", byte.class);
            HALF = l.findVarHandle(Cell.class, "half", short.class);
            LETTER = l.findVarHandle(Cell.class, "letter", char.class);
            SET = l.findVarHandle(Cell.class, "set", boolean.class);
            REAL = l.findVarHandle(Cell.class, "real", float.class);
            EXACT = l.findVarHandle(Cell.class, "exact", double.class);
            ITEM = l.findVarHandle(Cell.class, "item", Item.class);
            BOX = l.findVarHandle(Cell.class, "box", Integer.class);
            FIXED = l.findVarHandle(Cell.class, "fixed", int.class);
            SHARED = l.findStaticVarHandle(Main.class, "shared", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }
    static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);
    static final VarHandle ITEMS = MethodHandles.arrayElementVarHandle(Item[].class);
    static final AtomicIntegerFieldUpdater<Cell> COUNT = AtomicIntegerFieldUpdater.newUpdater(Cell.class, "count");
    static final AtomicLongFieldUpdater<Cell> TOTAL = AtomicLongFieldUpdater.newUpdater(Cell.class, "total");
    static final AtomicReferenceFieldUpdater<Cell, Item> HELD = AtomicReferenceFieldUpdater.newUpdater(Cell.class, Item.class, "item");

    static void say(String s) { log = log + s + ";"; }
    static int next(String s) { count++; say(s + count); return count; }
    static Cell tell(Cell c, String s) { say(s); return c; }

    static void numbers(Cell c) {
        X.set(tell(c, "cell"), next("value"));
        say("" + (int) X.get(c) + (long) X.getVolatile(c) + (double) X.getOpaque(c) + X.getAcquire(c));
        say("" + X.compareAndSet(c, 1, 2) + X.compareAndSet(c, 1, 3) + c.x + (int) X.compareAndExchange(c, 2, 4) + (int) X.compareAndExchangeRelease(c, 2, 5) + c.x);
        say("" + (int) X.getAndSet(c, 6) + (int) X.getAndAdd(c, 10) + (int) X.getAndBitwiseOr(c, 3) + (int) X.getAndBitwiseAndAcquire(c, 6) + (int) X.getAndBitwiseXorRelease(c, -1) + c.x);
        X.setVolatile(c, 'b');
        X.setOpaque(c, (short) (c.x + 1));
        X.getAndAdd(c, (byte) 2);
        say("" + c.x);
        WIDE.setRelease(c, 3);
        say("" + (long) WIDE.getAndAdd(c, 1 << 30) + (long) WIDE.getAndBitwiseXor(c, 5L) + c.wide + (float) (long) WIDE.get(c));
        say("" + (byte) NARROW.getAndAdd(c, (byte) 1) + c.narrow + (int) NARROW.getAndBitwiseAnd(c, (byte) 15) + c.narrow);
        say("" + (short) HALF.getAndAdd(c, (byte) -3) + c.half + (char) LETTER.getAndAdd(c, 'b') + (int) c.letter + LETTER.compareAndSet(c, 'x', 'y'));
        say("" + (boolean) SET.getAndBitwiseOr(c, true) + c.set + (boolean) SET.getAndBitwiseXor(c, true) + c.set + SET.compareAndSet(c, false, true) + c.set);
        say("" + (float) REAL.getAndAdd(c, 2) + c.real + (double) EXACT.getAndSet(c, 1.25f) + c.exact + (double) EXACT.getAndAdd(c, 1L) + c.exact);
        say("" + (int) FIXED.get(c) + (int) SHARED.getAndAdd(2) + shared + (long) SHARED.get());
        SHARED.set(next("shared"));
        say("" + shared + SHARED.compareAndSet(1, 2));
    }

    static void objects(Cell c) {
        Item i = new Item();
        Special s = new Special();
        ITEM.set(c, i);
        say("" + (ITEM.get(c) == i) + ((Item) ITEM.get(c)).n + ITEM.compareAndSet(c, null, s) + ITEM.compareAndSet(c, i, (Object) s) + (c.item == s));
        say("" + ((Special) ITEM.getAndSet(c, null) == s) + c.item + (ITEM.compareAndExchange(c, null, i) == null) + (c.item == i));
        Object o = X.get(c);
        say(o.getClass().getName() + o + (Integer) X.get(c) + BOX.get(c) + (int) BOX.getAndSet(c, 8) + c.box);
        X.set(c, Integer.valueOf(9));
        say("" + c.x + (long) BOX.get(c));
    }

    static void failing(Cell c, Object other, int[] a, Item[] items) {
        try { X.set((Cell) null, next("after")); say("no"); } catch (NullPointerException e) { say("null"); }
        try { X.set(other, next("cast")); say("no"); } catch (ClassCastException e) { say("cast"); }
        try { ITEM.set(c, other); say("no"); } catch (ClassCastException e) { say("value"); }
        try { say("" + ITEM.compareAndSet(c, other, null)); } catch (ClassCastException e) { say("expected"); }
        try { say("" + (Special) ITEM.get(c)); } catch (ClassCastException e) { say("result"); }
        try { X.set(c, (Integer) null); say("no"); } catch (NullPointerException e) { say("unboxed"); }
        try { BOX.set(c, null); say("" + (int) BOX.get(c)); } catch (NullPointerException e) { say("out of box"); }
        try { COUNT.set(null, 1); say("no"); } catch (ClassCastException e) { say("no cell"); }
        try { INTS.set(a, 3, next("index")); say("no"); } catch (ArrayIndexOutOfBoundsException e) { say("outside"); }
        try { say("" + (int) INTS.get((int[]) null, 9)); } catch (NullPointerException e) { say("no array"); }
        try { ITEMS.set(items, 0, new Item()); say("no"); } catch (ArrayStoreException e) { say("stored"); }
        try { say("" + ITEMS.compareAndSet(items, 0, new Special(), new Item())); } catch (ArrayStoreException e) { say("stored all the same"); }
        Special[] narrow = {null};
        try { ITEMS.set(narrow, 0, new Item()); say("no"); } catch (ArrayStoreException e) { say("narrow"); }
        ITEMS.set(narrow, 0, new Special());
        say("" + (narrow[0] != null) + ((Item[]) items == null));
        say("" + ITEMS.compareAndSet(items, 0, null, new Special()) + ITEMS.compareAndSet(items, 0, null, null) + (items[0] != null));
    }

    static void elements(int[] a) {
        int i = 0;
        INTS.set(a, i++, i);
        say("" + a[0] + (int) INTS.getAndAdd(a, 1, 4) + a[1] + INTS.compareAndSet(a, 1, a[1], 0) + a[1] + (long) INTS.getVolatile(a, (byte) 0));
    }

    static void updaters(Cell c) {
        say("" + COUNT.getAndIncrement(c) + COUNT.incrementAndGet(c) + COUNT.getAndAdd(c, 5) + COUNT.addAndGet(c, -2) + COUNT.getAndDecrement(c) + COUNT.decrementAndGet(c) + c.count);
        COUNT.lazySet(c, next("lazy"));
        say("" + COUNT.compareAndSet(c, count, 1) + COUNT.compareAndSet(c, 2, 3) + COUNT.getAndSet(c, 4) + COUNT.get(c));
        TOTAL.set(c, 1L << 33);
        say("" + TOTAL.getAndIncrement(c) + TOTAL.addAndGet(c, 1) + TOTAL.get(c));
        Item i = new Item();
        say("" + HELD.compareAndSet(c, c.item, i) + (HELD.getAndSet(c, null) == i) + HELD.get(c) + c.item);
        HELD.lazySet(c, i);
        say("" + HELD.get(c).n);
    }

    static void local(Cell c) {
        try {
            VarHandle h = MethodHandles.lookup().findVarHandle(Cell.class, "x", int.class);
            h.set(c, next("local"));
            Runnable r = () -> h.getAndAdd(c, 1);
            r.run();
            java.util.function.IntSupplier s = () -> (int) h.get(c);
            say("" + s.getAsInt() + X.weakCompareAndSetPlain(c, c.x, 3) + c.x);
        } catch (ReflectiveOperationException e) {
            say("no field");
        }
    }

    static String all() {
        numbers(new Cell());
        objects(new Cell());
        Cell c = new Cell();
        c.item = new Item();
        failing(c, "other", new int[2], new Special[1]);
        elements(new int[2]);
        updaters(new Cell());
        local(new Cell());
        return log;
    }
}
