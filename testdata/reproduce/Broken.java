/** A class that cannot be initialised. */
class Broken {
    static int zero = 0;
    static int x = 1 / zero;

    //@ ensures false;
    static void f() { }
}
