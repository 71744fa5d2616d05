/** What inspect never looks at, javac does. */
class Rejected {
    //@ ensures false;
    static void f() { }

    static int g() { return "no number"; }
}
