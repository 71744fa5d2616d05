/** A binary search tree. */
public class Tree {
    private static class Node {
        final int key;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;
    private int size;

    public boolean add(int key) {
        if (root == null) {
            root = new Node(key);
            size = 1;
            return true;
        }
        Node at = root;
        while (at.key != key) {
            Node down = key < at.key ? at.left : at.right;
            if (down == null) {
                if (key < at.key) {
                    at.left = new Node(key);
                } else {
                    at.right = new Node(key);
                }
                size++;
                return true;
            }
            at = down;
        }
        return false;
    }

    public int least() {
        if (size == 0) {
            throw new IllegalStateException("empty");
        }
        Node at = root;
        while (at.left != null) {
            at = at.left;
        }
        return at.key;
    }

    public int removeLeast() {
        if (size == 0) {
            throw new IllegalStateException("empty");
        }
        size--;
        if (root.left == null) {
            int key = root.key;
            root = root.right;
            return key;
        }
        Node above = root;
        while (above.left.left != null) {
            above = above.left;
        }
        int key = above.left.key;
        above.left = above.left.right;
        return key;
    }
}
