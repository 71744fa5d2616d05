import java.util.Arrays;

/** Where two arrays differ first, and which comes before the other. */
class ArraysApart {
    // EXPECT holds bits=3 objects=2 array-length=2
    static void mismatch(short[] a, short[] b) {
        int i = Arrays.mismatch(a, b);
        assert (i == -1) == Arrays.equals(a, b);
        assert i < 0 || i == a.length || i == b.length || a[i] != b[i];
    }
    // EXPECT violated assert bits=3 objects=2 array-length=2
    static void prefix(boolean[] a, boolean[] b) { assert Arrays.mismatch(a, b) < a.length; }
    // EXPECT holds bits=3 objects=2 array-length=2
    static void compare(boolean[] a, boolean[] b) {
        int c = Arrays.compare(a, b);
        assert (c == 0) == Arrays.equals(a, b);
        assert (c < 0) == (Arrays.compare(b, a) > 0);
    }
    // EXPECT violated assert bits=3 objects=2 array-length=2
    static void shorter(boolean[] a, boolean[] b) { assert a.length >= b.length || Arrays.compare(a, b) < 0; }
}
