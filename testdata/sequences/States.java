import java.util.ArrayList;
import java.util.List;

// Behind each method that is asked for stands what is right of it: holds, or the calls that
// show that it is wrong. any: no calls reach it, and it is wrong in some state.

class Ring {
    private final int[] cells = new int[3];
    private int from, size;
    void put(int v) { cells[(from + size++) % 3] = v; } // holds
    int take() { size--; return cells[from++]; } // Ring ring = new Ring(); ring.take(); ring.take(); ring.take(); ring.take();
    int size() { return cells[0] - cells[0] + size; } // holds
}

class Named {
    private final String name;
    Named(String name) { if (name == null) throw new IllegalArgumentException(); this.name = name; }
    int length() { return name.length(); } // holds
    boolean longer(Named than) { return length() > than.length(); } // holds
}

class Late {
    private StringBuilder text;
    void open() { text = new StringBuilder(); }
    void close() { text = null; }
    void add(String s) { text.append(s); } // Late late = new Late(); late.add("null");
    int room() { return text == null ? 0 : text.length(); } // holds
}

class Chain {
    Chain next;
    private int held = 1;
    void link(Chain to) { to.next = this; to.held = 0; }
    int share() { return 8 / held; } // Chain chain = new Chain(); chain.link(chain); chain.share();
}

class Counted {
    int counted = 1;
    void grow() { if (counted < 1000) counted++; }
    int part() { return 12 / counted; } // holds without assignments to Counted.counted
}

class Labelled {
    StringBuilder label = new StringBuilder();
    StringBuilder extra;
    StringBuilder shown;
    Labelled(StringBuilder shown) { this.shown = shown; }
    int length() { return label.length(); } // holds
    int extraLength() { return extra.length(); } // Labelled labelled = new Labelled(new StringBuilder("")); labelled.extraLength();
    int shownLength() { return shown.length(); } // holds
}

class Shared {
    private final List<Integer> list;
    private Shared(List<Integer> list) { this.list = list; }
    static Shared empty() { return new Shared(new ArrayList<>()); }
    static Shared of(int v) { Shared s = empty(); s.list.add(v); return s; }
    Shared twin() { return new Shared(list); }
    void clear() { list.clear(); }
    int last() { return list.isEmpty() ? 0 : list.get(list.size() - 1); } // holds
}

class Outer {
    private int open;
    class Door {
        private boolean shut;
        void open() { if (!shut) open++; shut = true; }
        int count() { return shut ? 1 : 6 / (open - 1); } // Outer outer = new Outer(); Outer.Door door = outer.new Door(); Outer.Door door2 = outer.new Door(); door.open(); door2.count();
    }
    Door door() { return new Door(); }
}

class Box<T> {
    private Object[] items = new Object[2];
    private int n;
    void add(T t) { items[n++] = t; } // Box<Integer> box = new Box<>(); box.add(new Integer(0)); box.add(new Integer(0)); box.add(new Integer(0));
    @SuppressWarnings("unchecked") T first() { return n == 0 ? null : (T) items[0]; } // holds
}

interface Shape { int area(); }

record Square(int side) implements Shape {
    Square { if (side < 1) throw new IllegalArgumentException(); }
    public int area() { return side * side; }
}

class Canvas {
    private final Shape shape;
    Canvas(Shape shape) { this.shape = shape; }
    boolean is() { return shape instanceof Square s && 1 / s.side() >= 0; } // holds
}

class Never {
    private int n;
    private Never() { }
    int get() { return 1 / (n + 1); } // any
}

class Asserts {
    private int n;
    void up() { assert n < 1; n++; } // Asserts asserts = new Asserts(); asserts.up(); asserts.up();
    int at() { return 1 / (2 - n); } // holds
}

class Counter {
    private static int made;
    private final int id = ++made;
    int id() { return 10 / (id - 3); } // new Counter(); new Counter(); Counter counter = new Counter(); counter.id();
}

// A factory alone makes what a method takes, and a copy sees what was done before.
class Bag {
    final int[] held;
    private int n;
    Bag() { held = new int[1]; }
    Bag(Bag of) { held = of.held; n = of.n; }
    void add(int v) { if (n < 1) held[n++] = v; }
    int sum() { return n == 0 ? 0 : 4 / held[0]; } // Bag bag = new Bag(); bag.add(0); bag.sum();
    Key key() { return new Key(this); }
    static class Key {
        private final Bag of;
        private Key(Bag of) { this.of = of; }
        int size() { return of.held.length; } // holds without what others do with Bag.held
    }
}

class Field {
    public int v = 1;
    int part() { return 12 / v; } // Field field = new Field(); field.v = 0; field.part();
}

