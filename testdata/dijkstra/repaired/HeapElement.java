/** One entry of the binary heap: the key it is ordered by and the id it stands for. */
public class HeapElement {
    int key;
    int val;

    /** The heap that this entry belongs to; no two heaps share an entry. */
    BinaryHeap owner;

    HeapElement(BinaryHeap owner, int key, int val) {
        this.owner = owner;
        this.key = key;
        this.val = val;
    }

    /*@ pure @*/ boolean isBefore(HeapElement other) {
        return key < other.key;
    }

    void assign(int key, int val) {
        this.key = key;
        this.val = val;
    }
}
