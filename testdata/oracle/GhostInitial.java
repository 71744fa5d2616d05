// Ghost fields whose first values are those of specifications.
class GhostInitial {
    int[] a = {1, 0, 2};
    //@ ghost int positive = (\num_of int y; 0 <= y && y < a.length; a[y] > 0);
    //@ ghost boolean all = (\forall int y; 0 <= y && y < a.length; a[y] >= 0);
    //@ ghost boolean both = positive > 1 ==> all;

    // EXPECT holds array-length=3 bits=4 objects=1
    //@ ensures positive == 2 && all && both;
    GhostInitial() { }

    // EXPECT violated postcondition array-length=3 bits=4 objects=1
    //@ ensures positive == 3;
    GhostInitial(int x) { }

    // What is written later changes nothing.
    // EXPECT holds array-length=3 bits=4 objects=1
    //@ ensures positive == 2 && a[1] == 1;
    GhostInitial(boolean x) {
        a[1] = 1;
    }

    static class Undefined {
        /*@ nullable @*/ int[] a;
        //@ ghost int positive = (\num_of int y; 0 <= y && y < a.length; a[y] > 0);

        // EXPECT violated assert array-length=3 bits=4 objects=1
        //@ ensures true;
        Undefined() { }
    }
}
