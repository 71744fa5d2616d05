/** Model fields, and classes below that say what they are. */
abstract class Shape {
    //@ public model int area;
    //@ ensures \result == area;
    /*@ pure @*/ abstract int area();
}
class Square extends Shape {
    private /*@ spec_public @*/ int side;
    //@ public invariant 0 <= side && side <= 10;
    //@ represents area = side * side;

    // EXPECT holds
    //@ requires 0 <= s && s <= 10;
    //@ ensures side == s;
    Square(int s) { side = s; }

    // EXPECT holds
    //@ also ensures \result == side * side;
    /*@ pure @*/ int area() { return side * side; }

    // EXPECT holds
    //@ requires 0 <= d && side + d <= 10;
    //@ assignable side;
    //@ ensures side == \old(side) + d;
    void grow(int d) { side += d; }

    // EXPECT violated invariant
    //@ assignable side;
    void growFreely(int d) { side += d; }
}
class BadSquare extends Shape {
    int side;
    // EXPECT violated postcondition
    //@ represents area = side;
    //@ also ensures true;
    /*@ pure @*/ int area() { return side + 1; }
}
