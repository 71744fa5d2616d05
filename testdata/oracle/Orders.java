/** Integers of which little is known: where only their order matters, and where more does. */
public class Orders {
    // EXPECT violated postcondition bits=6
    /*@ ensures \result != 20; @*/
    static int operandOfASum(int a) {
        return a + 3;
    }

    // EXPECT violated postcondition bits=6
    /*@ ensures !\result; @*/
    static boolean equalToASum(int a, int b) {
        return 10 < a && a < 14 && b == a + a;
    }

    // EXPECT violated postcondition bits=6
    /*@ ensures a >= -10; @*/
    static void belowAConstant(int a) {
    }

    // EXPECT violated postcondition bits=6
    /*@ ensures a <= 10; @*/
    static void aboveAConstant(int a) {
    }

    // EXPECT violated postcondition bits=5
    /*@ ensures (\exists int i; i > a); @*/
    static void nothingIsGreater(int a) {
    }

    // EXPECT violated postcondition bits=4
    /*@ ensures !(0 < a && a < b && b < c); @*/
    static void threeInAscendingOrder(int a, int b, int c) {
    }
}
