package java.nio.charset;

/** Three of them: those of UTF-16 are missing. */
public final class StandardCharsets {
    public static final Charset US_ASCII = new Charset("US-ASCII");
    public static final Charset ISO_8859_1 = new Charset("ISO-8859-1");
    public static final Charset UTF_8 = new Charset("UTF-8");

    private StandardCharsets() {
    }
}
