package java.util;

/** Every value is any that the method may give: a seed decides nothing. */
public class Random implements java.io.Serializable {
    public Random() {
    }

    public Random(long seed) {
    }

    public void setSeed(long seed) {
    }

    public int nextInt() {
        return Arbitrary.intValue();
    }

    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException();
        }
        return Arbitrary.index(bound);
    }

    public int nextInt(int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException();
        }
        int v = Arbitrary.intValue();
        return origin <= v && v < bound ? v : origin;
    }

    public long nextLong() {
        return Arbitrary.longValue();
    }

    public long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException();
        }
        return nextLong(0, bound);
    }

    public long nextLong(long origin, long bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException();
        }
        long v = Arbitrary.longValue();
        return origin <= v && v < bound ? v : origin;
    }

    public boolean nextBoolean() {
        return Arbitrary.booleanValue();
    }

    /** The literal is there for its width: a narrow int has too few bits. */
    public float nextFloat() {
        return (float) (Arbitrary.intValue() >>> 8) / (2147483647 / 128 + 1);
    }

    /** The literal is there for its width: a narrow long has too few bits. */
    public double nextDouble() {
        return (double) (Arbitrary.longValue() >>> 11) / 9007199254740992L;
    }
}
