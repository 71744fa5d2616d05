import java.util.*;

/** A stack with a data group, a represents clause and a ghost field. */
public class Stack {
    //@ public model int size;
    //@ public invariant 0 <= size;
    private /*@ spec_public @*/ int count; //@ in size;
    //@ private represents size = count;
    private /*@ spec_public nullable @*/ Object[] elems; //@ in size;
    //@               maps elems[*] \into size;
    //@ public invariant elems != null && count >= 0 && count <= elems.length;
    //@ public invariant \typeof(elems) == \type(Object[]);
    /*@ public ghost int pushes = 0; @*/

    // EXPECT holds
    //@ requires cap >= 0;
    //@ ensures size == 0 && pushes == 0;
    public Stack(int cap) { elems = new Object[cap]; }

    // EXPECT violated assert
    //@ public normal_behavior
    //@ requires size < elems.length;
    //@ assignable size, pushes;
    //@ ensures size == \old(size) + 1 && elems[count - 1] == o;
    //@ ensures pushes == \old(pushes) + 1;
    public void push(Object o) {
        elems[count++] = o;
        //@ set pushes = pushes + 1;
    }

    // EXPECT holds
    //@ public normal_behavior
    //@ requires size > 0;
    //@ assignable size;
    //@ ensures size == \old(size) - 1 && \result == \old(elems[count - 1]);
    //@ also public exceptional_behavior
    //@ requires size == 0;
    //@ signals_only EmptyStackException;
    public /*@ nullable @*/ Object pop() {
        if (count == 0) throw new EmptyStackException();
        Object o = elems[--count];
        elems[count] = null;
        return o;
    }

    // EXPECT holds
    //@ ensures \result == (size == 0);
    public /*@ pure @*/ boolean isEmpty() { return count == 0; }

    // EXPECT holds
    //@ requires \forall int i; 0 <= i < count; elems[i] != null;
    //@ ensures \result <==> \exists int i; 0 <= i < count; elems[i] == o;
    public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object o) {
        //@ loop_invariant 0 <= i <= count;
        //@ loop_invariant \forall int k; 0 <= k < i; elems[k] != o;
        //@ loop_decreases count - i;
        for (int i = 0; i < count; i++) {
            //@ show i, elems[i];
            if (elems[i] == o) return true;
        }
        return false;
    }

    // EXPECT violated postcondition
    //@ ensures count > 0 ==> \exists int i; 0 <= i < count; elems[i] == \result;
    public /*@ pure nullable @*/ Object top() { return count == 0 || count == elems.length ? null : elems[count]; }
}
