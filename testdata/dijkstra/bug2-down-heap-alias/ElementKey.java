/** What a heap knows of one id: its last key and where in the heap it stands, 0 meaning nowhere. */
public class ElementKey {
    int key;
    int pos;

    /** The heap that this record belongs to; no two heaps share a record. */
    BinaryHeap owner;

    ElementKey(BinaryHeap owner) {
        this.owner = owner;
        this.key = 0;
        this.pos = 0;
    }

    /*@ pure @*/ boolean isQueued() {
        return pos > 0;
    }
}
