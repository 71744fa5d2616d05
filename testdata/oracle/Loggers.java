import java.util.logging.Level;
import java.util.logging.Logger;

/** What is logged changes nothing; whether a level is logged is open. */
class Loggers {
    private static final Logger LOG = Logger.getLogger("l");
    boolean b;

    // EXPECT holds bits=12 objects=1
    //@ assignable \nothing;
    //@ ensures \result == b;
    boolean logs(Object o) { LOG.info("x"); LOG.log(Level.FINE, "x", o); LOG.entering("a", "b"); LOG.warning((String) null); return b; }
    // EXPECT violated postcondition bits=12 objects=1
    //@ ensures \result;
    boolean loggable() { return LOG.isLoggable(Level.FINE); }
    // EXPECT violated postcondition bits=12 objects=1
    //@ ensures !\result;
    boolean notLoggable() { return LOG.isLoggable(Level.FINE); }
    // EXPECT violated postcondition bits=12 objects=1
    //@ requires b;
    //@ ensures b;
    void supplied() { LOG.fine(() -> { b = false; return "x"; }); }
    // EXPECT violated postcondition bits=12 objects=1
    //@ requires b;
    //@ ensures !b;
    void notSupplied() { LOG.log(Level.SEVERE, () -> { b = false; return "x"; }); }
    // EXPECT violated null bits=12 objects=1
    void noLevel(/*@ nullable @*/ Level l) { LOG.log(l, "x"); }
    // EXPECT holds bits=12 objects=1
    void level(boolean c) { LOG.log(c ? Level.INFO : Level.SEVERE, "x"); assert Level.INFO.intValue() < Level.SEVERE.intValue() && Level.INFO != Level.SEVERE; }
    // EXPECT violated assert bits=12 objects=1
    void levels(boolean c) { assert (c ? Level.INFO : Level.WARNING) == Level.INFO; }
    // EXPECT holds bits=12 objects=1
    static void named() { assert LOG != null && LOG.getName().equals("l") && ((Object) LOG).equals(Logger.getLogger("l")) && !((Object) LOG).equals(Logger.getLogger("m")); }
    // EXPECT violated assert bits=12 objects=1
    static void one(boolean c) { assert ((Object) LOG).equals(Logger.getLogger(c ? "l" : "m")); }
    // EXPECT violated exception bits=12 objects=1 runtime-exceptions=violation
    static void noName() { Logger.getLogger((String) null); }
    // EXPECT holds bits=12 objects=1
    static void sameObject() { Object o = LOG, p = LOG; assert o == p && o != null; }
    // EXPECT violated assert bits=12 objects=1
    static void notItself(boolean c) { Object o = LOG, p = c ? LOG : null; assert o == p; }
}
