/** Text by constant formats. */
class Formats {
    enum Suit { HEARTS }

    // EXPECT holds bits=8 objects=0
    static void number(int n) {
        if (n >= -9 && n < 10) { assert String.format("<%3d>", n).length() == 5; }
    }

    // EXPECT violated assert bits=8 objects=0
    static void zeros(int n) {
        String s = String.format("%03d", n);
        assert s.length() == 3;
    }

    // EXPECT holds bits=8 objects=0
    static void zerosOfLess(int n) {
        if (n >= 0) { assert String.format("%03d", n).length() == 3 && "0".equals(String.format("%02d", n / 100).substring(0, 1)); }
    }

    // EXPECT holds bits=8 objects=0
    static void signs(byte n) {
        String s = "%+d|%(d".formatted(n, n);
        assert n < 0 == s.endsWith(")") && n >= 0 == s.startsWith("+");
    }

    // EXPECT holds bits=22 objects=0
    static void text(boolean b) {
        assert String.format("%-6s%S%%%n", b, b).equals(b ? "true  TRUE%\n" : "false FALSE%\n");
    }

    // EXPECT violated assert bits=22 objects=0
    static void cutText(boolean b) { assert String.format("%.4s", b).equals("" + b); }

    // EXPECT holds bits=8 objects=0
    static void letter(char c) { assert String.format("%2c", c).charAt(1) == c; }

    // EXPECT holds bits=22 objects=0
    static void argumentsByNumber(boolean b) { assert String.format("%2$s%1$b%<B", b, Suit.HEARTS).startsWith("HEARTS" + b); }

    // EXPECT holds bits=16 objects=0
    static void hexadecimal(byte n) { if (n >= 0) { assert String.format("%#x", n).equals("0x" + Integer.toHexString(n)); } }

    // EXPECT holds bits=22 objects=0
    static void nothing() { assert String.format("%d %s %b %c%3x", null, null, null, null, null).equals("null null false nullnull"); }

    //@ signals (java.util.MissingFormatArgumentException e) true;
    //@ signals_only java.util.MissingFormatArgumentException;
    //@ ensures false;
    // EXPECT holds bits=8 objects=0
    static void missing(int n) { String.format("%d %d", n); }

    //@ signals_only java.util.MissingFormatArgumentException;
    // EXPECT violated signals-only bits=8 objects=0
    static void wrong(/*@ nullable @*/ Object x) { if (x == null || x instanceof Integer) { System.out.printf("%d", x); } else { String.format("%d%d", x); } }

    //@ signals_only \nothing;
    // EXPECT holds bits=8 objects=0
    static void printed(int n) { System.out.printf("%d %5s%n", n, "a"); }

    //@ signals_only NullPointerException;
    //@ signals (NullPointerException e) format == null;
    //@ ensures format != null;
    // EXPECT holds bits=8 objects=0
    static void printedBy(/*@ nullable @*/ String format, int n) { System.out.printf(format, n); }

    //@ signals_only \nothing;
    // EXPECT violated signals-only bits=8 objects=0
    static void noWidth(int n) { System.out.printf("%-d", n); }

    //@ signals_only \nothing;
    // EXPECT violated signals-only bits=8 objects=0
    static void printedWrong(boolean b) { Object x = b ? "a" : null; System.out.printf("%d", x); }
}
