/** Cases that an overriding method inherits. */
public abstract class Animals {
    protected /*@ spec_public @*/ int age; //@ public invariant age >= 0;
    //@ public constraint \old(age) <= age;

    // EXPECT holds
    //@ public normal_behavior requires 0 <= a && a <= 150; ensures age == a; pure
    public Animals(int a) { age = a; }

    // EXPECT holds
    //@ requires 0 <= a && a <= 150 && a >= age; assignable age; ensures age == a;
    //@ also requires a < 0; assignable \nothing; signals (IllegalArgumentException e) true; signals_only IllegalArgumentException; ensures false;
    public void setAge(final int a) { if (a < 0) throw new IllegalArgumentException(); if (a >= age && a <= 150) age = a; }

    //@ ensures \result ==> age > 10;
    public /*@ pure @*/ abstract boolean isOld();
    public static class Dog extends Animals {
        // EXPECT holds
        //@ requires 0 <= a <= 150; ensures age == a;
        public Dog(int a) { super(a); }

        // EXPECT holds
        //@ also ensures \result == (age > 12);
        public /*@ pure @*/ boolean isOld() { return age > 12; }
    }
    public static class Cat extends Animals {
        // EXPECT holds
        public Cat() { super(0); }

        // EXPECT violated postcondition
        public boolean isOld() { return age > 8; }
    }
}
