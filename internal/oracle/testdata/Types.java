/** What specifications say of objects and their types. */
class Types {
    int v;
    /*@ nullable @*/ Types next;

    static class Special extends Types {
    }

    // EXPECT holds
    /*@ ensures \fresh(\result) && \result.v == 0; @*/
    static Types create() {
        return new Types();
    }

    // EXPECT violated postcondition
    /*@ ensures \fresh(\result); @*/
    static Types notNew(Types a) {
        return a;
    }

    // EXPECT violated postcondition
    /*@ ensures \fresh(\result); @*/
    static /*@ nullable @*/ Types newOrNull(boolean b) {
        return b ? new Types() : null;
    }

    // EXPECT holds
    /*@ ensures \fresh(a.next) && !\fresh(a); ensures a.next.next == \old(a.next) ; @*/
    static void prepend(Types a) {
        Types n = new Types();
        n.next = a.next;
        a.next = n;
    }

    // EXPECT violated postcondition
    /*@ ensures \fresh(a.next, a); @*/
    static void prependTwo(Types a) {
        a.next = new Types();
    }

    // EXPECT holds
    /*@ ensures \fresh(\result) && \result.length == 2; @*/
    static int[] array() {
        return new int[2];
    }

    // EXPECT holds
    /*@ ensures \result <==> \typeof(a) == \type(Types); @*/
    static boolean plain(Types a) {
        return !(a instanceof Special);
    }

    // EXPECT violated postcondition
    /*@ ensures \typeof(a) == \type(Types); @*/
    static void onlyPlain(Types a) {
    }

    // EXPECT holds
    /*@ ensures \typeof(a) <: \type(Types); ensures \type(Special) <: \type(Types) && !(\type(Types) <: \type(Special)); @*/
    static void subtypes(Types a) {
    }

    // EXPECT violated postcondition
    /*@ ensures \typeof(a) <: \type(Types); @*/
    static void typeOfNull(/*@ nullable @*/ Types a) {
    }

    // EXPECT violated postcondition
    /*@ ensures \typeof(a) <: \type(Special); @*/
    static void notSpecial(Types a) {
    }

    // EXPECT holds
    /*@ requires \typeof(a) == \typeof(b) && a instanceof Special; ensures \result; @*/
    static boolean alike(Types a, Types b) {
        return b instanceof Special;
    }

    // EXPECT holds
    /*@ ensures \result <==> \typeof(a) != \type(Types); @*/
    static boolean otherThan(Types a) {
        return a instanceof Special;
    }

    // EXPECT violated assert
    static void hole() {
        /*@ nullable @*/ Types[] r = new Types[2];
        r[0] = new Types();
        //@ assert \nonnullelements(r);
    }

    // EXPECT violated postcondition
    /*@ ensures \not_modified(b.v, a.next); @*/
    static void modifiedFirst(Types a, Types b) {
        b.v++;
    }

    // EXPECT violated postcondition
    /*@ requires a != b; ensures \typeof(a) != \typeof(b); @*/
    static void unlike(Types a, Types b) {
    }

    // EXPECT holds
    /*@ requires \elemtype(\typeof(a)) == \type(Types); ensures a.length > 0 ==> a[0] != null; @*/
    static void store(Types[] a) {
        if (a.length > 0) {
            a[0] = new Types();
        }
    }

    // EXPECT violated array-store
    /*@ requires \elemtype(\typeof(a)) == \type(Special); @*/
    static void storeInSpecial(Types[] a) {
        if (a.length > 0) {
            a[0] = new Types();
        }
    }

    // EXPECT holds
    /*@ ensures \nonnullelements(\result); @*/
    static Types[] filled() {
        Types[] r = new Types[2];
        r[0] = new Types();
        r[1] = r[0];
        return r;
    }

    // EXPECT violated postcondition
    /*@ ensures \nonnullelements(a); @*/
    static void holes(/*@ nullable @*/ Types[] a) {
    }

    // EXPECT violated postcondition
    /*@ ensures \nonnullelements(a); @*/
    static void noArray(/*@ nullable @*/ int[] a) {
    }

    // EXPECT holds
    /*@ ensures \not_modified(a.v, a.next); @*/
    static void unmodified(Types a) {
        a.v++;
        a.v--;
    }

    // EXPECT violated postcondition
    /*@ ensures \not_modified(a.v, b.v); @*/
    static void modified(Types a, Types b) {
        b.v++;
    }

    // EXPECT holds
    /*@ ensures (\lblneg increased a.v == \old(a.v) + 1) && (\lbl value a.v) == \pre(a.v) + (\lbl one 1); @*/
    static void labels(Types a) {
        a.v++;
    }

    // EXPECT violated postcondition
    /*@ ensures (\lblneg same a.v == \old(a.v)); @*/
    static void labelNegative(Types a) {
        a.v++;
    }

    // EXPECT holds
    /*@ signals (RuntimeException) \exception instanceof IllegalArgumentException && b; signals_only RuntimeException; @*/
    static void thrown(boolean b) {
        if (b) {
            throw new IllegalArgumentException();
        }
    }

    // EXPECT violated signals
    /*@ signals (RuntimeException) \exception instanceof IllegalArgumentException; signals_only RuntimeException; @*/
    static void thrownOther(boolean b) {
        if (b) {
            throw new IllegalStateException();
        }
    }

    // EXPECT holds
    /*@ ensures (\let int k = a.v; k == \old(a.v) + 1 && (\let Types n = a, m = n; m == a && n.v == k)); @*/
    static void let(Types a) {
        a.v++;
    }

    // EXPECT violated postcondition
    /*@ ensures (\let int k = a.v; k == k + 1 || k > 0); @*/
    static void letWrong(Types a) {
    }

    // EXPECT violated postcondition
    /*@ ensures (\let int k = a.v; true); @*/
    static void letUndefined(/*@ nullable @*/ Types a) {
    }

    // EXPECT holds
    /*@ ensures (\forall int i; 0 <= i && i < 3; (\let int k = i + i; k - i == i)); @*/
    static void letInQuantifier() {
    }
}
