/** A set as a list of entries. */
public class LinkedSet {
    /*@ nullable @*/ public Entry head;
    public int count;
    /*@ invariant (\forall Entry e; \reach(head, Entry, next).has(e) == true; \reach(e.next, Entry, next).has(e) == false); @*/
    /*@ invariant (\forall Entry e; \reach(head, Entry, next).has(e) == true; (\forall Entry f; \reach(e.next, Entry, next).has(f) == true; e.value != f.value)); @*/
    /*@ invariant count == \reach(head, Entry, next).int_size(); @*/

    // EXPECT holds
    public LinkedSet() {}

    // EXPECT holds
    /*@ requires true;
      @ ensures \result == true <==> (\exists Entry e; \reach(head, Entry, next).has(e); e.value == v);
      @ ensures count == \old(count);
      @ signals (Exception e) false;
      @*/
    public boolean contains(int v) {
        Entry c = head; boolean found = false;
        //@ decreasing \reach(c, Entry, next).int_size();
        while (found == false && c != null) { if (c.value == v) found = true; c = c.next; }
        return found;
    }

    // EXPECT holds
    /*@ requires true;
      @ ensures \result == true ==> count == \old(count) + 1;
      @ ensures (\exists Entry e; \reach(head, Entry, next).has(e); e.value == v);
      @ ensures (\forall Entry e; \old(\reach(head, Entry, next)).has(e); \reach(head, Entry, next).has(e));
      @ signals (RuntimeException e) false;
      @*/
    public boolean add(int v) {
        if (contains(v)) return false;
        Entry e = new Entry(); e.value = v; e.next = head; head = e; count++;
        return true;
    }

    // EXPECT holds
    /*@ requires index >= 0 && index < count;
      @ ensures \reach(head, Entry, next).int_size() == \old(\reach(head, Entry, next)).int_size() - 1;
      @ ensures \result == \old(head.value) || index > 0;
      @ signals (RuntimeException e) false;
      @*/
    public int removeAt(int index) {
        Entry p = null; Entry c = head; int i = 0;
        while (i < index) { p = c; c = c.next; i = i + 1; }
        if (p == null) head = c.next; else p.next = c.next;
        count = count - 1;
        return c.value;
    }
}

/*@ nullable_by_default @*/ class Entry { int value; Entry next; }
