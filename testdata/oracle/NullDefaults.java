/** Where null is allowed when the class says that it is everywhere. */
public /*@ nullable_by_default @*/ class NullDefaults {
    NullDefaults link;
    /*@ non_null @*/ NullDefaults home;

    // EXPECT violated null
    static NullDefaults fieldOfParameter(NullDefaults a) {
        return a.link;
    }

    // EXPECT holds
    static NullDefaults nonNullParameter(/*@ non_null @*/ NullDefaults a) {
        return a.link;
    }

    // EXPECT holds
    static NullDefaults nullResult() {
        return null;
    }

    // EXPECT violated postcondition
    static /*@ non_null @*/ NullDefaults nonNullResult(NullDefaults a) {
        return a;
    }

    // EXPECT holds
    static NullDefaults nonNullField(/*@ non_null @*/ NullDefaults a) {
        return a.home.home.link;
    }

    // EXPECT violated invariant
    static void breaksNonNullField(/*@ non_null @*/ NullDefaults a) {
        a.home = a.link;
    }

    // EXPECT violated null
    static NullDefaults nullableField(/*@ non_null @*/ NullDefaults a) {
        return a.link.home;
    }

    // EXPECT holds
    static int nonNullBrackets(NullDefaults /*@ non_null @*/ [] a) {
        return a.length;
    }

    // EXPECT violated null
    static NullDefaults ofTheArrayAlone(NullDefaults /*@ non_null @*/ [] a) {
        return a.length == 1 ? a[0].home : null;
    }

    // EXPECT violated invariant
    NullDefaults() {
        link = this;
    }
}

class NonNullDefaults {
    // EXPECT violated null
    static int nullableBrackets(int /*@ nullable @*/ [] a) {
        return a.length;
    }

    // EXPECT violated null
    //@ requires a.length == 1;
    static int nullableInside(int[] /*@ nullable @*/ [] a) {
        return a[0].length;
    }
}
