package java.security;

/** Every value is any that the method may give. The algorithm and the provider are not known. */
public class SecureRandom extends java.util.Random {
    public SecureRandom() {
    }

    public SecureRandom(byte[] seed) {
        if (seed == null) {
            throw new NullPointerException();
        }
    }

    public void setSeed(byte[] seed) {
        if (seed == null) {
            throw new NullPointerException();
        }
    }

    /** It adds to the seed, and never replaces it. */
    public void setSeed(long seed) {
    }

    public byte[] generateSeed(int numBytes) {
        if (numBytes < 0) {
            throw new IllegalArgumentException();
        }
        byte[] seed = new byte[numBytes];
        nextBytes(seed);
        return seed;
    }
}
