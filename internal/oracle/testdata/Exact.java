/** Exact arithmetic in specifications. */
/*@ spec_bigint_math @*/ class Exact {
    int v;
    long w;

    // EXPECT violated postcondition bits=3
    /*@ ensures \result == a + b; @*/
    static int sum(int a, int b) {
        return a + b;
    }

    // EXPECT holds bits=3
    /*@ requires -4 <= a + b && a + b <= 3; ensures \result == a + b; @*/
    static int sumThatFits(int a, int b) {
        return a + b;
    }

    // EXPECT holds bits=3
    /*@ ensures \result == (a + b) / 2; @*/
    static int middle(int a, int b) {
        return (int) (((long) a + b) / 2);
    }

    // EXPECT violated postcondition bits=3
    /*@ ensures \result == (a + b) / 2; @*/
    static int middleWraps(int a, int b) {
        return (a + b) / 2;
    }

    // EXPECT holds bits=3
    /*@ ensures (\forall int i; i < i + 1); @*/
    static void noWrap() {
    }

    // EXPECT violated postcondition bits=3
    /*@ ensures \java_math(a + 1) == a + 1; @*/
    static void wrapsInJava(int a) {
    }

    // EXPECT holds bits=3
    /*@ ensures \java_math(a + 1) == (int) (a + 1); @*/
    static void castWraps(int a) {
    }

    // EXPECT holds bits=3
    /*@ ensures \result == -a || a == Integer.MIN_VALUE; @*/
    static int negate(int a) {
        return -a;
    }

    // EXPECT violated postcondition bits=3
    /*@ ensures \result == -a; @*/
    static int negateLeast(int a) {
        return -a;
    }

    // EXPECT holds bits=3
    /*@ requires b != 0; ensures \result == a / b || a == Integer.MIN_VALUE && a / b == Integer.MAX_VALUE + 1; @*/
    static int divide(int a, int b) {
        return a / b;
    }

    // EXPECT holds bits=3
    /*@ requires b != 0; ensures \result == a - a / b * b; @*/
    static int remainder(int a, int b) {
        return a % b;
    }

    // EXPECT violated postcondition bits=3
    /*@ requires b != 0; ensures \result == a / b; @*/
    static int divideLeast(int a, int b) {
        return a / b;
    }

    // EXPECT holds bits=3
    /*@ ensures a * a * a * a >= 0 && a * a <= 16; @*/
    static void powers(int a) {
    }

    // EXPECT violated postcondition bits=3
    /*@ ensures a * a * a < 27; @*/
    static void cube(int a) {
    }

    // EXPECT holds bits=3
    /*@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]); @*/
    static long total(int[] a) {
        long s = 0;
        for (int i = 0; i < a.length; i++) {
            s += a[i];
        }
        return s;
    }

    // EXPECT violated postcondition bits=3
    /*@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]); @*/
    static int totalWraps(int[] a) {
        int s = 0;
        for (int i = 0; i < a.length; i++) {
            s += a[i];
        }
        return s;
    }

    // EXPECT holds bits=3 array-length=3
    /*@ requires a.length == 3 && (\forall int i; 0 <= i && i < 3; a[i] == 3);
      @ ensures (\product int i; 0 <= i && i <= a.length - 1; a[i]) == 27; @*/
    static void product(int[] a) {
    }

    // EXPECT violated postcondition bits=3 array-length=3
    /*@ requires a.length == 3 && (\forall int i; 0 <= i && i < 3; a[i] == 3);
      @ ensures (\product int i; 0 <= i && i <= a.length - 1; a[i]) <= 3; @*/
    static void productWraps(int[] a) {
    }

    // EXPECT holds bits=3
    /*@ requires (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @ ensures (\forall int i; 1 <= i && i <= a.length - 1; a[i - 1] <= a[i]); @*/
    static void sorted(int[] a) {
    }

    // EXPECT violated postcondition bits=3
    /*@ requires (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
      @ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] < a[i + 1]); @*/
    static void strictlySorted(int[] a) {
    }

    // EXPECT holds bits=3
    /*@ requires 0 <= n; ensures \result == (\forall int i; 0 <= i && i <= n + 1; i <= 3); @*/
    static boolean beyond(int n) {
        return true;
    }

    // EXPECT holds bits=3
    /*@ ensures (\forall \bigint i; a <= i && i <= a + 3; i - a < 4); @*/
    static void exactVariable(int a) {
    }

    // EXPECT violated postcondition bits=3
    /*@ ensures (\forall \bigint i; a <= i && i <= a + 3; i <= 3); @*/
    static void exactVariableBeyond(int a) {
    }

    // EXPECT holds bits=3
    /*@ ensures (\exists \bigint i; a < i && i < a + 2; i == a + 1); @*/
    static void exactWitness(int a) {
    }

    // EXPECT holds bits=3
    /*@ ensures \result == (a > b ? a - b : b - a); @*/
    static long distance(int a, int b) {
        return a > b ? (long) a - b : (long) b - a;
    }

    // EXPECT violated postcondition bits=3
    /*@ ensures \result == (a > b ? a - b : b - a); @*/
    static int distanceWraps(int a, int b) {
        return a > b ? a - b : b - a;
    }

    // EXPECT holds bits=3 unwind=8
    static void measure(int n) {
        int i = n;
        /*@ decreases i + 2; @*/
        while (i >= -1) {
            i--;
        }
    }

    // EXPECT violated decreases bits=3
    static void negativeMeasure(int n) {
        int i = n;
        /*@ decreases i - 1; @*/
        while (i >= 0) {
            i--;
        }
    }

    // EXPECT violated postcondition bits=3
    /*@ ensures pure(a + 1) > 0; @*/
    static void argument(int a) {
    }

    // EXPECT holds bits=3
    /*@ requires a < Integer.MAX_VALUE; ensures pure(a + 1) == 1; @*/
    static void argumentFits(int a) {
    }

    /*@ pure @*/ static int pure(int a) {
        return 1;
    }

    // EXPECT holds bits=3
    /*@ requires (\max int i; 0 <= i && i < a.length; a[i] + 1) > 3; ensures \result; @*/
    static boolean greatest(int[] a) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] == Integer.MAX_VALUE) {
                return true;
            }
        }
        return false;
    }

    // EXPECT violated postcondition bits=3
    /*@ ensures (\min int i; 0 <= i && i < a.length; a[i] - 1) <= 3; @*/
    static void leastOfNone(int[] a) {
    }

    // EXPECT holds bits=3
    /*@ requires a != null && a.v + 1 < b; ensures a.w == \old(a.w) && \old(a.v + 1) == a.v; assignable a.v; @*/
    static void old(Exact a, int b) {
        a.v++;
    }

    // EXPECT violated overflow bits=3
    /*@ model pure static int next(int k) { return k + 1; } @*/

    // EXPECT holds bits=3
    /*@ requires k < Integer.MAX_VALUE; ensures \result > k;
        model pure static int nextThatFits(int k) { return k + 1; } @*/

    // EXPECT violated assert bits=3
    /*@ model pure static int mean(int a, int b) { int sum = a + b; return sum / 2; } @*/

    // EXPECT holds bits=3
    /*@ requires 0 <= a && 0 <= b; ensures \result <= a || \result <= b;
        model pure static int meanThatFits(int a, int b) { return (a + b) / 2; } @*/

    // EXPECT violated postcondition bits=3
    /*@ requires 0 <= a && 0 <= b; ensures \result <= a;
        model pure static int meanOf(int a, int b) { return (a + b) / 2; } @*/

    // EXPECT violated overflow bits=3
    /*@ model pure static int less(boolean c, int b) { return c ? -(b + 1) : b * 2; } @*/

    // EXPECT holds bits=3
    /*@ requires b != Integer.MIN_VALUE; ensures \result == -b;
        model pure static int opposite(int b) { if (b > 0) { return 0 - b; } return -b; } @*/
}

