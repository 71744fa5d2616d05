/** Classes of which an Object may be, and that no code names, right after their initialisation. */
class InitializedOthers {
    static class Port { static int port = Integer.parseInt("8"); int used; }
    // EXPECT holds statics=initialized bits=20 objects=1
    static void same(Object o) { assert o == o; }
    // EXPECT violated assert statics=initialized bits=20 objects=1
    static void never(Object o) { assert !(o instanceof Port); }

    static class Failing { static int part = 1 / zero(); static int zero() { return 0; } int n; public boolean equals(Object o) { return o instanceof Failing && n == ((Failing) o).n; } }
    static class Changing { static { Changed.level = 3; } int n; }
    static class Changed { static int level = 1; static final int FIRST = 2; }
    enum Way { IN, OUT }
    // EXPECT holds statics=initialized bits=6 objects=1
    static void reflexive(Object o) { assert o.equals(o); }
    // EXPECT violated assert statics=initialized bits=6 objects=2
    static void equalsIsSame(Object a, Object b) { assert a == b || !a.equals(b); }
    // EXPECT violated assert statics=initialized bits=6 objects=1
    static void changing(Object o) { assert !(o instanceof Changing) || ((Changing) o).n != 1; }
    // EXPECT holds statics=initialized bits=6 objects=1
    static void constants(Object o) { assert Changed.FIRST == 2 && (o != Way.IN || o != Way.OUT); }
    // EXPECT holds statics=initialized bits=6
    static void level() { assert Changed.level == 1; }
}
