// Objects of which only a predicate is known, or nothing.
class ChosenCell {
    /*@ nullable @*/ ChosenCell next;
    int v;
}

class Ends {
    /*@ nullable @*/ ChosenCell head;
    int z;
    //@ model nullable ChosenCell last; represents last \such_that last == null || \reach(head, ChosenCell, next).has(last);
    //@ model ChosenCell some; represents some \such_that some.v == z;
    //@ model nullable ChosenCell free;
    //@ model ChosenCell present;
    int in; //@ in free, present;

    // EXPECT holds bits=2 objects=2
    //@ requires head != null && head.next == null;
    //@ ensures last == null || last == head;
    void one() {
    }

    // EXPECT violated postcondition bits=2 objects=2
    //@ requires head != null && head.next != null;
    //@ ensures last == head;
    void notTheFirst() {
    }

    // EXPECT holds bits=2 objects=2
    //@ ensures last == \old(last);
    void still() {
        z = 1;
    }

    // EXPECT holds bits=2 objects=2
    //@ ensures last == null;
    void emptied() {
        head = null;
    }

    // EXPECT violated postcondition bits=2 objects=2
    //@ ensures last == \old(last);
    void changed() {
        head = null;
    }

    // EXPECT holds bits=2 objects=2
    //@ requires some.v == 1;
    //@ ensures z == 1 && some != null;
    void known() {
    }

    // EXPECT violated postcondition bits=2 objects=2
    //@ requires z == 1;
    //@ ensures some.v == 1;
    void mayBeNone() {
    }

    // EXPECT violated postcondition bits=2 objects=2
    //@ requires some.v == 1 && (\exists ChosenCell c; c.v == 0);
    //@ ensures some == \old(some);
    void another() {
        z = 0;
    }

    // EXPECT holds bits=2 objects=2
    //@ requires some.v == 1 && (\exists ChosenCell c; c.v == 0);
    //@ ensures some.v == 0;
    void stillOne() {
        z = 0;
    }

    // EXPECT holds bits=2 objects=2
    //@ ensures free == \old(free) && present == \old(present);
    void outside() {
        z = 0;
    }

    // EXPECT violated postcondition bits=2 objects=2
    //@ ensures free == \old(free);
    void inside() {
        in = 1;
    }

    // EXPECT violated postcondition bits=2 objects=1
    //@ ensures free != null;
    void mayBeNull() {
    }

    // EXPECT holds bits=2 objects=1
    //@ requires present == c;
    //@ ensures c != null;
    void isNotNull(/*@ nullable @*/ ChosenCell c) {
    }

    // EXPECT holds bits=2 objects=2
    //@ ensures e.present.v == \old(e.present.v);
    static void before(Ends e) {
        e.z = 1;
    }

    // EXPECT violated postcondition bits=2 objects=2
    //@ ensures e.present.v == \old(e.present.v);
    static void changedOf(Ends e) {
        e.in = 1;
    }
}

class Chooses {
    /*@ nullable @*/ ChosenCell head;
    int z;

    // EXPECT holds bits=2 objects=2
    //@ requires head != null;
    //@ ensures \result == (\choose ChosenCell c; \reach(head, ChosenCell, next).has(c); c.v == head.v).v;
    int value() {
        return head.v;
    }

    // EXPECT violated postcondition bits=2 objects=2
    //@ requires head != null;
    //@ ensures \result == (\choose ChosenCell c; \reach(head, ChosenCell, next).has(c));
    ChosenCell any() {
        return head;
    }

    // EXPECT holds bits=2 objects=2
    //@ requires head != null && head.next == null;
    //@ ensures \result == (\choose ChosenCell c; \reach(head, ChosenCell, next).has(c));
    ChosenCell only() {
        return head;
    }

    // EXPECT violated postcondition bits=2 objects=2
    //@ ensures (\choose ChosenCell c; c.v == z) != null;
    void none() {
    }

    // EXPECT violated postcondition bits=2 objects=2
    //@ ensures (\choose nullable ChosenCell c; c == null || c.v == z) == null;
    void orNull() {
        z = 1;
    }

    // EXPECT holds bits=2 objects=1
    //@ requires (\exists ChosenCell c; c.v == 1);
    //@ ensures (\choose ChosenCell c; c.v == 1).v == 1;
    ChosenCell made() {
        return new ChosenCell();
    }
}

class OfAnyClass {
    //@ model nullable Object any;
    int group; //@ in any;
    int other;

    // EXPECT holds bits=2 objects=1
    //@ ensures any == \old(any);
    void still() {
        other = 1;
    }

    // EXPECT violated postcondition bits=2 objects=1
    //@ ensures any != null;
    void mayBeNull() {
    }

    // EXPECT violated postcondition bits=2 objects=1
    //@ ensures any == \old(any);
    void changed() {
        group = 1;
    }

    // EXPECT holds bits=2 objects=1
    //@ requires any instanceof OfAnyClass;
    //@ ensures any == this;
    void theOnlyOne() {
    }
}
