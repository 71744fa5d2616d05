package p;

/** What only Javadoc names. */
public class Failure extends RuntimeException {
    final int code;

    public Failure(int code) {
        this.code = code;
    }
}
