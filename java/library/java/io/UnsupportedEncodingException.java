package java.io;

public class UnsupportedEncodingException extends IOException {
    public UnsupportedEncodingException() {
    }

    public UnsupportedEncodingException(/*@ nullable @*/ String message) {
        super(message);
    }
}
