/** Model fields with relational represents clauses, and model methods without a body. */
class Relational {
    int v;
    int w;
    //@ model int m; represents m \such_that m >= v;

    // EXPECT holds bits=3 objects=1
    //@ requires v > 1;
    //@ ensures m > 1;
    void above() {
        w = 1;
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ requires v > 1;
    //@ ensures m == v;
    void notTheLeast() {
        w = 1;
    }

    // EXPECT holds bits=3 objects=1
    //@ requires m < 2;
    //@ ensures v < 2 && m == \old(m);
    void sameStateSameValue() {
        w = 1;
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures m == \old(m);
    void changed() {
        v = 1;
    }

    // EXPECT holds bits=3 objects=1
    //@ requires v == 1;
    //@ ensures m == \old(m);
    void writtenTheSame() {
        v = 1;
    }

    // EXPECT holds bits=3 objects=2
    //@ requires a != this;
    //@ ensures a.m == \old(a.m) && m >= 0;
    void ofAnother(Relational a) {
        v = 0;
    }

    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures a.m == \old(a.m);
    void ofAnotherWrong(Relational a) {
        v = 0;
    }

    // EXPECT violated postcondition bits=3 objects=2
    //@ requires v == a.v;
    //@ ensures m == a.m;
    void eachObjectItsOwn(Relational a) {
    }

    // EXPECT holds bits=3 objects=1
    //@ requires v == 1;
    //@ ensures \result.m >= 0 && \result != this;
    Relational made() {
        return new Relational();
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \result.m == 0;
    Relational madeWrong() {
        return new Relational();
    }

    // EXPECT holds bits=3 objects=1
    void asserted() {
        v = 2;
        //@ assert m >= 2;
        //@ ghost int g = m;
        w = 1;
        //@ assert g == m;
    }

    // EXPECT violated assert bits=3 objects=1
    void assertedWrong() {
        //@ ghost int g = m;
        v = 2;
        //@ assert g == m;
    }

    // EXPECT holds bits=3 objects=1 unwind=2
    //@ requires 0 <= n && n <= 2;
    //@ ensures m >= n;
    void inALoop(int n) {
        v = 0;
        for (int i = 0; i < n; i++) {
            v++;
        }
    }

    // EXPECT violated postcondition bits=3 objects=1 unwind=2
    //@ requires 0 <= n && n <= 2;
    //@ ensures m == n;
    void inALoopWrong(int n) {
        v = 0;
        for (int i = 0; i < n; i++) {
            v++;
        }
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures (\exists int i; i == m);
    //@ also
    //@ ensures m < v;
    void neverBelow() {
        v = 1;
    }
}

/** There may be no such value. */
class Bounded {
    int lo;
    int hi;
    //@ model int mid; represents mid \such_that lo < mid && mid < hi;

    // EXPECT holds bits=3 objects=1
    //@ requires lo == 0 && hi == 2;
    //@ ensures mid == 1;
    void one() {
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures mid > lo || true;
    void none() {
        lo = 1;
        hi = 2;
    }

    // EXPECT holds bits=3 objects=1
    //@ requires mid == mid;
    //@ ensures lo + 1 < hi && lo < 2;
    void impliesThatThereIsOne() {
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \result ==> mid == mid;
    boolean definedOnlyThere() {
        return lo <= hi;
    }

    // EXPECT vacuous bits=3 objects=1
    //@ requires lo == hi && mid == mid;
    void neverCalled() {
    }
}

/** Predicates that do more than compare. */
class Odd {
    int[] a;
    /*@ nullable @*/ Odd next;
    //@ model int odd; represents odd \such_that odd % 2 != 0 && odd > a.length;
    //@ model boolean some; represents some \such_that next == null ==> !some;
    //@ model int top; represents top \such_that (\forall int i; 0 <= i && i < a.length; a[i] <= top);

    // EXPECT holds bits=3 objects=1 array-length=2
    //@ requires a.length == 2;
    //@ ensures odd == 3;
    void three() {
    }

    // EXPECT violated postcondition bits=3 objects=1 array-length=2
    //@ requires a.length == 0;
    //@ ensures odd == 3;
    void notThree() {
    }

    // EXPECT holds bits=2 objects=2 array-length=1
    //@ requires some;
    //@ ensures \old(next) != null && !some;
    void cut() {
        next = null;
    }

    // EXPECT violated postcondition bits=2 objects=2 array-length=1
    //@ requires next != null;
    //@ ensures some;
    void mayBeFalse() {
    }

    // EXPECT holds bits=3 objects=1 array-length=2
    //@ requires a.length == 2;
    //@ ensures top == 3;
    void put() {
        a[1] = 3;
    }

    // EXPECT violated postcondition bits=3 objects=1 array-length=2
    //@ requires a.length == 2;
    //@ ensures top == a[0];
    void putWrong() {
        a[1] = 0;
    }
}

/** A subclass says it in another way. */
class AtLeast {
    int v;
    //@ model int f; represents f \such_that f >= v;

    // EXPECT holds bits=3 objects=1
    //@ requires x.v == 1;
    //@ ensures x.f >= 1;
    static void inBoth(AtLeast x) {
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ requires x.v == 1;
    //@ ensures x.f >= 2;
    static void inOne(AtLeast x) {
    }
}

class Greater extends AtLeast {
    //@ represents f \such_that f > v;

    // EXPECT holds bits=3 objects=1
    //@ requires v == 1;
    //@ ensures f >= 2;
    void more() {
    }
}

/** Static model fields. */
class Shared {
    static int count;
    //@ static model int limit; static represents limit \such_that limit > count;

    // EXPECT holds bits=3 objects=1
    //@ requires limit < 3;
    //@ ensures count < 2 && limit == \old(limit);
    static void keep() {
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures limit == 1;
    static void zero() {
        count = 0;
    }
}

/** The predicate says what the value equals. */
class Equal {
    int v;
    /*@ nullable @*/ Equal next;
    //@ model nullable Equal last; represents last \such_that last == next && v >= 0;
    //@ model int twice; represents twice \such_that twice == v + v && twice >= 0;

    // EXPECT holds bits=3 objects=2
    //@ requires v == 1;
    //@ ensures last == \old(next) && twice == 2;
    void both() {
    }

    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures last == next;
    void onlyIf() {
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ requires v == 3;
    //@ ensures twice == v + v;
    void wrapped() {
    }
}

/** Model methods without a body. */
class Bare {
    int v;
    int w;
    //@ ensures \result >= v;
    //@ model pure int level();

    //@ model pure int any();

    //@ requires i >= 0;
    //@ ensures \result == i + v;
    //@ model pure int shifted(int i);

    // EXPECT holds bits=3 objects=1
    //@ requires v == 2;
    //@ ensures level() >= 2 && level() == \old(level()) && any() == \old(any());
    void still() {
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures level() == v;
    void notTheLeast() {
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures level() == \old(level());
    void mayDependOnAnything() {
        w = 1;
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures any() == 0;
    void unknown() {
    }

    // EXPECT holds bits=3 objects=1
    //@ requires v == 1 && i == 1;
    //@ ensures shifted(i) == 2 && shifted(0) == v;
    void withAParameter(int i) {
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ requires v == 1;
    //@ ensures shifted(i) == i + v;
    void preconditionOfIt(int i) {
    }

    // EXPECT violated postcondition bits=3 objects=2
    //@ requires v == b.v;
    //@ ensures level() == b.level();
    void eachItsOwn(Bare b) {
    }
}

/** Of an interface. */
interface Measured {
    //@ ensures \result >= 0;
    //@ model pure int size();

    //@ requires size() > 0;
    //@ ensures \result > 0;
    int first();
}

class One implements Measured {
    // EXPECT holds bits=3 objects=1
    public int first() {
        return 1;
    }
}

class Tallied implements Measured {
    int n;

    /*@ also ensures \result == n; public model pure int size() { return n > 0 ? n : 0; } @*/

    // EXPECT holds bits=3 objects=1
    public int first() {
        return n;
    }
}
