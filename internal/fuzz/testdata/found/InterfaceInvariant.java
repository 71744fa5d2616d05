// An interface specifies the objects of its classes, also where nothing has its type.
class InterfaceInvariant implements Counted {
    int n;

    public int count() {
        return n;
    }

    void violatedInvariant() {
        n = -1;
    }

    /*@ requires n == 2; @*/
    void violatedConstraint() {
        n = 1;
    }

    void holdsAssumed() {
        //@ assert n >= 0;
        n |= 1;
    }
}

interface Counted extends Base {
    //@ invariant count() >= 0;
}

interface Base {
    //@ constraint count() >= \old(count());

    /*@ pure @*/ int count();
}

class Limits {
    static int n;
}

class Upper {
    //@ static invariant Limits.n <= 5;
}

class Lower extends Upper implements Floor {
    static void violatedAbove() {
        Limits.n++;
    }

    static void violatedBelow() {
        Limits.n--;
    }

    static void holdsBetween() {
        //@ assert Limits.n >= 0 && Limits.n <= 5;
        Limits.n /= 2;
    }
}

interface Floor {
    //@ static invariant Limits.n >= 0;
}

class Made implements Always {
    void violatedWhatever() {
    }
}

interface Always {
    //@ constraint 3 == 1;
}

