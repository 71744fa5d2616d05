/** Calls on what a cast narrows, where the value comes from one of several methods. */
class NarrowedCalls {
    interface Holder { Object get(); }
    interface Sized { int size(); }
    static class One implements Sized { int n; public int size() { return n; } }
    static class Num { int n; }
    static class OfSized implements Holder { One one; public Object get() { return one; } }
    static class OfNum implements Holder { Num num; public Object get() { return num; } }

    // EXPECT holds bits=3 objects=1
    static void cast(OfSized h, OfNum o, boolean b) {
        h.one = new One();
        h.one.n = 2;
        Holder x = b ? h : h;
        assert ((Sized) x.get()).size() == 2;
    }

    // EXPECT violated cast bits=3 objects=1
    static void other(OfSized h, OfNum o, boolean b) {
        Holder x = b ? h : o;
        if (x.get() != null) ((Sized) x.get()).size();
    }

    // EXPECT violated assert bits=3 objects=1
    static void sizes(Holder x) {
        if (x instanceof OfSized && x.get() != null) assert ((Sized) x.get()).size() != 3;
    }
}
