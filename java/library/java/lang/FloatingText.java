package java.lang;

import inspect.Approximate;

/**
 * The text of float and double: the sign, the shape, what is in front of the point, and
 * integers are known; other digits are only known to be the same for the same number.
 */
final class FloatingText {
    private FloatingText() {
    }

    /** What Double.toString (-1) or Float.toString (-2) gives. */
    static String of(int kind, double a) {
        double m = Math.abs(a);
        boolean named = a != a || m == Double.POSITIVE_INFINITY;
        boolean plain = m == 0 || m >= 1.0E-3 && m < 1.0E7;
        boolean known = plain && m < Integer.MAX_VALUE;
        int n = (int) m;
        boolean whole = plain && n == m;
        int sign = a == a && Math.copySign(1.0, a) < 0 ? 1 : 0;
        int r1 = n / 10;
        int r2 = r1 / 10;
        int r3 = r2 / 10;
        int r4 = r3 / 10;
        int r5 = r4 / 10;
        int r6 = r5 / 10;
        int w = a != a ? 3 : named ? 8 : !plain ? 1 : !known ? from(1, 7, Approximate.wholes(kind, a)) : size(r1, r2, r3, r4, r5, r6, 0);
        int point = sign + w;
        int behind = point + 1 + (whole ? 1 : from(1, 20, Approximate.fractions(kind, a)));
        int exponent = behind + (m < 1 ? 2 : 1);
        int size = named ? point : plain ? behind : exponent + from(1, 3, Approximate.exponents(kind, a));
        return String.of(size, i -> i < sign ? '-' : named ? name(a != a, i - sign)
            : i < point && known ? digit(point - 1 - i, n, r1, r2, r3, r4, r5, r6, 0)
            : i == point ? '.' : whole ? '0' : i == behind ? 'E' : i > behind && i < exponent ? '-'
            : digit(Approximate.text(kind, a, i), i == sign || i == exponent));
    }

    /** A number that is not negative and finite with so many digits behind the point. */
    static String fixed(double m, int digits) {
        boolean known = m < Integer.MAX_VALUE && m < 1.0E7;
        int n = (int) m;
        boolean whole = n == m && known;
        boolean up = known && n != m && Approximate.carry(digits, m) == 1;
        int r0 = up ? n + 1 : n;
        int r1 = r0 / 10;
        int r2 = r1 / 10;
        int r3 = r2 / 10;
        int r4 = r3 / 10;
        int r5 = r4 / 10;
        int r6 = r5 / 10;
        int r7 = r6 / 10;
        int point = known ? size(r1, r2, r3, r4, r5, r6, r7) : from(1, 309, Approximate.wholes(digits, m));
        return String.of(digits == 0 ? point : point + 1 + digits, i -> i < point && known ? digit(point - 1 - i, r0, r1, r2, r3, r4, r5, r6, r7)
            : i == point ? '.' : whole || up ? '0' : digit(Approximate.text(digits, m, i), i == 0));
    }

    private static /*@ pure @*/ int size(int r1, int r2, int r3, int r4, int r5, int r6, int r7) {
        return r1 == 0 ? 1 : r2 == 0 ? 2 : r3 == 0 ? 3 : r4 == 0 ? 4 : r5 == 0 ? 5 : r6 == 0 ? 6 : r7 == 0 ? 7 : 8;
    }

    /** The digit at a place, from the right, of a number and what is left of it without its last digits. */
    private static /*@ pure @*/ char digit(int p, int r0, int r1, int r2, int r3, int r4, int r5, int r6, int r7) {
        return (char) ('0' + (p == 0 ? r0 - 10 * r1 : p == 1 ? r1 - 10 * r2 : p == 2 ? r2 - 10 * r3 : p == 3 ? r3 - 10 * r4
            : p == 4 ? r4 - 10 * r5 : p == 5 ? r5 - 10 * r6 : p == 6 ? r6 - 10 * r7 : r7));
    }

    private static /*@ pure @*/ int from(int least, int most, int n) {
        return n < least ? least : n > most ? most : n;
    }

    /** c, where it is a digit. */
    private static /*@ pure @*/ char digit(char c, boolean first) {
        return c >= '0' && c <= '9' && !(first && c == '0') ? c : first ? '1' : '0';
    }

    private static /*@ pure @*/ char name(boolean nan, int i) {
        return nan ? (i == 1 ? 'a' : 'N') : i == 0 ? 'I' : i == 1 || i == 4 ? 'n' : i == 2 ? 'f' : i == 3 || i == 5 ? 'i' : i == 6 ? 't' : 'y';
    }
}
