/** A set of int as an AVL tree whose nodes hold their heights. */
public class AvlTree {
    /*@ nullable @*/ AvlNode root;

    /*@ invariant (\forall AvlNode n; \reach(root, AvlNode, left + right).has(n);
      @              !\reach(n.left, AvlNode, left + right).has(n)
      @              && !\reach(n.right, AvlNode, left + right).has(n));
      @
      @ invariant (\forall AvlNode n; \reach(root, AvlNode, left + right).has(n);
      @              (\forall AvlNode m; \reach(n.left, AvlNode, left + right).has(m);
      @                    m.key < n.key)
      @              && (\forall AvlNode m; \reach(n.right, AvlNode, left + right).has(m);
      @                    n.key < m.key));
      @
      @ invariant (\forall AvlNode n; \reach(root, AvlNode, left + right).has(n);
      @              (n.left == null && n.right == null ==> n.height == 0)
      @              && (n.left == null && n.right != null
      @                  ==> n.height == 1 && n.right.height == 0)
      @              && (n.left != null && n.right == null
      @                  ==> n.height == 1 && n.left.height == 0)
      @              && (n.left != null && n.right != null && n.left.height > n.right.height
      @                  ==> n.height == n.left.height + 1 && n.left.height == n.right.height + 1)
      @              && (n.left != null && n.right != null && n.left.height < n.right.height
      @                  ==> n.height == n.right.height + 1 && n.right.height == n.left.height + 1)
      @              && (n.left != null && n.right != null && n.left.height == n.right.height
      @                  ==> n.height == n.left.height + 1)
      @              && n.height >= 0);
      @*/

    /*@ ensures \result == null
      @            ==> (\forall AvlNode n; \reach(root, AvlNode, left + right).has(n);
      @                   n.key != key);
      @ ensures \result != null ==> \result.key == key
      @            && \reach(root, AvlNode, left + right).has(\result);
      @*/
    public /*@ pure nullable @*/ AvlNode find(int key) {
        AvlNode n = root;
        while (n != null && n.key != key) {
            n = key < n.key ? n.right : n.left;
        }
        return n;
    }

    /*@ ensures \result == null <==> root == null;
      @ ensures \result != null ==> \reach(root, AvlNode, left + right).has(\result);
      @ ensures (\forall AvlNode n; \reach(root, AvlNode, left + right).has(n);
      @            n.key <= \result.key);
      @*/
    public /*@ pure nullable @*/ AvlNode findMax() {
        if (root == null) {
            return null;
        }
        AvlNode n = root;
        while (n.right != null && n.right.right != null) {
            n = n.right;
        }
        return n;
    }

    /*@ ensures (\forall AvlNode n; \old(\reach(root, AvlNode, left + right)).has(n);
      @            \reach(root, AvlNode, left + right).has(n) && n.key == \old(n.key));
      @ ensures (\forall AvlNode n; \reach(root, AvlNode, left + right).has(n);
      @            n.key == key || \old(\reach(root, AvlNode, left + right)).has(n));
      @ ensures (\exists AvlNode n; \reach(root, AvlNode, left + right).has(n); n.key == key);
      @*/
    public void insert(int key) {
        root = insert(key, root);
    }

    /** Inserts the key below n and returns the subtree's new root. */
    private AvlNode insert(int key, /*@ nullable @*/ AvlNode n) {
        if (n == null) {
            AvlNode node = new AvlNode();
            node.key = key;
            return node;
        }
        if (key == n.key) {
            return n;
        }
        AvlNode child = insert(key, key < n.key ? n.left : n.right);
        if (key < n.key) {
            n.left = child;
        } else {
            n.right = child;
        }
        return balance(n);
    }

    /** Restores n's balance and height when its subtrees' heights differ by at most two. */
    private AvlNode balance(AvlNode n) {
        if (height(n.left) - height(n.right) > 1) {
            if (height(n.left.left) > height(n.left.right)) {
                n.left = rotateLeft(n.left);
            }
            return rotateRight(n);
        }
        if (height(n.right) - height(n.left) > 1) {
            if (height(n.right.right) < height(n.right.left)) {
                n.right = rotateRight(n.right);
            }
            return rotateLeft(n);
        }
        measure(n);
        return n;
    }

    private AvlNode rotateLeft(AvlNode n) {
        AvlNode up = n.right;
        n.right = up.left;
        up.left = n;
        measure(n);
        measure(up);
        return up;
    }

    private AvlNode rotateRight(AvlNode n) {
        AvlNode up = n.left;
        n.left = up.right;
        up.right = n;
        measure(n);
        measure(up);
        return up;
    }

    /** Sets n's height from its children's. */
    private void measure(AvlNode n) {
        int left = height(n.left);
        int right = height(n.right);
        n.height = (left > right ? left : right) + 1;
    }

    private static int height(/*@ nullable @*/ AvlNode n) {
        return n == null ? -1 : n.height;
    }
}

class AvlNode {
    int key;
    int height;
    /*@ nullable @*/ AvlNode left;
    /*@ nullable @*/ AvlNode right;
}
