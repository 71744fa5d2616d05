package java.io;

public class StringReader extends Reader {
    private /*@ nullable @*/ String text; // null: it is closed
    private final int length;
    private int next;
    private int mark;

    public StringReader(String text) {
        this.text = text;
        length = text.length();
    }

    private String open() throws IOException {
        if (text == null) {
            throw new IOException();
        }
        return text;
    }

    public int read() throws IOException {
        String s = open();
        return next >= length ? -1 : s.charAt(next++);
    }

    public int read(char[] chars, int offset, int count) throws IOException {
        String s = open();
        if (offset < 0 || count < 0 || offset > chars.length - count) {
            throw new IndexOutOfBoundsException();
        }
        if (count == 0) {
            return 0;
        }
        if (next >= length) {
            return -1;
        }
        int n = Math.min(length - next, count);
        s.getChars(next, next + n, chars, offset);
        next += n;
        return n;
    }

    public long skip(long n) throws IOException {
        open();
        if (next >= length) {
            return 0;
        }
        int m = n > length - next ? length - next : n < -next ? -next : (int) n;
        next += m;
        return m;
    }

    public boolean ready() throws IOException {
        open();
        return true;
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int limit) throws IOException {
        if (limit < 0) {
            throw new IllegalArgumentException();
        }
        open();
        mark = next;
    }

    public void reset() throws IOException {
        open();
        next = mark;
    }

    public void close() {
        text = null;
    }
}
