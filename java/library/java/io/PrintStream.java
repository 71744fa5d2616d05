package java.io;

/** What is written is evaluated and dropped. */
public class PrintStream extends OutputStream implements Appendable, Closeable {
    private PrintStream() {
    }

    public void write(int b) {
    }

    public void println() {
    }

    public void print(boolean x) {
    }

    public void print(char x) {
    }

    public void print(int x) {
    }

    public void print(long x) {
    }

    public void print(float x) {
    }

    public void print(double x) {
    }

    public void print(char[] x) {
    }

    public void print(/*@ nullable @*/ String x) {
    }

    public void print(/*@ nullable @*/ Object x) {
    }

    public void println(boolean x) {
    }

    public void println(char x) {
    }

    public void println(int x) {
    }

    public void println(long x) {
    }

    public void println(float x) {
    }

    public void println(double x) {
    }

    public void println(char[] x) {
    }

    public void println(/*@ nullable @*/ String x) {
    }

    public void println(/*@ nullable @*/ Object x) {
    }

    public PrintStream printf(String format, /*@ nullable @*/ Object... args) {
        return this;
    }

    public PrintStream format(String format, /*@ nullable @*/ Object... args) {
        return this;
    }

    public void flush() {
    }

    public PrintStream append(/*@ nullable @*/ CharSequence s) {
        return this;
    }

    public PrintStream append(/*@ nullable @*/ CharSequence s, int start, int end) {
        (s == null ? "null" : s).subSequence(start, end);
        return this;
    }

    public PrintStream append(char c) {
        return this;
    }
}
