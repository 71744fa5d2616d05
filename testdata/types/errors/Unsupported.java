import java.util.*;
import java.util.function.Function;

class Unsupported {
    WeakHashMap<String, String>/* ERROR "class WeakHashMap (of java.util, if it is there)" */ list;
    int unrelated() { return 1; }
    void lambda() { Runnable r = () -> { }; }
    void anonymous() { Runnable r = new Runnable() { public void run() { } }; }
    void local() { class L { } }
    void jdk() { System.console/* ERROR "method console of class java.lang.System is not supported yet" */(); }
    int collection() { return list.size(); }
    void function(Function<String, String> f) { f.apply(""); }
    int string(String s) { return s.translateEscapes/* ERROR "method translateEscapes of class java.lang.String" */().length(); }
    Object literal() { return Unsupported.class; }
    Object message(RuntimeException e) { return e.getStackTrace/* ERROR "method getStackTrace of class" */(); }
    static class Box<T> { T v; T get() { return v; } void put(T t) { v = t; } boolean same(T t) { return v == t; } }
    static class Foo { int x; }
    interface Order<T> { boolean before(T a, T b); }
    static class FooOrder implements Order<Foo> { public boolean before(Foo a, Foo b) { return a.x < b.x; } }
    int erasedField(Box<Foo> b) { return b.v.x; }
    Foo erasedResult(Box<Foo> b) { return b.get(); }
    int unboxed(Box<Integer> b) { return b.get() + 1; }
    Object object(Box<Foo> b) { return b.get(); }
    int cast(Box<Foo> b) { b.put(new Foo()); return b.same(null) ? 0 : ((Foo) b.get()).x; }
    boolean bridged(Order<Foo> o, Foo f) { return o.before(f, f); }
    boolean direct(FooOrder o, Foo f) { return o.before(f, f); }
    int[][] rows; Foo[] foos;
    //@ ensures \not_modified(rows[0][*]) && \not_modified(rows[*][0]/* ERROR "of each of several elements" */);
    void deeper() { }
    Foo one; static int shared;
    //@ model int group, inner; in group;
    //@ maps this.inner/* ERROR "this.inner in a maps clause is not supported yet" */ \into group;
    //@ maps Unsupported.*/* ERROR "Unsupported.* in a maps clause is not supported yet" */ \into group;
    //@ maps \set_minus(one.*, one.x)/* ERROR "in a maps clause is not supported yet" */ \into group;
    //@ maps \everything/* ERROR "everything in a maps clause is not supported yet" */ \into group;
    //@ maps one.* \into group; maps one.x \into group;
    //@ assignable group;
    void grouped() { }
}
