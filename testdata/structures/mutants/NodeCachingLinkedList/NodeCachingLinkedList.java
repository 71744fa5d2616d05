/**
 * A list of int as a ring with a header, which keeps removed nodes in a cache.
 *
 * The cache is a singly linked list of at most maximumCacheSize nodes without values.
 */
public class NodeCachingLinkedList {
    CachedNode header;
    /*@ nullable @*/ CachedNode firstCachedNode;
    int size;
    int cacheSize;
    int maximumCacheSize;
    int modCount;

    /*@ invariant (\forall CachedNode n; \reach(header, CachedNode, next).has(n);
      @              n.next != null && n.previous != null
      @              && n.previous.next == n && n.next.previous == n);
      @
      @ invariant size + 1 == \reach(header, CachedNode, next).int_size();
      @
      @ invariant (\forall CachedNode n; \reach(firstCachedNode, CachedNode, next).has(n);
      @              !\reach(n.next, CachedNode, next).has(n)
      @              && !\reach(header, CachedNode, next).has(n)
      @              && n.previous == null && n.value == 0);
      @
      @ invariant cacheSize == \reach(firstCachedNode, CachedNode, next).int_size();
      @
      @ invariant cacheSize <= maximumCacheSize;
      @*/

    /*@ requires 0 <= index && index < size;
      @ ensures header == \old(header) && maximumCacheSize == \old(maximumCacheSize);
      @ ensures size == \old(size) - 1 && modCount == \old(modCount) + 1;
      @ ensures cacheSize == \old(cacheSize) || cacheSize == \old(cacheSize) + 1;
      @ ensures (\forall CachedNode n; \reach(header, CachedNode, next).has(n);
      @            \old(\reach(header, CachedNode, next)).has(n) && n.value == \old(n.value));
      @ ensures (\exists CachedNode gone; \old(\reach(header, CachedNode, next)).has(gone);
      @            gone != header && \result == \old(gone.value)
      @            && (index == 0 ==> gone == \old(header.next))
      @            && (\forall CachedNode n; \old(\reach(header, CachedNode, next)).has(n);
      @                  n != gone <==> \reach(header, CachedNode, next).has(n)));
      @ ensures (\forall CachedNode n; \old(\reach(firstCachedNode, CachedNode, next)).has(n);
      @            \reach(firstCachedNode, CachedNode, next).has(n));
      @*/
    public int remove(int index) {
        CachedNode node = header.next;
        for (int i = 0; i < index; i++) {
            node = node.next;
        }
        int value = node.value;
        removeNode(node);
        return value;
    }

    private void removeNode(CachedNode node) {
        node.previous.next = node.next;
        node.next.previous = node.previous;
        size--;
        modCount++;
        addNodeToCache(node);
    }

    private void addNodeToCache(CachedNode node) {
        if (cacheSize > maximumCacheSize) {
            return;
        }
        node.previous = null;
        node.next = firstCachedNode;
        node.value = 0;
        firstCachedNode = node;
        cacheSize++;
    }
}

class CachedNode {
    int value;
    /*@ nullable @*/ CachedNode next;
    /*@ nullable @*/ CachedNode previous;
}
