package java.io;

/** Where bytes come from. System.in is known to Scanner and InputStreamReader alone. */
public abstract class InputStream implements Closeable {
    public InputStream() {
    }

    public abstract int read() throws IOException;

    public void close() throws IOException {
    }
}
