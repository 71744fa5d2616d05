class Constants {
    static final int A = 5, B = -7, HEX = 0xFFFFFFFF, OCT = 017, BIN = 0b1010, UND = 1_000_000;
    static final int ADD = A + B, SUB = A - B, MUL = A * B, DIV = B / 2, REM = B % 3;
    static final int OVER = Integer.MAX_VALUE + 1, UNDER = Integer.MIN_VALUE - 1, NEG = -Integer.MIN_VALUE, MULW = 65537 * 65537;
    static final int DIVW = Integer.MIN_VALUE / -1, REMW = Integer.MIN_VALUE % -1;
    static final int SHL = 1 << 33, SHR = -8 >> 1, USHR = -8 >>> 28, SHLNEG = 1 << -1, SHLONG = 1 << 3L;
    static final int AND = 12 & 10, OR = 12 | 10, XOR = 12 ^ 10, NOT = ~5, CPL = ~Integer.MAX_VALUE;
    static final long L1 = 1L << 33, L2 = Integer.MAX_VALUE + 1L, L3 = Integer.MAX_VALUE + 1, L4 = 0xFFFFFFFF, L5 = 0xFFFFFFFFL;
    static final long L6 = Long.MIN_VALUE - 1, L7 = -9223372036854775808L, L8 = 1L << 65, L9 = -1L >>> 1, L10 = -1 >>> 1;
    static final byte Y1 = (byte) 200, Y2 = 127, Y3 = (byte) 0xFF80;
    static final short S1 = (short) 40000, S2 = -32768;
    static final char C1 = 'a', C2 = 'a' + 1, C3 = (char) 65536, C4 = (char) -1, C5 = 65, C6 = '\n', C7 = '\u0041', C8 = '\377';
    static final int FROMCHAR = 'a' + 'b', CHARNEG = -'a';
    static final boolean T = 1 < 2, F = 'a' == 98, G = true ^ false, H = !T | F, I = 1L == 1.0, J = 0.0 == -0.0, K = "a" == "a";
    static final int COND = T ? 1 : 2, CHARCOND = F ? 'x' : 300;
    static final char CC = T ? 'x' : 0;
    static final double D1 = 1 / 2, D2 = 1 / 2.0, D3 = 1e10, D4 = 0x1p4, D5 = 1.5f, D6 = 7 % 2.5, D7 = .5;
    static final float F1 = 1.1f, F2 = 16777217, F3 = (float) 0.1, F4 = 1f / 3, F5 = Long.MAX_VALUE;
    static final int FI1 = (int) 1e20, FI2 = (int) -2.9, FI3 = (int) (0.0 / 0), FI4 = (int) -1e20;
    static final long FL1 = (long) 1e20, FL2 = (long) 3.99f;
    static final byte FB = (byte) 300.7;
    static final char FC = (char) -1.5;
    static final String STR = "a" + 1 + 'b' + true + 2L, STR2 = 1 + 2 + "x", ESC = "t\tq\"";
    static final int FORWARD = Constants.LATER * 2, PAREN = (int) (long) (A + (B));
    static final int LATER = 21;
    final int instance = 9;
    static final int FROMOTHER = Other.Z + Other.W;
    static final Integer BOXED = 5;
    static final int CALL = Integer.hashCode(5);
    static final Object NULL = null;

    // Halves of surrogate pairs keep their values, alone and where they meet.
    static final int HALF = '\ud800', LAST_HALF = '\udfff', HALF_BY_CAST = (char) 0xd800;
    static final boolean HALVES_DIFFER = "\ud800" != "\ud801", SAME_HALF = "" + '\ud800' == "\ud800";
    static final boolean PAIR = "" + '\ud83d' + '\ude00' == "\ud83d\ude00", ESCAPED = "\\ud83d" != "\ud83d";
}

interface Other {
    int Z = 40;
    int W = 1 + Z;
}
