package java.util.random;

import inspect.Read;

/** What its class makes of nextLong; a number below a bound is any such number. */
public interface RandomGenerator {
    static RandomGenerator getDefault() {
        return new java.util.Random();
    }

    long nextLong();

    default long nextLong(long bound) {
        return nextLong(0, bound);
    }

    default long nextLong(long origin, long bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException();
        }
        long v = Read.longValue();
        return origin <= v && v < bound ? v : origin;
    }

    default int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    default int nextInt(int bound) {
        return nextInt(0, bound);
    }

    default int nextInt(int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException();
        }
        int v = Read.intValue();
        return origin <= v && v < bound ? v : origin;
    }

    default boolean nextBoolean() {
        return nextInt() < 0;
    }

    /** The literal is there for its width: a narrow int has too few bits. */
    default float nextFloat() {
        return (float) (nextInt() >>> 8) / (2147483647 / 128 + 1);
    }

    /** The literal is there for its width: a narrow long has too few bits. */
    default double nextDouble() {
        return (double) (nextLong() >>> 11) / 9007199254740992L;
    }
}