class Guarded {
    private int n = 1;
    void down() { if (n == 1) throw new IllegalStateException(); n--; }
    int part() { return 12 / n; } // holds
}

// A guard ends a call, and what it has changed before stays.
class Late2 {
    private int n;
    void put(int v) { n++; if (v < 0) throw new IllegalArgumentException(); n--; }
    int part() { return 12 / (n - 1); } // Late2 late2 = new Late2(); try { late2.put(-1); } catch (Exception thrown) { } late2.part();
}

// A sequence without a guard comes first, although it is longer.
class Either {
    private int n;
    void put(int v) { n += 2; if (v < 0) throw new IllegalStateException(); n--; }
    int part() { return 12 / (n - 2); } // Either either = new Either(); either.put(0); either.put(0); either.part();
}

// What the JVM, the library or an Error ends is left out: it is a finding of its own.
class Ends {
    private int n;
    private final int[] cells = new int[2];
    void cell(int i) { n++; cells[i] = 1; n--; } // Ends ends = new Ends(); ends.cell(-1);
    void first(List<Integer> list) { n++; list.get(0); n--; } // Ends ends = new Ends(); ends.first(new ArrayList<>());
    void fail(boolean b) { n++; if (b) throw new AssertionError(); n--; } // Ends ends = new Ends(); ends.fail(true);
    int part() { return 12 / (n - 1); } // holds
}

// The guard is in what the call calls, and a finally block changes what it leaves.
class Through {
    private int n;
    private static void ask(int v) { if (v < 0) throw new IllegalArgumentException(); }
    void put(int v) { try { ask(v); } finally { n++; } n = 0; }
    int part() { return 12 / (n - 1); } // Through through = new Through(); try { through.put(-1); } catch (Exception thrown) { } through.part();
}

// One that the program catches itself ends nothing.
class Caught {
    private int n;
    void put(int v) { n = 1; try { if (v < 0) throw new IllegalStateException(); } catch (IllegalStateException e) { } n = 0; }
    int part() { return 12 / (n - 1); } // holds
}

class Throws {
    private static class None { }
    Throws() { throw new IllegalStateException(); }
    int part() { return 12 / 0; } // any
}

// A name is that of a local variable and of a field.
class Twice {
    private int n = 1;
    void set() { { int n = 2; n++; } n = 0; }
    int part() { return 12 / n; } // Twice twice = new Twice(); twice.set(); twice.part();
}

// The library calls what changes the object.
class Calls {
    private int n = 1;
    private Runnable run;
    void arm() { run = () -> n--; }
    void go() { if (run != null) run.run(); }
    int part() { return 12 / n; } // Calls calls = new Calls(); calls.arm(); calls.go(); calls.part();
}

// Who changes a static field stands in another class, and so does who reads it.
class Log {
    static int level = 1;
    static void off() { level = 0; }
}

class Logs {
    int part() { return 12 / Log.level; } // Logs logs = new Logs(); Log.level = 0; logs.part();
    static int times() { return Log.level / Log.level; } // Log.level = 0; Logs.times();
}

// A constructor hands out its object, and fails.
class Registry {
    private static Registry last;
    private int v;
    Registry(int v) { last = this; if (v < 0) throw new IllegalArgumentException(); this.v = 1; }
    static int last() { return last == null ? 0 : 1 / last.v; } // try { new Registry(-1); } catch (Exception thrown) { } Registry.last();
}

class Settings {
    public static int size = 1;
    private final int[] cells;
    Settings() { cells = new int[size]; } // Settings.size = -1; new Settings();
    int first() { return cells[0]; } // Settings.size = 0; Settings settings = new Settings(); settings.first();
}

// Each needs the other one first.
class Hen {
    private final Egg egg;
    Hen(Egg egg) { this.egg = java.util.Objects.requireNonNull(egg); }
    int part() { return 12 / egg.weight(); } // any
}

class Egg {
    private final Hen hen;
    Egg(Hen hen) { this.hen = java.util.Objects.requireNonNull(hen); }
    int weight() { return 0; }
}

class Single {
    private static final Single ONE = new Single();
    private int n = 1;
    private Single() { }
    static Single one() { return ONE; }
    void down() { n--; }
    int part() { return 12 / n; } // Single single = Single.one(); single.down(); single.part();
}

class Cached {
    private static final Cached[] all = new Cached[2];
    private int uses;
    private Cached() { }
    static Cached of(boolean b) { int k = b ? 1 : 0; if (all[k] == null) all[k] = new Cached(); return all[k]; }
    void use() { uses++; }
    int part() { return 12 / (uses - 1); } // Cached cached = Cached.of(true); cached.use(); cached.part();
}

