/** An array with its length used, and contracts of blocks and loops. */
final class KeyArray {
    int[] data; int size;
    /*@ public invariant data != null && 0 <= size && size <= data.length; @*/
    /*@ accessible \inv: this.*, data[*]; @*/

    // EXPECT holds
    /*@ public normal_behavior
      @ requires n >= 0;
      @ ensures size == 0 && data.length == n && (\forall int i; 0 <= i && i < n; data[i] == 0);
      @ assignable \nothing; @*/
    KeyArray(int n) { data = new int[n]; }

    // EXPECT violated null
    /*@ public normal_behavior
      @ requires 0 <= i && i < size;
      @ ensures \result == data[i];
      @ assignable \strictly_nothing; @*/
    /*@ helper @*/ int getHelper(int i) { return data[i]; }

    // EXPECT holds
    /*@ public normal_behavior
      @ requires 0 <= i && i < size;
      @ ensures \result == data[i];
      @ assignable<heap> \nothing; @*/
    int get(int i) { return data[i]; }

    // EXPECT violated array-index
    /*@ public normal_behavior
      @ requires i < size;
      @ ensures \result == data[i];
      @ assignable \nothing; @*/
    int getNegative(int i) { return data[i]; }

    // EXPECT holds
    /*@ public normal_behavior
      @ requires 0 <= i && i < size;
      @ ensures data[i] == v;
      @ ensures (\forall int j; 0 <= j && j < size && j != i; data[j] == \old(data[j]));
      @ assignable data[i]; @*/
    void set(int i, int v) { data[i] = v; }

    // EXPECT violated assignable
    /*@ public normal_behavior
      @ requires 0 <= i && i < size;
      @ ensures data[i] == v;
      @ assignable size; @*/
    void setFrame(int i, int v) { data[i] = v; }

    // EXPECT holds
    /*@ public normal_behavior
      @ requires size < data.length;
      @ ensures size == \old(size) + 1 && data[size - 1] == v;
      @ assignable size, data[size]; @*/
    void push(int v) { data[size] = v; size++; }

    // EXPECT violated array-index
    /*@ public normal_behavior
      @ ensures size == \old(size) + 1;
      @ assignable size, data[*]; @*/
    void pushFull(int v) { data[size] = v; size++; }

    // EXPECT holds
    /*@ public normal_behavior
      @ requires size > 0;
      @ ensures size == \old(size) - 1 && \result == \old(data[size - 1]);
      @ assignable size; @*/
    int pop() { size--; return data[size]; }

    // EXPECT violated array-index
    /*@ public normal_behavior
      @ requires true;
      @ ensures size == \old(size) - 1;
      @ assignable size; @*/
    int popEmpty() { size--; return data[size]; }

    // EXPECT holds
    /*@ public normal_behavior
      @ ensures \result == (\exists int i; 0 <= i && i < size; data[i] == v);
      @ assignable \nothing; @*/
    boolean contains(int v) {
        /*@ loop_invariant 0 <= k && k <= size;
          @ loop_invariant (\forall int i; 0 <= i && i < k; data[i] != v);
          @ assignable \nothing;
          @ decreases size - k; @*/
        for (int k = 0; k < size; k++) if (data[k] == v) return true;
        return false;
    }

    // EXPECT violated postcondition
    /*@ public normal_behavior
      @ ensures \result == (\exists int i; 0 <= i && i < size; data[i] == v);
      @ assignable \nothing; @*/
    boolean containsPast(int v) {
        for (int k = 0; k < data.length; k++) if (data[k] == v) return true;
        return false;
    }

    // EXPECT holds
    /*@ public normal_behavior
      @ ensures size == 0;
      @ assignable size; @*/
    void clear() { size = 0; }

    // EXPECT holds
    /*@ public normal_behavior
      @ ensures \fresh(\result) && \result.length == size;
      @ assignable \nothing; @*/
    int[] copy() { return new int[size]; }

    // EXPECT violated postcondition
    /*@ public normal_behavior
      @ ensures \fresh(\result);
      @ assignable \nothing; @*/
    int[] copyAlias() { return data; }

    // EXPECT holds
    /*@ public normal_behavior
      @ ensures (\forall int j; 0 <= j && j < size; data[j] == v);
      @ assignable data[*]; @*/
    void fillFrom(int v) {
        int k = 0;
        /*@ normal_behavior
          @ requires 0 <= k && k <= size;
          @ ensures (\forall int j; \before(k) <= j && j < size; data[j] == v) && k == size;
          @ assignable data[*];
          @ signals_only \nothing; @*/
        {
            while (k < size) { data[k] = v; k++; }
        }
    }

    // EXPECT violated assignable
    /*@ public normal_behavior
      @ assignable data[*]; @*/
    void fillFromFirst(int v) {
        int k = 0;
        /*@ normal_behavior
          @ ensures (\forall int j; 0 <= j && j < size; data[j] == v);
          @ assignable data[0 .. size - 1]; @*/
        {
            while (k < data.length) { data[k] = v; k++; }
        }
    }

    // EXPECT holds
    /*@ public normal_behavior
      @ ensures \result == -1 || 0 <= \result && \result < size && data[\result] == v;
      @ assignable \nothing; @*/
    int find(int v) {
        int at = -1;
        search: {
            /*@ requires at == -1;
              @ ensures at == -1;
              @ breaks (search) 0 <= at && at < size && data[at] == v;
              @ assignable \nothing; @*/
            {
                for (int k = 0; k < size; k++) if (data[k] == v) { at = k; break search; }
            }
        }
        return at;
    }

    // EXPECT violated assert
    /*@ public normal_behavior
      @ assignable \nothing; @*/
    int findAny(int v) {
        /*@ ensures (\forall int j; 0 <= j && j < size; data[j] != v);
          @ returns data[\result] == v; @*/
        {
            for (int k = 0; k < size; k++) if (data[k] >= v) return k;
        }
        return -1;
    }

    // EXPECT holds
    /*@ public normal_behavior
      @ ensures (\forall int j; 0 <= j && j < size; data[j] == \old(data[j]) + 1);
      @ assignable data[*]; @*/
    /*@ spec_java_math @*/ void increment() {
        int i = 0;
        /*@ loop_contract normal_behavior
          @ requires 0 <= i && i <= size;
          @ ensures (\forall int j; \before(i) <= j && j < size; data[j] == \before(data[j]) + 1);
          @ assignable data[i .. size - 1];
          @ decreases size - i; @*/
        while (i < size) {
            ++data[i];
            ++i;
        }
    }

    // EXPECT violated assert
    /*@ public normal_behavior
      @ requires size > 1;
      @ assignable data[*]; @*/
    /*@ spec_java_math @*/ void incrementFirst() {
        int i = 0;
        /*@ loop_contract normal_behavior
          @ ensures data[0] == \before(data[0]) + 1;
          @ assignable data[*]; @*/
        while (i < size) {
            ++data[i];
            ++i;
        }
    }

    // EXPECT violated assert
    /*@ public normal_behavior
      @ requires size > 0;
      @ assignable \nothing; @*/
    int firstOf(int v) {
        /*@ normal_behavior ensures data[0] == v; @*/
        {
            if (data[0] != v) return -1;
        }
        return 0;
    }

    // EXPECT holds
    /*@ public normal_behavior
      @ ensures (\let int n = size; \result == n + n);
      @ assignable \nothing; @*/
    int twice() { return 2 * size; }
}
