/**
 * An indexed binary heap: the ids 0 to elems.length - 1, each queued at most once under a key.
 *
 * heap[0] is a dummy, so that the children of heap[i] are heap[2i] and heap[2i + 1]; heap[1] has
 * a least key. elems[id] holds the id's key once more and its position in the heap. Entries above
 * len are freed, that is null.
 */
public /*@ nullable_by_default @*/ class BinaryHeap {
    HeapElement[] heap;
    ElementKey[] elems;
    int len;

    /*@ invariant heap != null && elems != null && 0 <= len && len < heap.length;
      @
      @ invariant heap[0] != null && heap[0].owner == this;
      @
      @ invariant (\forall int i; 1 <= i && i <= len;
      @              heap[i] != null && heap[i].owner == this
      @              && 0 <= heap[i].val && heap[i].val < elems.length);
      @
      @ invariant (\forall int i; 1 <= i && i <= len;
      @              elems[heap[i].val].key == heap[i].key
      @              && elems[heap[i].val].pos == i);
      @
      @ invariant (\forall int i, j; 0 <= i && i < j && j <= len; heap[i] != heap[j]);
      @
      @ invariant (\forall int i; 2 <= i && i <= len; heap[i >> 1].key <= heap[i].key);
      @
      @ invariant (\forall int i; len < i && i < heap.length; heap[i] == null);
      @
      @ invariant (\forall int id; 0 <= id && id < elems.length;
      @              elems[id] != null && elems[id].owner == this
      @              && 0 <= elems[id].pos && elems[id].pos <= len
      @              && (elems[id].pos > 0 ==> heap[elems[id].pos].val == id));
      @
      @ invariant (\forall int i, j; 0 <= i && i < j && j < elems.length; elems[i] != elems[j]);
      @*/

    /*@ requires 0 <= capacity && 0 < capacity + 1;
      @ ensures len == 0 && elems.length == capacity && heap.length == capacity + 1;
      @*/
    public BinaryHeap(int capacity) {
        heap = new HeapElement[capacity + 1];
        elems = new ElementKey[capacity];
        heap[0] = new HeapElement(this, 0, 0);
        for (int id = 0; id < capacity; id++) {
            elems[id] = new ElementKey(this);
        }
        len = 0;
    }

    public /*@ pure @*/ int size() {
        return len;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return len == 0;
    }

    public /*@ pure @*/ boolean contains(int id) {
        return elems[id].isQueued();
    }

    public /*@ pure @*/ int keyOf(int id) {
        return elems[id].key;
    }

    /*@ requires 0 < len;
      @ ensures \result == heap[1].val;
      @*/
    public /*@ pure @*/ int minElement() {
        return heap[1].val;
    }

    /*@ requires 0 < len;
      @ ensures (\forall int id; 0 <= id && id < elems.length && elems[id].pos > 0;
      @            \result <= elems[id].key);
      @*/
    public /*@ pure @*/ int minKey() {
        return heap[1].key;
    }

    /*@ requires 0 <= id && id < elems.length && elems[id].pos == 0;
      @ requires len + 1 < heap.length;
      @ ensures len == \old(len) + 1;
      @ ensures elems[id].key == key && elems[id].pos > 0;
      @ ensures (\forall int j; 0 <= j && j < elems.length && j != id;
      @            elems[j].key == \old(elems[j].key)
      @            && (elems[j].pos > 0 <==> \old(elems[j].pos) > 0));
      @*/
    public void insert(int id, int key) {
        len = len + 1;
        heap[len] = new HeapElement(this, key, id);
        elems[id].key = key;
        elems[id].pos = len;
        upHeap(len);
    }

    /*@ requires 0 <= id && id < elems.length && elems[id].pos > 0;
      @ requires key <= elems[id].key;
      @ ensures len == \old(len);
      @ ensures elems[id].key == key && elems[id].pos > 0;
      @ ensures (\forall int j; 0 <= j && j < elems.length && j != id;
      @            elems[j].key == \old(elems[j].key)
      @            && (elems[j].pos > 0 <==> \old(elems[j].pos) > 0));
      @*/
    public void decreaseKey(int id, int key) {
        int index = elems[id].pos;
        elems[id].key = key;
        heap[index].key = key;
        upHeap(index);
    }

    /*@ requires 0 <= id && id < elems.length && elems[id].pos > 0;
      @ requires key >= elems[id].key;
      @ ensures len == \old(len);
      @ ensures elems[id].key == key && elems[id].pos > 0;
      @ ensures (\forall int j; 0 <= j && j < elems.length && j != id;
      @            elems[j].key == \old(elems[j].key)
      @            && (elems[j].pos > 0 <==> \old(elems[j].pos) > 0));
      @*/
    public void increaseKey(int id, int key) {
        int index = elems[id].pos;
        elems[id].key = key;
        heap[index].key = key;
        downHeap(index);
    }

    /*@ requires 0 < len;
      @ ensures len == \old(len) - 1;
      @ ensures \result == \old(heap[1].val);
      @ ensures elems[\result].pos == 0;
      @ ensures (\forall int j; 0 <= j && j < elems.length && elems[j].pos > 0;
      @            elems[\result].key <= elems[j].key);
      @ ensures (\forall int j; 0 <= j && j < elems.length && j != \result;
      @            elems[j].key == \old(elems[j].key)
      @            && (elems[j].pos > 0 <==> \old(elems[j].pos) > 0));
      @*/
    public int deleteMin() {
        int key = heap[len].key;
        int val = heap[len].val;
        int min = heap[1].val;
        dropHeap();
        elems[min].pos = 0;
        if (len > 0) {
            heap[1].assign(key, val);
            downHeap(1);
        }
        return min;
    }

    /*@ ensures len == 0;
      @ ensures (\forall int id; 0 <= id && id < elems.length; elems[id].pos == 0);
      @*/
    public void clear() {
        while (len > 0) {
            elems[heap[len].val].pos = 0;
            dropHeap();
        }
    }

    /** Frees the last entry. */
    private void dropHeap() {
        heap[len] = null;
        len = len - 1;
    }

    /** Moves the entry at the given index towards the root until its parent is no larger. */
    private void upHeap(int index) {
        int key = heap[index].key;
        int val = heap[index].val;
        int i = index;
        while (i > 1 && heap[i >> 1].key > key) {
            int parent = i >> 1;
            heap[i] = heap[parent];
            elems[heap[i].val].pos = i;
            i = parent;
        }
        heap[i].assign(key, val);
        elems[val].pos = i;
    }

    /** Moves the entry at the given index towards the leaves until no child is smaller. */
    private void downHeap(int index) {
        int key = heap[index].key;
        int val = heap[index].val;
        int i = index;
        while (i <= len >> 1) {
            int child = i << 1;
            if (child < len && heap[child + 1].isBefore(heap[child])) {
                child = child + 1;
            }
            if (heap[child].key >= key) {
                break;
            }
            heap[i].key = heap[child].key;
            heap[i].val = heap[child].val;
            elems[heap[i].val].pos = i;
            i = child;
        }
        heap[i].assign(key, val);
        elems[val].pos = i;
    }
}
