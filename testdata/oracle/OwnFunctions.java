/**
 * Functional interfaces of the program: a value is any function without effects. Where a
 * class with a name implements one, it is of such a class, and a function as well only if
 * the interface is marked.
 */
class OwnFunctions {
    static class Item { int n; }
    static class Other { int n; }
    interface Visitor { int visit(int x); default int twice(int x) { return visit(visit(x)); }
        // EXPECT holds bits=3 objects=1 collection-size=1
        //@ ensures \result == x || \result != x;
        default int own(int x) { return visit(x); }
        // EXPECT violated postcondition bits=3 objects=1 collection-size=1
        //@ ensures \result == x;
        default int same(int x) { return visit(x); }
    }
    interface Act { void act(Item i); }
    interface Make { Item make(); }
    interface Find { /*@ nullable @*/ Other find(Item i); }
    interface Small { byte small(); }
    interface Letter { char letter(); }
    interface Sub extends Visitor { }
    interface Lower extends Sub { }
    interface Number extends java.util.function.Function<Item, Item> { }
    interface Bound { /*@ ensures \result > 0; @*/ int get(); }
    interface Shape { int area(); }
    static class Square implements Shape { int a; public int area() { return a; } }
    @FunctionalInterface interface Test { int test(); }
    static class Passed implements Test { public int test() { return 1; } }
    interface Turn { int turn(); }
    static Turn turns() { return new Turn() { public int turn() { return 1; } }; }
    interface Step { int step(); }
    static int steps() { class Local implements Step { public int step() { return 1; } } return new Local().step(); }
    static class Holder { Make m; }
    interface Redeclared { boolean is(int x); boolean equals(/*@ nullable @*/ Object o); }

    // EXPECT violated assert bits=3 objects=1 collection-size=2
    static void changes(Visitor v) { int r = v.visit(1); assert r == v.visit(1); }
    // EXPECT holds bits=3 objects=1 collection-size=1
    static void constant(Visitor v) { int r = v.visit(1); assert r == v.visit(2); }
    // EXPECT violated assert bits=3 objects=1 collection-size=2
    static void inherits(Sub s) { assert s.twice(0) != 3; }
    // EXPECT violated assert bits=3 objects=1 collection-size=1
    static void below(Visitor v) { assert !(v instanceof Lower); }
    // EXPECT holds bits=3 objects=1 collection-size=1
    static void same(Sub s, Visitor v) { assert s != v || v instanceof Sub; }
    // EXPECT holds bits=3 objects=1
    static void nothing(Act a, Item i) { int n = i.n; a.act(i); assert n == i.n; }
    // EXPECT violated assert bits=3 objects=1 Item=2
    static void made(Make m, Item i) { assert m.make() == i; }
    // EXPECT holds bits=3 objects=1 Item=2
    static void there(Make m) { Item i = m.make(); assert i != null; }
    // EXPECT violated null bits=3 objects=1
    static void absent(Find f, Item i) { Other o = f.find(i); o.n = 1; }
    // EXPECT holds bits=3 objects=1 collection-size=1
    static void kinds(Find f, Make m, Item i) { Other o = f.find(i); Item j = m.make(); if (o != null) o.n = 1; j.n = 1; }
    // EXPECT violated assert bits=9 objects=1 collection-size=1
    static void small(Small s) { assert s.small() != -128; }
    // EXPECT holds bits=17 objects=1 collection-size=1
    static void letter(Letter l) { assert l.letter() >= 0; }
    // EXPECT violated assert bits=3 objects=1 collection-size=1
    static void generic(Number f, Item i) { assert f.apply(i).n == 0; }
    // EXPECT holds bits=3 objects=1 collection-size=1
    static void shape(Shape s) { assert s instanceof Square && s.area() == ((Square) s).a; }
    // EXPECT violated assert bits=3 objects=1 collection-size=1
    static void square(Shape s) { assert s.area() != 2; }
    // EXPECT violated assert bits=3 objects=1 collection-size=1
    static void marked(Test t) { assert t.test() == 1; }
    // EXPECT holds bits=3 objects=1 collection-size=1
    static void passed(Test t) { if (t instanceof Passed) assert t.test() == 1; }
    // EXPECT violated assert bits=3 objects=1 collection-size=1
    static void anonymous(Turn t) { assert t.turn() == 1; }
    // EXPECT violated assert bits=3 objects=1 collection-size=1 Item=2
    static void held(Holder h, Item i) { assert h.m.make() == i; }
    // EXPECT violated assert bits=3 objects=1 collection-size=1 Make[]=1 array-length=1
    static void elements(Make[] ms, Find f) { if (ms.length > 0 && ms[0] != null) assert ms[0].make().n == 0; }
    // EXPECT holds bits=3 objects=1 Act=2
    static void equal(Act a, Act b) { assert a.equals(b) == (a == b) && !a.equals(null); }
    // EXPECT violated assert bits=3 objects=1
    static void equalToItself(Act a, Act b) { assert !a.equals(b); }
    // EXPECT holds bits=3 objects=1 collection-size=1
    static void equalAcross(Act a, Visitor v) { Object o = a; assert !o.equals(v) && !v.equals(o); }
    // EXPECT holds bits=3 objects=1 collection-size=1
    //@ ensures \result <==> a == b;
    static boolean equalInClause(Redeclared a, Redeclared b) { return a.equals(b); }
    // EXPECT violated postcondition bits=3 objects=1 collection-size=1
    //@ ensures !a.equals(b);
    static void equalByClause(Act a, Act b) { }
    // EXPECT holds bits=3 objects=1
    //@ assignable \nothing;
    static int pure(Visitor v, int x) { return v.visit(x); }
    // EXPECT holds bits=3 objects=1 array-length=1
    //@ requires as instanceof Act[] && b != null;
    //@ ensures \typeof(as) == \type(Act[]);
    static void noLambdas(Object[] as, Act[] b) { Act a = i -> { }; }
    // EXPECT violated assert bits=3 objects=1 array-length=1 collection-size=1
    static void ofInterface(Object[] os, Act a) { assert !(os instanceof Act[]); }
    // EXPECT violated postcondition bits=3 objects=1 array-length=1 collection-size=1
    //@ requires vs.length > 0;
    //@ ensures \result;
    static boolean inArrays(Visitor[] vs) { return !(vs instanceof Lower[]); }
}
