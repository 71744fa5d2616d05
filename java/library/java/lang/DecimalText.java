package java.lang;

import inspect.Approximate;

/**
 * The numbers of float and double that texts say. What is rounded once is known: of up to 15
 * digits (7 of a float) before 10 to the power of -22 to 22 (-10 to 10), of all that is too
 * large or too small, and of hexadecimal digits. Of others the magnitude is. A number of more
 * than 18 digits comes to no end.
 */
final class DecimalText {
    private DecimalText() {
    }

    /** An exponent that is as good as any larger one. */
    private static final int LARGE = 100000;

    /** Goes on for ever unless ok. */
    private static void known(boolean ok) {
        while (!ok) {
        }
    }

    private static boolean among(String s, int i, char c, char d) {
        return i < s.size() && (s.at(i) == c || s.at(i) == d);
    }

    private static boolean digit(String s, int i) {
        return i < s.size() && s.at(i) >= '0' && s.at(i) <= '9';
    }

    /** What Double.parseDouble gives, or Float.parseFloat. */
    static double parse(/*@ nullable @*/ String text, boolean single) {
        if (text == null) {
            throw new NullPointerException();
        }
        String s = text.trim();
        int start = among(s, 0, '-', '+') ? 1 : 0;
        boolean negative = among(s, 0, '-', '-');
        double r = among(s, start, 'N', 'I') ? named(s, start)
            : among(s, start, '0', '0') && among(s, start + 1, 'x', 'X') ? hexadecimal(s, start + 2, single) : decimal(s, start, single);
        return negative ? -r : r;
    }

    private static double named(String s, int start) {
        if (s.size() == start + 3 && s.startsWith("NaN", start)) {
            return Double.NaN;
        }
        if (s.size() == start + 8 && s.startsWith("Infinity", start)) {
            return Double.POSITIVE_INFINITY;
        }
        throw new NumberFormatException();
    }

    private static double decimal(String s, int start, boolean single) {
        int i = start;
        long digits = 0;
        int count = 0; // of digits from the first that is not 0 on
        int behind = 0; // the point
        boolean some = false;
        boolean point = false;
        while (digit(s, i) || !point && among(s, i, '.', '.')) {
            if (s.at(i) == '.') {
                point = true;
            } else {
                some = true;
                digits = 10 * digits + (s.at(i) - '0');
                count += digits == 0 ? 0 : 1;
                behind += point ? 1 : 0;
                known(count <= 18);
            }
            i++;
        }
        int exponent = 0;
        boolean scaled = some && among(s, i, 'e', 'E');
        if (scaled) {
            exponent = exponent(s, i + 1);
            i = end(s, i + 1);
        }
        finished(some, s, i);
        return digits == 0 ? 0.0 : number(single, digits, count, exponent - behind);
    }

    private static double hexadecimal(String s, int start, boolean single) {
        int i = start;
        long digits = 0;
        int behind = 0;
        boolean some = false;
        boolean point = false;
        while (i < s.size() && s.at(i) < 128 && Character.digit(s.at(i), 16) >= 0 || !point && among(s, i, '.', '.')) {
            if (s.at(i) == '.') {
                point = true;
            } else {
                some = true;
                known(digits <= (1L << 48) - 1);
                digits = digits << 4 | Character.digit(s.at(i), 16);
                behind += point ? 4 : 0;
            }
            i++;
        }
        some = some && among(s, i, 'p', 'P');
        int exponent = 0;
        if (some) {
            exponent = exponent(s, i + 1);
            i = end(s, i + 1);
        }
        finished(some, s, i);
        double r = Math.scalb((double) digits, exponent - behind);
        return single ? (float) r : r;
    }

    /** The exponent that begins at a place: a sign, if any, and digits. */
    private static int exponent(String s, int start) {
        int i = among(s, start, '-', '+') ? start + 1 : start;
        boolean some = false;
        int n = 0;
        while (digit(s, i)) {
            some = true;
            n = n < LARGE ? 10 * n + (s.at(i) - '0') : n;
            i++;
        }
        if (!some) {
            throw new NumberFormatException();
        }
        return among(s, start, '-', '-') ? -n : n;
    }

    /** Where that ends. */
    private static int end(String s, int start) {
        int i = among(s, start, '-', '+') ? start + 1 : start;
        while (digit(s, i)) {
            i++;
        }
        return i;
    }

    /** Sees to it that there were digits, and that at most the letter of a type is left. */
    private static void finished(boolean some, String s, int i) {
        if (!some || i < s.size() && !(i == s.size() - 1 && (among(s, i, 'f', 'F') || among(s, i, 'd', 'D')))) {
            throw new NumberFormatException();
        }
    }

    /** A positive integer of so many digits times a power of 10, as a double or float. */
    static double number(boolean single, long digits, int count, int exponent) {
        int most = count + exponent; // it is below 10 to the power of this, and not below a tenth of that
        if (most > (single ? 39 : 309)) {
            return Double.POSITIVE_INFINITY;
        }
        if (most < (single ? -45 : -323)) {
            return 0.0;
        }
        if (exponent == 0) {
            return single ? (float) digits : (double) digits;
        }
        int e = exponent < 0 ? -exponent : exponent;
        if (count <= 15 && e <= 22 && !single) {
            return exponent < 0 ? digits / power(e) : digits * power(e);
        }
        if (count <= 7 && e <= 10 && single) {
            float d = digits;
            float p = (float) power(e);
            return exponent < 0 ? d / p : d * p;
        }
        double r = Approximate.decimal(single ? 1 : 0, digits, exponent);
        return exponent > 22 ? Approximate.within(1.0E22, Double.POSITIVE_INFINITY, r)
            : exponent > 0 ? Approximate.within(1.0, Double.POSITIVE_INFINITY, r) : Approximate.within(0.0, digits, r);
    }

    /** 10 to the power of at most 22. */
    private static double power(int e) {
        return e == 1 ? 1E1 : e == 2 ? 1E2 : e == 3 ? 1E3 : e == 4 ? 1E4 : e == 5 ? 1E5 : e == 6 ? 1E6 : e == 7 ? 1E7 : e == 8 ? 1E8
            : e == 9 ? 1E9 : e == 10 ? 1E10 : e == 11 ? 1E11 : e == 12 ? 1E12 : e == 13 ? 1E13 : e == 14 ? 1E14 : e == 15 ? 1E15
            : e == 16 ? 1E16 : e == 17 ? 1E17 : e == 18 ? 1E18 : e == 19 ? 1E19 : e == 20 ? 1E20 : e == 21 ? 1E21 : e == 22 ? 1E22 : 1.0;
    }
}
