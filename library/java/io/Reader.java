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

    public abstract int read(char[] chars, int offset, int length) throws IOException;
}
