/** A heap of children and siblings. */
public class Heap {
    public /*@ nullable @*/ HNode nodes; public int size;
    /*@ invariant (\forall HNode n; \reach(nodes, HNode, sibling + child).has(n); (n.child != null ==> n.child.key >= n.key) && n.degree >= 0); @*/
    /*@ invariant (\forall HNode n; \reach(nodes, HNode, sibling + child).has(n); !\reach(n.sibling, HNode, sibling + child).has(n) && !\reach(n.child, HNode, sibling + child).has(n)); @*/
    /*@ invariant (\forall HNode n; \reach(nodes, HNode, sibling + child).has(n); (\forall HNode m; \reach(n.child, HNode, sibling + child).has(m); !\reach(n.sibling, HNode, sibling + child).has(m) && m.key >= n.key)); @*/
    /*@ invariant size == \reach(nodes, HNode, sibling + child).int_size(); @*/

    // EXPECT holds
    /*@ requires nodes != null;
      @ ensures (\exists HNode n; \old(\reach(nodes, HNode, sibling + child)).has(n); n.key == \result);
      @ ensures (\forall HNode n; \reach(nodes, HNode, sibling + child).has(n); \result <= n.key);
      @ signals (Exception e) false; @*/
    public int findMin() { HNode x = nodes; int m = x.key;
      //@ decreasing \reach(x, HNode, sibling).int_size();
      while (x != null) { if (x.key < m) m = x.key; x = x.sibling; } return m; }

    // EXPECT holds
    /*@ requires n.sibling == null && n.child == null && n.degree == 0 && !\reach(nodes, HNode, sibling + child).has(n);
      @ ensures \reach(nodes, HNode, sibling + child) == \old(\reach(nodes, HNode, sibling + child)).union(\reach(n, HNode, child));
      @ ensures size == \old(size) + 1; signals (RuntimeException e) false; @*/
    public void insert(HNode n) { n.sibling = nodes; nodes = n; size++; }

    // EXPECT violated postcondition
    /*@ requires size > 0; ensures size == \old(size) - 1; ensures \reach(nodes, HNode, sibling + child).has(\old(nodes)) == false; signals (Exception e) false; @*/
    public void dropFirst() { if (nodes.child != null) return; nodes = nodes.sibling; size--; }
}
class HNode { int key, degree; /*@ nullable @*/ HNode sibling, child; }
