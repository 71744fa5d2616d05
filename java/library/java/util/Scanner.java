package java.util;

import inspect.Read;
import java.io.Closeable;
import java.io.InputStream;

/**
 * Of System.in: any words and lines. The next word is a number, a boolean or another; once that is asked, it stays.
 * Of a String: what it says, but for numbers with commas, digits beyond ASCII and numbers that are no integers.
 */
public final class Scanner implements Iterator<String>, Closeable {
    private final /*@ nullable @*/ Words words; // of a String; null: of System.in
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
        words = null;
    }

    public Scanner(String text) {
        words = new Words(text);
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
        if (words != null) {
            return words.hasNext();
        }
        look();
        return more;
    }

    public boolean hasNextLine() {
        if (words != null) {
            return words.hasNextLine();
        }
        line();
        return lines;
    }

    /** What is known to be a number or a boolean comes to no end: it is left open how it is written. */
    public String next() {
        if (words != null) {
            return words.next();
        }
        word();
        take(true);
        while (isBoolean || isDouble) {
        }
        return Read.text(true);
    }

    public String nextLine() {
        if (words != null) {
            return words.nextLine();
        }
        line();
        if (!lines) {
            throw new NoSuchElementException();
        }
        looked = false;
        lined = false;
        return Read.text(false);
    }

    public boolean hasNextBoolean() {
        if (words != null) {
            return words.hasNextBoolean();
        }
        look();
        return isBoolean;
    }

    public boolean nextBoolean() {
        if (words != null) {
            return words.nextBoolean();
        }
        look();
        take(isBoolean);
        return Read.booleanValue();
    }

    public boolean hasNextInt() {
        if (words != null) {
            return words.hasNextInt();
        }
        look();
        return isInt;
    }

    public int nextInt() {
        if (words != null) {
            return words.nextInt();
        }
        look();
        take(isInt);
        return Read.intValue();
    }

    public boolean hasNextLong() {
        if (words != null) {
            return words.hasNextLong();
        }
        look();
        return isLong;
    }

    public long nextLong() {
        if (words != null) {
            return words.nextLong();
        }
        look();
        take(isLong);
        return Read.longValue();
    }

    public boolean hasNextDouble() {
        if (words != null) {
            return words.hasNextDouble();
        }
        look();
        return isDouble;
    }

    public double nextDouble() {
        if (words != null) {
            return words.nextDouble();
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
        if (words != null) {
            words.close();
        }
    }
}
