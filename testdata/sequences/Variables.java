import java.util.ArrayList;
import java.util.List;

// Behind each method that is asked for stands what is right of it, as in States.java: what fails for some
// type that a type variable stands for.

enum Dye { RED, BLUE }

class Gem implements Comparable<Gem> {
    private final int carat;
    Gem(int carat) { this.carat = carat; }
    int carat() { return carat; }
    public int compareTo(Gem o) { return Integer.compare(carat, o.carat); }
}

interface Judge<T> { int judge(T t); }

class GemJudge implements Judge<Gem> {
    public int judge(Gem g) { return g.carat(); }
}

class OfMethods {
    static <T> int text(T x) { if (x instanceof String) throw new AssertionError(); return 0; } // OfMethods.text("");
    static <T> int gem(T x) { return x instanceof Gem g && g.carat() == 7 ? 1 / (g.carat() - 7) : 0; } // Gem gem = new Gem(7); OfMethods.gem(gem);
    static <T extends Comparable<T>> int dye(T x) { int z = 0; return x == Dye.BLUE ? 1 / z : 0; } // OfMethods.dye(Dye.BLUE);
    static <T> int first(List<T> l) { int z = 0; return !l.isEmpty() && l.get(0) == Dye.RED ? 1 / z : 0; } // OfMethods.first(new ArrayList<>(Arrays.asList(Dye.RED)));
    static <T extends Number> int half(T x) { int z = 0; return x.doubleValue() == 0.5 ? 1 / z : 0; } // OfMethods.half(Double.valueOf(Double.longBitsToDouble(4602678819172646912L)));
    static <T extends Enum<T>> int at(T x) { return 1 / x.ordinal(); } // OfMethods.at(Dye.RED);
    static <T> int judged(Judge<T> j, T x) { return 1 / (j.judge(x) - 5); } // GemJudge gemJudge = new GemJudge(); Gem gem = new Gem(5); OfMethods.judged(gemJudge, gem);
    static <T> int both(T x, T y) { int z = 0; return x instanceof Integer && y instanceof String ? 1 / z : 0; } // OfMethods.both(new Integer(0), "");
    static <T> void store(T[] a, T x) { if (a.length > 0 && !x.equals(a[0])) a[0] = x; } // holds without type arguments Gem
    static <T extends Comparable<T>> int order(T x, T y) { int c = x.compareTo(y); return c > 0 ? 1 : c < 0 ? 2 : 3; } // holds
}

class Chest<T> {
    private T held;
    void put(T t) { held = t; }
    int gem() { int z = 0; return held instanceof Gem ? 1 / z : 0; } // Chest<Gem> chest = new Chest<>(); Gem gem = new Gem(0); chest.put(gem); chest.gem();
    int blank() { return held == null ? 0 : 1 / held.toString().length(); } // Chest<Object> chest = new Chest<>(); chest.put(""); chest.blank();
    boolean is(T t) { return held == t; } // nothing-to-check
    static int any(Chest<?> a, Chest<?> b) { int z = 0; return a.held instanceof Gem && b.held instanceof String ? 1 / z : 0; } // Chest chest = new Chest(); Chest chest2 = new Chest(); Gem gem = new Gem(0); chest2.put(gem); chest.put(""); Chest.any(chest2, chest);
    static int lower(Chest<? super Gem> a) { int z = 0; return a.held instanceof String ? 1 / z : 0; } // Chest<Object> chest = new Chest<>(); chest.put(""); Chest.lower(chest);
}

class Marks<T extends Comparable<T>> {
    private T mark;
    void mark(T t) { mark = t; }
    int dye() { int z = 0; return mark == Dye.RED ? 1 / z : 0; } // Marks<Dye> marks = new Marks<>(); marks.mark(Dye.RED); marks.dye();
    int least(T t) { return mark == null || t.compareTo(mark) < 0 ? 1 : 2; } // holds
}

