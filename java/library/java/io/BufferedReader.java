package java.io;

/** Reads char by char: nobody sees when. */
public class BufferedReader extends Reader {
    private final Reader in;
    private boolean closed;
    private boolean skips; // a line feed, behind a carriage return

    public BufferedReader(Reader in) {
        this.in = in;
    }

    public BufferedReader(Reader in, int size) {
        this(in);
        if (size <= 0) {
            throw new IllegalArgumentException();
        }
    }

    public int read() throws IOException {
        if (closed) {
            throw new IOException();
        }
        int c = in.read();
        if (skips && c == '\n') {
            c = in.read();
        }
        skips = false;
        return c;
    }

    public /*@ nullable @*/ String readLine() throws IOException {
        int c = read();
        if (c < 0) {
            return null;
        }
        String line = "";
        while (c >= 0 && c != '\n' && c != '\r') {
            line = line + (char) c;
            c = in.read();
        }
        skips = c == '\r';
        return line;
    }

    public long skip(long n) throws IOException {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        if (closed) {
            throw new IOException();
        }
        long done = 0;
        while (done < n && read() >= 0) {
            done++;
        }
        return done;
    }

    public native int read(char[] chars, int offset, int length) throws IOException;

    public void close() throws IOException {
        closed = true;
        in.close();
    }
}
