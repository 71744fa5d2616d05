/** Classes of which an Object may be, and that no code names, right after their initialisation. */
class InitializedOthers {
    static class Port { static int port = Integer.parseInt("8"); int used; }
    // EXPECT holds statics=initialized bits=20 objects=1
    static void same(Object o) { assert o == o; }
    // EXPECT violated assert statics=initialized bits=20 objects=1
    static void never(Object o) { assert !(o instanceof Port); }
}
