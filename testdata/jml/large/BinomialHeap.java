/**
 * The largest specification of TACO's kind: fourteen invariants, of quantifiers in quantifiers over
 * what is reachable. A binomial heap: trees of ascending degree, linked by sibling; children of descending degree.
 *
 * The heap is the usual textbook one; merge keeps the node before its position, which the
 * published version forgets (see README.md).
 */
public class BinomialHeap {
    /*@ nullable @*/ HeapNode nodes;
    int size;

    /*@
      @ // no node is below itself
      @ invariant (\forall HeapNode n; \reach(nodes, HeapNode, sibling + child).has(n); n.child == null || !\reach(n.child, HeapNode, sibling + child).has(n));
      @ // no node is behind itself
      @ invariant (\forall HeapNode n; \reach(nodes, HeapNode, sibling + child).has(n); n.sibling == null || !\reach(n.sibling, HeapNode, sibling + child).has(n));
      @ // what is below a node is not behind it
      @ invariant (\forall HeapNode n; \reach(nodes, HeapNode, sibling + child).has(n);
      @                (\forall HeapNode m; \reach(n.child, HeapNode, sibling + child).has(m); !\reach(n.sibling, HeapNode, sibling + child).has(m)));
      @ // roots have no parent
      @ invariant (\forall HeapNode n; \reach(nodes, HeapNode, sibling).has(n); n.parent == null);
      @ // degrees of roots ascend
      @ invariant (\forall HeapNode n; \reach(nodes, HeapNode, sibling).has(n); n.sibling == null || n.degree < n.sibling.degree);
      @ // degrees of roots differ
      @ invariant (\forall HeapNode n; \reach(nodes, HeapNode, sibling).has(n); (\forall HeapNode m; \reach(nodes, HeapNode, sibling).has(m); n != m ==> n.degree != m.degree));
      @ // a degree counts
      @ invariant (\forall HeapNode n; \reach(nodes, HeapNode, sibling + child).has(n); n.degree >= 0);
      @ // leaves have degree 0
      @ invariant (\forall HeapNode n; \reach(nodes, HeapNode, sibling + child).has(n); n.child == null <==> n.degree == 0);
      @ // the first child is the largest
      @ invariant (\forall HeapNode n; \reach(nodes, HeapNode, sibling + child).has(n); n.child == null || n.child.degree == n.degree - 1);
      @ // children know their parent
      @ invariant (\forall HeapNode n; \reach(nodes, HeapNode, sibling + child).has(n);
      @                (\forall HeapNode m; \reach(n.child, HeapNode, sibling).has(m); m.parent == n));
      @ // children are no less than their parent
      @ invariant (\forall HeapNode n; \reach(nodes, HeapNode, sibling + child).has(n);
      @                (\forall HeapNode m; \reach(n.child, HeapNode, sibling).has(m); n.key <= m.key));
      @ // degrees of children descend to 0
      @ invariant (\forall HeapNode n; \reach(nodes, HeapNode, sibling + child).has(n);
      @                (\forall HeapNode m; \reach(n.child, HeapNode, sibling).has(m);
      @                  m.sibling == null ? m.degree == 0 : m.sibling.degree == m.degree - 1));
      @ // a node has as many children as its degree
      @ invariant (\forall HeapNode n; \reach(nodes, HeapNode, sibling + child).has(n); n.degree == \reach(n.child, HeapNode, sibling).int_size());
      @ // size counts the nodes
      @ invariant size == \reach(nodes, HeapNode, sibling + child).int_size();
      @*/

    /*@ ensures \result == null <==> nodes == null;
      @ ensures \result != null ==> \reach(nodes, HeapNode, sibling + child).has(\result)
      @            && (\forall HeapNode n; \reach(nodes, HeapNode, sibling + child).has(n);
      @                  \result.key <= n.key);
      @*/
    public /*@ pure nullable @*/ HeapNode findMinimum() {
        HeapNode least = nodes;
        for (HeapNode n = nodes; n != null; n = n.sibling) {
            if (n.key < least.key) {
                least = n;
            }
        }
        return least;
    }

