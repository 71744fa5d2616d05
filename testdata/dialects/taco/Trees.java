/** Search trees. */
class TacoTreeNode { /*@ nullable @*/ TacoTreeNode left, right; int key; }
class TacoTree {
    /*@ nullable @*/ TacoTreeNode root;
    int size;

    /*@ invariant (\forall TacoTreeNode n; \reach(root, TacoTreeNode, left + right).has(n);
      @     !\reach(n.left, TacoTreeNode, left + right).has(n) &&
      @     !\reach(n.right, TacoTreeNode, left + right).has(n) &&
      @     (n.left != n.right || n.left == null));
      @ invariant (\forall TacoTreeNode n; \reach(root, TacoTreeNode, left + right).has(n);
      @     (\forall TacoTreeNode m; \reach(n.left, TacoTreeNode, left + right).has(m); m.key < n.key) &&
      @     (\forall TacoTreeNode m; \reach(n.right, TacoTreeNode, left + right).has(m); m.key > n.key));
      @ invariant size == \reach(root, TacoTreeNode, left + right).int_size();
      @*/

    // EXPECT holds
    /*@ requires true;
      @ ensures \result == true <==> (\exists TacoTreeNode n; \reach(root, TacoTreeNode, left + right).has(n); n.key == k);
      @ ensures \reach(root, TacoTreeNode, left + right) == \old(\reach(root, TacoTreeNode, left + right));
      @ signals (RuntimeException e) false;
      @*/
    public boolean contains(int k) {
        TacoTreeNode c = root;
        //@ decreasing \reach(c, TacoTreeNode, left + right).int_size();
        while (c != null) {
            if (k == c.key) return true;
            c = k < c.key ? c.left : c.right;
        }
        return false;
    }

    // EXPECT holds
    /*@ requires n.left == null && n.right == null && !\reach(root, TacoTreeNode, left + right).has(n);
      @ requires (\forall TacoTreeNode m; \reach(root, TacoTreeNode, left + right).has(m); m.key != n.key);
      @ ensures \reach(root, TacoTreeNode, left + right).has(n);
      @ ensures (\forall TacoTreeNode m; \old(\reach(root, TacoTreeNode, left + right)).has(m); \reach(root, TacoTreeNode, left + right).has(m));
      @ ensures size == \old(size) + 1;
      @ signals (RuntimeException e) false;
      @*/
    public void insertLeaf(TacoTreeNode n) {
        size++;
        if (root == null) { root = n; return; }
        TacoTreeNode c = root;
        while (true) {
            if (n.key < c.key) {
                if (c.left == null) { c.left = n; return; }
                c = c.left;
            } else {
                if (c.right == null) { c.right = n; return; }
                c = c.right;
            }
        }
    }

    // EXPECT violated invariant
    /*@ requires n.left == null && n.right == null && !\reach(root, TacoTreeNode, left + right).has(n);
      @ ensures \reach(root, TacoTreeNode, left + right).has(n);
      @*/
    public void insertAtRoot(TacoTreeNode n) { n.left = root; root = n; size++; }

    // EXPECT holds
    /*@ requires root != null;
      @ ensures (\forall TacoTreeNode m; \reach(root, TacoTreeNode, left + right).has(m); \result <= m.key);
      @ signals (RuntimeException e) false;
      @*/
    public int least() {
        TacoTreeNode c = root;
        while (c.left != null) c = c.left;
        return c.key;
    }

    // EXPECT violated postcondition
    /*@ requires root != null;
      @ ensures (\forall TacoTreeNode m; \reach(root, TacoTreeNode, left + right).has(m); \result <= m.key);
      @*/
    public int leastIsRoot() { return root.key; }
}
