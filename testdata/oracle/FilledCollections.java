import java.util.*;

/** Collections in private static final fields that only static initialisers change: what is in them is known. */
class FilledCollections {
    enum Level {
        LO, HI;
        private static final Map<String, Level> BY_NAME = new HashMap<>();
        static { for (Level l : values()) BY_NAME.put(l.name().toLowerCase(), l); }
        static Level of(String s) { return BY_NAME.get(s); }
        // EXPECT holds bits=16 objects=0
        static void named() { assert of("lo") == LO && of("hi") == HI && of("LO") == null; }
        // EXPECT violated assert bits=16 objects=0
        static void namedWrong() { assert of("lo") == HI; }
    }

    enum Sign {
        PLUS(1), MINUS(2);
        final int code;
        Sign(int code) { this.code = code; }
        private static final Map<Integer, Sign> BY_CODE = new HashMap<>();
        static { Arrays.stream(values()).forEach(s -> BY_CODE.put(s.code, s)); }
        // EXPECT holds bits=8 objects=0
        static void coded(int c) { Sign s = BY_CODE.get(c); assert s == null ? c != 1 && c != 2 : s.code == c; }
        // EXPECT violated assert bits=8 objects=0
        static void codedWrong(int c) { assert BY_CODE.get(c) == null || c == 1; }
        // EXPECT violated null bits=8 objects=0
        static int ordinalOf(int c) { return BY_CODE.get(c).ordinal(); }
    }

    private static final Map<Character, Integer> ROMAN = new HashMap<>();
    static { ROMAN.put('I', 1); ROMAN.put('V', 5); ROMAN.put('X', 10); ROMAN.put('L', 50); ROMAN.put('C', 100); }
    static int roman(String s) {
        int n = 0;
        for (int i = 0; i < s.length(); i++) {
            int v = ROMAN.get(s.charAt(i));
            n += i + 1 < s.length() && v < ROMAN.get(s.charAt(i + 1)) ? -v : v;
        }
        return n;
    }
    // EXPECT holds bits=16 objects=0 unwind=8
    static void romanFour() { assert roman("IV") == 4 && roman("XC") == 90; }
    // EXPECT violated assert bits=16 objects=0 unwind=8
    static void romanSix() { assert roman("IV") == 6; }
    // EXPECT violated null bits=16 objects=0 unwind=8
    static void romanOther() { roman("IZ"); }

    private static final Set<String> WORDS = new HashSet<>(Arrays.asList("if", "while"));
    private static final Set<String> FEW = Set.of("if", "while");
    private static final Map<String, Integer> TABLE = Map.of("a", 1, "b", 2);
    private static final List<String> NAMES = new ArrayList<>();
    private static final List<Integer> LINKED = new LinkedList<>(), VIEWED = Arrays.asList(3, 1);
    private static final Set<Integer> SORTED = new TreeSet<>(Arrays.asList(3, 1)), INSERTED = new LinkedHashSet<>(Arrays.asList(3, 1));
    private static final Map<Level, Level> HEIGHT = new EnumMap<>(Level.class);
    private static final Set<Level> SOME = EnumSet.of(Level.HI);
    static { NAMES.add("x"); NAMES.add("y"); NAMES.remove(0); LINKED.add(1); }
    static { HEIGHT.put(Level.HI, Level.LO); }
    // EXPECT holds bits=16 objects=0
    static void words() { assert WORDS.contains("if") && !WORDS.contains("of") && WORDS.size() == 2; }
    // EXPECT holds bits=16 objects=0
    static void few() { assert FEW.contains("while") && !FEW.contains("of") && TABLE.get("b") == 2 && TABLE.get("c") == null; }
    // EXPECT violated assert bits=16 objects=0
    static void fewWrong() { assert FEW.contains("of") || TABLE.get("b") == 1; }
    // EXPECT holds bits=16 objects=0
    static void lists() { assert NAMES.get(0).equals("y") && NAMES.size() == 1 && LINKED.contains(1) && VIEWED.get(0) == 3; }
    // EXPECT violated assert bits=16 objects=0
    static void listsWrong() { assert NAMES.size() == 2 || NAMES.contains("x"); }
    // EXPECT holds bits=8 objects=0
    static void inOrder() { int n = 0; for (int i : SORTED) { assert i == (n == 0 ? 1 : 3); n++; } for (int i : INSERTED) n += i; assert n == 6; }
    // EXPECT holds bits=5 objects=0
    static void enums(Level l) { assert l == Level.HI == SOME.contains(l) && l == Level.HI == (HEIGHT.get(l) != null); }
    // EXPECT violated assert bits=5 objects=0
    static void enumsWrong(Level l) { assert !SOME.contains(l); }

