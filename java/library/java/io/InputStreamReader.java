package java.io;

import inspect.Read;

/** Of System.in: any chars. That reading fails is left out. */
public class InputStreamReader extends Reader {
    private boolean closed;

    public InputStreamReader(/*@ nullable @*/ InputStream in) {
    }

    public int read() throws IOException {
        if (closed) {
            throw new IOException();
        }
        return Read.booleanValue() ? -1 : (char) Read.intValue();
    }

    public native int read(char[] chars, int offset, int length) throws IOException;

    public void close() throws IOException {
        closed = true;
    }
}