// Only a cast sees what is in it.
class Casts<T> {
    private final List<Object> all = new ArrayList<>();
    void add(T t) { all.add(t); }
    @SuppressWarnings("unchecked") T first() { return all.isEmpty() ? null : (T) all.get(0); } // holds
    int length() { return all.isEmpty() ? 0 : ((String) all.get(0)).length(); } // Casts<Integer> casts = new Casts<>(); casts.add(new Integer(0)); casts.length();
}

abstract class Open {
    abstract int weight();
    int part() { return 12 / weight(); } // any
}

// The caller still holds what it has passed.
class Row {
    private final int[] cells;
    Row(int[] cells) {
        for (int c : cells) if (c == 0) throw new IllegalArgumentException();
        this.cells = cells;
    }
    int first() { return cells.length == 0 ? 0 : 12 / cells[0]; } // int[] values = new int[] {1}; Row row = new Row(values); values[0] = 0; row.first();
}

class Copies {
    private final int[] cells;
    Copies(int[] cells) {
        for (int c : cells) if (c == 0) throw new IllegalArgumentException();
        this.cells = cells.clone();
        for (int c : this.cells) if (c == 0) throw new IllegalArgumentException();
    }
    int first() { return cells.length == 0 ? 0 : 12 / cells[0]; } // holds
}

class Asks {
    private final List<Integer> list;
    Asks(List<Integer> list) { if (list.isEmpty()) throw new IllegalArgumentException(); this.list = list; }
    Integer first() { return list.get(0); } // List<Integer> list = new ArrayList<>(Collections.singletonList(null)); Asks asks = new Asks(list); list.clear(); asks.first();
}

// And what it was given.
class GivesOut {
    private final List<Integer> list = new ArrayList<>();
    GivesOut() { list.add(1); }
    List<Integer> all() { return list; }
    Integer first() { return list.get(0); } // GivesOut givesOut = new GivesOut(); givesOut.all().clear(); givesOut.first();
}

class GivesCopies {
    private final List<Integer> list = new ArrayList<>();
    GivesCopies() { list.add(1); }
    List<Integer> all() { return new ArrayList<>(list); }
    Integer first() { return list.get(0); } // holds
}

// A record takes null where its methods look for it.
record Label(String name) {
    int length() { return name.length(); } // holds
}

record Maybe(String name) {
    boolean is() { return name != null; }
    int length() { return name.length(); } // Maybe maybe = new Maybe(null); maybe.length();
}

class Coin implements Comparable<Coin>, Runnable {
    private final String face;
    private int[] tosses;
    Coin(String face) { this.face = java.util.Objects.requireNonNull(face); }
    void toss() { tosses = new int[1]; }
    @Override public boolean equals(Object o) { return o instanceof Coin c && c.face.equals(face); } // holds
    @Override public int hashCode() { return face.hashCode(); } // holds
    public int compareTo(Coin o) { return face.compareTo(o.face); } // holds
    public void run() { toss(); } // nothing-to-check
    static boolean same(Object a, Object b) { return a.getClass() == Coin.class && ((Coin) a).face.equals(b); } // holds
    static int order(Comparable<Coin> a, Coin b) { return a.compareTo(b); } // holds
}

class Bell implements Runnable {
    private int[] rings;
    void hang() { rings = new int[1]; }
    public void run() { rings[0]++; } // Bell bell = new Bell(); bell.run();
    static boolean rang(Object o) { return o instanceof Bell b && b.rings[0] > 0; } // Bell bell = new Bell(); Bell.rang(bell);
}

class Given {
    static class Cell {
        private int n = 1;
        void zero() { n = 0; }
    }
    private final Cell cell = new Cell();
    Cell cell() { return cell; }
    int rate() { return 1 / cell.n; } // Given given = new Given(); Given.Cell cell = given.cell(); cell.zero(); given.rate();
}

class Emptied {
    private String name = "x";
    static class Util { static void clear(Emptied e) { e.name = null; } }
    int length() { return name.length(); } // holds without Util.clear
    void set(String s) { if (s != null) name = s; }
}

class Closer {
    private int[] cells = {1};
    Runnable closer() { return () -> cells = null; }
    int size() { return cells.length; } // holds without what Closer.closer hands out
}

class Grown extends ArrayList<String> {
    int second() { int[] one = {1}; return one[size()]; } // inconclusive (steps) without what Grown inherits of ArrayList
}

