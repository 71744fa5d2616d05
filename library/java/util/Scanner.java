package java.util;

import inspect.Read;
import java.io.Closeable;
import java.io.InputStream;

/**
 * Of System.in: any words and lines. The next word is a number, a boolean or another; once that is asked, it stays.
 * Of a String: what it says, but for numbers with commas, digits beyond ASCII and numbers that are no integers.
 */
public final class Scanner implements Closeable {
    private final /*@ nullable @*/ String text;
    private int at; // in the text

    private boolean closed;
    private boolean looked;
    private boolean more;
    private boolean isBoolean;
    private boolean isDouble;
    private boolean isLong;
    private boolean isInt;
    private boolean lined;
    private boolean lines;

    public Scanner(/*@ nullable @*/ InputStream in) {
        text = null;
    }

    public Scanner(String text) {
        this.text = new String(text);
    }

    private void open() {
        if (closed) {
            throw new IllegalStateException();
        }
    }

    /** Where the next word of the text begins. */
    private /*@ pure @*/ int begin() {
        return first(at, false);
    }

    /** The first place from one on that is white space, or else is not; the end of the text where there is none. */
    private /*@ pure @*/ int first(int from, boolean white) {
        int i = from;
        while (i < text.length() && Character.isWhitespace(text.charAt(i)) != white) {
            i++;
        }
        return i;
    }

    /** The word that begins at a place; that one is there. */
    private String wordAt(int from) {
        return text.substring(from, first(from, true));
    }

    /** Takes the next word of the text, if it is one of those that are wanted: else what is in front of it. */
    private String taken(boolean wanted, int begin, String word) {
        at = begin;
        if (word.isEmpty()) {
            throw new NoSuchElementException();
        }
        if (!wanted) {
            throw new InputMismatchException();
        }
        at = begin + word.length();
        return word;
    }

    /** Goes on for ever unless ok: what would come then is not known here. */
    private static void known(boolean ok) {
        while (!ok) {
        }
    }

    /** Whether a word is an integer of a type whose greatest value has so many digits and is written so. */
    private static boolean isInteger(String word, String most) {
        int sign = !word.isEmpty() && (word.charAt(0) == '-' || word.charAt(0) == '+') ? 1 : 0;
        boolean digits = word.length() > sign;
        int zeros = sign; // and the sign
        for (int i = sign; i < word.length(); i++) {
            char c = word.charAt(i);
            known(c != ',' && c < 128);
            digits = digits && c >= '0' && c <= '9';
            zeros = digits && zeros == i && c == '0' ? i + 1 : zeros;
        }
        if (!digits) {
            return false;
        }
        int n = word.length() - zeros;
        if (n != most.length()) {
            return n < most.length();
        }
        int order = word.substring(zeros).compareTo(most);
        boolean least = sign == 1 && word.charAt(0) == '-' && word.charAt(word.length() - 1) == most.charAt(n - 1) + 1;
        return order <= 0 || least && word.substring(zeros, word.length() - 1).equals(most.substring(0, n - 1));
    }

    private static boolean isBoolean(String word) {
        return word.equalsIgnoreCase("true") || word.equalsIgnoreCase("false");
    }

    /** Whether there is a word; true: it is not known yet which. */
    private boolean word() {
        if (closed) {
            throw new IllegalStateException();
        }
        if (looked) {
            return false;
        }
        looked = true;
        more = (!lined || lines) && Read.booleanValue();
        isBoolean = isDouble = isLong = isInt = false;
        return true;
    }

    private void look() {
        if (word()) {
            isBoolean = more && Read.booleanValue();
            isDouble = more && !isBoolean && Read.booleanValue();
            isLong = isDouble && Read.booleanValue();
            isInt = isLong && Read.booleanValue();
        }
    }

    private void line() {
        if (closed) {
            throw new IllegalStateException();
        }
        if (!lined) {
            lines = looked && more || Read.booleanValue();
            lined = true;
        }
    }

