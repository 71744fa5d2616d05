import java.util.Arrays;

/** Copies of arrays with another length: they keep the class of the array. */
public class Grown {
    static class Sub extends Grown {
    }

    // EXPECT holds
    /*@ requires a != null; ensures \result.length == a.length + 1;
      @ ensures \result[a.length] == null && (\forall int i; 0 <= i && i < a.length; \result[i] == a[i]);
      @ ensures \typeof(\result) == \typeof(a); @*/
    static /*@ nullable @*/ Grown[] longer(/*@ nullable @*/ Grown[] a) {
        return Arrays.copyOf(a, a.length + 1);
    }

    // EXPECT violated postcondition
    /*@ requires a != null; ensures \typeof(\result) == \type(Grown[]); @*/
    static /*@ nullable @*/ Grown[] keepsTheClass(/*@ nullable @*/ Grown[] a) {
        return Arrays.copyOf(a, 1);
    }

    // EXPECT violated array-store
    /*@ requires a != null; @*/
    static void storesAnother(/*@ nullable @*/ Grown[] a) {
        Grown[] b = Arrays.copyOf(a, 1);
        b[0] = new Grown();
    }

    // EXPECT violated exception
    /*@ requires a != null; @*/
    static int shorter(/*@ nullable @*/ Grown[] a) {
        return Arrays.copyOf(a, a.length - 1).length;
    }

    // EXPECT violated postcondition
    /*@ requires a != null && 1 <= a.length; ensures \result[0] == a[0]; @*/
    static /*@ nullable @*/ Grown[] fromTheSecond(/*@ nullable @*/ Grown[] a) {
        return Arrays.copyOfRange(a, 1, a.length + 1);
    }

    // EXPECT holds
    /*@ requires a != null && 1 <= a.length;
      @ ensures \result.length == a.length && (\forall int i; 1 <= i && i < a.length; \result[i - 1] == a[i]); @*/
    static /*@ nullable @*/ Grown[] range(/*@ nullable @*/ Grown[] a) {
        return Arrays.copyOfRange(a, 1, a.length + 1);
    }
}
