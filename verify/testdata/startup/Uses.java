import java.util.*;
import java.util.logging.Logger;
import java.util.regex.Pattern;

// What the initialisers of the classes W… change was there before; what those of the classes
// O… do is seen by nobody else.
interface Listener { void on(); }
class Box { int v; }
class Reg {
    static final List<String> NAMES = new ArrayList<>();
    static final Box BOX = new Box();
    static int[] shared = new int[2];
    static int n;
    static Listener listener;
    static int[] array() { return shared; }
    static void add() { n++; }
}
class W1 { static { Reg.NAMES.add("x"); } static void t() {} }
class W2 { static { Reg.shared[0] = 1; } static void t() {} }
class W3 { static { int[] a = Reg.array(); a[1]++; } static void t() {} }
class W4 { static final Box B = Reg.BOX; static int v = B.v = 7; static void t() {} }
class W5 { static { Reg.add(); } static void t() {} }
class W6 extends W5 { }
class W7 { static int q = 1 / zero(); static int zero() { return 0; } static void t() {} }
class W8 { static { Runnable r = () -> Reg.n++; r.run(); } static void t() {} }
class W9 { static { List<Integer> l = List.of(1); l.forEach(i -> Reg.n += i); } static void t() {} }
class W10 { static { if (true) throw new IllegalStateException(); } static void t() {} }
class W11 { static native void init(); static { init(); } static void t() {} }
class W12 { W12() { Reg.n = 3; } static final W12 I = new W12(); static void t() {} }
enum W13 { X, Y; W13() { Reg.n = 3; } }
interface W14 { Object K = new Box() {{ Reg.n++; }}; default void d() {} }
class W15 implements W14 { static void t() {} }
class W16 { static final Map<String, Box> M = new HashMap<>(); static { M.put("a", Reg.BOX); M.get("a").v++; } static void t() {} }
class W17 { static class Q { static int z = Reg.n++; } static int i = Q.z; static void t() {} }
class W18 { static { Reg.listener.on(); } static void t() {} }
class W20 { static { Arrays.fill(Reg.shared, 3); } static void t() {} }
class W21 { static void t() { W2.t(); } }

class O1 { static final int[] T = {1, 2}; static int get() { return T[1]; } }
class O2 { static final Logger LOG = Logger.getLogger(O2.class.getName()); static int get() { return 1; } }
class O3 { static final Map<String, Integer> M = new HashMap<>(); static { M.put("a", 1); } static int get() { return 1; } }
class O4 { static int count; final int id = ++count; static final O4 A = new O4(); static int get() { return 1; } }
class O5 { static final Pattern P = Pattern.compile("a*"); static int get() { return 1; } }
enum O6 { X, Y; static final Map<String, O6> BY = new HashMap<>(); static { for (O6 o : values()) BY.put(o.name(), o); } static int get() { return 1; } }
class O7 { static final Comparator<Box> CMP = Comparator.comparing(b -> b.v); static int get() { return 1; } }
class O8 { static final List<String> L = new ArrayList<>(Reg.NAMES); static int get() { return 1; } }
class O9 { static O9 one; static int get() { if (one == null) one = new O9(); return 1; } }
class O10 { static final Box B = Reg.BOX; static int get() { return 1; } }
class O11 { static final int[] SQ = new int[4]; static { for (int i = 0; i < 4; i++) SQ[i] = i * i; } static int get() { return 1; } }
class O12 { static int calls = Reg.n; static final Box OWN = new Box(); static { OWN.v = 3; } static int get() { return 1; } }

class Uses {
    // EXPECT holds, W1
    static void w1() { Reg.NAMES.clear(); W1.t(); assert Reg.NAMES.size() == 0; }
    // EXPECT holds, W2
    static void w2() { Reg.shared = new int[2]; W2.t(); assert Reg.shared[0] == 0; }
    // EXPECT holds, W3
    static void w3() { Reg.shared = new int[2]; W3.t(); assert Reg.shared[1] == 0; }
    // EXPECT holds, W4
    static void w4() { Reg.BOX.v = 0; int q = W4.v; assert Reg.BOX.v == 0; }
    // EXPECT holds, W5
    static void w5() { Reg.n = 0; W5.t(); assert Reg.n == 0; }
    // EXPECT holds, W5
    static void w6() { Reg.n = 0; new W6(); assert Reg.n == 0; }
    // EXPECT holds, W7
    static void w7() { W7.t(); assert true; }
    // EXPECT holds, W8
    static void w8() { Reg.n = 0; W8.t(); assert Reg.n == 0; }
    // EXPECT holds, W9
    static void w9() { Reg.n = 0; W9.t(); assert Reg.n == 0; }
    // EXPECT holds, W10
    static void w10() { W10.t(); assert true; }
    // EXPECT holds, W11
    static void w11() { Reg.n = 0; W11.t(); assert Reg.n == 0; }
    // EXPECT holds, W12
    static void w12() { Reg.n = 0; W12.t(); assert Reg.n == 0; }
    // EXPECT holds, W13
    static void w13() { Reg.n = 0; W13 w = W13.X; assert Reg.n == 0; }
    // EXPECT unsupported
    static void w14() { Reg.n = 0; Object w = W14.K; assert Reg.n == 0; }
    // EXPECT holds, W14
    static void w15() { Reg.n = 0; W15.t(); assert Reg.n == 0; }
    // EXPECT holds, W16
    static void w16() { Reg.BOX.v = 0; W16.t(); assert Reg.BOX.v == 0; }
    // EXPECT holds, Q
    static void w17() { Reg.n = 0; W17.t(); assert Reg.n == 0; }
    // EXPECT holds, W18
    static void w18() { Reg.n = 0; W18.t(); assert Reg.n == 0; }
    // EXPECT holds, W20
    static void w20() { Reg.shared = new int[2]; W20.t(); assert Reg.shared[0] == 0; }
    // EXPECT holds, W2
    static void w21() { Reg.shared = new int[2]; W21.t(); assert Reg.shared[0] == 0; }
    // EXPECT holds, W5
    static void lambda() { Reg.n = 0; Runnable r = W5::t; r.run(); assert Reg.n == 0; }
    //@ requires true; assignable \nothing;
    // EXPECT nothing to check, W5
    static void frame() { W5.t(); }
    //@ ensures Reg.n == \old(Reg.n);
    // EXPECT holds, W5
    static void clause() { W5.t(); }
    // EXPECT holds
    static void notLooked() { W5.t(); assert true; }
    // EXPECT holds
    static void constant() { Reg.n = 0; W5[] none = new W5[1]; Class<?> c = W5.class; assert Reg.n == 0; }
    // EXPECT holds
    static void ordinary() {
        Box b = new Box();
        b.v = 1;
        Reg.n = 0;
        Reg.shared = new int[2];
        int r = O1.get() + O2.get() + O3.get() + O4.get() + O5.get() + O6.get() + O7.get() + O8.get() + O9.get() + O10.get() + O11.get() + O12.get();
        assert b.v == 1 && Reg.n == 0 && Reg.shared[0] == 0;
    }
}
class Own extends W5 {
    static int v = ++Reg.n;
    static final W2 MADE = new W2();
    // EXPECT holds
    static void mine() { Reg.n = 0; Reg.shared = new int[2]; v = 1; W2.t(); W5.t(); assert Reg.n == 0 && Reg.shared[0] == 0; }
    // EXPECT holds
    class Inner { void inner() { Reg.n = 0; v = 1; assert Reg.n == 0; } }
    // EXPECT holds, Own W5
    static class Nested { static void nested() { Reg.n = 0; v = 1; assert Reg.n == 0; } }
}
