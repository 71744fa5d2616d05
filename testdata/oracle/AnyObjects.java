import java.util.List;
import java.util.function.Supplier;
import org.cprover.CProver;

class GotCell {
    int v;
    /*@ nullable @*/ GotCell next;
    //@ invariant v >= 0;
}

class GotChest<T> {
    /*@ nullable @*/ T item;
}

class GotKeeper {
    /*@ spec_public @*/ boolean full;
}

interface GotForm {
    int area();
}

class GotSquare implements GotForm {
    public int area() {
        return 1;
    }
}

class GotDisc implements GotForm {
    public int area() {
        return 2;
    }
}

enum GotTone {
    LOW, HIGH
}

interface GotUnmet {
    int f();

    int g();
}

// Any object of before the call, as CProver gives it: an input like a parameter.
class AnyObjects {
    // EXPECT holds
    //@ ensures \result >= 0;
    static int invariantHolds() {
        GotCell c = CProver.nondetWithoutNull(null);
        return c.v;
    }

    // EXPECT violated postcondition
    //@ ensures \result != 3;
    static int anyState() {
        GotCell c = CProver.nondetWithoutNull(null);
        return c.v;
    }

    // EXPECT violated null
    //@ ensures true;
    static int mayBeNull() {
        GotCell c = CProver.nondetWithNull(null);
        return c.v;
    }

    // EXPECT violated postcondition
    //@ ensures \result;
    static boolean two() {
        GotCell c = CProver.<GotCell>nondetWithoutNull();
        GotCell d = CProver.<GotCell>nondetWithoutNull();
        return c == d;
    }

    // EXPECT violated postcondition
    //@ ensures !\result;
    static boolean twice() {
        GotCell c = CProver.nondetWithoutNull();
        GotCell d = CProver.nondetWithoutNull();
        return c == d;
    }

    // EXPECT violated assert
    //@ requires 0 <= n && n <= 2;
    static void loop(int n) {
        /*@ nullable @*/ GotCell last = null;
        int fresh = 0;
        for (int i = 0; i < n; i++) {
            GotCell c = CProver.nondetWithoutNull(null);
            if (c != last) {
                fresh++;
            }
            last = c;
        }
        assert fresh < 2;
    }

    // EXPECT holds
    //@ ensures \result;
    static boolean notMade() {
        GotCell made = new GotCell();
        GotCell c = CProver.nondetWithoutNull(made);
        return c != made;
    }

    // EXPECT violated postcondition
    //@ ensures \result;
    static boolean alias(GotCell p) {
        GotCell c = CProver.nondetWithoutNull(null);
        return c != p;
    }

    // EXPECT violated postcondition
    //@ ensures \result == 0;
    static int changedBefore() {
        GotCell c = CProver.nondetWithoutNull(null);
        c.v = 1;
        GotCell d = CProver.nondetWithoutNull(null);
        return c == d ? d.v : 0;
    }

    // EXPECT holds
    //@ ensures \result;
    static boolean stringInside() {
        GotChest<Boolean> c = CProver.nondetWithoutNull(null);
        Boolean b = c.item;
        return b == null || b || !b;
    }

    // EXPECT violated cast
    //@ ensures true;
    static boolean rawInside() {
        GotChest c = CProver.nondetWithoutNull(null);
        Boolean b = (Boolean) c.item;
        return b == null || b || !b;
    }

    // EXPECT violated postcondition
    //@ ensures \result == 1;
    static int anyClass() {
        GotForm f = CProver.nondetWithoutNull(null);
        return f.area();
    }

    // EXPECT holds
    //@ ensures \result == 1 || \result == 2;
    static int oneOfTwo() {
        GotForm f = CProver.nondetWithoutNull(null);
        return f.area();
    }

    // EXPECT violated postcondition
    //@ ensures \result == null;
    static /*@ nullable @*/ GotUnmet noObject() {
        return CProver.nondetWithNull(null);
    }

    // EXPECT violated postcondition
    //@ ensures \result != GotTone.HIGH;
    static GotTone anyConstant() {
        return CProver.nondetWithoutNull(GotTone.LOW);
    }

    // EXPECT violated postcondition
    //@ ensures \result.length != 2 || !\result[1];
    static boolean[] anyArray() {
        return CProver.nondetWithoutNull(new boolean[1]);
    }

    // EXPECT violated postcondition
    //@ ensures !\result;
    static boolean anyCollection() {
        List<GotKeeper> l = CProver.nondetWithoutNull(null);
        return l.size() == 2 && l.get(1) != null && l.get(1).full;
    }

    // EXPECT holds
    //@ ensures true;
    static void collectionOfItsType() {
        List<GotKeeper> l = CProver.nondetWithoutNull(null);
        if (l.size() == 1) {
            GotKeeper k = l.get(0);
        }
    }

    // EXPECT violated postcondition
    //@ ensures \result == null;
    static /*@ nullable @*/ GotCell inLambda() {
        Supplier<GotCell> s = () -> CProver.nondetWithNull();
        return s.get();
    }

    // EXPECT violated assert
    static void inTurn() {
        boolean first = CProver.nondetBoolean();
        GotKeeper k = CProver.nondetWithNull(null);
        boolean last = CProver.nondetBoolean();
        assert first || k == null || !k.full || last;
    }

    // EXPECT violated assert
    static void onOneSide(boolean b) {
        /*@ nullable @*/ GotKeeper k = b ? CProver.nondetWithoutNull(new GotKeeper()) : null;
        assert k == null || k.full;
    }

    // EXPECT holds
    //@ ensures \result == 1;
    static int evaluatesWhatItIsGiven() {
        int i = 0;
        GotKeeper k = CProver.nondetWithNull(i++ == 0 ? null : new GotKeeper());
        return i;
    }

    static void take(GotKeeper k) {
        assert !k.full;
    }

    // EXPECT violated assert
    static void passedOn() {
        take(CProver.nondetWithoutNull());
    }

    // EXPECT violated assert
    static void asAnObject() {
        Object o = CProver.nondetWithNull(null);
        if (o instanceof GotKeeper) {
            assert !((GotKeeper) o).full;
        }
    }
}
