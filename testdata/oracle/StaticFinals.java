/** Static final fields whose initialisers are no constants: they have the values that initialisation gives them. */
public class StaticFinals {
    static final int G = three();
    static final int[] A = {1, 2};
    private static final int[] T = {1, 0, 3};
    private static final Item[] ITEMS = {new Item(1), new Item(2)};
    static final Item FIRST = new Item(2);
    static final Item SECOND = new Item(3);
    static final /*@ nullable @*/ Item NONE = null;
    static final Item CHAIN = new Item(1, new Item(0));
    static final boolean YES = G == 3;
    static /*@ nullable @*/ Item last = FIRST;

    static final double HALF = half();
    static final Weight WEIGHT = new Weight(0.5f);

    static int three() { return 3; }
    static double half() { return 0.5; }

    // EXPECT holds
    //@ ensures \result == 0.25;
    static double floating() { return HALF * WEIGHT.kilos; }

    // EXPECT holds objects=0
    //@ requires p.id == 1; ensures \result;
    static boolean noOther(Item p) { return p == CHAIN || p == ITEMS[0]; }

    // EXPECT holds
    //@ ensures \result == 3;
    static int value() { return G; }

    // EXPECT holds array-length=3 objects=1
    //@ requires p.length == 3; ensures T[0] == 1;
    static void nobodyElseHasIt(int[] p) { p[0] = 2; }

    // EXPECT violated postcondition
    //@ requires p.length == 2; ensures A[0] == 1;
    static void anybodyHasIt(int[] p) { p[0] = 2; }

    static final java.util.List<Item> THREE = java.util.List.of(FIRST, SECOND, FIRST);

    // EXPECT holds objects=0
    //@ ensures \result == 2;
    static int inAList() { return THREE.get(2).id + THREE.size() - 3; }

    // EXPECT violated postcondition objects=0
    //@ ensures \result == 2;
    static int inAListWrong() { return THREE.get(1).id; }

    // EXPECT holds array-length=3 objects=1
    //@ requires p.length == 3 && \typeof(p) == \type(Object[]); ensures THREE.get(0) == FIRST;
    static void itsArrayIsItsOwn(Object[] p) { p[0] = SECOND; }

    // EXPECT holds
    //@ ensures \result;
    static boolean truth() { return YES; }

    // EXPECT holds
    //@ ensures \result == 2;
    static int length() { return A.length; }

    // EXPECT holds
    /*@ requires 0 <= i && i < 2; @*/
    static int index(int i) { return A[i]; }

    // EXPECT violated array-index
    /*@ requires 0 <= i && i < 3; @*/
    static int beyond(int i) { return A[i]; }

    // EXPECT violated postcondition
    //@ ensures \result == 1;
    static int changedBefore() { return A[0]; }

    // EXPECT holds array-length=1
    //@ requires 0 <= i && i < 3; ensures (i == 1) == (\result == 0);
    static int table(int i) { return T[i]; }

    // EXPECT violated postcondition array-length=1
    //@ requires 0 <= i && i < 3; ensures \result != 3;
    static int tableAtTheEnd(int i) { return T[i]; }

    // EXPECT holds objects=1
    //@ ensures \result == 2;
    static int finalField() { return FIRST.id; }

    // EXPECT violated postcondition objects=1
    //@ ensures \result == 2;
    static int openField() { return FIRST.size; }

    // EXPECT holds objects=0
    //@ ensures \result;
    static boolean different() { return FIRST != SECOND && NONE == null; }

    // EXPECT violated postcondition objects=0
    //@ ensures \result != FIRST;
    static Item argument(Item p) { return p; }

    // EXPECT holds objects=1
    //@ requires p.id == 1; ensures \result;
    static boolean another(Item p) { return p != FIRST && p != SECOND; }

    // EXPECT violated postcondition objects=1
    //@ requires p.id == 1; ensures \result;
    static boolean someOther(Item p) { return p == CHAIN; }

