/** Generalised quantifiers. */
class Comprehensions {
    // EXPECT holds
    /*@ requires a.length == 2;
      @ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
      @ ensures (\num_of int i; 0 <= i && i < a.length; a[i] == 1) <= 2;
      @ ensures (\max int i; 0 <= i && i < a.length; a[i]) >= a[0];
      @ ensures (\min int i; 0 <= i && i < a.length; a[i]) <= a[1];
      @ ensures (\product int i; 0 <= i && i < a.length; a[i]) == a[0] * a[1];
      @*/
    static int comprehensions(int[] a) {
        return a[0] + a[1];
    }

    // EXPECT holds
    /*@ requires a.length == 2; ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] == 1); @*/
    static int ones(int[] a) {
        return (a[0] == 1 ? 1 : 0) + (a[1] == 1 ? 1 : 0);
    }

    // EXPECT holds
    /*@ requires a.length == 0;
      @ ensures (\max int i; 0 <= i && i < a.length; a[i]) == Integer.MIN_VALUE;
      @ ensures (\min int i; 0 <= i && i < a.length; a[i]) == Integer.MAX_VALUE;
      @ ensures (\max int i; 0 <= i && i < a.length; (char) a[i]) == 0;
      @*/
    static void emptyMaximum(int[] a) {
    }

    // EXPECT violated postcondition
    /*@ ensures (\max int i; 0 <= i && i < a.length; a[i]) > Integer.MIN_VALUE; @*/
    static void maximumOfAny(int[] a) {
    }

    // EXPECT holds bits=3
    /*@ ensures (\sum int i; ; i) == -4 && (\max int i; i < x; i) == (x == -4 ? -4 : x - 1);
      @ ensures (\num_of int i; x < i) == 3 - (long) x && (\sum int i, j; 0 <= i && i < 2 && j > i; 1) == -3; @*/
    static void allNumbers(int x) {
    }

    // EXPECT violated postcondition bits=3
    /*@ ensures (\num_of int i; i < x; i >= 0) == x; @*/
    static void allNumbersBelow(int x) {
    }

    // EXPECT violated postcondition bits=3
    /*@ requires a.length > 0; ensures (\max int i; i < a.length; a[i]) >= a[0]; @*/
    static void undefinedBelow(int[] a) {
    }

    // EXPECT holds
    /*@ ensures (\num_of int i; 0 <= i && i < a.length && a[i] == 1) <= a.length;
      @ ensures a.length == 2 ==> (\sum int i; 0 < i && i < a.length; a[i]) == a[1];
      @ ensures (\num_of int i; a.length < i && i < a.length + 2; true) == (a.length == 2 ? 0 : 1); @*/
    static void rangeInTheBody(int[] a) {
    }
}
