// Two checks can fail, the first for one object and the second for another.
class PassedLaxly {
    PassedLaxly f;

    /*@ requires a != null && a.f == a; ensures (\forall PassedLaxly o; o.f != null); @*/
    static void violatedTwice(PassedLaxly a) {
        new PassedLaxly();
        //@ assert \reach(a.f, PassedLaxly, f).isEmpty();
    }

    /*@ requires a != null && a.f == a; ensures (\forall PassedLaxly o; o == a ==> \old(o.f) == o.f); @*/
    static void holds(PassedLaxly a) {
        new PassedLaxly();
        //@ assert \reach(a.f, PassedLaxly, f).int_size() == 1;
    }
}
