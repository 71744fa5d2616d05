/** A set of int as a red-black tree with parent links; insertion in the manner of java.util.TreeMap. */
public class RedBlackTree {
    /*@ nullable @*/ TreeNode root;

    /*@ invariant root == null || root.parent == null && !root.red;
      @
      @ invariant (\forall TreeNode n; \reach(root, TreeNode, left + right).has(n);
      @              (n.left == null || n.left.parent == n)
      @              && (n.right == null || n.right.parent == n)
      @              && (n.left == null || n.left != n.right)
      @              && !\reach(n.left, TreeNode, left + right).has(n)
      @              && !\reach(n.right, TreeNode, left + right).has(n));
      @
      @ invariant (\forall TreeNode n; \reach(root, TreeNode, left + right).has(n);
      @              (\forall TreeNode m; \reach(n.left, TreeNode, left + right).has(m);
      @                    m.key < n.key)
      @              && (\forall TreeNode m; \reach(n.right, TreeNode, left + right).has(m);
      @                    n.key < m.key));
      @
      @ invariant (\forall TreeNode n; \reach(root, TreeNode, left + right).has(n) && n.red;
      @              (n.left == null || !n.left.red) && (n.right == null || !n.right.red));
      @
      @ invariant (\forall TreeNode a, b;
      @              \reach(root, TreeNode, left + right).has(a)
      @              && (a.left == null || a.right == null)
      @              && \reach(root, TreeNode, left + right).has(b)
      @              && (b.left == null || b.right == null);
      @              blackDepth(a) == blackDepth(b));
      @*/

    /** The black nodes from n to the root, both included. */
    static /*@ pure helper @*/ int blackDepth(/*@ nullable @*/ TreeNode n) {
        int depth = 0;
        for (TreeNode m = n; m != null; m = m.parent) {
            if (!m.red) {
                depth++;
            }
        }
        return depth;
    }

    /*@ ensures \result == null
      @            ==> (\forall TreeNode n; \reach(root, TreeNode, left + right).has(n);
      @                   n.key != key);
      @ ensures \result != null ==> \result.key == key
      @            && \reach(root, TreeNode, left + right).has(\result);
      @*/
    public /*@ pure nullable @*/ TreeNode find(int key) {
        TreeNode n = root;
        while (n != null && n.key != key) {
            n = key < n.key ? n.left : n.right;
        }
        return n;
    }

    /*@ ensures (\forall TreeNode n; \old(\reach(root, TreeNode, left + right)).has(n);
      @            \reach(root, TreeNode, left + right).has(n) && n.key == \old(n.key));
      @ ensures (\forall TreeNode n; \reach(root, TreeNode, left + right).has(n);
      @            n.key == key || \old(\reach(root, TreeNode, left + right)).has(n));
      @ ensures (\exists TreeNode n; \reach(root, TreeNode, left + right).has(n); n.key == key);
      @ ensures \result <==> !\old((\exists TreeNode n;
      @             \reach(root, TreeNode, left + right).has(n); n.key == key));
      @*/
    public boolean insert(int key) {
        TreeNode parent = null;
        TreeNode n = root;
        while (n != null) {
            if (n.key == key) {
                return false;
            }
            parent = n;
            n = key < n.key ? n.left : n.right;
        }
        TreeNode node = new TreeNode();
        node.key = key;
        node.parent = parent;
        node.red = true;
        if (parent == null) {
            root = node;
        } else if (key < parent.key) {
            parent.left = node;
        } else {
            parent.right = node;
        }
        repair(node);
        return true;
    }

    /** Removes the red child of a red parent that a new red node may have made. */
    private void repair(TreeNode node) {
        TreeNode n = node;
        while (n != root && n.parent.red) {
            TreeNode parent = n.parent;
            TreeNode grandparent = parent.parent;
            if (parent == grandparent.left) {
                TreeNode uncle = grandparent.right;
                if (uncle != null && uncle.red) {
                    parent.red = false;
                    uncle.red = false;
                    grandparent.red = true;
                    n = grandparent;
                } else {
                    if (n == parent.right) {
                        n = parent;
                        rotateLeft(n);
                    }
                    n.parent.red = false;
                    grandparent.red = true;
                    rotateRight(grandparent);
                }
            } else {
                TreeNode uncle = grandparent.left;
                if (uncle != null && uncle.red) {
                    parent.red = false;
                    uncle.red = false;
                    grandparent.red = true;
                    n = grandparent;
                } else {
                    if (n == parent.left) {
                        n = parent;
                        rotateRight(n);
                    }
                    n.parent.red = false;
                    grandparent.red = true;
                    rotateLeft(grandparent);
                }
            }
        }
        root.red = false;
    }

    /** Puts the right child of n into n's place, n on its left. */
    private void rotateLeft(TreeNode n) {
        TreeNode up = n.right;
        n.right = up.left;
        if (up.left != null) {
            up.left.parent = n;
        }
        replace(n, up);
        up.left = n;
        n.parent = up;
    }

    /** Puts the left child of n into n's place, n on its right. */
    private void rotateRight(TreeNode n) {
        TreeNode up = n.left;
        n.left = up.right;
        replace(n, up);
        up.right = n;
        n.parent = up;
    }

    /** Hangs the node up where n hangs. */
    private void replace(TreeNode n, TreeNode up) {
        up.parent = n.parent;
        if (n.parent == null) {
            root = up;
        } else if (n.parent.left == n) {
            n.parent.left = up;
        } else {
            n.parent.right = up;
        }
    }
}

class TreeNode {
    int key;
    boolean red;
    /*@ nullable @*/ TreeNode left;
    /*@ nullable @*/ TreeNode right;
    /*@ nullable @*/ TreeNode parent;
}
