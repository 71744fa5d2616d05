import java.util.*;
import java.util.function.Function;

class Unsupported {
    List<String>/* ERROR "class List (of java.util, if it is there)" */ list;
    int unrelated() { return 1; }
    void lambda() { Runnable r = () -> { }/* ERROR "a lambda expression is not supported yet" */; }
    void anonymous() { Runnable r = new Runnable() { public void run() { } }; }
    void local() { class L { } }
    void jdk() { System/* ERROR "class java.lang.System is not supported yet" */.out.println("x"); }
    int collection() { return list.size(); }
    void function(Function<String, String>/* ERROR "class java.util.function.Function is not supported yet" */ f) { f.apply(""); }
    int string(String s) { return s.length/* ERROR "method length of class java.lang.String" */(); }
    Object literal() { return Unsupported.class/* ERROR "a class literal" */; }
    void arrayCall(int[] a) { a.clone/* ERROR "a method call on an array" */(); }
    String message(RuntimeException e) { return e.getMessage/* ERROR "method getMessage of class" */(); }
    static class Box<T> { T v; T get() { return v; } void put(T t) { v = t; } boolean same(T t) { return v == t; } }
    static class Foo { int x; }
    interface Order<T> { boolean before(T a, T b); }
    static class FooOrder implements Order<Foo> { public boolean before(Foo a, Foo b) { return a.x < b.x; } }
    int erasedField(Box<Foo> b) { return b.v/* ERROR "from a type variable that generics insert" */.x; }
    Foo erasedResult(Box<Foo> b) { return b.get()/* ERROR "from a type variable that generics insert" */; }
    int unboxed(Box<Integer> b) { return b.get()/* ERROR "from a type variable that generics insert" */ + 1; }
    Object object(Box<Foo> b) { return b.get(); }
    int cast(Box<Foo> b) { b.put(new Foo()); return b.same(null) ? 0 : ((Foo) b.get()).x; }
    boolean bridged(Order<Foo> o, Foo f) { return o.before/* ERROR "which overrides" */(f, f); }
    boolean direct(FooOrder o, Foo f) { return o.before(f, f); }
}
