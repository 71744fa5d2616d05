/** A tree with parents. */
public class BinTree {
    public /*@ nullable @*/ BNode root;
    /*@ invariant (\forall BNode n; \reach(root, BNode, left + right + parent).has(n); (n.left != null ==> n.left.parent == n) && (n.right != null ==> n.right.parent == n) && (n.left == null || n.left != n.right)); @*/
    /*@ invariant root != null ==> root.parent == null; @*/
    /*@ invariant (\forall BNode n; \reach(root, BNode, left + right).has(n); !\reach(n.parent, BNode, parent).has(n)); @*/

    // EXPECT holds
    /*@ ensures (\forall BNode n; \reach(root, BNode, left + right).has(n) <==> \old(\reach(root, BNode, left + right)).has(n)); signals (Exception e) false; @*/
    public void mirrorRoot() { if (root != null) { BNode t = root.left; root.left = root.right; root.right = t; } }

    // EXPECT holds
    /*@ ensures \result >= 0 && (root == null <==> \result == 0); @*/
    public int depthOfLeftSpine() { int d = 0; BNode c = root; while (c != null) { d++; c = c.left; } return d; }

    // EXPECT holds
    /*@ requires n != null && \reach(root, BNode, left + right).has(n);
      @ ensures \result.parent == null && \result == root; @*/
    public /*@ pure @*/ BNode rootOf(BNode n) { while (n.parent != null) n = n.parent; return n; }
}
class BNode { /*@ nullable @*/ BNode left, right, parent; int key; }