class Viewed {
    private final java.util.Map<String, Integer> map = new java.util.HashMap<>();
    private int size;
    void put(String k) { map.put(k, 1); size = map.size(); }
    java.util.Set<String> keys() { return map.keySet(); }
    int share() { return size == 0 ? 0 : 6 / map.size(); } // holds without what callers do with Viewed.keys
}

class Written {
    private final StringBuilder text;
    Written(StringBuilder text) { if (text.length() == 0) throw new IllegalArgumentException(); this.text = text; }
    char first() { return text.charAt(0); } // StringBuilder stringBuilder = new StringBuilder("null"); Written written = new Written(stringBuilder); stringBuilder.setLength(0); written.first();
}

class Lamp {
    enum Mode { OFF, ON { int watts() { return 0; } }; int watts() { return 1; } }
    private Mode mode = Mode.OFF;
    void set(Mode m) { if (m != null) mode = m; }
    int share() { return 1 / mode.watts(); } // Lamp lamp = new Lamp(); lamp.set(Lamp.Mode.ON); lamp.share();
}

class Kept {
    private final java.util.Map<String, Integer> map;
    Kept(java.util.Map<String, Integer> map) { this.map = new java.util.LinkedHashMap<>(map); }
    int both() { return map.size() == 2 && map.containsKey(null) && map.containsKey("a") ? 6 / (map.size() - 2) : 1; } // Map<String, Integer> map = new HashMap<>(); map.put("a", null); map.put(null, null); Kept kept = new Kept(map); kept.both();
}

// Who is given a reference to a method calls it when it likes.
class Refers {
    private int[] cells = {1};
    private void close() { cells = null; }
    Runnable closer() { return this::close; }
    Runnable other() { return () -> close(); }
    int size() { return cells.length; } // holds without what Refers.closer hands out, what Refers.other hands out
}

class Armed {
    private int n = 1;
    private Runnable run;
    private void down() { n--; }
    void arm() { run = this::down; }
    void go() { if (run != null) run.run(); }
    int part() { return 12 / n; } // Armed armed = new Armed(); armed.arm(); armed.go(); armed.part();
}

// What an interface has is inherited.
interface Steps {
    void step();
    default void twice() { step(); step(); }
}

class Walker implements Steps {
    private int at;
    public void step() { at++; }
    int part() { return 12 / (at - 5); } // Walker walker = new Walker(); walker.step(); walker.twice(); walker.twice(); walker.part();
}

// The constants of an enum are there, and change.
enum Torch {
    LEFT, RIGHT;
    private int left = 1;
    void burn() { left--; }
    int part() { return 12 / left; } // Torch.LEFT.burn(); Torch.LEFT.part();
}

class Lit {
    enum Candle {
        ONE;
        private int left = 1;
        void burn() { left--; }
    }
    private final int part;
    Lit(Candle candle) { part = candle.left; }
    int part() { return 12 / part; } // Lit.Candle.ONE.burn(); Lit lit = new Lit(Lit.Candle.ONE); lit.part();
}

// Two calls come to what one does not.
class Pair {
    private int n;
    void put() { n++; }
    int part() { if (n < 2) throw new IllegalStateException(); return 12 / (n - 2); } // Pair pair = new Pair(); pair.put(); pair.put(); pair.part();
}

// What is in an array or a collection that is given was made by calls, or is null.
class Ware implements Comparable<Ware> {
    private final String name;
    private int stock = 1;
    Ware(String name) { this.name = java.util.Objects.requireNonNull(name); }
    void sell() { stock--; }
    String name() { return name; } // nothing-to-check
    int share() { return 6 / stock; } // Ware ware = new Ware(""); ware.sell(); ware.share();
    @Override public int compareTo(Ware o) { return name.length() - o.name.length(); } // holds
}

