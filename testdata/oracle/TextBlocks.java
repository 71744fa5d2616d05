/** Text blocks are strings without the indentation of their lines. */
class TextBlocks {
    // EXPECT holds bits=20 objects=1
    static void stripped() {
        String s = """
            a "b"
              c  \s
            """;
        assert s.equals("a \"b\"\n  c   \n");
    }

    // EXPECT holds bits=20 objects=1
    static void byTheLastLine() {
        String s = """
              a
            """;
        assert s == "  a\n";
    }

    // EXPECT holds bits=20 objects=1
    static void goesOn(boolean a) {
        String s = a ? """
            x\
            y""" : "z";
        assert s.equals(a ? "xy" : "z");
    }

    // EXPECT violated assert bits=20 objects=1
    static void notStripped() {
        String s = """
            a
            """;
        assert !s.equals("a\n");
    }
}