/*@ spec_safe_math @*/ class Safe {
    // EXPECT violated postcondition bits=3
    /*@ ensures a + b == b + a; @*/
    static void sum(int a, int b) {
    }

    // EXPECT holds bits=3
    /*@ requires a + b == 0; ensures a != Integer.MIN_VALUE; @*/
    static void sumThatFits(int a, int b) {
    }

    // EXPECT holds bits=3
    /*@ ensures \bigint_math(a + b) == \bigint_math(b + a) && \java_math(a + 1) == \java_math(1 + a); @*/
    static void otherwise(int a, int b) {
    }

    // EXPECT violated postcondition bits=3
    /*@ ensures (byte) (short) a == a; ensures -a == 0 - a; @*/
    static void negation(int a) {
    }

    // EXPECT holds bits=3
    /*@ requires a != Integer.MIN_VALUE; ensures -a == 0 - a; @*/
    static void negationThatFits(int a) {
    }

    // EXPECT violated postcondition bits=3
    /*@ ensures (int) w == w; @*/
    static void cast(long w) {
    }

    // EXPECT holds bits=3
    /*@ requires (int) w >= -4; ensures w <= Integer.MAX_VALUE; @*/
    static void castThatFits(long w) {
    }

    // EXPECT violated postcondition bits=3
    /*@ ensures (\sum int i; 0 <= i && i < a.length; a[i]) <= Integer.MAX_VALUE; @*/
    static void total(int[] a) {
    }

    // EXPECT holds bits=3
    /*@ requires (\sum int i; 0 <= i && i < a.length; a[i]) == 3 && a.length == 2; ensures a[0] >= 0 && a[1] >= 0; @*/
    static void totalThatFits(int[] a) {
    }

    // EXPECT violated postcondition bits=3
    /*@ spec_java_math ensures a + 1 > a; @*/
    static void plain(int a) {
    }

    // EXPECT violated overflow bits=3
    /*@ requires 0 <= a && 0 <= b; ensures \result <= a || \result <= b;
        model pure static int mean(int a, int b) { return (a + b) / 2; } @*/
}
