/** Calls that are replaced by contracts: the verdicts follow from those, whatever the bodies do. */
public class Contracts {
    int v;
    int w;
    /*@ nullable @*/ Contracts next;

    /*@ requires k > 0; assignable v; ensures v == \old(v) + k && \result == k; @*/
    int add(int k) {
        v += k;
        return k;
    }

    // EXPECT violated precondition
    void preconditionIsBroken(int k) {
        add(k);
    }

    // EXPECT holds
    /*@ requires k > 0; ensures v == \old(v) + k && w == \old(w) && \result == k; @*/
    int preconditionIsKept(int k) {
        return add(k);
    }

    // EXPECT holds
    /*@ ensures v == 2; @*/
    void oldIsTheStateOfTheCall() {
        v = 1;
        add(1);
    }

    /*@ ensures true; @*/
    void anything() {
    }

    /*@ ensures true; @*/
    static void anyElement(int[] a) {
    }

    // EXPECT violated postcondition
    /*@ requires a.length > 0; ensures a[0] == \old(a[0]); @*/
    static void elementsWithoutAssignable(int[] a) {
        anyElement(a);
    }

    //@ ghost int g;

    // EXPECT violated postcondition
    /*@ ensures g == \old(g); @*/
    void ghostsWithoutAssignable() {
        anything();
    }

    // EXPECT holds bits=3
    void sequencesLast(int[] a) {
        //@ ghost \seq<int> s = \array2seq(a);
        anyElement(a);
        //@ assert s == \old(\array2seq(a));
    }

    // EXPECT violated postcondition
    /*@ ensures v == \old(v); @*/
    void withoutAssignable() {
        anything();
    }

    /*@ ensures true; @*/
    /*@ pure @*/ int look() {
        return v;
    }

    // EXPECT holds
    /*@ ensures v == \old(v) && next == \old(next); @*/
    void pureChangesNothing() {
        look();
    }

    // EXPECT violated postcondition
    /*@ ensures \result == v; @*/
    int bodyDoesNotCount() {
        return look();
    }

    /*@ assignable c.v; ensures c.v == 1; @*/
    static void setOne(Contracts c) {
        c.v = 1;
    }

    // EXPECT violated precondition
    static void argumentMayBeNull(/*@ nullable @*/ Contracts c) {
        setOne(c);
    }

    // EXPECT holds bits=2
    /*@ ensures c.v == 1 && c.w == \old(c.w) && (d != c ==> d.v == \old(d.v)); @*/
    static void othersKeepTheirs(Contracts c, Contracts d) {
        setOne(c);
    }

    // EXPECT violated postcondition bits=2
    /*@ ensures c.v == \old(c.v); @*/
    static void itsOwnMayChange(Contracts c) {
        setOne(c);
    }

    /*@ requires 0 <= i && i < a.length; assignable a[i]; ensures a[i] == 1; @*/
    static void put(int[] a, int i) {
        a[i] = 1;
    }

    // EXPECT holds
    /*@ requires a.length == 2; ensures a[0] == 1 && a[1] == \old(a[1]); @*/
    static void otherElementsStay(int[] a) {
        put(a, 0);
    }

    /*@ requires a.length == 2; assignable a[0..0]; ensures true; @*/
    static void scramble(int[] a) {
        a[0] = 1;
    }

    // EXPECT violated postcondition
    /*@ requires a.length == 2; ensures a[0] == \old(a[0]); @*/
    static void elementsOfTheRangeMayChange(int[] a) {
        scramble(a);
    }

    // EXPECT holds
    /*@ requires a.length == 2; ensures a[1] == \old(a[1]); @*/
    static void elementsBesideTheRangeStay(int[] a) {
        scramble(a);
    }

    /*@ requires k >= 0; ensures \result == k; also requires k < 0; ensures \result == -k; @*/
    /*@ pure @*/ static int absolute(int k) {
        return k < 0 ? -k : k;
    }

    // EXPECT holds
    /*@ ensures k >= 0 ==> \result == k; ensures k < 0 ==> \result == -k; @*/
    static int casesByTheirPreconditions(int k) {
        return absolute(k);
    }

    // EXPECT violated postcondition
    /*@ ensures \result != 1; @*/
    static int oneCaseAtATime(int k) {
        return absolute(k);
    }

    /*@ requires v == 0; assignable v; ensures v == 1; also requires v != 0; assignable v; ensures v == 0; @*/
    void toggle() {
        v = v == 0 ? 1 : 0;
    }

