import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;

// A call by contract that gives any object may give one of a class of the program that extends a
// collection, whether or not the code names the class.
abstract class Anything {
    static class Names extends ArrayList<Anything> { int tag; }
    static class Scores extends HashMap<String, Integer> { }

    //@ signals_only \nothing;
    abstract /*@ nullable @*/ Object get();

    // EXPECT holds bits=8 objects=1
    //@ ensures true;
    /*@ nullable @*/ Object passesOn() { return get(); }

    // EXPECT violated postcondition bits=8 objects=1
    //@ ensures \result;
    boolean compares() { return get() == null; }

    // EXPECT violated postcondition bits=8 objects=1
    //@ ensures \result;
    boolean asks() { return !(get() instanceof ArrayList); }

    // EXPECT violated postcondition bits=8 objects=1
    //@ ensures \result;
    boolean asksForTag() { return !(get() instanceof Names n) || n.tag == 0; }
}

// The same of a class that is named beside one that is not.
abstract class Beside {
    static class Links extends LinkedList<Beside> { int length; }
    static class Others extends LinkedList<Beside> { }

    //@ signals_only \nothing;
    abstract /*@ nullable @*/ Object get();

    // EXPECT violated postcondition bits=8 objects=1
    //@ ensures \result >= 0;
    int reads(Links own) { own.length = 1; get(); return own.length; }

    // EXPECT holds bits=8 objects=1
    //@ ensures \result == own.size();
    int sizes(LinkedList<Beside> own) { get(); return own.size(); }
}