class Till {
    static int inList(List<Ware> wares) { int n = 0; for (Ware w : wares) if (w != null) n += w.name().length(); return n; } // holds
    static int inArray(Ware[] wares) { int n = 0; for (Ware w : wares) if (w != null) n += w.name().length(); return n; } // holds
    static int inRows(Ware[][] rows) { return rows.length == 0 || rows[0] == null || rows[0].length == 0 || rows[0][0] == null ? 0 : rows[0][0].name().length(); } // holds
    static int inSet(java.util.Set<Ware> wares) { int n = 0; for (Ware w : wares) if (w != null) n += w.name().length(); return n; } // holds
    static int inTree(java.util.TreeSet<Ware> wares) { return wares.isEmpty() ? 0 : wares.first().name().length(); } // holds
    static int inDeque(java.util.Deque<Ware> wares) { return wares.isEmpty() ? 0 : wares.peekLast().name().length(); } // holds
    static int inMap(java.util.Map<String, Ware> wares) { int n = 0; for (Ware w : wares.values()) if (w != null) n += w.name().length(); return n; } // holds
    static int inKeys(java.util.Map<Ware, Integer> wares) { return wares.isEmpty() || wares.containsKey(null) ? 0 : wares.keySet().iterator().next().name().length(); } // holds
    static int inOptional(java.util.Optional<Ware> ware) { return ware.isPresent() ? ware.get().name().length() : 0; } // holds
    static int inIterator(java.util.Iterator<Ware> wares) { Ware w = wares.hasNext() ? wares.next() : null; return w == null ? 0 : w.name().length(); } // holds
    static int inEntry(java.util.Map.Entry<Ware, Ware> e) { return e.getKey() == null || e.getValue() == null ? 0 : e.getKey().name().length() + e.getValue().name().length(); } // holds
    static int inInner(List<java.util.Optional<? extends Ware>> wares) { return wares.isEmpty() || wares.get(0) == null || wares.get(0).isEmpty() ? 0 : wares.get(0).get().name().length(); } // holds
    static int ofArray(Ware[] wares) { return wares.length == 0 || wares[0] == null ? 0 : wares[0].share(); } // Ware ware = new Ware(""); ware.sell(); Till.ofArray(new Ware[] {ware});
    static int ofOptional(java.util.Optional<Ware> ware) { return ware.isPresent() ? ware.get().share() : 0; } // Ware ware = new Ware(""); ware.sell(); Till.ofOptional(Optional.of(ware));
    static int same(List<Ware> a, Ware[] b) { assert a.size() < 2 || b.length == 0 || a.get(0) == null || a.get(0) != a.get(1) || a.get(0) != b[0]; return 0; } // Ware ware = new Ware(""); Till.same(new ArrayList<>(Arrays.asList(ware, ware)), new Ware[] {ware});
}

class Rack {
    private final Ware[] wares;
    Rack(Ware[] wares) { this.wares = wares; }
    int length() { return wares.length == 0 || wares[0] == null ? 1 : wares[0].name().length(); } // holds
}

class Unnamed {
    private final String name;
    private Unnamed(String name) { this.name = name; }
    String name() { return name; } // nothing-to-check
    static Unnamed none() { return new Unnamed(null); } // holds
    static int inSet(java.util.Set<Unnamed> all) { return all.isEmpty() || all.contains(null) ? 0 : all.iterator().next().name().length(); } // Unnamed unnamed = Unnamed.none(); Unnamed.inSet(new HashSet<>(Arrays.asList(unnamed)));
}

// The last one has none behind it.
class Link {
    private final Link next;
    private final int at;
    Link(Link next, int at) { this.next = next; this.at = at; }
    int both() { return next.at + at; } // Link link = new Link(null, 0); link.both();
    int length() { int n = 0; for (Link l = this; l != null; l = l.next) { n++; assert n < 4; } return n; } // holds
}

class Rose {
    private final String colour;
    private final Rose beside;
    Rose(String colour, Rose beside) { this.colour = colour; this.beside = beside; }
    Rose(String colour) { this(colour, null); }
    int length() { return colour.length(); } // holds
    int besides() { return beside.colour.length(); } // Rose rose = new Rose("", null); rose.besides();
}

class Ask {
    private final int n;
    Ask(int n) { this.n = n; }
    int part(java.util.function.IntUnaryOperator f, java.util.function.IntConsumer c) { c.accept(n); return f.applyAsInt(n) == 5 ? 6 / n : 0; } // Ask ask = new Ask(0); ask.part(x -> 5, x2 -> { });
}

// Collections in static fields begin as class initialisation left them.
class Names {
    private static final List<String> all = new ArrayList<>();
    private static final java.util.Map<String, Integer> counts = new java.util.HashMap<>();
    static { all.add("x"); counts.put("a", 1); }
    static void add(String s) { all.add(s); counts.put(s, 1); }
    static int first() { return all.get(0).length(); } // holds
    static int count() { return counts.get("a"); } // holds
}

class Dropped {
    private static final List<String> all = new ArrayList<>(List.of("x"));
    static void clear() { all.clear(); }
    static int first() { return all.get(0).length(); } // Dropped.clear(); Dropped.first();
}

// A clock stands still or goes on, also between calls.
class Watch {
    private long start = System.nanoTime();
    private long last;
    void restart() { start = System.nanoTime(); }
    void lap() { last = System.nanoTime(); if (last < start || last - start < 0) throw new AssertionError(); } // holds
    int rest() { return 1 / (int) Math.max(0, last - start - 3); } // Watch watch = new Watch(); watch.rest();
    boolean dice() { return 3 / new java.util.Random().nextInt(6) > 0; } // Watch watch = new Watch(); watch.dice(); unconfirmed
}

