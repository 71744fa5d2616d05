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

/** Locations of each of several elements. */
class FramesOfEach {
    int v;
    int w;
    FramesOfEach next;
    //@ model JMLDataGroup all; in all2;
    //@ model JMLDataGroup all2;
    int x; //@ in all;
    static FramesOfEach[] several;

    // EXPECT holds bits=3 objects=2
    //@ requires k >= 0 && k < a.length; assignable a[*].v;
    static void field(FramesOfEach[] a, int k) {
        a[k].v = 1;
    }

    // EXPECT violated assignable bits=3 objects=2
    //@ requires k >= 0 && k < a.length; assignable a[*].w;
    static void anotherField(FramesOfEach[] a, int k) {
        a[k].v = 1;
    }

    // EXPECT violated assignable bits=3 objects=2
    //@ assignable a[*].v;
    static void anotherObject(FramesOfEach[] a, FramesOfEach o) {
        o.v = 1;
    }

    // EXPECT holds bits=3 objects=2
    //@ requires (\exists int i; 0 <= i && i < a.length; a[i] == o); assignable a[*].v;
    static void oneOfThem(FramesOfEach[] a, FramesOfEach o) {
        o.v = 1;
    }

    // EXPECT violated assignable bits=3 objects=2
    //@ requires a.length > 0; assignable a[*], a[*].v;
    static void thoseOfBefore(FramesOfEach[] a, FramesOfEach o) {
        a[0] = o;
        a[0].v = 1;
    }

    // EXPECT holds bits=3 objects=1
    //@ assignable a[*].v;
    static void newOnes(FramesOfEach[] a) {
        FramesOfEach o = new FramesOfEach();
        o.v = 1;
        o.w = a.length;
    }

    // EXPECT holds bits=3 objects=2
    //@ requires a.length > 1; assignable a[1..].v;
    static void range(FramesOfEach[] a) {
        a[1].v = 1;
    }

    // EXPECT violated assignable bits=3 objects=2
    //@ requires a.length > 1; assignable a[1..].v;
    static void besideRange(FramesOfEach[] a) {
        a[0].v = 1;
    }

    // EXPECT holds bits=3 objects=2
    //@ requires a.length > 0; assignable a[..0].v;
    static void toTheEndOfRange(FramesOfEach[] a) {
        a[0].v = 1;
    }

    // EXPECT violated assignable bits=3 objects=2
    //@ requires a.length > 1; assignable a[..0].v;
    static void behindRange(FramesOfEach[] a) {
        a[1].v = 1;
    }

    // EXPECT holds bits=3 objects=2
    //@ requires a.length > 0; assignable a[*].*;
    static void fields(FramesOfEach[] a) {
        a[0].v = 1;
        a[0].w = 2;
    }

    // EXPECT violated assignable bits=3 objects=2
    //@ requires a.length > 0 && a[0].next != null; assignable a[*].*;
    static void fieldsOfTheNext(FramesOfEach[] a) {
        a[0].next.v = 1;
    }

    // EXPECT holds bits=3 objects=2
    //@ requires a.length > 0 && a[0].next != null; assignable a[*].next.v;
    static void next(FramesOfEach[] a) {
        a[0].next.v = 1;
    }

    // EXPECT holds bits=3 objects=2 arrays=2
    //@ requires m.length > 0 && m[0].length > 1; assignable m[*][*];
    static void rows(int[][] m) {
        m[0][1] = 1;
    }

    // EXPECT holds bits=3 objects=2 arrays=2
    //@ requires m.length > 1 && m[1].length > 1; assignable m[*][1..1];
    static void column(int[][] m) {
        m[1][1] = 1;
    }

    // EXPECT violated assignable bits=3 objects=2 arrays=2
    //@ requires m.length > 1 && m[1].length > 1; assignable m[*][1];
    static void anotherColumn(int[][] m) {
        m[1][0] = 1;
    }

    // EXPECT holds bits=3 objects=1
    //@ requires a.length > 0; assignable a[*].all2;
    static void group(FramesOfEach[] a) {
        a[0].x = 1;
    }

    // EXPECT violated assignable bits=3 objects=1
    //@ requires a.length > 0; assignable a[*].all;
    static void besideGroup(FramesOfEach[] a) {
        a[0].v = 1;
    }

    // EXPECT holds bits=3 objects=2
    //@ ensures \only_assigned(several[*].v);
    static void watched() {
        if (several.length > 1)
            several[1].v = 2;
    }

    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures \not_assigned(several[1..].v);
    static void watchedWrong() {
        if (several.length > 1)
            several[1].v = 2;
    }

    // EXPECT violated assignable bits=3 objects=2
    static void loop(FramesOfEach[] a, FramesOfEach o) {
        //@ loop_modifies i, a[*].v;
        for (int i = 0; i < a.length; i++)
            o.v = 1;
    }

    // EXPECT holds bits=3 objects=2
    static void loopOfThem(FramesOfEach[] a) {
        //@ loop_modifies i, a[*].v;
        for (int i = 0; i < a.length; i++)
            a[i].v = 1;
    }
}

/** What each element of an array leads to is in a data group. */
class FramesOfShelf {
    FramesOfEach[] items; //@ in content; maps items[*].v \into content; maps items[*] \into content;
    //@ model JMLDataGroup content;

    // EXPECT holds bits=3 objects=2
    //@ requires items.length > 0; assignable content;
    void mapped(FramesOfEach o) {
        items[0].v = 1;
        items[0] = o;
    }

    // EXPECT violated assignable bits=3 objects=2
    //@ requires items.length > 0; assignable content;
    void notMapped() {
        items[0].w = 1;
    }

    // EXPECT violated assignable bits=3 objects=2
    //@ requires s.length > 0 && s[0].items.length > 0; assignable s[0..0].content;
    static void another(FramesOfShelf[] s, FramesOfShelf o) {
        o.items = s[0].items;
    }

    // EXPECT holds bits=3 objects=2
    //@ requires s.length > 0 && s[0].items.length > 0; assignable s[*].content;
    static void ofShelves(FramesOfShelf[] s) {
        s[0].items[0].v = 1;
    }
}
