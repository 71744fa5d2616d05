/** Methods of java.lang since Java 18. */
class Texts {
    /// Documentation in Markdown, which is a comment like any other.
    static void block() { // holds
        String s = """
            a
              b\tc \
            d\s
            "q\"""
            """;
        assert s.equals("a\n  b\tc d \n\"q\"\"\"\n");
    }

    static void indexes() { // holds
        assert "abcabc".indexOf('b', 2, 6) == 4 && "abcabc".indexOf('b', 2, 4) == -1 && "abcabc".indexOf("bc", 0, 2) == -1;
        assert "abcabc".indexOf("bc", 2, 6) == 4 && "abc".indexOf("", 3, 3) == 3 && "abc".indexOf('c', 3, 3) == -1;
        boolean thrown = false;
        try {
            "abc".indexOf('a', 2, 1);
        } catch (StringIndexOutOfBoundsException e) {
            thrown = true;
        }
        assert thrown;
    }

    static void index(int from, int to) { // violated
        if (0 <= from && from <= to && to <= 3) {
            assert "abc".indexOf('b', from, to) == ("abc".indexOf('b') >= from ? 1 : -1);
        }
    }

    static String split(String s, String by, int limit) {
        return String.join("|", s.splitWithDelimiters(by, limit));
    }

    static void splits() { // holds
        assert split("a,b", ",", 0).equals("a|,|b") && split("a,,", ",", 0).equals("a|,||,") && split("a,,", ",", -1).equals("a|,||,|");
        assert split("a,b,c", ",", 2).equals("a|,|b,c") && split("ab", "", 0).equals("a||b") && split("", ",", 0).equals("") && split(",", ",", 0).equals("|,");
        assert split("ab", "", -1).equals("a||b||") && split("abc", ",", 0).equals("abc");
    }

    static void builders() { // holds
        StringBuilder b = new StringBuilder();
        b.repeat("ab", 2).repeat('c', 2).repeat((CharSequence) null, 1).repeat("", 5).repeat(0x1F600, 1);
        assert b.toString().equals("ababccnull\uD83D\uDE00") && new StringBuffer().repeat("x", 3).length() == 3;
    }

    static void times(int n) { // violated
        new StringBuilder().repeat("a", n);
    }

    static void clamp(int a, long b) { // holds
        int c = Math.clamp(a, 1, 3);
        assert c == (a < 1 ? 1 : a > 3 ? 3 : a);
        long d = StrictMath.clamp(b, -5L, 4L);
        assert d == (b < -5 ? -5 : b > 4 ? 4 : b);
    }

    static void clampWrong(int a) { // violated
        Math.clamp(3L, a, 4);
    }

    static void clamped() { // holds
        assert Math.clamp(0.5, 0.0, 1.0) == 0.5 && Math.clamp(2f, 0f, 1f) == 1f && Double.isNaN(Math.clamp(Double.NaN, 0.0, 1.0));
        assert 1 / Math.clamp(-0.0, 0.0, 0.0) > 0 && Math.clamp(1L << 40, 0, 9) == 9;
        String s = "";
        try {
            StrictMath.clamp(1.0, 2.0, 1.0);
        } catch (IllegalArgumentException e) {
            s = e.getMessage();
        }
        assert s.equals("2.0 > 1.0");
        try {
            Math.clamp(1L, 2L, 1L);
        } catch (IllegalArgumentException e) {
            s = e.getMessage();
        }
        assert s.equals("2 > 1");
    }

    static void quotients() { // holds
        assert Math.ceilDiv(7, 2) == 4 && Math.ceilDiv(-7, 2) == -3 && Math.ceilMod(7, 2) == -1 && Math.ceilMod(-7, 2) == -1 && Math.ceilMod(6, -4) == 2;
        assert Math.ceilDiv(7L, 2) == 4 && Math.ceilMod(7L, 2) == -1 && StrictMath.ceilDiv(7L, 2L) == 4 && StrictMath.ceilMod(7L, 2L) == -1;
        assert Math.divideExact(4, 2) == 2 && Math.floorDivExact(-7, 2) == -4 && Math.ceilDivExact(7, 2) == 4;
        assert StrictMath.divideExact(4L, 2L) == 2 && StrictMath.floorDivExact(-7, 2) == -4 && StrictMath.ceilDivExact(7, 2) == 4;
        assert Math.unsignedMultiplyHigh(-1L, 2L) == 1 && StrictMath.unsignedMultiplyHigh(-1L, -1L) == -2;
        int thrown = 0;
        try {
            Math.divideExact(Integer.MIN_VALUE, -1);
        } catch (ArithmeticException e) {
            thrown += e.getMessage().equals("integer overflow") ? 1 : 0;
        }
        try {
            Math.floorDivExact(Long.MIN_VALUE, -1L);
        } catch (ArithmeticException e) {
            thrown += e.getMessage().equals("long overflow") ? 1 : 0;
        }
        assert thrown == 2;
    }

    static void quotient(int x) { // holds
        assert Math.ceilDiv(x, 4) * 4 + Math.ceilMod(x, 4) == x;
    }
}