// Lines of Java that are not what they seem: of a class as JUnit has one, of numbers without a
// literal, of what no constructor fills.
class Test {
    private int n;
    void add() { n++; }
    int last() { return 1 / (n - 1); } // Test test = new Test(); test.add(); test.last();
}

class Real {
    private double d;
    private float f;
    void set(double d, float f) { this.d = d; this.f = f; }
    void ask() { if (d != d && f == Float.NEGATIVE_INFINITY) throw new AssertionError(); } // Real real = new Real(); real.set(Double.NaN, Float.NEGATIVE_INFINITY); real.ask();
}

class Pushed {
    int two(java.util.Stack<String> s) { return s.size() == 2 ? s.get(2).length() : 0; } // Pushed pushed = new Pushed(); Stack<String> stack = new Stack<>(); stack.add(null); stack.add(null); pushed.two(stack);
}

class Moduli {
    private static final int[] DEFAULT_MODULI = {3, 5, 7};
    private int[] moduli;
    Moduli() { this(DEFAULT_MODULI); }
    Moduli(int[] moduli) { this.moduli = moduli; }
    static int first() { return 6 / DEFAULT_MODULI[0] + new Moduli(DEFAULT_MODULI).moduli[0]; } // holds
}

class Handed {
    private static final int[] PARTS = {3, 5, 7};
    static int[] parts() { return PARTS; }
    static int share() { return 15 / PARTS[0]; } // Handed.parts()[0] = 0; Handed.share();
}

class Lender {
    private final int[] modulus = {3, 5, 7};
    static int[] of(Lender m) { return m.modulus; }
    int share() { return 15 / modulus[0]; } // Lender lender = new Lender(); Lender.of(lender)[0] = 0; lender.share();
}

class Overlooked {
    private final int[] seen = {3, 5, 7};
    int share() { return 15 / seen[0]; } // Overlooked overlooked = new Overlooked(); Overlooked.Outlook outlook = new Overlooked.Outlook(overlooked); outlook.seen()[0] = 0; overlooked.share();
    static class Outlook {
        private final Overlooked of;
        Outlook(Overlooked of) { this.of = of; }
        int[] seen() { return of.seen; }
    }
}

// What a static field refers to is in an object as well, or in what callers are given.
class Ownshare {
    private static final int[] OWN = {3};
    private int[] mine = OWN;
    void ownshareZero() { mine[0] = 0; }
    static int ownshareOf() { return 6 / OWN[0]; } // Ownshare ownshare = new Ownshare(); ownshare.ownshareZero(); Ownshare.ownshareOf();
}

class Lateshare {
    private static final int[] LATE = {3};
    private int[] later;
    Lateshare() { int[] t = LATE; later = t; }
    void lateshareClear() { later[0] = 0; }
    static int lateshareOf() { return 6 / LATE[0]; } // Lateshare lateshare = new Lateshare(); lateshare.lateshareClear(); Lateshare.lateshareOf();
}

class Innershare {
    private static final int[] INNER = {3};
    private final Part part = new Part(INNER);
    void innershareClear() { part.innershareZero(); }
    static int innershareOf() { return 6 / INNER[0]; } // Innershare innershare = new Innershare(); innershare.innershareClear(); Innershare.innershareOf();
    static class Part {
        final int[] v;
        Part(int[] v) { this.v = v; }
        void innershareZero() { if (v.length > 0) v[0] = 0; }
    }
}

class Rawshare {
    private static final int[] RAW = {3};
    static Object raw() { return RAW; }
    static int rawshareOf() { return 6 / RAW[0]; } // ((int[]) Rawshare.raw())[0] = 0; Rawshare.rawshareOf();
}

// A factory comes to nothing but what it creates and what it is given. Who gives it an object of its class, or
// what may lead to one, may have changed that.
final class Pathlike {
    private final List<String> pathparts = new ArrayList<>();
    private int pathpos = 1;
    Pathlike addpart(String s) { pathparts.add(s); return this; }
    void moveto(int n) { pathpos = n; }
    static Pathlike parsepath(String t) { Pathlike p = new Pathlike(); for (String s : t.split("/")) p.addpart(s.trim()); return p; } // holds
    static <T> int posin(String t, T of) { for (String s : t.split("/")) s.trim(); return of instanceof Pathlike p && p.pathpos == 7 ? 1 : 0; } // inconclusive (steps) without Pathlike.moveto
    static int posall(String t, List<? extends Pathlike> all) { Pathlike p = all.isEmpty() ? null : all.get(0); return t == null || p == null ? 0 : 6 / p.pathpos; } // Pathlike pathlike = new Pathlike(); pathlike.moveto(0); Pathlike.posall("/", new ArrayList<>(Arrays.asList(pathlike)));
}

