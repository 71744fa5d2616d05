/** Frames: what assignable clauses let a method change of the objects that exist before it. */
public class Frames {
    int v;
    int w;
    /*@ nullable @*/ Frames next;
    static int count;
    static int other;

    // EXPECT holds
    //@ assignable v;
    void named(int k) {
        v = k;
    }

    // EXPECT violated assignable
    //@ assignable w;
    void notNamed(int k) {
        v = k;
    }

    // EXPECT violated assignable
    //@ assignable \nothing;
    void sameValue() {
        v = v;
    }

    // EXPECT violated assignable
    //@ assignable \strictly_nothing;
    void strictlyNothing() {
        v = 1;
    }

    // EXPECT violated assignable
    //@ requires k > 0; assignable \strictly_nothing;
    //@ also requires k <= 0; assignable \nothing;
    int createsStrictly(int k) {
        return new int[1].length;
    }

    // EXPECT holds
    //@ requires k > 0; assignable \nothing;
    //@ also requires k <= 0; assignable \strictly_nothing;
    int createsWhereItMay(int k) {
        return k > 0 ? new Object().equals(null) ? 1 : 0 : 2;
    }

    // EXPECT violated assignable
    /*@ strictly_pure @*/ boolean strictlyPure() {
        return new Object() == null;
    }

    // EXPECT holds bits=9
    //@ assignable \strictly_nothing;
    Object strictlyKept(int k) {
        return k >= 0 && k < 128 ? (Object) k : k < 0;
    }

    // EXPECT violated assignable bits=9
    //@ assignable \strictly_nothing;
    Object strictlyBoxed(int k) {
        return k;
    }

    // EXPECT violated assignable
    int strictStatement() {
        //@ refining assignable \strictly_nothing;
        { return new int[1].length; }
    }

    // EXPECT violated assignable
    //@ assignable v;
    void ofAnother(Frames o) {
        o.v = 1;
    }

    // EXPECT holds
    //@ requires o == this;
    //@ assignable v;
    void ofItself(Frames o) {
        o.v = 1;
    }

    // EXPECT holds
    //@ assignable o.v, v;
    void ofBoth(Frames o) {
        o.v = 1;
        v = 2;
    }

    // EXPECT holds
    //@ assignable v;
    //@ assignable w;
    void twoClauses() {
        v++;
        w -= 2;
    }

    // EXPECT violated assignable
    //@ assignable next.v;
    void throughTheOldField(/*@ nullable @*/ Frames o) {
        if (next != null && o != null) {
            Frames n = next;
            n.v = 1;
            Frames m = o.next;
            if (m != null)
                m.v = 1;
        }
    }

    // EXPECT violated assignable
    //@ assignable next, next.v;
    void meansThePreState(Frames o) {
        next = o;
        next.v = 1;
    }

    // EXPECT holds
    //@ assignable next, next.v;
    void keptFromThePreState(Frames o) {
        Frames n = next;
        next = o;
        if (n != null)
            n.v = 1;
    }

    // EXPECT violated assignable
    //@ requires next == null;
    //@ assignable next.v;
    void nullNamesNothing(Frames o) {
        o.v = 1;
    }

    // EXPECT holds
    //@ assignable o.*;
    void allFields(Frames o) {
        o.v = 1;
        o.w = 2;
        o.next = null;
    }

    // EXPECT violated assignable
    //@ assignable o.*;
    void allFieldsOfAnother(Frames o) {
        w = 1;
    }

    // EXPECT holds
    //@ assignable count;
    static void named(boolean b) {
        count = 1;
    }

    // EXPECT violated assignable
    //@ assignable count;
    static void otherStatic() {
        count++;
        other++;
    }

    // EXPECT violated assignable
    //@ assignable Frames.count;
    void staticOnly() {
        v = 1;
    }

    // EXPECT holds
    //@ assignable \everything;
    void everything(Frames o) {
        o.v = count++;
    }

    // EXPECT holds
    void withoutClause(Frames o) {
        o.v = other;
    }

    // EXPECT holds
    //@ assignable \nothing;
    Frames fresh() {
        Frames f = new Frames();
        f.v = 1;
        f.next = new Frames();
        f.next.w = 2;
        int[] a = new int[2];
        a[1] = 3;
        return f;
    }

    // EXPECT violated assignable
    //@ assignable \nothing;
    void freshOrOld(boolean b, Frames o) {
        Frames f = b ? new Frames() : o;
        f.v = 1;
    }

    // EXPECT holds
    //@ assignable a[i];
    static void element(int[] a, int i) {
        if (0 <= i && i < a.length)
            a[i] = 1;
    }

