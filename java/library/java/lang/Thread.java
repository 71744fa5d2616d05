package java.lang;

/** What one thread does without others: nobody interrupts it. To start one is refused. */
public class Thread implements Runnable {
    /** Told of what ends a thread: of this one nobody is. */
    @FunctionalInterface
    public interface UncaughtExceptionHandler {
        void uncaughtException(Thread t, Throwable e);
    }

    private static final Thread CURRENT = new Thread();

    private final /*@ nullable @*/ Runnable target;

    public Thread() {
        this(null);
    }

    public Thread(/*@ nullable @*/ Runnable target) {
        this.target = target;
    }

    public void run() {
        if (target != null) {
            target.run();
        }
    }

    /** For the JDK's own code, which asks whether two are one: of which class it is, nobody knows. */
    public static Thread currentThread() {
        return CURRENT;
    }

    public static boolean interrupted() {
        return false;
    }

    public native void interrupt();

    public native boolean isInterrupted();

    public native void start();

    public static void sleep(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException();
        }
    }

    public static void sleep(long millis, int nanos) throws InterruptedException {
        if (millis < 0 || nanos < 0 || nanos > 999999) {
            throw new IllegalArgumentException();
        }
    }

    public static void yield() {
    }

    public static void onSpinWait() {
    }
}
