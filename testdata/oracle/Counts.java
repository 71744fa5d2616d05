/** \count and \index: how many turns of a loop ended. */
public class Counts {
    int n;

    // EXPECT holds bits=4 objects=1
    //@ ensures \result == a.length;
    static int each(int[] a) {
        int s = 0;
        //@ loop_invariant s == \count && \index <= a.length;
        //@ decreases a.length - \count;
        for (int x : a) {
            //@ assert s == \count && x == a[\index];
            if (x > 2) { s++; continue; }
            s++;
        }
        return s;
    }

    // EXPECT violated loop-invariant bits=4 objects=1
    static int eachWrong(int[] a) {
        int s = 0;
        //@ loop_invariant s == \count;
        for (int x : a) if (x > 2) s++;
        return s;
    }

    // EXPECT violated decreases bits=4 objects=1
    static void eachGrows(int[] a) {
        //@ decreases \count;
        for (int x : a) ;
    }

    // EXPECT violated assert bits=4 objects=1
    static void eachSecond(int[] a) {
        for (int x : a) {
            //@ assert \count == 0;
        }
    }

    // EXPECT holds bits=4 objects=1
    static int plain(int k) {
        int s = 1;
        //@ loop_invariant s == \count + 1 && (i == \index || k < 0);
        for (int i = 0; i < k && i < 3; i++) {
            s++;
            //@ assert s == \count + 2;
        }
        return s;
    }

    // EXPECT violated loop-invariant bits=4 objects=1
    static void steps(int k) {
        //@ loop_invariant i == \count;
        for (int i = 0; i < 3; i += 2) ;
    }

    // EXPECT holds bits=4 objects=1
    static void bodyFirst(int k) {
        int s = 0;
        //@ loop_invariant s == \count;
        do {
            s++;
            //@ loop_invariant \count <= 2;
            for (int i = 0; i < 2; i++) {
                //@ assert \count < 2;
            }
            //@ assert \count == s - 1;
        } while (s < k && s < 3);
    }

    // EXPECT violated assert bits=4 objects=1
    static void innermost(int k) {
        int s = 0;
        while (s < 2) {
            int t = 0;
            while (t < 2) {
                //@ assert \count == s;
                t++;
            }
            s++;
        }
    }

    // EXPECT holds bits=4 objects=1
    static int left(int[] a) {
        int s = 0;
        //@ loop_invariant s == \count;
        for (int x : a) {
            if (x == 1) break;
            s++;
        }
        return s;
    }
}