    /*@ requires size + 1 > 0;
      @ ensures size == \old(size) + 1;
      @ ensures (\forall HeapNode n; \old(\reach(nodes, HeapNode, sibling + child)).has(n);
      @            \reach(nodes, HeapNode, sibling + child).has(n) && n.key == \old(n.key));
      @ ensures (\exists HeapNode n; \reach(nodes, HeapNode, sibling + child).has(n);
      @            n.key == key && !\old(\reach(nodes, HeapNode, sibling + child)).has(n));
      @*/
    public void insert(int key) {
        HeapNode node = new HeapNode();
        node.key = key;
        if (nodes == null) {
            nodes = node;
        } else {
            unite(node);
        }
        size = size + 1;
    }

    /*@ ensures \old(nodes) == null ==> \result == null && nodes == null;
      @ ensures \old(nodes) != null ==> \result != null
      @            && \old(\reach(nodes, HeapNode, sibling + child)).has(\result)
      @            && size == \old(size) - 1
      @            && (\forall HeapNode n; \old(\reach(nodes, HeapNode, sibling + child)).has(n);
      @                  \result.key <= n.key);
      @ ensures (\forall HeapNode n; \reach(nodes, HeapNode, sibling + child).has(n)
      @            <==> \old(\reach(nodes, HeapNode, sibling + child)).has(n) && n != \result);
      @ ensures (\forall HeapNode n; \old(\reach(nodes, HeapNode, sibling + child)).has(n);
      @            n.key == \old(n.key));
      @*/
    public /*@ nullable @*/ HeapNode extractMin() {
        if (nodes == null) {
            return null;
        }
        HeapNode least = nodes;
        HeapNode beforeLeast = null;
        HeapNode before = nodes;
        for (HeapNode n = nodes.sibling; n != null; n = n.sibling) {
            if (n.key < least.key) {
                least = n;
                beforeLeast = before;
            }
            before = n;
        }
        if (beforeLeast == null) {
            nodes = least.sibling;
        } else {
            beforeLeast.sibling = least.sibling;
        }
        HeapNode children = orphans(least);
        if (nodes == null) {
            nodes = children;
        } else if (children != null) {
            unite(children);
        }
        size = size - 1;
        return least;
    }

    /** The children of n as a list of roots, ascending. */
    private /*@ nullable @*/ HeapNode orphans(HeapNode n) {
        HeapNode reversed = null;
        HeapNode child = n.child;
        while (child != null) {
            HeapNode next = child.sibling;
            child.parent = null;
            child.sibling = reversed;
            reversed = child;
            child = next;
        }
        return reversed;
    }

    /** Joins the trees of another list of ascending roots to these. */
    private void unite(HeapNode roots) {
        merge(roots);
        HeapNode before = null;
        HeapNode n = nodes;
        HeapNode next = nodes.sibling;
        while (next != null) {
            if (n.degree != next.degree
                    || next.sibling != null && next.sibling.degree == n.degree) {
                before = n;
                n = next;
            } else if (n.key <= next.key) {
                n.sibling = next.sibling;
                link(next, n);
            } else {
                if (before == null) {
                    nodes = next;
                } else {
                    before.sibling = next;
                }
                link(n, next);
                n = next;
            }
            next = n.sibling;
        }
    }

    /** Makes the root n the first child of the root of the same degree. */
    private void link(HeapNode n, HeapNode parent) {
        n.parent = parent;
        n.sibling = parent.child;
        parent.child = n;
        parent.degree = parent.degree + 1;
    }

    /** Merges another list of roots into this one by degree. */
    private void merge(HeapNode roots) {
        HeapNode before = null;
        HeapNode here = nodes;
        HeapNode there = roots;
        while (here != null && there != null) {
            if (here.degree <= there.degree) {
                before = here;
                here = here.sibling;
            } else {
                HeapNode next = there.sibling;
                there.sibling = here;
                if (before == null) {
                    nodes = there;
                } else {
                    before.sibling = there;
                }
                before = there;
                there = next;
            }
        }
        if (there != null) {
            before.sibling = there;
        }
    }
}

class HeapNode {
    int key;
    int degree;
    /*@ nullable @*/ HeapNode parent;
    /*@ nullable @*/ HeapNode sibling;
    /*@ nullable @*/ HeapNode child;
}
