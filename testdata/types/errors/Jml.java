class Jml {
    int x;
    /*@ nullable @*/ Jml next;
    int impure() { return x; }
    /*@ pure @*/ int fine() { return x; }

    //@ requires impure() == 1;
    void a() { } /* ERROR:1:impure "which is not pure" */

    //@ requires fine() == 1;
    void b() { }

    //@ requires \result == 1;
    int c() { return 1; } /* ERROR:1:\\result "a precondition has no" */

    //@ ensures \result == 1;
    void d() { } /* ERROR:1:\\result "method d has no result" */

    //@ ensures \old(\result == x);
    int c2() { return 1; } /* ERROR:1:\\result "has no value in the state before the method" */

    //@ requires \old(x) == 1;
    void e() { } /* ERROR:1:\\old\(x\) "no earlier state" */

    //@ ensures y == 1;
    void f() { } /* ERROR:1:y "y is not declared here" */

    //@ ensures x;
    void g() { } /* ERROR:1:x "int cannot be converted to boolean" */

    //@ ensures (x = 1) == 1;
    void h() { } /* ERROR:1:x = 1 "a postcondition cannot assign" */

    //@ ensures (\forall int i; 0 <= i && i < 3; i);
    void i() { } /* ERROR:1:i "int cannot be converted to boolean" */

    //@ ensures i == 0 && (\forall int i; 0 <= i; i == i);
    void j() { } /* ERROR:1:i "i is not declared here" */

    //@ ensures \reach(this, Jml, nxt).has(this);
    void k() { } /* ERROR:1:nxt "has no field nxt" */

    //@ ensures \reach(this, Jml, x).has(this);
    void l() { } /* ERROR:1:x "follows references" */

    //@ ensures \reach(x).has(this);
    void m() { } /* ERROR:1:x "begins at an object" */

    //@ ensures \reach(this).has(x);
    void n() { } /* ERROR:1:x "has takes an object, not int" */

    //@ ensures \reach(this).hass(this);
    void o() { } /* ERROR:1:hass "method hass of an object set is not supported" */

    //@ signals (Jml e) true;
    void p() { } /* ERROR:1:Jml "Jml is no Throwable" */

    //@ ensures x ==> true;
    void q() { } /* ERROR:1:x ==> true "operator ==> is not defined for int and boolean" */

    //@ ensures 0 <= x < next;
    void r() { } /* ERROR:1:next "operator <= is not defined for Jml" */

    //@ assignable nowhere;
    void s() { } /* ERROR:1:nowhere "nowhere is not declared here" */

    //@ normal_behavior ensures true; signals (Exception e) true;
    void t() { } /* ERROR:1: "normal behaviour has no signals clause" */

    void u() {
        //@ assert x;
        x = 1; /* ERROR:1:x "int cannot be converted to boolean" */
        //@ loop_invariant zz > 0;
        while (x > 0) { x--; } /* ERROR:1:zz "zz is not declared here" */
        //@ decreases next;
        while (x > 0) { x--; } /* ERROR:1:next "a decreases clause is an integer" */
    }

    //@ ghost int g;
    //@ ghost \bigint sum;
    //@ ensures sum == 0;
    void usesSum() { }
    int usesGhost() { return g/* ERROR "field Jml.g is ghost: only annotations can use it" */; }

    //@ requires \fresh(next);
    void v() { } /* ERROR:1:\\fresh\(next\) "no earlier state for" */

    //@ requires new Jml() != null;
    void w() { } /* ERROR:1:new Jml\(\) "creating an object in a specification" */

    //@ static invariant x > 0;
    static void z() { } /* ERROR:1:x "belongs to an object" */

    static void turns(int[] a) {
        for (int i = 0; i < 3; i++) {
            //@ assert \old(\count, LoopInit) == 0;
            ; /* ERROR:1:\\count "begins after the state that LoopInit names" */
            //@ assert \old(\count, LoopBodyBegin) == i && \values.length == 0;
            ; /* ERROR:1:\\values "it is of the enhanced for in whose clauses or body" */
        }
        lab: for (int x : a) {
            //@ assert \old(\values.length, lab) == 0;
            ; /* ERROR:1:\\values "begins after the state that lab names" */
        }
    }
}
