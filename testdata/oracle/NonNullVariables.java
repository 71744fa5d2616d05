import java.util.List;
import java.util.function.Consumer;

/** Variables that are declared non_null: each assignment is checked. */
class NonNullVariables {
    static /*@ nullable @*/ NonNullVariables some;
    /*@ nullable @*/ NonNullVariables next;

    // EXPECT violated assert
    static void never() {
        /*@ non_null @*/ String s = null;
    }

    // EXPECT violated assert
    static void initialised() {
        /*@ non_null @*/ NonNullVariables s = some;
    }

    // EXPECT holds
    static void plain() {
        NonNullVariables s = some;
        s = null;
    }

    // EXPECT holds
    static void later(NonNullVariables p) {
        /*@ non_null @*/ NonNullVariables s;
        s = p;
    }

    // EXPECT violated assert
    static boolean inExpression(NonNullVariables p) {
        /*@ non_null @*/ NonNullVariables s = p;
        return (s = some) == null;
    }

    // EXPECT violated assert
    static void inLoop(NonNullVariables p, int n) {
        /*@ non_null @*/ NonNullVariables s = p;
        for (int i = 0; i < n; i++) {
            s = i == 2 ? null : p;
        }
    }

    // Nothing catches it: it is no check of the JVM.
    // EXPECT violated assert
    static void notCaught() {
        try {
            /*@ non_null @*/ NonNullVariables s = some;
        } catch (RuntimeException e) {
        }
    }

    // A parameter is non_null by default.
    // EXPECT violated assert
    static void parameter(NonNullVariables p) {
        p = some;
    }

    // EXPECT holds
    static void nullableParameter(/*@ nullable @*/ NonNullVariables p) {
        p = some;
    }

    // EXPECT violated assert
    static void walked(NonNullVariables p) {
        while (p != null) {
            p = p.next;
        }
    }

    // EXPECT violated assert
    static void ofCallee(NonNullVariables p) {
        parameter(p);
    }

    // EXPECT violated assert
    static void each(/*@ nullable @*/ NonNullVariables[] a) {
        if (a != null) {
            for (/*@ non_null @*/ NonNullVariables x : a) {
            }
        }
    }

    // EXPECT holds
    static void eachPlain(/*@ nullable @*/ NonNullVariables[] a) {
        if (a != null) {
            for (NonNullVariables x : a) {
            }
        }
    }

    // EXPECT violated assert
    static void pattern(Object o) {
        if (o instanceof /*@ non_null @*/ NonNullVariables x) {
            x = some;
        }
    }

    // EXPECT holds
    static void plainPattern(Object o) {
        if (o instanceof NonNullVariables x) {
            x = some;
        }
    }

    // EXPECT violated assert
    static void lambda(NonNullVariables p) {
        Consumer<NonNullVariables> c = (/*@ non_null @*/ NonNullVariables x) -> {
            x = some;
        };
        c.accept(p);
    }

    // EXPECT violated assert
    static void resource() throws Exception {
        try (/*@ non_null @*/ AutoCloseable r = null) {
        }
    }

    // EXPECT violated assert
    static void ghost() {
        //@ ghost non_null NonNullVariables g = some;
    }

    // EXPECT violated assert
    static void setGhost(NonNullVariables p) {
        //@ ghost non_null NonNullVariables g = p;
        //@ set g = some;
    }

    // EXPECT holds
    static void plainGhost() {
        //@ ghost NonNullVariables g = some;
    }

    // Null is no value of such an old variable, so what names it is undefined.
    // EXPECT violated postcondition
    //@ old non_null NonNullVariables o = some; ensures o != null;
    static void oldVariable() {
    }

    // EXPECT holds
    //@ requires some != null; old non_null NonNullVariables o = some; ensures o == some;
    static void oldOfThisCase() {
    }

    // EXPECT holds
    //@ old nullable NonNullVariables o = some; ensures o == some;
    static void plainOld() {
    }
}
