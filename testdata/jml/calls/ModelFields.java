/** Model fields that no clause represents, where calls stand for their contracts. */
abstract class Account {
    //@ model int balance;
    //@ model int limit; //@ in balance;
    int fee;
    //@ invariant balance >= 0 && fee >= 0;

    //@ requires 0 <= n && n <= balance;
    //@ assignable balance;
    //@ ensures balance == \old(balance) - n;
    abstract void withdraw(int n);

    //@ assignable limit;
    abstract void raise();

    //@ assignable \nothing;
    abstract void look();

    //@ requires true;
    abstract void anything();

    // EXPECT holds bits=4 objects=1
    //@ requires 0 <= n && n <= 2 && balance == 2 * n;
    //@ assignable balance;
    //@ ensures balance == 0;
    void twice(int n) {
        withdraw(n);
        withdraw(n);
    }

    //@ assignable balance;
    //@ ensures balance == \old(balance) + 1;
    abstract void add();

    // EXPECT holds bits=4 objects=2
    //@ ensures balance == \old(balance) && b.balance >= 0;
    void addedAndTaken(Account b) {
        add();
        withdraw(1);
        b.add();
        b.withdraw(1);
    }

    // EXPECT violated precondition bits=4 objects=1
    void brokenAtTheCall() {
        fee = -1;
        add();
        fee = 0;
    }

    // EXPECT violated precondition bits=4 objects=1
    //@ requires 0 <= n && n <= balance;
    void twiceWrong(int n) {
        withdraw(n);
        withdraw(n);
    }

    // EXPECT violated assignable bits=4 objects=1
    //@ requires balance == 1;
    //@ assignable fee;
    void frame() {
        withdraw(1);
    }

    // EXPECT holds bits=4 objects=2
    //@ requires b != this && b.balance == 1 && balance == 2;
    //@ assignable b.balance;
    //@ ensures balance == 2 && b.balance == 0;
    void ofAnother(Account b) {
        b.withdraw(1);
    }

    // EXPECT holds bits=4 objects=1
    //@ requires balance == 3;
    //@ ensures balance == 3 && limit == \old(limit);
    void still() {
        look();
        fee = 1;
    }

    // EXPECT violated postcondition bits=4 objects=1
    //@ requires balance == 3;
    //@ ensures balance == 3;
    void notStill() {
        anything();
    }

    // EXPECT violated postcondition bits=4 objects=1
    //@ requires balance == 3;
    //@ ensures balance == 3;
    void partOfTheGroup() {
        raise();
    }

    // EXPECT violated postcondition bits=4 objects=1
    //@ requires balance == 1;
    //@ ensures limit == \old(limit);
    void allOfTheGroup() {
        withdraw(1);
    }
}

/** Objects. */
class Frame {
    int v;
}

interface Pile {
    //@ instance model nullable Frame top;

    //@ assignable top;
    //@ ensures top == n;
    void push(Frame n);

    //@ assignable \nothing;
    //@ ensures \result == top;
    /*@ nullable @*/ Frame peek();
}

class Stones implements Pile {
    public void push(Frame n) {
    }

    public /*@ nullable @*/ Frame peek() {
        return null;
    }

    // EXPECT holds bits=3 objects=2
    //@ ensures s.top == n && \result == n;
    static /*@ nullable @*/ Frame pushed(Pile s, Frame n) {
        s.push(n);
        return s.peek();
    }

    // EXPECT violated postcondition bits=3 objects=2
    //@ ensures s.top == n;
    static void notPushed(Pile s, Frame n) {
        s.peek();
    }
}

/** Those of floating-point types, and of objects of any class. */
abstract class Purse {
    //@ model double worth;
    //@ model float rate; //@ in worth;
    //@ model Object owner;
    //@ model nullable Object guest; //@ in owner;
    int cents; //@ in worth;
    int other;

    //@ assignable worth;
    //@ ensures worth == \old(worth) + n;
    abstract void adds(double n);

    //@ assignable owner;
    //@ ensures owner == o;
    abstract void owned(Object o);

    // EXPECT holds bits=4 objects=2
    //@ requires worth == 1.0;
    //@ ensures worth == 3.0;
    void twice() {
        adds(0.5);
        adds(1.5);
    }

    // EXPECT violated postcondition bits=4 objects=2
    //@ requires worth == 1.0;
    //@ ensures worth == 2.5;
    void twiceWrong() {
        adds(0.5);
        adds(1.5);
    }

    // EXPECT violated postcondition bits=4 objects=2
    //@ ensures worth == \old(worth);
    void mayBeNaN() {
        other = 1;
    }

    // EXPECT holds bits=4 objects=2
    //@ requires worth >= 0 && rate < 1;
    //@ ensures worth == \old(worth) && rate == \old(rate);
    void notInTheGroup() {
        other = 1;
    }

    // EXPECT violated postcondition bits=4 objects=2
    //@ requires rate < 1;
    //@ ensures rate == \old(rate);
    void changesWithTheGroup() {
        adds(1);
    }

    // EXPECT violated postcondition bits=4 objects=2
    //@ requires worth >= 0;
    //@ ensures worth == \old(worth);
    void inTheGroup() {
        cents = 1;
    }

    // EXPECT holds bits=4 objects=2
    //@ ensures owner == o && owner != null;
    void owns(Object p, Object o) {
        owned(p);
        owned(o);
    }

    // EXPECT violated postcondition bits=4 objects=2
    //@ ensures owner == p;
    void ownsTheLast(Object p, Object o) {
        owned(p);
        owned(o);
    }

    // EXPECT violated postcondition bits=4 objects=2
    //@ ensures guest == \old(guest);
    void guestsChange(Object o) {
        owned(o);
    }

    // EXPECT violated postcondition bits=4 objects=2
    //@ ensures guest != null;
    void mayBeNull() {
    }
}
