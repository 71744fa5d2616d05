/** Object.clone() of objects: all fields, and no constructor. */
class ObjectClones implements Cloneable {
    int v = 1;
    /*@ nullable @*/ ObjectClones next;
    final int w;

    ObjectClones(int w) {
        this.w = w;
    }

    static class Below extends ObjectClones {
        int z;

        Below() {
            super(2);
        }

        protected Object clone() throws CloneNotSupportedException {
            Below b = (Below) super.clone();
            b.z = 1;
            return b;
        }
    }

    static class Not {
        int v;

        // EXPECT holds bits=2 objects=1
        /*@ ensures false; signals_only CloneNotSupportedException; @*/
        Object copy() throws CloneNotSupportedException {
            return clone();
        }

        // EXPECT violated signals-only bits=2 objects=1
        /*@ ensures true; signals_only RuntimeException; @*/
        Object copyFails() throws CloneNotSupportedException {
            return clone();
        }
    }

    // EXPECT holds bits=2 objects=2
    /*@ requires \typeof(this) == \type(ObjectClones);
      @ ensures \result != this && \fresh(\result) && \result.v == v && \result.next == next && \result.w == w; @*/
    ObjectClones copy() throws CloneNotSupportedException {
        return (ObjectClones) super.clone();
    }

    // EXPECT violated postcondition bits=2 objects=2
    /*@ ensures \result.v == 1; @*/
    ObjectClones copyIsNew() throws CloneNotSupportedException {
        return (ObjectClones) super.clone();
    }

    // EXPECT holds bits=2 objects=1
    /*@ ensures \typeof(\result) == \typeof(this); @*/
    ObjectClones copyIsOfTheClass() throws CloneNotSupportedException {
        return (ObjectClones) super.clone();
    }

    // EXPECT violated postcondition bits=2 objects=1
    /*@ ensures \result.hashCode() == hashCode(); @*/
    ObjectClones copyHasAHashOfItsOwn() throws CloneNotSupportedException {
        return (ObjectClones) super.clone();
    }

    // EXPECT holds bits=2 objects=1
    /*@ ensures ((Below) \result).z == 1 && \result.v == b.v && b.z == \old(b.z); @*/
    static ObjectClones overridden(Below b) throws CloneNotSupportedException {
        return (ObjectClones) b.clone();
    }

    // EXPECT violated postcondition bits=2 objects=1
    /*@ ensures ((Below) \result).z == b.z; @*/
    static ObjectClones overriddenKeeps(Below b) throws CloneNotSupportedException {
        return (ObjectClones) b.clone();
    }

    // EXPECT violated postcondition bits=2 objects=2
    /*@ requires next != null; ensures \result.next != next; @*/
    ObjectClones deep() throws CloneNotSupportedException {
        ObjectClones c = (ObjectClones) super.clone();
        if (next.v == 0) {
            c.next = new ObjectClones(0);
        }
        return c;
    }
}
