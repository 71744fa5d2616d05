/** What the contracts of statements say of what the statement did. */
public class StatementsDid {
    int v;
    int w;
    /*@ nullable @*/ StatementsDid next;
    static int count;

    // EXPECT holds bits=3
    void onlyIt(int k) {
        w = k;
        //@ refining ensures \only_assigned(v) && \not_assigned(w);
        v = k;
        w = k;
    }

    // EXPECT violated assert bits=3
    void another(int k) {
        //@ refining ensures \only_assigned(w);
        v = k;
    }

    // EXPECT violated assert bits=3
    void sameValue() {
        //@ refining ensures \not_assigned(this.*);
        v = v;
    }

    // EXPECT violated assert bits=3 objects=1
    int madeBefore() {
        StatementsDid n = new StatementsDid(1);
        //@ refining ensures \only_assigned(v);
        {
            v = 1;
            n.v = 2;
        }
        return n.v;
    }

    // EXPECT holds bits=3 objects=1
    int madeInside() {
        int r = 0;
        //@ refining ensures \only_assigned(v);
        {
            StatementsDid n = new StatementsDid(1);
            v = 1;
            n.v = 2;
            r = n.v;
        }
        return r;
    }

    // EXPECT violated assert bits=3 objects=1
    StatementsDid(boolean b) {
        //@ refining ensures \not_assigned(v);
        v = 1;
    }

    // EXPECT holds bits=3 objects=2
    void locationsOfBefore(StatementsDid o) {
        StatementsDid p = o;
        //@ refining ensures \only_assigned(p.v, count);
        {
            p.v = 1;
            p = this;
            count++;
        }
        p.w = 2;
    }

    // EXPECT violated assert bits=3 objects=2
    void locationsOfBehind(StatementsDid o) {
        StatementsDid p = o;
        //@ refining ensures \only_assigned(p.v);
        {
            p = this;
            p.v = 1;
        }
    }

    // EXPECT holds bits=3 objects=2 unwind=3
    static void eachTurn(StatementsDid a, StatementsDid b) {
        StatementsDid p = a;
        for (int i = 0; i < 2; i++) {
            //@ refining ensures \only_assigned(p.v);
            p.v = i;
            p = b;
        }
    }

    // EXPECT violated assert bits=3 objects=2 unwind=3
    static void ofAnEarlierTurn(StatementsDid a, StatementsDid b) {
        StatementsDid p = a;
        for (int i = 0; i < 2; i++) {
            //@ refining ensures \only_assigned(p.v);
            a.v = i;
            p = b;
        }
    }

    static void down(StatementsDid o, int k) {
        //@ refining requires k >= 0; ensures \only_assigned(o.v) && (k == 0 || !\not_assigned(o.v)); also requires k < 0;
        {
            if (k > 0) {
                down(new StatementsDid(k), k - 1);
                o.v = k;
            }
        }
    }

    StatementsDid(int k) { w = k; }

    // EXPECT holds bits=3 objects=1 recursion=4
    //@ requires k < 3;
    static void recursion(StatementsDid o, int k) {
        down(o, k);
    }

    // EXPECT holds bits=3 objects=1
    int jumps(int k) {
        //@ refining ensures \only_assigned(v); returns \only_assigned(w);
        {
            if (k > 0) {
                w = 1;
                return 2;
            }
            v = 1;
        }
        v = 2;
        w = 2;
        return 3;
    }

    // EXPECT violated assert bits=3 objects=1
    int thrown(int k) {
        try {
            //@ refining signals (IllegalStateException e) \not_assigned(w);
            {
                if (k > 0) {
                    w = 1;
                    throw new IllegalStateException();
                }
                w = 3;
            }
        } catch (IllegalStateException e) {
            return 1;
        }
        return 3;
    }

    int get() { return v; }

    // EXPECT holds bits=3 objects=1
    int reads() {
        int r = w;
        //@ refining ensures \only_accessed(v) && \only_called(get);
        r = get();
        return r + w;
    }

    // EXPECT violated assert bits=3 objects=1
    int readsAnother() {
        int r = w;
        //@ refining ensures \only_accessed(w);
        r += get();
        return r;
    }

    // EXPECT violated assert bits=3 objects=1
    int callsAnother(int k) {
        int r = get();
        //@ refining ensures k > 0 || \only_called(jumps);
        r += get();
        return r;
    }

    // EXPECT violated assert bits=3 arrays=1 array-length=2
    //@ requires a.length == 2;
    static void elements(int[] a, int i) {
        int j = i;
        if (i < 0 || i > 1) return;
        //@ refining ensures \only_assigned(a[j]);
        {
            j = 0;
            a[j] = 1;
        }
    }

    // EXPECT holds bits=3 objects=1
    //@ ensures \not_assigned(w);
    void bothLook(int k) {
        //@ refining ensures \only_assigned(v);
        v = k;
        next = null;
    }
}
