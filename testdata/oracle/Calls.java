/** Calls: static and instance, recursive and mutually recursive, with effects on shared objects. */
public class Calls {
    int n;
    static int total;

    static boolean isEven(int k) {
        return k == 0 || isOdd(k - 1);
    }

    static boolean isOdd(int k) {
        return k != 0 && isEven(k - 1);
    }

    // EXPECT holds recursion=3
    /*@ requires 0 <= k; ensures \result <==> (k & 1) == 0; @*/
    static boolean mutualRecursion(int k) {
        return isEven(k);
    }

    // EXPECT violated postcondition
    /*@ requires 0 <= k; ensures \result <==> (k & 1) == 0; @*/
    static boolean mutualRecursionWrong(int k) {
        return isOdd(k);
    }

    static int depth(int k) {
        return k <= 0 ? 0 : 1 + depth(k - 1);
    }

    // EXPECT violated assert recursion=3
    /*@ requires k > 0; @*/
    static void recursionReachesTwo(int k) {
        assert depth(k) != 2;
    }

    // EXPECT holds recursion=2
    /*@ requires k > 0; @*/
    static void recursionIsCutOffBeforeTwo(int k) {
        assert depth(k) != 2;
    }

    static void countDown(int k) {
        if (k > 0) {
            total++;
            countDown(k - 1);
            total++;
        }
    }

    // EXPECT holds recursion=3
    /*@ requires 0 <= k && k <= 2; ensures total == \old(total) + k + k; @*/
    static void effectsBeforeAndAfterRecursion(int k) {
        countDown(k);
    }

    void set(int k) {
        n = k;
    }

    static void setBoth(Calls a, Calls b, int k) {
        a.set(k);
        b.set(k + 1);
    }

    // EXPECT holds bits=2
    /*@ ensures a == b ==> a.n == k + 1;
      @ ensures a != b ==> a.n == k && b.n == k + 1;
      @*/
    static void aliasesInACall(Calls a, Calls b, int k) {
        setBoth(a, b, k);
    }

    // EXPECT violated postcondition bits=2
    /*@ ensures a.n == k; @*/
    static void aliasesInACallUnseen(Calls a, Calls b, int k) {
        setBoth(a, b, k);
    }

    static void reassign(Calls a) {
        a = new Calls();
        a.n = 1;
    }

    // EXPECT holds
    /*@ ensures a.n == \old(a.n); @*/
    static void parameterIsACopy(Calls a) {
        reassign(a);
    }

    // EXPECT violated postcondition
    /*@ ensures a.n == 1; @*/
    static void parameterIsACopyWrong(Calls a) {
        reassign(a);
    }

    Calls self() {
        n++;
        return this;
    }

    // EXPECT holds
    /*@ ensures n == \old(n) + 2; @*/
    void chainedCalls() {
        self().self();
    }

    // EXPECT holds
    /*@ ensures \result == this && a.n == \old(a.n) + (a == this ? 2 : 1); @*/
    Calls receiverMayBeTheArgument(Calls a) {
        a.self();
        return self();
    }

    // EXPECT violated null
    static void callOnNull(/*@ nullable @*/ Calls a) {
        a.self();
    }

    // EXPECT violated null
    int choiceOfThisAndNull(boolean b, /*@ nullable @*/ Calls a) {
        return (b ? this : a).n;
    }

    // EXPECT violated postcondition
    /*@ ensures total == \old(total) + 1; @*/
    static void resultIsDropped(int k) {
        depth(k);
    }

    // EXPECT holds
    /*@ ensures \result == total && total == \old(total) + n; @*/
    int staticFieldThroughInstance() {
        this.total += n;
        return Calls.total;
    }

    static int tick() {
        total++;
        return total;
    }

    // EXPECT violated assert bits=3
    static void assertionWithAnEffect() {
        assert tick() != 2;
    }

    static int inverse(int k) {
        return 1 / k;
    }

    int inverseOfN() {
        return 1 / n;
    }

    // A method that is a single return is an activation like another.
    // EXPECT holds recursion=0
    static void noCallIsFollowed(int k) {
        if (k > 0) {
            inverse(0);
        }
    }

    // EXPECT holds recursion=0
    static int noCallIsFollowedOnAnObject(Calls c, int k) {
        return k > 0 ? c.inverseOfN() : 1;
    }

    static int same(int k) {
        return k;
    }

    // EXPECT violated postcondition recursion=1
    /*@ ensures \result != 1; @*/
    static int oneCallIsFollowed(int k) {
        return same(k);
    }
}
