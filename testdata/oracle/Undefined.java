/** Specification expressions without a value: where they count as false, and what guards them. */
public class Undefined {
    int v;
    /*@ nullable @*/ Undefined next;

    // EXPECT violated postcondition
    /*@ ensures 1 / x == 1 || true; @*/
    static void leftSideIsNotGuarded(int x) {
    }

    // EXPECT holds
    /*@ ensures true || 1 / x == 1; ensures x != 0 ==> 1 / x <= 1; ensures x == 0 || 1 % x <= 1; @*/
    static void rightSideIsGuarded(int x) {
    }

    // EXPECT holds
    /*@ ensures x == 0 ? true : x / x == 1; @*/
    static void conditionGuardsItsArms(int x) {
    }

    // EXPECT violated postcondition
    /*@ ensures (\forall int i; 0 <= i && i <= a.length; a[i] == a[i]); @*/
    static void indexBeyondTheEnd(int[] a) {
    }

    // EXPECT holds
    /*@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == a[i]); @*/
    static void rangeGuardsTheBody(int[] a) {
    }

    // EXPECT holds
    /*@ ensures (\forall int i; 0 <= i && i < a.length ==> a[i] == a[i]); @*/
    static void implicationGuards(int[] a) {
    }

    // EXPECT holds
    /*@ ensures (\forall int i; i < 0 || i >= a.length || a[i] == a[i]); @*/
    static void disjunctionGuards(int[] a) {
    }

    // An undefined precondition admits no call.
    // EXPECT holds
    /*@ requires a[0] == 1; ensures a.length > 0; @*/
    static void undefinedIndexInPrecondition(int[] a) {
    }

    // EXPECT holds
    /*@ requires !(a.next.v == 1); ensures a.next != null; @*/
    static void negationOfUndefined(Undefined a) {
    }

    // EXPECT violated postcondition bits=2
    /*@ ensures \old(a.next.v) == 1 ==> a.next.v == 1; @*/
    static void undefinedInOld(Undefined a) {
    }

    // EXPECT holds bits=2
    /*@ ensures a.next != null ==> \old(a.next.v) == a.next.v; @*/
    static void guardedOld(Undefined a) {
    }

    // EXPECT violated postcondition bits=2
    /*@ ensures \old(a.next.v) == 0 || true; @*/
    static void undefinedBefore(Undefined a) {
        a.next = a;
    }

    // EXPECT violated assert bits=2
    static void undefinedAssert(Undefined a) {
        //@ assert a.next.v == a.next.v;
    }

    // An undefined assumption admits nothing.
    // EXPECT holds bits=2
    /*@ ensures \result != null; @*/
    static /*@ nullable @*/ Undefined undefinedAssumption(Undefined a) {
        //@ assume a.next.v == 1;
        return a.next;
    }

    // EXPECT violated signals bits=2
    /*@ ensures false; signals (IllegalStateException e) a.next.v == a.next.v; @*/
    static void undefinedSignals(Undefined a) {
        throw new IllegalStateException();
    }

    // EXPECT violated postcondition bits=2
    /*@ ensures ((UndefinedChild) a).v == a.v; @*/
    static void undefinedCast(Undefined a) {
    }

    // EXPECT holds bits=2
    /*@ ensures a instanceof UndefinedChild ==> ((UndefinedChild) a).v == a.v; @*/
    static void guardedCast(Undefined a) {
    }
}

class UndefinedChild extends Undefined {
}

class Chained {
    int v;
    /*@ nullable @*/ Chained next;

    // Undefined, and so false, for an object without a next.
    /*@ invariant next.v >= v; @*/

    // EXPECT holds bits=2
    /*@ ensures next != null && \result; @*/
    boolean undefinedInvariantIsFalse() {
        return next.next != null;
    }

    // EXPECT violated invariant bits=2
    void invariantBecomesUndefined() {
        next = null;
    }
}
