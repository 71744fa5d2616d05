/** Construction: the order of initialisers, this(...), super(...), what an overriding method sees. */
public class Constructors {
    // EXPECT holds
    /*@ ensures \result == 3; @*/
    static int fieldInitialiserRunsBeforeTheBody() {
        return new Counted().n;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == 2; @*/
    static int fieldInitialiserRunsOnce() {
        return new Counted(1).n;
    }

    // EXPECT holds
    /*@ ensures \result == k + 2; @*/
    static int thisCallInitialisesOnce(int k) {
        return new Counted(k).n;
    }

    // EXPECT holds
    /*@ ensures \result == 0; @*/
    static int overriddenMethodSeesDefaults() {
        return new Child(1).seenByParent;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == 1; @*/
    static int overriddenMethodDoesNotSeeInitialisers() {
        return new Child(1).seenByParent;
    }

    // EXPECT holds
    /*@ ensures \result == (k == 0 ? 2 : k); @*/
    static int superCallThenInitialisersThenBody(int k) {
        Child c = new Child(k);
        return c.seenByParent == 0 && c.passed == k ? c.own : -1;
    }

    // EXPECT holds
    /*@ ensures \result == -1; @*/
    static int parentAloneSeesItsOwn() {
        return new Parent(3).seenByParent;
    }

    // EXPECT holds
    /*@ ensures \result != a && \result != b && a != null; @*/
    static Counted newIsDifferent(Counted a, Counted b) {
        return new Counted();
    }

    // EXPECT holds
    /*@ ensures \result == 3; @*/
    static int superclassFirstThoughNotWritten() {
        return new Silent().n;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == a; @*/
    static boolean twoNewAreDifferent(boolean a) {
        return new Counted() == new Counted();
    }

    // EXPECT holds
    /*@ ensures \result == a; @*/
    static int argumentsBeforeAllocation(int a) {
        int x = a;
        Counted c = new Counted(x++);
        return c.n - 2 == a ? x - 1 : 0;
    }

    // EXPECT holds
    // EXPECT violated exception runtime-exceptions=violation
    static void exceptionInConstructor(boolean b) {
        new Refusing(b);
    }

    // EXPECT holds
    /*@ ensures !b;
      @ signals (IllegalStateException e) b;
      @*/
    static void exceptionInConstructorAdmitted(boolean b) {
        new Refusing(b);
    }
}

class Counted {
    int n = 1;

    // EXPECT holds
    /*@ ensures n == 3; @*/
    Counted() {
        n += 2;
    }

    // EXPECT violated postcondition
    /*@ ensures n == k; @*/
    Counted(int k) {
        this();
        n += k - 1;
    }
}

class Loud {
    int n;

    Loud() {
        n = 2;
    }
}

class Silent extends Loud {
    Silent() {
        n++;
    }
}

class Parent {
    int seenByParent;
    int passed;

    // EXPECT violated postcondition
    /*@ ensures seenByParent == 0; @*/
    Parent(int passed) {
        this.passed = passed;
        seenByParent = look();
    }

    int look() {
        return -1;
    }
}

class Child extends Parent {
    int own = 2;

    // EXPECT holds
    /*@ ensures seenByParent == 0 && passed == own - (own == 2 && k == 0 ? 2 : 0); @*/
    Child(int k) {
        super(k);
        if (k != 0) {
            own = k;
        }
    }

    int look() {
        return own;
    }
}

class Refusing {
    Refusing(boolean b) {
        if (b) {
            throw new IllegalStateException();
        }
    }
}

class Ranged {
    int v;

    /*@ invariant v >= 0; @*/

    // EXPECT holds
    Ranged() {
    }

    // EXPECT violated invariant
    Ranged(int v) {
        this.v = v;
    }

    // EXPECT holds
    /*@ requires v <= 0; @*/
    Ranged(int v, boolean negated) {
        this.v = -v;
        if (this.v < 0) {
            this.v = 0;
        }
    }

    // A constructor must leave the other objects intact too.
    // EXPECT violated invariant
    Ranged(Ranged other) {
        other.v = -1;
    }
}

class Linked {
    Linked link;

    // EXPECT violated invariant
    Linked() {
    }

    // EXPECT holds
    Linked(Linked link) {
        this.link = link;
    }

    // EXPECT holds
    /*@ ensures link == this; @*/
    Linked(int ignored) {
        link = this;
    }
}
