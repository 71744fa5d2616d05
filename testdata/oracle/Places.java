// What constants decide is exact whatever the bounds, and bounds hold at places.

class Places {
    int size;

    // EXPECT violated postcondition unwind=1 bits=5
    //@ ensures \result != 10;
    static int counted() {
        int n = 0;
        for (int i = 0; i < 10; i++) {
            n++;
        }
        return n;
    }

    // EXPECT holds unwind=0 bits=6
    //@ ensures \result == 20;
    static int nested() {
        int n = 0;
        for (int i = 0; i < 4; i++) {
            for (int j = i; j >= 0; j -= 1) {
                n += 2;
            }
        }
        return n;
    }

    // EXPECT inconclusive unwind=4 constant-limit=5 bits=4
    //@ ensures false;
    static int beyond() {
        int n = 0;
        for (int i = 0; i < 6; i++) {
            n++;
        }
        return n;
    }

    // A nest counts with all its iterations.
    // EXPECT inconclusive unwind=2 constant-limit=8 bits=5
    //@ ensures false;
    static int product() {
        int n = 0;
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                n++;
            }
        }
        return n;
    }

    // EXPECT violated postcondition unwind=2 constant-limit=9 bits=5
    //@ ensures false;
    static int productFits() {
        int n = 0;
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                n++;
            }
        }
        return n;
    }

    // A local variable decides as well as a literal, and a while loop counts.
    // EXPECT holds unwind=1 bits=4
    //@ ensures \result == 5;
    static int whileLoop() {
        int n = 5;
        int i = 0;
        while (i != n) {
            i++;
        }
        return i;
    }

    // EXPECT violated postcondition unwind=1 bits=4
    //@ ensures \result == 0;
    static int doLoop() {
        int i = 5;
        do {
            i--;
        } while (i > 1);
        return i;
    }

    // A jump out of the loop, or to its next iteration, ends it no later.
    // EXPECT violated postcondition unwind=1 bits=4
    //@ ensures \result != 5;
    static int left(int x) {
        int n = 0;
        for (int i = 0; i < 6; i++) {
            if (i == x) {
                break;
            }
            if (x == -1) {
                continue;
            }
            n++;
        }
        return n;
    }

    // What depends on an input is bounded.
    // EXPECT holds unwind=2 bits=4
    //@ requires n >= 0;
    //@ ensures n <= 2;
    static int input(int n) {
        int i = 0;
        while (i < n) {
            i++;
        }
        return i;
    }

    // A variable that two paths give different values decides nothing.
    // EXPECT holds unwind=2 bits=4
    //@ ensures \result == 2;
    static int either(boolean b) {
        int n = b ? 2 : 3;
        int i = 0;
        for (; i < n; i++) {
        }
        return i;
    }

    // EXPECT holds unwind=2 bits=4
    //@ ensures \result <= 2;
    static int changed(int x) {
        int n = 2;
        if (x > 0) {
            n = 7;
        }
        int i = 0;
        for (; i < n; i++) {
        }
        return i;
    }

    // An endless loop that is left by a jump is bounded.
    // EXPECT inconclusive unwind=3 bits=4
    //@ ensures false;
    static int endless() {
        int i = 0;
        while (true) {
            if (i == 5) {
                return i;
            }
            i++;
        }
    }

    // The counter that the body changes now and then is no counter.
    // EXPECT holds unwind=3 bits=4
    //@ ensures \result == 3;
    static int skipping(boolean b) {
        int n = 0;
        for (int i = 0; i < 3; i++) {
            n++;
            if (b) {
                i--;
            }
        }
        return n;
    }

    // EXPECT violated postcondition unwind=1 array-length=1 bits=4
    //@ ensures \result != 6;
    static int sumOf() {
        int[] a = {1, 2, 3};
        int n = 0;
        for (int x : a) {
            n += x;
        }
        return n;
    }

    // EXPECT holds unwind=0 array-length=0 bits=5
    //@ ensures \result == 7;
    static int table() {
        int[] t = new int[5];
        for (int i = 0; i < t.length; i++) {
            t[i] = i + 3;
        }
        return t[4];
    }

    // EXPECT holds unwind=0 array-length=0 bits=4
    //@ ensures \result == 3;
    static int square() {
        int n = 3;
        int[][] t = new int[n][2];
        return t.length;
    }

    // EXPECT inconclusive array-length=2 constant-limit=0 bits=4
    //@ ensures false;
    static int tooLong() {
        return new int[3].length;
    }

    // EXPECT inconclusive array-length=2 constant-limit=0 bits=4
    //@ ensures false;
    static int listed() {
        int[] a = {1, 2, 3};
        return a.length;
    }

    // A new array that is longer than those before the call.
    // EXPECT violated postcondition array-length=1 objects=1 bits=4
    //@ ensures a.length == \old(a.length) && \result != 3;
    static int longer(int[] a) {
        int[] b = new int[4];
        b[3] = 3;
        if (a.length == 1 && b.length == 4) {
            return b[3];
        }
        return 0;
    }

    // Bounds for one loop of several.
    // EXPECT violated postcondition unwind=1 unwind/Places.two:227=4 bits=4
    //@ ensures \result < 4;
    static int two(int n, int m) {
        int i = 0;
        while (i < n) {
            i++;
        }
        while (i < m) {
            i += 2;
        }
        return i;
    }

    // EXPECT holds unwind=3 unwind/Places.*=1 bits=4
    //@ ensures \result <= 1 || n > 1;
    static int all(int n) {
        int i = 0;
        while (i < n) {
            i++;
        }
        return i;
    }

    // EXPECT violated postcondition unwind=1 unwind/Places.*=1 unwind/Places.most=3 bits=4
    //@ ensures \result < 3;
    static int most(int n) {
        int i = 0;
        while (i < n) {
            i++;
        }
        return i;
    }

    // EXPECT violated postcondition recursion=1 recursion/Places.down=3 bits=4
    //@ ensures \result < 2;
    static int deep(int n) {
        return down(n);
    }

    static int down(int n) {
        if (n <= 0) {
            return 0;
        }
        int r = down(n - 1);
        return r + 1;
    }

    // EXPECT holds recursion=5 recursion/Places.down=2 bits=4
    //@ ensures \result < 2;
    static int shallow(int n) {
        return down(n);
    }

    // EXPECT violated postcondition array-length=1 array-length/int[]=3 objects=1 bits=3
    //@ ensures a.length < 3;
    static void typed(int[] a, boolean[] b) {
    }

    // EXPECT holds array-length=3 array-length/int[]=1 objects=1 bits=3
    //@ ensures a.length < 2;
    static void shorter(int[] a) {
    }

    // EXPECT holds array-length=3 array-length/int[]=2 bits=3
    //@ requires n >= 0;
    //@ ensures \result.length < 3;
    static int[] made(int n) {
        return new int[n];
    }

    // A constant is a constant in an initialiser, too.
    // EXPECT holds unwind=0 bits=4
    //@ ensures size == 5;
    Places() {
    }

    {
        for (int i = 0; i < 5; i++) {
            size++;
        }
    }

    /*@ pure @*/ static int power() {
        int p = 1;
        for (int i = 0; i < 3; i++) {
            p = p * 2;
        }
        return p;
    }

    // EXPECT violated postcondition unwind=0 bits=5
    //@ ensures \result == power();
    static int specified(int x) {
        return x;
    }

    // Elements cost less than iterations.
    // EXPECT violated postcondition array-length=2 constant-limit=1 bits=4
    //@ ensures \result != 7;
    static int elements() {
        int[] a = new int[4];
        a[3] = 3;
        return a.length + a[3];
    }

    // Arrays within an array are made one by one.
    // EXPECT inconclusive array-length=2 constant-limit=2 bits=4
    //@ ensures false;
    static int rows() {
        return new int[3][1].length;
    }
}