// Nobody can name the fields of a private class, unless a class below it has them.
class Newest {
    private static class Place { int placed = 1; Place newer; Place(Place newer) { this.newer = newer; } }
    private static class Notch { int marked = 1; }
    static class Seen extends Notch { }
    private Place newest;
    final Seen seen = new Seen();
    void place(int n) { newest = new Place(newest); newest.placed = n == 0 ? 1 : n; }
    int placeshare() { int n = 0; for (Place p = newest; p != null; p = p.newer) n += 6 / p.placed; return n; } // holds
    int markshare() { int n = 0; for (int i = 0; i < 9; i++) n += 6 / seen.marked; return n; } // inconclusive (steps) without assignments to Notch.marked
}

class Listshare {
    private static final Integer[] LISTED = {3};
    static java.util.List<Integer> all() { return java.util.Arrays.asList(LISTED); }
    static int listshareOf() { return 6 / LISTED[0]; } // Listshare.all().set(0, new Integer(0)); Listshare.listshareOf();
}

class Gridshare {
    private static final int[] GRID = {3};
    static int[][] grid() { return new int[][] {GRID}; }
    static int gridshareOf() { return 6 / GRID[0]; } // inconclusive (steps) without what callers do with Gridshare.grid
}

class Boxshare {
    private final Unit unit = new Unit();
    Unit unit() { return unit; }
    int boxshareOf() { return 6 / unit.n; } // Boxshare boxshare = new Boxshare(); Unit unit = boxshare.unit(); unit.unitZero(); boxshare.boxshareOf();
}

class Unit {
    int n = 1;
    void unitZero() { n = 0; }
}

class Selfadd {
    private final java.util.List<Integer> added = new java.util.ArrayList<>();
    java.util.List<Integer> added() { return added; }
    void add(java.util.List<Integer> of) { if (of.size() > 0) for (Integer n : of) added.add(n); } // holds without what Selfadd.added gives as an argument
}

// What a field has in any state is not all that the program puts into it, and a constructor that
// tests what it takes has decided what becomes of it.
class Thawed {
    private java.util.List<String> frost = new java.util.ArrayList<>();
    void freeze() { frost = java.util.List.of(); }
    void melt(String s) { if (frost != null) frost.add(s); } // Thawed thawed = new Thawed(); thawed.freeze(); thawed.melt("");
}

class Thawedin {
    private final java.util.Map<String, java.util.List<String>> frosts = new java.util.HashMap<>();
    void freezeAll(String at) { frosts.put(at, java.util.Collections.emptyList()); }
    int meltAll(String at) { java.util.List<String> l = frosts.get(at); if (l != null) l.add(at); return 0; } // Thawedin thawedin = new Thawedin(); thawedin.freezeAll(""); thawedin.meltAll("");
}

class Defaulted {
    private final java.util.List<String> orNone;
    Defaulted(java.util.List<String> init) { orNone = init == null ? java.util.List.of() : new java.util.ArrayList<>(init); }
    void more(String s) { orNone.add(s); } // Defaulted defaulted = new Defaulted(null); defaulted.more("");
    static void dropFirst(String[] a) { if (a.length > 0) java.util.Arrays.asList(a).remove(0); } // Defaulted.dropFirst(new String[] {null});
}

class Radio {
    interface Listener { void on(String event); }
    private final List<Listener> listeners = new ArrayList<>();
    private boolean joined;
    void join(Listener l) { if (l != null) joined = listeners.add(l); }
    void leave(Listener l) { listeners.remove(l); } // holds
    void fire(String event) { for (Listener l : listeners) l.on(event); } // holds
    int radioShare() { return joined ? 6 / listeners.size() : 0; } // Radio radio = new Radio(); Radio.Listener listener = x -> { }; radio.join(listener); radio.leave(listener); radio.radioShare();
}

class Together {
    private static final java.util.concurrent.ConcurrentHashMap<String, String> TOGETHER = new java.util.concurrent.ConcurrentHashMap<>();
    static void putTogether(String k, String v) { TOGETHER.put(k.trim(), v.trim()); }
    static int lengthTogether(String k) { return TOGETHER.get(k).length(); } // Together.lengthTogether("");
    static int sizeTogether() { assert !TOGETHER.containsKey(" "); return 6 / (TOGETHER.size() + 1); } // holds
}