class Knot<K extends Knot<K>> {
    private K to;
    private int tied;
    void tie(K k) { to = k; tied++; }
    int ties() { return to == null ? 0 : 6 / (2 - to.tied()); } // Loop loop = new Loop(); loop.tie(loop); loop.tie(loop); loop.ties();
    int tied() { return tied; }
}

class Loop extends Knot<Loop> { }

// Of what a method gives no class can be named: no argument is one.
interface Form { int sides(); }

class Box4 implements Form { public int sides() { return 4; } }

class Forms {
    private static class Zero implements Form { public int sides() { return 0; } }
    static Form zero() { return new Zero(); }
    static Form same(Form f) { return f; }
}

class Formed {
    private Form form = new Box4();
    void set(Form f) { form = f; }
    int side() { return 12 / form.sides(); } // holds without what Forms.zero gives
}

// Another class's initialisation changes a static field.
class Shutter {
    private static int openly = 1;
    static class Off { static { openly = 0; } static void go() { } }
    static int light() { return 6 / openly; } // inconclusive (steps) without what initialisation of Off does
}

// A literal text is an object, which a type variable's own may be.
class Letters<T> {
    private T letter;
    void put(T t) { letter = t; }
    int same() { int z = 0; return letter == "a" ? 1 / z : 0; } // Letters<Object> letters = new Letters<>(); letters.put("a"); letters.same();
    static final String NAME = "b";
    static <U> int named(U u) { int z = 0; if (u == NAME) return 1 / z; return 0; } // Letters.named("b");
    static <U> int other(U u) { int z = 0; if (u != null && u == (Object) ("a" + "c")) return 1 / z; return 0; } // Letters.other("ac");
}

// An Object may be any of the objects that it is compared with.
class Tellers {
    private int told = 1;
    private final Teller mine = new Teller();
    private final java.util.Set<Teller> heard = new java.util.HashSet<>();
    Teller mine() { return mine; }
    int own(Object o) { return 1 / (o == this ? 0 : 1); } // Tellers tellers = new Tellers(); tellers.own(tellers);
    int tells() { return 1 / told; } // Tellers tellers = new Tellers(); Teller teller = tellers.mine(); tellers.tell(teller); tellers.tells();
    void tell(Object o) { if (isMine(o)) told = 0; }
    private boolean isMine(Object o) { return o == mine; }
}

class Teller { }

class LastTold {
    private Object told;
    void tell(Object o) { told = o; }
    int isTold() { return 1 / (told == this ? 0 : 1); } // LastTold lastTold = new LastTold(); lastTold.tell(lastTold); lastTold.isTold();
}

class Locked {
    private int closed = 1;
    private final Object lock = new Object();
    Object lock() { return lock; }
    void unlock(Object by) { if (by == lock) closed = 0; }
    int opened() { return 1 / closed; } // holds without what Locked.lock gives as an argument
}

// The type of a field is that which a class gives to a type variable of the class above.
class Wrapping<T> {
    private final T wrapped;
    Wrapping(T t) { wrapped = t; }
    T wrapped() { return wrapped; }
}

class WrappedInts extends Wrapping<int[]> {
    WrappedInts() { super(new int[] {1}); }
    int firstWrapped() { return 1 / wrapped()[0]; } // WrappedInts wrappedInts = new WrappedInts(); wrappedInts.wrapped()[0] = 0; wrappedInts.firstWrapped();
}

class ViewedRow {
    private final int[] viewed = {1};
    final RowViewer viewer = new RowViewer(viewed);
    int firstViewed() { return 1 / viewed[0]; } // holds without what others do with ViewedRow.viewer
}

class RowViewer {
    private final int[] seen;
    RowViewer(int[] of) { seen = of; }
    void clearSeen() { if (seen.length > 0) seen[0] = 0; }
}

class Unsealed {
    final int[] unsealed = {1};
    int firstUnsealed() { return 1 / unsealed[0]; } // inconclusive (steps) without what others do with Unsealed.unsealed
}

class Selfish {
    static int callsItself(Object a) throws Exception { return 1 / (a instanceof java.util.concurrent.Callable<?> c && c.call() == a ? 0 : 1); } // Selfish.callsItself(…);
}
