class Locals {
    int field = 1;
    interface Shape { int area(); }
    static abstract class Base { int n; Base(int n) { this.n = n; } abstract int get(); int twice() { return 2 * get(); } }

    int local(int p) { int x = 3; class L { int y = x + p; int get() { return x + y + field; } } return new L().get(); }
    int changed(int p) { p++; class L { int get() { return p/* ERROR "not effectively final" */; } } return new L().get(); }
    int changedAfter() { int x = 1; class L { int get() { return x/* ERROR "not effectively final" */; } } x = 2; return new L().get(); }
    int onBothWays(boolean b) { int x; if (b) x = 1; else x = 2; class L { int get() { return x; } } return new L().get(); }
    int twiceAssigned(boolean b) { int x; x = 1; if (b) x = 2; class L { int get() { return x/* ERROR "not effectively final" */; } } return new L().get(); }
    int inTry() { int x; try { x = 1; } finally { } class L { int get() { return x; } } return new L().get(); }
    int inCatch() { int x; try { x = 1; } catch (RuntimeException e) { x = 2; } class L { int get() { return x/* ERROR "not effectively final" */; } } return new L().get(); }
    int assigns() { int x = 1; class L { void set() { x/* ERROR "belongs to the code around" */ = 2; } } return x; }
    static int inStatic(int p) { class L { int get() { return p; } int no() { return field/* ERROR "there is no `this` here" */; } } return new L().get(); }
    int anonymous(int p) { Shape s = new Shape() { public int area() { return p * field; } }; return s.area(); }
    int withArgs(int p) { Base b = new Base(p) { int get() { return n + p; } }; return b.twice(); }
    int wrongArgs(int p) { Base b = new Base/* ERROR "takes 1 argument" */() { int get() { return n; } }; return b.twice(); }
    int hidden(int n) { Base b = new Base(1) { int get() { return n; } }; return b.get(); }
    int self(int p) { class L { int count(int k) { return k == 0 ? p : new L().count(k - 1); } } return new L().count(2); }
    int outOfScope() { { class L { } } return new L/* ERROR "no class L" */() == null ? 1 : 2; }
    int tooEarly() { Object o = new L/* ERROR "no class L" */(); class L { } return 1; }
    int sibling(int p) { class A { int get() { return p; } } class B { int get() { return new A().get(); } } return new B().get(); }
    int twoClasses() { { class L { int v = 1; } new L().v++; } { class L { int w; } return new L().w; } }
    int duplicate() { class L { } class L { }/* ERROR:0:L "is already declared here" */ return 1; }
    int inLoop(int[] a) { int s = 0; for (int x : a) { class L { int get() { return x; } } s += new L().get(); } return s; }
    int inFor() { for (int i = 0; i < 2; i++) { class L { int get() { return i/* ERROR "not effectively final" */; } } } return 1; }
    int record(int p) { record R(int a) { int bad() { return p/* ERROR "static code cannot use" */; } } return new R(1).a(); }
    int constant() { final int k = 4; class L { static final int M = k/* ERROR "static code cannot use" */; final int n = k; } return new L().n; }
    int nested(int p) { class A { int q = p; int deep() { int r = q; class B { int get() { return p + q + r + field; } } return new B().get(); } } return new A().deep(); }
    Shape init = new Shape() { int s = field; public int area() { return s; } };
    int qualified(int p) { class L { int field = 2; int get() { return field + Locals.this.field; } } return new L().get(); }
    class Inner { int v = field; int get() { return Locals.this.field + v; } }
    int make(Locals other) { return other.new Inner().get() + new Inner().get(); }
    static int noOuter() { return new Inner()/* ERROR "needs an object of class Locals" */.get(); }
    static int outer(Locals l) { return l.new Inner().get(); }
    class Sub extends Inner { int get() { return super.get() + 1; } }
    int superOf() { Runnable r = new Runnable() { public void run() { Locals.this.field = 1; } }; r.run(); return field; }
    int withPattern(Object o) { if (o instanceof Base b) { class L { int get() { return b.n; } } return new L().get(); } return 0; }
    void caught() { try { } catch (RuntimeException e) { class L { RuntimeException get() { return e; } } } }
}