    // EXPECT violated assignable
    //@ assignable a[i];
    static void nextElement(int[] a, int i) {
        if (0 <= i && i < a.length - 1)
            a[i + 1] = 1;
    }

    // EXPECT holds
    //@ requires a.length == 2;
    //@ assignable a[0..1];
    static void range(int[] a) {
        a[0] = 1;
        a[1] = 2;
    }

    // EXPECT violated assignable
    //@ requires a.length == 2;
    //@ assignable a[1..a.length];
    static void outsideTheRange(int[] a) {
        a[0] = 1;
    }

    // EXPECT violated assignable
    //@ assignable a[*];
    static void ofAnotherArray(int[] a, int[] b) {
        if (b.length > 0)
            b[0] = 1;
    }

    // EXPECT holds
    //@ requires b == a;
    //@ assignable a[*];
    static void ofTheSameArray(int[] a, int[] b) {
        if (b.length > 0)
            b[0] = 1;
    }

    // EXPECT violated assignable
    //@ assignable a[i];
    static void indexMeansThePreState(int[] a, int i) {
        if (0 <= i && i + 1 < a.length) {
            i++;
            a[i] = 1;
        }
    }

    // EXPECT violated assignable
    //@ requires i < 0;
    //@ assignable a[i / 0];
    static void undefinedNamesNothing(int[] a, int i) {
        if (a.length > 1)
            a[1] = 1;
    }

    /*@ requires k > 0; assignable v; ensures true;
      @ also requires k < 2; assignable w; ensures true;
      @*/
    // EXPECT violated assignable
    void oneOfTwoCases(int k) {
        if (k > 0)
            v = 1;
        else
            w = 1;
    }

    /*@ requires k > 0; assignable v; ensures true;
      @ also requires k <= 0; assignable w; ensures true;
      @*/
    // EXPECT holds
    void eachItsCase(int k) {
        if (k > 0)
            v = 1;
        else
            w = 1;
    }

    /*@ requires k > 0; assignable \nothing; ensures true;
      @ also requires k <= 0; ensures true;
      @*/
    // EXPECT holds
    void oneCaseIsFree(int k) {
        if (k <= 0)
            w = 1;
    }

    // EXPECT violated assignable
    /*@ pure @*/ int notPure() {
        return v++;
    }

    // EXPECT violated assignable
    //@ requires true; assignable v; ensures true;
    /*@ pure @*/ void pureInSpiteOfItsClause() {
        v = 1;
    }

    // EXPECT holds
    /*@ pure @*/ int isPure() {
        Frames f = new Frames();
        f.v = v;
        return f.v;
    }

    private void setBoth() {
        v = 1;
        w = 1;
    }

    // EXPECT violated assignable
    //@ assignable v;
    void throughACall() {
        setBoth();
    }

    // EXPECT violated assignable
    //@ assignable v;
    void evenIfItThrows(/*@ nullable @*/ Frames o) {
        try {
            v = o.v;
        } catch (NullPointerException e) {
            w = 1;
        }
    }

    // EXPECT violated null
    //@ assignable v;
    void nullFirst(/*@ nullable @*/ Frames o) {
        if (o == null)
            o.w = 1;
    }

    // EXPECT violated assignable
    //@ assignable \nothing;
    void nothingInALoop(Frames o) {
        for (int i = 0; i < 2; i++) {
            if (i == 1)
                o.v = i;
        }
    }

    // EXPECT holds
    //@ assignable v;
    Frames(int k) {
        v = k;
        w = k;
        next = this;
    }

    // EXPECT violated assignable
    //@ assignable v;
    Frames(Frames o) {
        v = 1;
        o.v = 1;
    }

    Frames() {
    }

    void one() {
        w = 1;
    }
}

class FramesBelow extends Frames {
    int x;

    // EXPECT violated assignable
    /*@ also assignable x; ensures true; @*/
    void named(int k) {
        x = k;
    }

    // EXPECT holds
    //@ assignable this.*;
    void allOfBoth() {
        x = 1;
        v = 2;
    }

    // EXPECT holds
    //@ assignable o.*;
    static void dynamicType(Frames o) {
        if (o instanceof FramesBelow)
            ((FramesBelow) o).x = 1;
    }
}

class FramesBeside extends Frames {
    // EXPECT violated assignable
    //@ assignable a.*;
    static void receiversOfTwoClasses(FramesBelow a, FramesBeside b, boolean swap) {
        FramesBelow x = a;
        FramesBeside y = b;
        if (swap) {
            x = new FramesBelow();
            y = b;
        }
        x.one();
        y.one();
    }
}
