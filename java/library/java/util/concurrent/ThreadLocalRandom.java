package java.util.concurrent;

/** Every value is any that the method may give. */
public final class ThreadLocalRandom extends java.util.Random {
    private ThreadLocalRandom() {
    }

    public static ThreadLocalRandom current() {
        return new ThreadLocalRandom();
    }

    public void setSeed(long seed) {
        throw new UnsupportedOperationException();
    }
}