    /** A hash table has no order: any is one. */
    private static final Set<Integer> TWO = new HashSet<>(Arrays.asList(2, 1));
    // EXPECT holds bits=8 objects=0
    static void both() { int n = 0; for (int i : TWO) n += i; assert n == 3; }
    // EXPECT violated assert bits=8 objects=0
    static void firstIsTwo() { for (int i : TWO) { assert i == 2; return; } }
    // EXPECT holds bits=8 objects=0
    static void sameAgain() { int n = 0; for (int i : TWO) { n = i; break; } for (int i : TWO) { assert i == n; return; } }
    // EXPECT holds bits=8 objects=0
    static /*@ pure @*/ boolean any() { for (int i : TWO) if (i == 2) return true; return false; }
    // EXPECT violated postcondition bits=8 objects=0
    //@ ensures \result;
    static /*@ pure @*/ boolean anyOther() { for (int i : TWO) if (i == 3) return true; return false; }

    /** What is in it is known, not what that holds. */
    static class Cell { int n; final int id; Cell(int id) { this.id = id; } }
    private static final Map<Level, Cell> CELLS = new HashMap<>();
    static { CELLS.put(Level.LO, new Cell(1)); CELLS.put(Level.HI, new Cell(2)); }
    // EXPECT holds bits=5 objects=0 Cell=1
    static void cell() { assert CELLS.get(Level.LO).id == 1 && CELLS.get(Level.LO) != CELLS.get(Level.HI); }
    // EXPECT violated assert bits=5 objects=0 Cell=1
    static void cellState() { assert CELLS.get(Level.LO).n == 0; }
    // EXPECT violated assert bits=5 objects=0 Cell=1
    static void cellIs(Cell c) { assert c != CELLS.get(Level.HI); }
    // EXPECT holds bits=5 objects=0 Cell=1
    static void entries(Cell c) { for (Map.Entry<Level, Cell> e : CELLS.entrySet()) if (e.getValue() == c) { assert c.id == e.getKey().ordinal() + 1; return; } }

    /** Keys that may have changed since: a table finds them by the hash codes that they had. */
    static class Moving {
        int n;
        public int hashCode() { return n; }
        public boolean equals(Object o) { return o instanceof Moving && ((Moving) o).n == n; }
    }
    private static final Map<Moving, Level> MOVED = new HashMap<>();
    static { MOVED.put(new Moving(), Level.LO); }
    // EXPECT violated assert bits=5 objects=0 Moving=1
    static void moved(Moving m) { assert m == null || m.n != 0 || MOVED.get(m) != null; }
    // EXPECT holds bits=5 objects=0 Moving=1
    static void moved(Moving m, boolean b) { assert m == null || m.n == 0 || MOVED.get(m) == null; }

    /** Seen from outside by what changes nothing. */
    static final Map<Level, Cell> ALL = Collections.unmodifiableMap(CELLS);
    public static final List<Level> LIST = Collections.unmodifiableList(made());
    private static List<Level> made() { List<Level> l = new ArrayList<>(); l.add(Level.HI); return l; }
    // EXPECT holds bits=5 objects=0
    static void seen() { assert ALL.get(Level.LO) == CELLS.get(Level.LO) && ALL.size() == 2 && LIST.get(0) == Level.HI; }
    // EXPECT violated assert bits=5 objects=0
    static void seenWrong() { assert LIST.contains(Level.LO); }

    /** No other place holds such a collection. */
    // EXPECT holds bits=5 objects=0 HashMap=1 collection-size=1
    static void apart(Map<Level, Level> m) { if (m != null) { m.clear(); } assert CELLS.size() == 2; }

    /** One for several threads. */
    static class Concurrent {
        private static final Map<Integer, Level> TOGETHER = new java.util.concurrent.ConcurrentHashMap<>();
        static { TOGETHER.put(1, Level.LO); TOGETHER.put(2, Level.HI); }
        // EXPECT holds bits=8 objects=0
        static void concurrent(int i) { Level l = TOGETHER.get(i); assert (l == null) == (i != 1 && i != 2) && TOGETHER.size() == 2; }
        // EXPECT violated assert bits=8 objects=0
        static void concurrentWrong(int i) { assert TOGETHER.get(i) != Level.HI; }
        // EXPECT violated assert bits=8 objects=0
        static void concurrentOrder() { for (Level l : TOGETHER.values()) { assert l == Level.LO; return; } }
    }

    /** What else an initialiser cannot do here takes nothing away. */
    static class Outside {
        private static final Map<Integer, Integer> M = new HashMap<>();
        static { M.put(1, 1); }
        static int now;
        static { now = (int) System.nanoTime(); }
        // EXPECT holds bits=8 objects=0
        static void spared() { assert M.get(1) == 1; }
    }
}