    // EXPECT violated postcondition
    /*@ ensures v != 1; @*/
    void caseByTheStateBefore() {
        toggle();
    }

    /*@ ensures true; @*/
    /*@ pure @*/ static Contracts some() {
        return new Contracts();
    }

    // EXPECT holds objects=1 bits=2
    static int resultIsNotNull() {
        return some().v;
    }

    /*@ ensures true; @*/
    /*@ pure @*/ static /*@ nullable @*/ Contracts perhaps() {
        return null;
    }

    // EXPECT violated null objects=1 bits=2
    static int resultMayBeNull() {
        return perhaps().v;
    }

    /*@ assignable next; ensures true; @*/
    void relink() {
        next = this;
    }

    // EXPECT holds objects=1 bits=2
    /*@ ensures next == null || (\exists Contracts c; c == next); @*/
    void referencesMeanObjects() {
        relink();
    }

    /*@ ensures k >= 0; signals (IllegalStateException e) k < 0; @*/
    /*@ pure @*/ static void refuse(int k) {
        if (k < 0) {
            throw new IllegalStateException();
        }
    }

    // EXPECT holds
    /*@ ensures \result == (k < 0 ? 1 : 0); @*/
    static int signalsIsAssumed(int k) {
        try {
            refuse(k);
            return 0;
        } catch (IllegalStateException e) {
            return 1;
        }
    }

    // EXPECT violated postcondition
    /*@ ensures \result != 1; @*/
    static int signalsIsThrown(int k) {
        try {
            refuse(k);
            return 0;
        } catch (IllegalStateException e) {
            return 1;
        }
    }

    /*@ normal_behavior requires k >= 0; assignable \nothing; ensures \result == k;
      @ also exceptional_behavior requires k < 0; assignable \nothing; signals_only IllegalArgumentException;
      @*/
    static int accept(int k) {
        if (k < 0) {
            throw new IllegalArgumentException();
        }
        return k;
    }

    // EXPECT holds
    /*@ ensures \result == (k < 0 ? -1 : k); @*/
    static int behaviours(int k) {
        try {
            return accept(k);
        } catch (IllegalArgumentException e) {
            return -1;
        }
    }

    /*@ requires k >= 0; assignable \nothing; ensures true;
      @ also requires k < 0; assignable \nothing; ensures true; signals (IllegalStateException e) true;
      @*/
    static void refuseSome(int k) {
    }

    // EXPECT holds
    /*@ ensures \result ==> k < 0; @*/
    static boolean exceptionsOfTheCase(int k) {
        try {
            refuseSome(k);
            return false;
        } catch (IllegalStateException e) {
            return true;
        }
    }

    /*@ normal_behavior requires k >= 0; assignable \nothing; ensures true;
      @ also behavior requires true; assignable \nothing; ensures true; signals (IllegalStateException e) true;
      @*/
    static void refuseOthers(int k) {
    }

    // EXPECT holds
    /*@ ensures \result ==> k < 0; @*/
    static boolean normalBehaviourDoesNotThrow(int k) {
        try {
            refuseOthers(k);
            return false;
        } catch (IllegalStateException e) {
            return true;
        }
    }

    /*@ assignable a[0..0], b[*]; ensures true; @*/
    static void mix(int[] a, int[] b) {
    }

    // EXPECT violated postcondition
    /*@ requires a.length == 2; ensures a[1] == \old(a[1]); @*/
    static void arraysMayBeOne(int[] a, int[] b) {
        mix(a, b);
    }

    // EXPECT holds
    /*@ assignable v; @*/
    void callWithinTheFrame() {
        add(1);
    }

    // EXPECT violated assignable
    /*@ assignable w; @*/
    void callBeyondTheFrame() {
        add(1);
    }

    // EXPECT violated assignable
    /*@ assignable v, w, next; @*/
    void everythingIsBeyondTheFrame() {
        anything();
    }

    // EXPECT holds
    /*@ assignable \nothing; @*/
    void pureCallsNeedNoFrame() {
        look();
    }

    // EXPECT violated assignable bits=2
    /*@ assignable c.v; @*/
    static void callOnAnother(Contracts c, Contracts d) {
        setOne(d);
    }

    // EXPECT holds bits=2
    /*@ assignable \nothing; @*/
    static void callOnNew() {
        setOne(new Contracts());
    }

    // EXPECT holds
    /*@ requires a.length == 2; assignable a[1..1]; @*/
    static void elementWithinTheFrame(int[] a) {
        put(a, 1);
    }