// Who is given an object passes it on, also where no method of its class changes it.
class Penny { int pennys; }
class Purse {
    private final Penny penny = new Penny();
    Penny penny() { return penny; }
    int purseOf(Penny of) { return of == penny ? 6 / of.pennys : 0; } // Purse purse = new Purse(); Penny penny = purse.penny(); purse.purseOf(penny);
    int purseAll(List<Penny> of) { return of.size() > 0 && of.contains(penny) ? 6 / penny.pennys : 0; } // Purse purse = new Purse(); Penny penny = purse.penny(); purse.purseAll(new ArrayList<>(Arrays.asList(penny)));
}

class Vault {
    private static final Penny GOLD = new Penny();
    private boolean golden;
    static Penny gold() { return GOLD; }
    void deposit(Penny of) { if (of == GOLD) golden = true; }
    int vaultOf() { return golden ? 6 / GOLD.pennys : 0; } // Vault vault = new Vault(); Penny penny = Vault.gold(); vault.deposit(penny); vault.vaultOf();
}

// A new object around what a field refers to changes that.
class Pane {
    private final int[] panes = {3};
    private final int width = 2;
    Sash sash() { return new Sash(panes); }
    Sash emptySash() { return new Sash(new int[width]); }
    Slide slide() { return new Sash(panes); }
    int paneOf() { return 6 / panes[0]; } // Pane pane = new Pane(); Slide slide = pane.slide(); slide.shut(); pane.paneOf();
}

interface Slide { void shut(); }

class Sash implements Slide {
    private final int[] sashes;
    Sash(int[] of) { sashes = of; }
    public void shut() { if (sashes.length > 0) sashes[0] = 0; }
}

abstract class Lid { abstract void coverUp(); }

class Cover extends Lid {
    private final int[] covered;
    Cover(int[] of) { covered = of; }
    void coverUp() { if (covered.length > 0) covered[0] = 0; }
}

class Crate {
    private static final int[] CRATED = {3};
    static Lid lid() { return new Cover(CRATED); }
    static int crateOf() { return 6 / CRATED[0]; } // Lid lid = Crate.lid(); lid.coverUp(); Crate.crateOf();
}

// A constructor that tests what it takes has decided about it, however it does so.
class Noting {
    private final boolean belowNone;
    private final int noted;
    Noting(int n) { belowNone = n < 0; noted = n; }
    int notingOf() { return 6 / noted; } // Noting noting = new Noting(0); noting.notingOf();
}

class Bounding {
    private final int bounded;
    Bounding(int n) { bounded = Math.max(n, 0); }
    int boundingOf() { return 6 / bounded; } // Bounding bounding = new Bounding(0); bounding.boundingOf();
}

class Choosing {
    private int choosing;
    Choosing(int n) { switch (n) { case 1: choosing = 7; break; default: choosing = n; } }
    int choosingOf() { return 6 / choosing; } // Choosing choosing = new Choosing(0); choosing.choosingOf();
}

class Norming {
    private final int normed;
    Norming(int n) { normed = norming(n); }
    private static int norming(int n) { return n < 0 ? 0 : n; }
    int normingOf() { return 6 / normed; } // Norming norming = new Norming(0); norming.normingOf();
}

// Constants of an enum stand beside objects of classes.
interface Weighed { int weight(); }
class Keg implements Weighed { private final int tare = 1; public int weight() { return tare; } }
enum Standard implements Weighed { EMPTY, KILO; public int weight() { return ordinal(); } }
class Scale {
    static int shares(Weighed w) { return 10 / w.weight(); } // Scale.shares(Standard.EMPTY);
    static int both(Weighed v, Weighed w) { return 10 / (v.weight() + w.weight()); } // Scale.both(Standard.EMPTY, Standard.EMPTY);
    static int all(Weighed[] ws) { int n = 0; for (Weighed w : ws) n += w == null ? 0 : 10 / w.weight(); return n; } // inconclusive (steps) without constants of Standard in arrays and collections
}

// Arguments of any type: what a caller passes may hold objects of each class, constants of enums among them.
class AnyArguments {
    static int isKilo(Comparable<?> c) { return c == Standard.KILO ? 1 / 0 : 1; } // AnyArguments.isKilo(Standard.KILO);
    static int holdsKilo(java.util.List<?> c) { return c.size() == 1 && c.get(0) == Standard.KILO ? 1 / 0 : 1; } // AnyArguments.holdsKilo(new ArrayList<>(Arrays.asList(Standard.KILO)));
    static int hasText(java.util.Map<?, String> c) { return c.size() == 1 && c.containsKey("kilo") ? 1 / 0 : 1; } // AnyArguments.hasText(new HashMap<>(Collections.singletonMap("kilo", null)));
}
