abstract class Calls {
    void one(int x) { }
    void two(int x, Object y) { }
    void over(int x) { }
    void over(boolean x) { }
    void amb(int x, long y) { }
    void amb(long x, int y) { }
    abstract void abs();
    Calls() { }
    Calls(int x) { this(x);/* ERROR "the constructor calls itself" */ }

    void calls() {
        one/* ERROR "Calls.one(int) takes 1 argument, not 0" */();
        one(true/* ERROR "argument 1 of Calls.one(int) is int, and boolean cannot be converted to it" */);
        two/* ERROR "takes 2 arguments, not 3" */(1, 2, 3);
        over/* ERROR "no method over takes (String); there is over(int), over(boolean)" */("s");
        amb/* ERROR "may mean Calls.amb(int,long) or Calls.amb(long,int)" */(1, 2);
        new Calls()/* ERROR "Calls is abstract" */;
        new Plain/* ERROR "Plain.Plain() takes 0 arguments, not 1" */(1);
        null.foo/* ERROR "null has no methods" */();
    }
    void plain(Plain p) {
        p.secret/* ERROR "field Plain.secret is private" */ = 1;
        p.hush/* ERROR "method hush is private" */();
    }
    static class Two { Two(int x) { } }
    static class Three/* ERROR "implicit call of a constructor of Calls.Two" */ extends Two { }
}
class Plain {
    private int secret;
    private void hush() { }
}
class Derived extends Calls {
    void abs() { }
    void sup() { super.abs/* ERROR "method Calls.abs() is abstract" */(); }
    Derived() { { super();/* ERROR "one statement of the body" */ } }
    Derived(int y) { super(field/* ERROR "no `this` here" */()); }
    int field() { return 1; }
}