    // EXPECT violated assignable
    /*@ requires a.length == 2; assignable a[1..1]; @*/
    static void elementBeyondTheFrame(int[] a, int i) {
        if (0 <= i && i < 2)
            put(a, i);
    }

    // EXPECT violated assignable
    /*@ requires a.length == 2; assignable a[0]; @*/
    static void arrayBeyondTheFrame(int[] a) {
        mix(a, a);
    }

    /*@ requires k >= 0; assignable v; ensures true;
      @ also requires k < 0; assignable w; ensures true;
      @*/
    void oneOfTwo(int k) {
    }

    // EXPECT holds
    /*@ requires k > 0; assignable v; @*/
    void frameOfTheCase(int k) {
        oneOfTwo(k);
    }

    // EXPECT violated assignable
    /*@ assignable v; @*/
    void frameOfEitherCase(int k) {
        oneOfTwo(k);
    }

    /*@ assignable c.*; ensures true; @*/
    static void renew(Contracts c) {
    }

    // EXPECT holds bits=2
    /*@ assignable d.*; @*/
    static void allFieldsWithinTheFrame(Contracts d) {
        renew(d);
    }

    // EXPECT violated assignable bits=2
    /*@ assignable d.w, d.next; @*/
    static void allFieldsBeyondTheFrame(Contracts d) {
        renew(d);
    }

    // EXPECT holds bits=2
    /*@ requires !(d instanceof Extended); assignable d.v, d.w, d.next, d.g; @*/
    static void allFieldsByName(Contracts d) {
        renew(d);
    }

    /*@ nullable @*/ static Contracts last;

    /*@ assignable last, last.v; ensures true; @*/
    static void behindNull() {
    }

    // EXPECT holds bits=2
    /*@ requires last == null; assignable last; @*/
    static void nullIsNoLocation() {
        behindNull();
    }

    // EXPECT violated assignable bits=2
    /*@ assignable last.v; @*/
    static void staticBeyondTheFrame() {
        behindNull();
    }

    /*@ assignable c.v; ensures true; @*/
    static void perhapsOne(/*@ nullable @*/ Contracts c) {
    }

    /*@ assignable a[*]; ensures true; @*/
    static void perhapsElements(/*@ nullable @*/ int[] a) {
    }

    // EXPECT holds bits=2
    /*@ requires c == null; assignable \nothing; @*/
    static void nullHasNoField(/*@ nullable @*/ Contracts c) {
        perhapsOne(c);
        perhapsOne(null);
    }

    // EXPECT holds bits=2
    /*@ assignable \nothing; @*/
    static void nullHasNoElements() {
        perhapsElements(null);
    }

    // EXPECT holds bits=3
    /*@ assignable \nothing; @*/
    static void elementsOfNew(int[] a) {
        a = new int[2];
        perhapsElements(a);
    }

    /*@ assignable c.v, d.v; ensures true;
      @ also requires k > 0; assignable c.v; ensures true;
      @*/
    static void oneOrBoth(Contracts c, Contracts d, int k) {
    }

    // EXPECT holds bits=2 objects=2
    /*@ requires k > 0; assignable c.v; @*/
    static void whatEveryCaseAllows(Contracts c, Contracts d, int k) {
        oneOrBoth(c, d, k);
    }

    // EXPECT violated assignable bits=2 objects=2
    /*@ assignable c.v; @*/
    static void whatOneCaseAllows(Contracts c, Contracts d, int k) {
        oneOrBoth(c, d, k);
    }

    /*@ ensures true;
      @ also requires k > 0; assignable \nothing; ensures true;
      @*/
    void nothingOrEverything(int k) {
    }

    // EXPECT holds bits=2
    /*@ requires k > 0; assignable \nothing; @*/
    void everythingIsRestricted(int k) {
        nothingOrEverything(k);
    }

    // EXPECT violated assignable bits=2
    /*@ assignable v; @*/
    void everythingIsNotRestricted(int k) {
        nothingOrEverything(k);
    }

    // EXPECT holds bits=2
    /*@ requires !(c instanceof Extended); assignable c.v, c.w, c.next, c.g; @*/
    static void allFieldsOfTheClass(Contracts c) {
        renew(c);
        if (c instanceof Extended)
            ((Extended) c).x = 1;
    }

    // EXPECT violated assignable bits=2
    /*@ assignable c.v, c.w, c.next, c.g; @*/
    static void fieldsOfASubclass(Contracts c) {
        renew(c);
        if (c == null)
            ((Extended) c).x = 1;
    }
}

class Extended extends Contracts {
    int x;
}