    // EXPECT holds objects=0
    //@ ensures \result == 0;
    static int chained() { return CHAIN.after.id; }

    // EXPECT holds objects=0
    //@ ensures \result == 2;
    static int element() { return ITEMS[1].id; }

    // EXPECT violated postcondition objects=0
    //@ ensures \result == 2;
    static int openElement() { return ITEMS[1].size; }

    // EXPECT holds objects=0
    //@ requires last == null || last.id != 2; ensures last != FIRST;
    static void variable() { }

    // EXPECT violated postcondition objects=0
    //@ ensures last != SECOND;
    static void variableMayHold() { }

    // EXPECT holds objects=1
    //@ ensures FIRST.size == n && SECOND.size == \old(SECOND.size);
    static void written(int n) { FIRST.size = n; }

    // EXPECT violated postcondition objects=0
    //@ ensures SECOND.size == \old(SECOND.size);
    static void writtenTo(Item p) { p.size = p.id; }

    // EXPECT holds objects=1
    //@ ensures \result != FIRST && \result != SECOND;
    static Item fresh() { return new Item(1); }
}

class Weight {
    final float kilos;
    Weight(float k) { kilos = k; }
}

class Item {
    final int id;
    int size;
    final /*@ nullable @*/ Item after;
    Item(int n) { id = n; size = n; after = null; }
    Item(int n, Item next) { id = n; size = n; after = next; }
}

/** An invariant over objects of class initialisation. */
class OnlyOne {
    static final OnlyOne ONLY = new OnlyOne();
    int n;
    //@ private invariant n >= 0;

    // EXPECT violated invariant objects=0
    static void breakIt(int x) { ONLY.n = x; }

    // EXPECT holds objects=0
    //@ ensures \result >= 0;
    static int read() { return ONLY.n; }

    /** Private static fields that are not final: those that nothing assigns might be. */
    static class Unwritten {
        private static int limit = 2;
        private static int moved = 2;
        private static int nested = 2;
        private static int[] table = {1, 2};
        private static int[] shown = {1, 2};
        private static Unwritten one = new Unwritten();
        private static /*@ nullable @*/ Unwritten other = new Unwritten();
        private static int late;
        int v;

        static void move() { moved = 1; }
        static class In { void f() { Unwritten.nested--; } }
        static int[] show() { return shown; }
        static void change() { Unwritten.other = null; }

        // EXPECT holds bits=3
        //@ ensures \result == 2;
        static int limit() { return limit; }

        // EXPECT violated postcondition bits=3
        //@ ensures \result == 2;
        static int moved() { return moved; }

        // EXPECT violated postcondition bits=3
        //@ ensures \result == 2;
        static int nested() { return nested; }

        // EXPECT holds bits=3
        //@ ensures \result == 1;
        static int table() { return table[0]; }

        // EXPECT holds bits=3
        //@ ensures \result == 2;
        static int shownLength() { return shown.length; }

        // EXPECT violated postcondition bits=3
        //@ ensures \result == 1;
        static int shown() { return shown[0]; }

        // EXPECT holds bits=3 objects=1
        //@ ensures \result;
        static boolean one() { return one != null; }

        // EXPECT violated postcondition bits=3 objects=1
        //@ ensures \result == 0;
        static int oneV() { return one.v; }

        // EXPECT violated postcondition bits=3 objects=1
        //@ ensures \result;
        static boolean other() { return other != null; }

        // EXPECT violated postcondition bits=3
        //@ ensures \result == 0;
        static int late() { return late; }
    }
}

/** Its initialisation fails, so that nothing is known of what it leaves. */
class AssertsTooEarly {
    private static AssertsTooEarly first = new AssertsTooEarly();
    private static int limit = 2;

    // EXPECT violated assert bits=3 objects=1
    AssertsTooEarly() { assert limit == 2; }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \result == 2;
    static int limit() { return limit; }
}
