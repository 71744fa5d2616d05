/** Overriding, hiding and inherited specifications over two levels. */
public class Dispatch {
    // EXPECT holds
    /*@ ensures 0 <= \result && \result <= 2; @*/
    static int threeLevels(Low a) {
        return a.rank();
    }

    // EXPECT violated postcondition
    /*@ ensures \result < 2; @*/
    static int lowestLevel(Low a) {
        return a.rank();
    }

    // EXPECT holds
    /*@ ensures \result <==> a instanceof Middle && !(a instanceof High); @*/
    static boolean exactClass(Low a) {
        return a.rank() == 1;
    }

    // EXPECT holds
    /*@ ensures \result == a.rank() + 1; @*/
    static int templateMethodDispatches(Low a) {
        return a.successor();
    }

    // EXPECT violated postcondition
    /*@ ensures \result == 1; @*/
    static int templateMethodIsNotStatic(Low a) {
        return a.successor();
    }

    // EXPECT holds
    /*@ ensures \result == 1; @*/
    static int superCallIsNotDispatched(High a) {
        return a.below();
    }

    // EXPECT holds
    /*@ ensures \result == ((Low) a).tag; @*/
    static int fieldIsChosenByStaticType(Low a) {
        return a.tag;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == \old(a.tag) + 1; @*/
    static int hiddenFieldIsAnother(Middle a) {
        ((Low) a).tag++;
        return a.tag;
    }

    // EXPECT holds
    /*@ ensures \result == \old(((Low) a).tag) + 1 && a.tag == \old(a.tag); @*/
    static int superFieldThroughMethod(Middle a) {
        return a.bumpLow();
    }

    // EXPECT holds
    /*@ ensures \result == 3; @*/
    static int staticMethodIsChosenByClass(Middle a) {
        return Low.kind() + Middle.kind();
    }

    // EXPECT holds
    /*@ ensures \result == 1; @*/
    static int overloadIsChosenByStaticType(High a) {
        return classify((Low) a);
    }

    // EXPECT violated postcondition
    /*@ ensures \result == 1; @*/
    static int overloadMostSpecific(High a) {
        return classify(a);
    }

    static int classify(Low a) {
        return 1;
    }

    static int classify(Middle a) {
        return 2;
    }

    // EXPECT violated cast
    static Middle castToMiddle(Low a) {
        return (Middle) a;
    }

    // EXPECT holds
    /*@ requires !(a instanceof High) && a instanceof Middle || a == null; ensures \result == a; @*/
    static /*@ nullable @*/ Low castOfNull(/*@ nullable @*/ Low a) {
        return (Middle) a;
    }

    // EXPECT holds
    /*@ ensures a == null ==> !\result; @*/
    static boolean instanceofNull(/*@ nullable @*/ Low a) {
        return a instanceof Low;
    }

    // EXPECT violated postcondition
    /*@ ensures \result; @*/
    static boolean instanceofSuperclass(Low a) {
        return a instanceof Middle || a instanceof High;
    }

    // EXPECT holds
    /*@ requires a == b; ensures \result == -1; @*/
    static int aliasOfTwoTypes(Low a, High b) {
        a.tag = 1;
        ((Low) b).tag = -1;
        return a.tag;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == 1; @*/
    static int aliasOfTwoTypesUnseen(Low a, High b) {
        a.tag = 1;
        ((Low) b).tag = -1;
        return a.tag;
    }
}

class Low {
    int tag;

    /*@ pure @*/ int rank() {
        return 0;
    }

    int successor() {
        return rank() + 1;
    }

    static int kind() {
        return 1;
    }
}

class Middle extends Low {
    int tag;

    /*@ pure @*/ int rank() {
        return 1;
    }

    int bumpLow() {
        super.tag++;
        return super.tag;
    }

    static int kind() {
        return 2;
    }
}

class High extends Middle {
    /*@ pure @*/ int rank() {
        return super.rank() + 1;
    }

    int below() {
        return super.rank();
    }
}

class Account {
    int balance;

    /*@ invariant balance >= 0; @*/

    /*@ requires amount >= 0 && amount <= balance;
      @ ensures balance == \old(balance) - amount;
      @*/
    void withdraw(int amount) {
        balance -= amount;
    }
}

class Credit extends Account {
    int limit;

    /*@ invariant limit >= 0 && limit <= 1; @*/

    // The specification of the overridden method binds this one too.
    // EXPECT violated postcondition
    void withdraw(int amount) {
        balance -= amount;
        if (balance < limit) {
            balance = limit;
        }
    }

    // The invariant of the superclass binds the subclass.
    // EXPECT violated invariant
    void spend() {
        balance--;
    }

    // EXPECT holds
    /*@ requires balance > 0; ensures balance + 1 == \old(balance); @*/
    void spendOne() {
        balance--;
    }

    // EXPECT violated invariant
    /*@ requires other.balance == 1; @*/
    static void raise(Credit other) {
        other.limit++;
    }
}

/** Methods that are one return: what they demand counts where their class is the receiver's. */
class Sized {
    abstract static class Many {
        abstract int size();

        int count() {
            return size();
        }
    }

    static class Few extends Many {
        final int[] elements;

        Few(int[] elements) {
            this.elements = elements;
        }

        int size() {
            return elements.length;
        }
    }

    static class Lots extends Many {
        final int[] items;

        Lots(int[] items) {
            this.items = items;
        }

        int size() {
            return items.length;
        }
    }

    static class Holder {
        final Many list;

        Holder(Many list) {
            this.list = list;
        }

        int count() {
            return list.count();
        }
    }

    // EXPECT holds
    static void two() {
        Many other = new Lots(new int[2]);
        assert new Holder(new Few(new int[1])).count() == 1;
    }

    // EXPECT violated null
    static void none() {
        Many other = new Lots(new int[2]);
        assert new Holder(new Few(null)).count() == 1;
    }
}
