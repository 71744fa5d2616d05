package java.lang;

/**
 * Messages, causes and suppressed exceptions are kept where a check can look at them. Stack
 * traces are not.
 */
public class Throwable implements java.io.Serializable {
    private /*@ nullable @*/ String message;
    /** The object itself: nothing has said yet what the cause is. */
    private /*@ nullable @*/ Throwable cause;
    /** Never assigned to: each addition makes another array. */
    private /*@ nullable @*/ Throwable[] suppressed;

    public /*@ pure @*/ Throwable() {
        cause = this;
    }

    public /*@ pure @*/ Throwable(/*@ nullable @*/ String message) {
        this.message = message;
        cause = this;
    }

    public /*@ pure @*/ Throwable(/*@ nullable @*/ String message, /*@ nullable @*/ Throwable cause) {
        this.message = message;
        this.cause = cause;
    }

    public /*@ pure @*/ Throwable(/*@ nullable @*/ Throwable cause) {
        this.message = cause == null ? null : cause.toString();
        this.cause = cause;
    }

    public /*@ pure nullable @*/ String getMessage() {
        return message;
    }

    public /*@ pure nullable @*/ String getLocalizedMessage() {
        return getMessage();
    }

    public /*@ pure nullable @*/ Throwable getCause() {
        return cause == this ? null : cause;
    }

    public Throwable initCause(/*@ nullable @*/ Throwable cause) {
        if (this.cause != this)
            throw new IllegalStateException();
        if (cause == this)
            throw new IllegalArgumentException("Self-causation not permitted", this);
        this.cause = cause;
        return this;
    }

    public final void addSuppressed(/*@ nullable @*/ Throwable exception) {
        if (exception == this)
            throw new IllegalArgumentException("Self-suppression not permitted", exception);
        if (exception == null)
            throw new NullPointerException("Cannot suppress a null exception.");
        Throwable[] before = suppressed;
        int n = before == null ? 0 : before.length;
        Throwable[] after = new Throwable[n + 1];
        for (int i = 0; i < n; i++)
            after[i] = before[i];
        after[n] = exception;
        suppressed = after;
    }

    /** Elements that are null, which Java's exceptions do not have, are left out. */
    public final Throwable[] getSuppressed() {
        Throwable[] all = suppressed;
        int n = 0;
        if (all != null)
            for (int i = 0; i < all.length; i++)
                if (all[i] != null)
                    n++;
        Throwable[] found = new Throwable[n];
        int k = 0;
        if (all != null)
            for (int i = 0; i < all.length; i++)
                if (all[i] != null)
                    found[k++] = all[i];
        return found;
    }

    /** The name of the class, which comes with each class. */
    protected /*@ pure @*/ String className$() {
        return "java.lang.Throwable";
    }

    public /*@ pure @*/ String toString() {
        String message = getLocalizedMessage();
        return message == null ? className$() : className$() + ": " + message;
    }

    public void printStackTrace() {
    }

    public Throwable fillInStackTrace() {
        return this;
    }
}
