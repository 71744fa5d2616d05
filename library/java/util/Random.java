package java.util;

import inspect.Read;

/** Every value is any that the method may give: a seed decides nothing. */
public class Random implements java.io.Serializable {
    public Random() {
    }

    public Random(long seed) {
        Read.seeded();
    }

    public void setSeed(long seed) {
        Read.seeded();
    }

    public int nextInt() {
        return Read.intValue();
    }

    public int nextInt(int bound) {
        return nextInt(0, bound);
    }

    public int nextInt(int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException();
        }
        int v = Read.intValue();
        return origin <= v && v < bound ? v : origin;
    }

    public long nextLong() {
        return Read.longValue();
    }

    public long nextLong(long bound) {
        return nextLong(0, bound);
    }

    public long nextLong(long origin, long bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException();
        }
        long v = Read.longValue();
        return origin <= v && v < bound ? v : origin;
    }

    public boolean nextBoolean() {
        return Read.booleanValue();
    }

    public void nextBytes(byte[] bytes) {
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Read.intValue();
        }
    }

    /** The literal is there for its width: a narrow int has too few bits. */
    public float nextFloat() {
        return (float) (Read.intValue() >>> 8) / (2147483647 / 128 + 1);
    }

    /** The literal is there for its width: a narrow long has too few bits. */
    public double nextDouble() {
        return (double) (Read.longValue() >>> 11) / 9007199254740992L;
    }

    /** Any number within the range that the documentation's algorithm can give. */
    public double nextGaussian() {
        double v = Read.doubleValue();
        return v > -9 && v < 9 ? v : 0;
    }
}
