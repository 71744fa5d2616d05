// Variables of specification cases: forall and old.
class SpecVariables {
    int v;
    /*@ nullable @*/ SpecVariables next;

    // EXPECT holds bits=3 objects=1
    /*@ forall int x; requires y == x; ensures \result == x; @*/
    int same(int y) { return y; }

    // EXPECT violated postcondition bits=3 objects=1
    /*@ forall int x; requires y >= x; ensures \result == x; @*/
    int notEach(int y) { return y; }

    // EXPECT holds bits=3 objects=1
    /*@ forall int x; requires y == x && x > 0; ensures \result == 1 && \result <= x; @*/
    int onlyPositive(int y) { return y > 0 ? 1 : 1 / 0; }

    // EXPECT holds bits=3 objects=1
    /*@ forall int x; requires y == x; requires x > 0; ensures \result; @*/
    boolean together(int y) { return y > 0; }

    // EXPECT holds bits=3 objects=2
    /*@ forall SpecVariables o; requires o == next; requires o.v == 1; ensures \result == o.v; @*/
    int ofObject() { return next.v; }

    // EXPECT violated postcondition bits=3 objects=2
    /*@ forall SpecVariables o; requires o.v == 1; ensures o.v == 1; @*/
    void ofObjects() { v = 2; }

    // EXPECT holds bits=2 objects=2
    /*@ forall SpecVariables o; requires o.v == 1; ensures \fresh(\result) && o.v == 1; @*/
    SpecVariables makes() { return new SpecVariables(); }

    // EXPECT holds bits=3 objects=1
    /*@ forall int x; requires v == x; signals (IllegalStateException e) v == x; ensures false; @*/
    void thrown() { throw new IllegalStateException(); }

    // EXPECT violated signals bits=3 objects=1
    /*@ forall int x; requires v == x; signals (IllegalStateException e) v == x; ensures false; @*/
    void thrownChanged() { v++; throw new IllegalStateException(); }

    // EXPECT holds bits=3 objects=1
    /*@ forall int x; old int w = v; requires y == x;
      @ {| requires y > 0; ensures \result == x && v == w; also requires y <= 0; ensures \result == 0; |} @*/
    int nested(int y) { return y > 0 ? y : 0; }

    // EXPECT violated postcondition bits=3 objects=1
    /*@ forall int x; old int w = v; requires y == x;
      @ {| requires y > 0; ensures \result == x && v == w; also requires y <= 0; ensures \result == 0; |} @*/
    int nestedWrong(int y) { v = 0; return y > 0 ? y : 0; }
}
