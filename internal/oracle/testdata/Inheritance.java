/** Dispatch, super, hiding, casts, constructors, initialisers, interfaces. */
class Inheritance {
    // EXPECT violated postcondition
    /*@ ensures \result == 1; @*/
    static int dispatch(Animal a) {
        return a.legs();
    }

    // EXPECT holds
    /*@ ensures \result == 1 || \result == 2; @*/
    static int dispatchBoth(Animal a) {
        return a.legs();
    }

    // EXPECT holds
    /*@ ensures \result == (a instanceof Bird ? 2 : 1); @*/
    static int byType(Animal a) {
        return a.legs();
    }

    // EXPECT violated cast
    static int cast(Animal a) {
        return ((Bird) a).wings;
    }

    // EXPECT holds
    /*@ ensures a instanceof Bird && \result == ((Bird) a).wings || \result == 0; @*/
    static int guarded(/*@ nullable @*/ Animal a) {
        return a instanceof Bird ? ((Bird) a).wings : 0;
    }

    // EXPECT holds
    /*@ ensures \result == 3; @*/
    static int viaSuper() {
        return new Bird(1).both();
    }

    // EXPECT holds
    /*@ requires b.age == 1 && ((Animal) b).age == 2; ensures \result == 1; @*/
    static int hidden(Bird b) {
        Animal a = b;
        return a.age - b.age;
    }

    // EXPECT holds bits=4
    /*@ ensures \result == 7; @*/
    static int initOrder() {
        return new Order().value;
    }

    // EXPECT violated postcondition
    /*@ ensures \result > 0; @*/
    static int viaInterface(Shape s) {
        return s.area();
    }

    // EXPECT holds
    /*@ ensures \result == 0 || \result == 2; @*/
    static int defaultMethod(Shape s) {
        return s.twice();
    }

    // EXPECT violated null
    static int callOnNull(/*@ nullable @*/ Animal a) {
        return a.legs();
    }
}

class Animal {
    int age;

    int legs() {
        return 1;
    }

    /*@ requires n >= 0; ensures \result == n; also requires n == -1; ensures \result == 0; @*/
    int inherited(int n) {
        return n < 0 ? 0 : n;
    }

    // A call on a bird does not come here.
    // EXPECT holds
    /*@ ensures \result == 1; @*/
    int self() {
        return legs() == 2 ? 1 : legs();
    }
}

class Bird extends Animal {
    int age;
    int wings;

    // EXPECT holds
    /*@ ensures wings == w && age == 0; @*/
    Bird(int w) {
        wings = w;
    }

    @Override
    int legs() {
        return 2;
    }

    int both() {
        return super.legs() + legs();
    }

    // EXPECT violated postcondition
    /*@ also requires n == -2; ensures \result == 1; @*/
    @Override
    int inherited(int k) {
        return k == -1 ? 0 : k == -2 ? 1 : k == 3 ? 2 : k;
    }

    int n;
}

class Order {
    int value = 1;

    {
        value = value + 1;
    }

    int other = value + 1;

    Order() {
        value = value + other + 2;
    }
}

interface Shape {
    int area();

    default int twice() {
        return 2 * area();
    }
}

class Dot implements Shape {
    public int area() {
        return 0;
    }
}

class Unit implements Shape {
    public int area() {
        return 1;
    }
}

class Counter {
    int n;
    static int total;
    static final int LIMIT = 3;

    //@ invariant n >= 0;
    //@ static invariant total >= 0;
    //@ constraint n >= \old(n);
    //@ initially n == 0;

    // EXPECT violated initially
    Counter(int start) {
        n = start < 0 ? 0 : start;
    }

    // EXPECT holds
    Counter() {
    }

    // EXPECT violated invariant
    void inc() {
        n++;
    }

    // EXPECT holds
    /*@ requires n < LIMIT; ensures n == \old(n) + 1; @*/
    void incBounded() {
        n++;
    }

    // EXPECT violated constraint
    void reset() {
        n = 0;
    }

    // EXPECT holds
    /*@ helper @*/ void breaks() {
        n = -1;
    }

    // EXPECT violated assert
    /*@ helper @*/ void seesTheBroken() {
        assert n >= 0;
    }

    // EXPECT violated invariant
    static void addTotal(int k) {
        total += k;
    }

    // EXPECT holds
    /*@ requires k >= 0 && total <= LIMIT - k; ensures total == \old(total) + k; @*/
    static void addTotalBounded(int k) {
        total += k;
    }

    // Another counter is broken.
    // EXPECT violated invariant
    void other(Counter c) {
        c.n--;
        if (c == this) {
            n = 0;
        }
    }

    // EXPECT holds invariants=receiver
    void otherUnseen(Counter c) {
        if (c != this) {
            c.n = -1;
        }
    }
}

class Growing {
    int n;

    //@ constraint n >= \old(n);

    // A new object has no past.
    // EXPECT holds
    static Growing below() {
        Growing g = new Growing();
        g.n = -1;
        return g;
    }

    // A call on a subclass's object does not come here.
    // EXPECT holds
    /*@ ensures \result == 0; @*/
    int overridden() {
        return this instanceof GrowingChild ? 1 : 0;
    }
}

class GrowingChild extends Growing {
    int overridden() {
        return 0;
    }
}
