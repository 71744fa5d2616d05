package java.io;

/** Where chars come from. */
public abstract class Reader implements Readable, Closeable {
    protected Reader() {
    }

    public int read() throws IOException {
        char[] one = new char[1];
        return read(one, 0, 1) < 0 ? -1 : one[0];
    }

    public int read(char[] chars) throws IOException {
        return read(chars, 0, chars.length);
    }

    public long skip(long n) throws IOException {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        char[] chars = new char[(int) Math.min(n, 8192)];
        long left = n;
        while (left > 0) {
            int count = read(chars, 0, (int) Math.min(left, chars.length));
            if (count == -1) {
                return n - left;
            }
            left -= count;
        }
        return n;
    }

    public abstract int read(char[] chars, int offset, int length) throws IOException;
}
