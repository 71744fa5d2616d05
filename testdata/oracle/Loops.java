/** Every kind of loop, with labels, several exits, and the unwinding bound. */
public class Loops {
    // EXPECT violated null
    static int eachOfNull(/*@ nullable @*/ int[] a) {
        int n = 0;
        for (int x : a) {
            n++;
        }
        return n;
    }

    // EXPECT holds
    /*@ requires n >= 0; ensures \result == n; @*/
    static int whileLoop(int n) {
        int i = 0;
        while (i < n) {
            i++;
        }
        return i;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == n; @*/
    static int whileLoopNegative(int n) {
        int i = 0;
        while (i < n) {
            i++;
        }
        return i;
    }

    // EXPECT holds
    /*@ ensures n >= 1 ==> \result == n; ensures n < 1 ==> \result == 1; @*/
    static int doLoop(int n) {
        int i = 0;
        do {
            i++;
        } while (i < n);
        return i;
    }

    // EXPECT violated postcondition
    /*@ requires n >= 0; ensures \result == n; @*/
    static int doLoopRunsOnce(int n) {
        int i = 0;
        do {
            i++;
        } while (i < n);
        return i;
    }

    // EXPECT holds bits=4
    /*@ requires 0 <= n && n <= 3; ensures \result == (n * (n - 1)) / 2; @*/
    static int forLoop(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i;
        }
        return sum;
    }

    // EXPECT holds
    /*@ requires n >= 0; ensures \result == n >> 1; @*/
    static int forLoopTwoVariables(int n) {
        int i;
        int j;
        for (i = 0, j = n; i + 1 < j; i++, j--) {
            ;
        }
        return j == i ? i : i + (j - i) - 1 == i ? i : -1;
    }

    // EXPECT holds
    /*@ requires n >= 0; ensures \result == n; @*/
    static int forWithoutHeader(int n) {
        int i = 0;
        for (;;) {
            if (i == n) {
                break;
            }
            i++;
        }
        return i;
    }

    // EXPECT holds
    /*@ requires a.length == 2; ensures \result == a[0] + a[1]; @*/
    static int forEach(int[] a) {
        int sum = 0;
        for (int x : a) {
            sum += x;
        }
        return sum;
    }

    // EXPECT violated postcondition
    /*@ requires a.length > 0; ensures a[0] == 0; @*/
    static void forEachVariableIsACopy(int[] a) {
        for (int x : a) {
            x = 0;
        }
    }

    // EXPECT holds
    /*@ requires a.length == 2; ensures \result == \old(a[0]) + \old(a[1]); @*/
    static int forEachEvaluatesArrayOnce(int[] a) {
        int sum = 0;
        int[] b = a;
        for (int x : b) {
            b = new int[0];
            sum += x;
        }
        return sum;
    }

    // EXPECT holds
    /*@ requires a.length == 2; ensures \result == (a[0] > 0 ? a[0] : 0) + (a[1] > 0 ? a[1] : 0); @*/
    static int continueInForEach(int[] a) {
        int sum = 0;
        for (int x : a) {
            if (x <= 0) {
                continue;
            }
            sum += x;
        }
        return sum;
    }

    // EXPECT holds
    /*@ requires 0 <= n && n <= 3; ensures \result == (n == 0 ? 0 : n - 1); @*/
    static int continueRunsTheUpdate(int n) {
        int count = 0;
        for (int i = 0; i < n; i++) {
            if (i == 1) {
                continue;
            }
            count++;
        }
        return n == 1 ? 0 : count;
    }

    // EXPECT holds
    /*@ ensures \result == 1; @*/
    static int continueInDoGoesToTheCondition(int n) {
        int i = 0;
        do {
            i++;
            if (i > 0) {
                continue;
            }
            i = 3;
        } while (i < 1);
        return i;
    }

    // EXPECT holds
    /*@ requires a.length == 2;
      @ ensures \result <==> (a[0] == x || a[1] == x);
      @*/
    static boolean returnFromLoop(int[] a, int x) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] == x) {
                return true;
            }
        }
        return false;
    }

    // EXPECT violated postcondition
    /*@ ensures \result <==> (\exists int i; 0 <= i && i < a.length; a[i] == x); @*/
    static boolean returnTooEarly(int[] a, int x) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] == x) {
                return true;
            } else {
                return false;
            }
        }
        return false;
    }

    // EXPECT holds
    /*@ ensures \result == 1; @*/
    static int labelledBreak() {
        int count = 0;
        outer:
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 2; j++) {
                if (j == 1) {
                    break outer;
                }
                count++;
            }
        }
        return count;
    }

    // EXPECT holds
    /*@ ensures \result == 2; @*/
    static int plainBreakLeavesTheInnerLoop() {
        int count = 0;
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 2; j++) {
                if (j == 1) {
                    break;
                }
                count++;
            }
        }
        return count;
    }

    // EXPECT holds
    /*@ ensures \result == 3; @*/
    static int labelledContinue() {
        int count = 0;
        outer:
        for (int i = 0; i < 3; i++) {
            int j = 0;
            while (true) {
                if (j == 1) {
                    continue outer;
                }
                j++;
                count++;
            }
        }
        return count;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == 1; @*/
    static int labelledContinueWrong() {
        int count = 0;
        outer:
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 2; j++) {
                if (j == 1) {
                    continue outer;
                }
                count++;
            }
        }
        return count;
    }

    // EXPECT holds
    /*@ ensures \result == (a ? 1 : 2); @*/
    static int breakFromABlock(boolean a) {
        int x = 1;
        block: {
            if (a) {
                break block;
            }
            x = 2;
        }
        return x;
    }

    // EXPECT holds
    /*@ requires n >= 0; ensures \result == 0; @*/
    static int sideEffectInTheCondition(int n) {
        int i = n;
        while (i-- > 0) {
        }
        return i + 1;
    }

    // EXPECT holds
    /*@ requires 0 <= n; ensures \result == (n > 1 ? 1 : n); @*/
    static int loopsInSequence(int n) {
        int x = 0;
        for (int i = 0; i < n; i++) {
            x = 1;
        }
        for (int i = 0; i < x; i++) {
            n = 0;
        }
        return x + n;
    }

    // EXPECT violated assert unwind=3
    /*@ requires n > 0; @*/
    static void thirdIteration(int n) {
        for (int i = 0; i < n; i++) {
            assert i != 2;
        }
    }

    // EXPECT holds unwind=2
    /*@ requires n > 0; @*/
    static void thirdIterationIsCutOff(int n) {
        for (int i = 0; i < n; i++) {
            assert i != 2;
        }
    }

    // EXPECT holds unwind=1
    /*@ ensures \result <= 1; @*/
    static int secondIterationIsCutOff(int n) {
        int i = 0;
        do {
            i++;
        } while (i < n);
        return i;
    }

    // EXPECT holds
    /*@ ensures (\result == 1) == (a > 0); ensures (\result == -1) == (a < 0); @*/
    static int severalReturns(int a) {
        if (a > 0) {
            return 1;
        } else if (a < 0) {
            return -1;
        }
        return 0;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == 0; @*/
    static int danglingElse(int a, int b) {
        if (a > 0)
            if (b > 0)
                return 0;
            else
                return 1;
        return 0;
    }
}
