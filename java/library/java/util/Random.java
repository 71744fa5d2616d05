package java.util;

import inspect.Read;

/** Every value is any that the method may give: a seed decides nothing. */
public class Random implements java.util.random.RandomGenerator, java.io.Serializable {
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

    public java.util.stream.IntStream ints() {
        return java.util.stream.IntStream.generate(() -> nextInt());
    }

    public java.util.stream.IntStream ints(long count) {
        return count(count, ints());
    }

    public java.util.stream.IntStream ints(int origin, int bound) {
        if (!(origin < bound)) {
            throw new IllegalArgumentException();
        }
        return java.util.stream.IntStream.generate(() -> nextInt(origin, bound));
    }

    public java.util.stream.IntStream ints(long count, int origin, int bound) {
        if (count < 0) {
            throw new IllegalArgumentException();
        }
        return count(count, ints(origin, bound));
    }

    private static java.util.stream.IntStream count(long count, java.util.stream.IntStream s) {
        if (count < 0) {
            throw new IllegalArgumentException();
        }
        return s.limit(count);
    }

    public java.util.stream.LongStream longs() {
        return java.util.stream.LongStream.generate(() -> nextLong());
    }

    public java.util.stream.LongStream longs(long count) {
        return count(count, longs());
    }

    public java.util.stream.LongStream longs(long origin, long bound) {
        if (!(origin < bound)) {
            throw new IllegalArgumentException();
        }
        return java.util.stream.LongStream.generate(() -> nextLong(origin, bound));
    }

    public java.util.stream.LongStream longs(long count, long origin, long bound) {
        if (count < 0) {
            throw new IllegalArgumentException();
        }
        return count(count, longs(origin, bound));
    }

    private static java.util.stream.LongStream count(long count, java.util.stream.LongStream s) {
        if (count < 0) {
            throw new IllegalArgumentException();
        }
        return s.limit(count);
    }

    public java.util.stream.DoubleStream doubles() {
        return java.util.stream.DoubleStream.generate(() -> nextDouble());
    }

    public java.util.stream.DoubleStream doubles(long count) {
        if (count < 0) {
            throw new IllegalArgumentException();
        }
        return doubles().limit(count);
    }
}
