/** A counter that is advanced at the cost of another one. */
class Counter {
    int count;
    //@ invariant 0 <= count;

    //@ requires count < 3;
    //@ ensures count == \old(count) + 1;
    void advance(Counter other) {
        count++;
        if (other.count > 0) {
            other.count--;
        }
    }
}