    /** Takes the next word, if it is one of those that are wanted. */
    private void take(boolean wanted) {
        if (!more) {
            throw new NoSuchElementException();
        }
        if (!wanted) {
            throw new InputMismatchException();
        }
        looked = false;
        lined = false;
    }

    public boolean hasNext() {
        if (text != null) {
            open();
            return begin() < text.length();
        }
        look();
        return more;
    }

    public boolean hasNextLine() {
        if (text != null) {
            open();
            return at < text.length();
        }
        line();
        return lines;
    }

    /** What is known to be a number or a boolean comes to no end: it is left open how it is written. */
    public String next() {
        if (text != null) {
            open();
            int begin = begin();
            return taken(true, begin, wordAt(begin));
        }
        word();
        take(true);
        while (isBoolean || isDouble) {
        }
        return Read.text(true);
    }

    public String nextLine() {
        if (text != null) {
            open();
            return textLine();
        }
        line();
        if (!lines) {
            throw new NoSuchElementException();
        }
        looked = false;
        lined = false;
        return Read.text(false);
    }

    private String textLine() {
        if (at >= text.length()) {
            throw new NoSuchElementException();
        }
        int end = at;
        while (end < text.length() && !breaks(text.charAt(end))) {
            end++;
        }
        String line = text.substring(at, end);
        at = end + 1 < text.length() && text.charAt(end) == '\r' && text.charAt(end + 1) == '\n' ? end + 2 : Math.min(end + 1, text.length());
        return line;
    }

    private static /*@ pure @*/ boolean breaks(char c) {
        return c == '\n' || c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029';
    }

    public boolean hasNextBoolean() {
        if (text != null) {
            open();
            return isBoolean(wordAt(begin()));
        }
        look();
        return isBoolean;
    }

    public boolean nextBoolean() {
        if (text != null) {
            open();
            int begin = begin();
            String word = wordAt(begin);
            return Boolean.parseBoolean(taken(isBoolean(word), begin, word));
        }
        look();
        take(isBoolean);
        return Read.booleanValue();
    }

    public boolean hasNextInt() {
        if (text != null) {
            open();
            return isInteger(wordAt(begin()), "2147483647");
        }
        look();
        return isInt;
    }

    public int nextInt() {
        if (text != null) {
            open();
            int begin = begin();
            String word = wordAt(begin);
            return Integer.parseInt(taken(isInteger(word, "2147483647"), begin, word));
        }
        look();
        take(isInt);
        return Read.intValue();
    }

    public boolean hasNextLong() {
        if (text != null) {
            open();
            return isInteger(wordAt(begin()), "9223372036854775807");
        }
        look();
        return isLong;
    }

    public long nextLong() {
        if (text != null) {
            open();
            int begin = begin();
            String word = wordAt(begin);
            return Long.parseLong(taken(isInteger(word, "9223372036854775807"), begin, word));
        }
        look();
        take(isLong);
        return Read.longValue();
    }

    public boolean hasNextDouble() {
        if (text != null) {
            open();
            String word = wordAt(begin());
            known(word.isEmpty() || isInteger(word, "9007199254740992"));
            return !word.isEmpty();
        }
        look();
        return isDouble;
    }

    public double nextDouble() {
        if (text != null) {
            open();
            int begin = begin();
            String word = wordAt(begin);
            known(word.isEmpty() || isInteger(word, "9007199254740992"));
            long whole = Long.parseLong(taken(true, begin, word));
            return whole == 0 && word.charAt(0) == '-' ? -0.0 : whole;
        }
        look();
        take(isDouble);
        return finite(Read.doubleValue());
    }

    /** Without NaN, and what a word gives that is too long a number: that is Infinity. */
    private static double finite(double x) {
        return x == x ? x : 0;
    }

    public void close() {
        closed = true;
    }
}
