package java.util;

import inspect.Read;
import java.io.Closeable;
import java.io.InputStream;

/** Of System.in: any words and lines. The next word is a number, a boolean or another; once that is asked, it stays. */
public final class Scanner implements Closeable {
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
        look();
        return more;
    }

    public boolean hasNextLine() {
        line();
        return lines;
    }

    /** What is known to be a number or a boolean comes to no end: it is left open how it is written. */
    public String next() {
        word();
        take(true);
        while (isBoolean || isDouble) {
        }
        return Read.text(true);
    }

    public String nextLine() {
        line();
        if (!lines) {
            throw new NoSuchElementException();
        }
        looked = false;
        lined = false;
        return Read.text(false);
    }

    public boolean hasNextBoolean() {
        look();
        return isBoolean;
    }

    public boolean nextBoolean() {
        look();
        take(isBoolean);
        return Read.booleanValue();
    }

    public boolean hasNextInt() {
        look();
        return isInt;
    }

    public int nextInt() {
        look();
        take(isInt);
        return Read.intValue();
    }

    public boolean hasNextLong() {
        look();
        return isLong;
    }

    public long nextLong() {
        look();
        take(isLong);
        return Read.longValue();
    }

    public boolean hasNextDouble() {
        look();
        return isDouble;
    }

    public double nextDouble() {
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
