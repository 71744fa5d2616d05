package java.util.concurrent.locks;

/** What one thread sees: nobody else holds it. */
public class ReentrantLock implements Lock, java.io.Serializable {
    private int holds;

    //@ invariant 0 <= holds && holds <= Integer.MAX_VALUE / 2; // nobody takes it more often

    public ReentrantLock() {
    }

    public ReentrantLock(boolean fair) {
    }

    public void lock() {
        if (holds == Integer.MAX_VALUE) {
            throw new Error("Maximum lock count exceeded");
        }
        holds++;
    }

    public void lockInterruptibly() throws InterruptedException {
        lock();
    }

    public boolean tryLock() {
        lock();
        return true;
    }

    public void unlock() {
        if (holds == 0) {
            throw new IllegalMonitorStateException();
        }
        holds--;
    }

    public /*@ pure @*/ int getHoldCount() {
        return holds;
    }

    public /*@ pure @*/ boolean isHeldByCurrentThread() {
        return holds > 0;
    }

    public /*@ pure @*/ boolean isLocked() {
        return holds > 0;
    }

    public final boolean hasQueuedThreads() {
        return false;
    }

    public final int getQueueLength() {
        return 0;
    }
}
