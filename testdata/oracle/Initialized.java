/** Static fields right after the initialisation of their classes: --statics initialized. */
public /*@ nullable_by_default @*/ class Initialized {
    static int next = 1;
    static boolean on = next > 0;
    static Node list = new Node(1, new Node(2, null));
    static final Node FIRST = new Node(0, null);
    static int[] cells = {1, 2};
    static Initialized instance;
    static int later;
    static { later = next + 1; FIRST.v = 2; }

    int id;

    static class Node {
        int v;
        Node n;
        Node(int v, Node n) { this.v = v; this.n = n; }
    }

    // EXPECT holds statics=initialized
    //@ ensures \result == 1 && next == 2 && \old(next) == 1;
    static int counter() { return next++; }

    // EXPECT violated postcondition
    //@ ensures \result == 1;
    static int counterOfAnyState() { return next++; }

    // EXPECT violated postcondition statics=initialized
    //@ ensures next == 1;
    static void counted() { next++; }

    static class Positive {
        static Positive last = new Positive(1);
        int n;
        //@ invariant n > 0;
        Positive(int n) { this.n = n > 0 ? n : 1; }

        // EXPECT holds statics=initialized objects=0
        static void put() {
            last = new Positive(2);
            last.n = 3;
        }

        // EXPECT violated invariant statics=initialized objects=0
        static void putBroken() {
            last = new Positive(2);
            last.n = 0;
        }
    }

    // EXPECT holds statics=initialized
    //@ ensures \result;
    static boolean flag() { return on && later == 2; }

    // EXPECT violated postcondition statics=initialized
    //@ ensures !\result;
    static boolean flagWrong() { return on; }

    // EXPECT holds statics=initialized objects=0
    //@ ensures \result == 3;
    static int walk() {
        int s = 0;
        for (Node x = list; x != null; x = x.n) {
            s += x.v;
        }
        return s;
    }

    // EXPECT violated postcondition statics=initialized objects=1
    //@ ensures \result == 3;
    static int walkChanged(Node x) {
        if (x != null) {
            x.v = 0;
        }
        return list.v + list.n.v;
    }

    // EXPECT violated postcondition
    //@ requires list != null; ensures list.v == 1;
    static void anyList() { }

    // EXPECT holds statics=initialized
    //@ ensures list.n == null && \old(list).n == list;
    static void unlink() { list = list.n; }

    // EXPECT violated null statics=initialized
    static void unlinkTwice() { list = list.n; list = list.n; list = list.n; }

    // EXPECT holds statics=initialized objects=0
    //@ ensures FIRST.v == 3;
    static void increment() { FIRST.v++; }

    // EXPECT violated postcondition statics=initialized objects=0
    //@ ensures FIRST.v == 1;
    static void blockRan() { FIRST.v++; }

    // EXPECT holds statics=initialized
    //@ ensures \result == 3;
    static int elements() { return cells[0] + cells[1]; }

    // EXPECT violated array-index statics=initialized
    static int element(int i) { return cells[i]; }

    // EXPECT holds statics=initialized objects=1
    //@ ensures \result == instance && \result.id == 0;
    static Initialized get() {
        if (instance == null) {
            instance = new Initialized();
        }
        return instance;
    }

    // EXPECT violated postcondition objects=1
    //@ ensures \result.id == 0;
    static Initialized getOfAnyState() {
        if (instance == null) {
            instance = new Initialized();
        }
        return instance;
    }

    static class Texts {
        static String name = "ab";
        static Integer box = 3;

        // EXPECT holds statics=initialized bits=8
        //@ ensures \result == 5;
        static int texts() { return name.length() + box; }

        // EXPECT violated postcondition statics=initialized bits=8
        //@ ensures \result == 4;
        static int textsWrong() { return name.length() + box; }
    }

    // EXPECT violated postcondition statics=initialized objects=1
    //@ ensures \result;
    static boolean apart(Node x) { return x != list; }

    // EXPECT holds statics=initialized objects=1
    //@ requires x != null && x.n == null; ensures \result;
    static boolean apartFromTheFirst(Node x) { x.v = 3; return x != list; }

    static class Base { static int made = 1; static int of() { return made; } }
    static class Sub extends Base { static int twice = two(); static int two() { return 2; } }

    // EXPECT holds statics=initialized
    //@ ensures \result == 3;
    static int inherited() { return Sub.of() + Sub.twice; }

    // EXPECT violated postcondition statics=initialized
    //@ ensures \result == 2;
    static int inheritedWrong() { return Sub.of() + Sub.twice; }

    // EXPECT holds statics=initialized
    static class Established {
        static int low = 1;
        static int high = low + 1;
        static int[] row;
        //@ static invariant low < high && row.length == 2;
        static { row = new int[high]; }
    }

    // EXPECT violated invariant statics=initialized
    static class NotEstablished {
        static int low = 2;
        static int high;
        //@ static invariant low < high;
        static { high = low; }
    }

    // EXPECT violated invariant statics=initialized
    static class NotDefined {
        static int[] row;
        static int first = 1;
        //@ static invariant row[first] == 0;
        static { row = new int[first]; }
    }

    // EXPECT violated invariant statics=initialized
    static class NotSet {
        static /*@ non_null @*/ Object it;
    }

    // EXPECT holds statics=initialized
    static class Set {
        static /*@ non_null @*/ Object it = new Object();
        static /*@ nullable @*/ Object other;
    }

    // EXPECT violated invariant statics=initialized
    static class BelowEstablished extends Established {
        static int more = 3;
        //@ static invariant more < high;
    }

    // EXPECT holds statics=initialized
    static class AboveIt {
        static int n = 1;
        //@ static invariant n == 1;
        static class BelowIt extends AboveIt { static int m = n; }
        static boolean is(AboveIt a) { return a instanceof BelowIt; }
    }
}
