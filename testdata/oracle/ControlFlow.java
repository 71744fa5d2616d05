/** Loops and jumps of every kind, alone and inside each other. */
public class ControlFlow {
    // EXPECT holds
    /*@ ensures \result == (a == 0 ? 0 : 2); @*/
    static int breakInALabelledBlock(int a) {
        int r = 0;
        while (r < 2) {
            block: {
                if (a == 0) {
                    break;
                }
                r++;
            }
            r++;
        }
        return r;
    }

    // EXPECT holds
    /*@ ensures \result == 1; @*/
    static int doRunsOnce(boolean again) {
        int n = 0;
        do {
            n++;
        } while (again && n < 1);
        return n;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == n; @*/
    static int doIsNotWhile(int n) {
        int i = 0;
        do {
            i++;
        } while (i < n);
        return i;
    }

    // continue goes to the condition of a do loop.
    // EXPECT holds
    /*@ ensures \result == 1; @*/
    static int continueInDo() {
        int n = 0;
        do {
            n++;
            if (n > 0) {
                continue;
            }
            n = 0;
        } while (n < 1);
        return n;
    }

    // continue goes to the update of a for loop.
    // EXPECT holds bits=4
    /*@ ensures \result == 2; @*/
    static int continueInFor() {
        int odd = 0;
        for (int i = 0; i < 4; i++) {
            if ((i & 1) == 0) {
                continue;
            }
            odd++;
        }
        return odd;
    }

    // EXPECT violated postcondition bits=4
    /*@ ensures \result == 4; @*/
    static int continueSkips() {
        int odd = 0;
        for (int i = 0; i < 4; i++) {
            if ((i & 1) == 0) {
                continue;
            }
            odd++;
        }
        return odd;
    }

    // EXPECT holds bits=4
    /*@ ensures \result == 3; @*/
    static int severalUpdates() {
        int sum = 0;
        for (int i = 0, j = 3; i < j; i++, j--) {
            sum += j - i;
            if (sum == 3) {
                break;
            }
        }
        return sum;
    }

    // EXPECT holds bits=3
    /*@ requires 0 <= n && n <= 2; ensures \result == n; @*/
    static int sideEffectInCondition(int n) {
        int count = 0;
        while (n-- > 0) {
            count++;
        }
        return count;
    }

    // EXPECT violated postcondition bits=3
    /*@ requires 0 <= n && n <= 2; ensures \result == n; @*/
    static int decrementFirst(int n) {
        int count = 0;
        while (--n > 0) {
            count++;
        }
        return count;
    }

    // EXPECT holds bits=3
    /*@ ensures \result == (a ? 1 : b ? 2 : 3); @*/
    static int severalReturns(boolean a, boolean b) {
        if (a) {
            return 1;
        }
        for (;;) {
            if (b) {
                return 2;
            }
            break;
        }
        return 3;
    }

    // break out of a block that is no loop.
    // EXPECT holds
    /*@ ensures \result == (a ? 0 : 1); @*/
    static int labelledBlock(boolean a) {
        int n = 0;
        block: {
            if (a) {
                break block;
            }
            n = 1;
        }
        return n;
    }

    // EXPECT holds
    /*@ ensures \result == 1; @*/
    static int labelledContinue() {
        int n = 0;
        outer:
        for (int i = 0; i < 1; i++) {
            while (true) {
                n++;
                continue outer;
            }
        }
        return n;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == 0; @*/
    static int breakLeavesOneLoop() {
        int n = 0;
        for (int i = 0; i < 1; i++) {
            while (true) {
                break;
            }
            n = 1;
        }
        return n;
    }

    // EXPECT inconclusive
    static void noWayOut() {
        while (true) {
        }
    }

    // EXPECT holds
    /*@ ensures \result; @*/
    static boolean innerHidesNothing(int a) {
        int b = a;
        {
            int c = b;
            b = c;
        }
        for (int c = 0; c < 1; c++) {
            b = a;
        }
        return a == b;
    }

    // EXPECT holds
    /*@ requires a.length == 2;
      @ ensures \result <==> a[0] || a[1];
      @*/
    static boolean anyOf(boolean[] a) {
        for (boolean b : a) {
            if (b) {
                return true;
            }
        }
        return false;
    }

    // The array of an enhanced for is evaluated once.
    // EXPECT holds bits=3
    /*@ requires a.length == 2 && b.length == 0; ensures \result == 2; @*/
    static int arrayOnce(int[] a, int[] b) {
        int n = 0;
        for (int x : a) {
            a = b;
            n++;
        }
        return n;
    }

    // Its variable is a copy.
    // EXPECT violated postcondition
    /*@ requires a.length == 1; ensures a[0] == 1; @*/
    static void elementIsCopied(int[] a) {
        for (int x : a) {
            x = 1;
        }
    }
}
