/** Every form of \reach, over several fields, subclasses and two states. */
public class Reachability {
    // EXPECT holds Fruit=1
    /*@ ensures \reach(t, Tree, left + right) == \reach(t, Tree, [left, right]);
      @ ensures \reach(t, Tree, right + left).containsAll(\reach(t, Tree, left));
      @ ensures \reach(t, Tree, left + right).has(t);
      @*/
    static void twoFields(Tree t) {
    }

    // EXPECT violated postcondition Fruit=1
    /*@ ensures \reach(t, Tree, left) == \reach(t, Tree, left + right); @*/
    static void oneFieldIsLess(Tree t) {
    }

    // A step to the left and one to the right make a path of both fields only.
    // EXPECT violated postcondition objects=3 bits=1 Fruit=0 Reachability=0
    /*@ ensures (\forall Tree m; \reach(t, Tree, left + right).has(m);
      @            \reach(t, Tree, left).has(m) || \reach(t, Tree, right).has(m));
      @*/
    static void mixedPaths(Tree t) {
    }

    // EXPECT holds Fruit=1
    /*@ ensures \reach(t, Tree) == \reach(t, Tree, left + right);
      @ ensures \reach(t) == \reach(t, Tree);
      @*/
    static void allFields(Tree t) {
    }

    // EXPECT holds Fruit=1
    /*@ requires !\reach(t.left, Tree, left + right).has(t) && !\reach(t.right, Tree, left + right).has(t);
      @ ensures t.left != t && t.right != t;
      @ ensures t.left == null && t.right == null
      @            <==> \reach(t, Tree, left + right).int_size() == 1;
      @*/
    static void leaf(Tree t) {
    }

    // EXPECT holds Fruit=1
    /*@ ensures \reach(t, Tree, left + right) == \old(\reach(t, Tree, left + right));
      @ ensures t.left == \old(t.right) && t.right == \old(t.left);
      @*/
    static void mirror(Tree t) {
        Tree left = t.left;
        t.left = t.right;
        t.right = left;
    }

    // EXPECT violated postcondition Fruit=1
    /*@ ensures \reach(t, Tree, left + right) == \old(\reach(t, Tree, left + right)); @*/
    static void mirrorLosesOne(Tree t) {
        t.left = t.right;
        t.right = t.left;
    }

    // EXPECT holds Fruit=1
    /*@ ensures \reach(\result, Tree, left + right).int_size()
      @            == \old(\reach(t, Tree, left + right).int_size()) + 1;
      @ ensures (\forall Tree m; \reach(\result, Tree, left + right).has(m);
      @            m == \result <==> !\old(\reach(t, Tree, left + right)).has(m));
      @*/
    static Tree above(/*@ nullable @*/ Tree t) {
        Tree top = new Tree();
        top.left = t;
        return top;
    }

    // The old set does not know the new object, the new set does.
    // EXPECT violated postcondition Fruit=1
    /*@ ensures \old(\reach(t, Tree, left + right)).containsAll(\reach(t, Tree, left + right)); @*/
    static void hangsNew(Tree t) {
        t.right = new Tree();
    }

    // EXPECT holds Fruit=1
    /*@ ensures !\reach(t, Tree, left + right).has(null);
      @ ensures t == null <==> \reach(t, Tree, left + right).isEmpty();
      @ ensures t == null <==> \reach(t, Tree, left + right).int_size() == 0;
      @*/
    static void nullIsNowhere(/*@ nullable @*/ Tree t) {
    }

    // EXPECT holds
    /*@ ensures (\forall Tree a, b;
      @            \reach(a, Tree, left).has(b) && \reach(b, Tree, left).has(a) && a != b
      @            ==> a.left != null && b.left != null);
      @ ensures (\forall Tree a; (\forall Tree b; \reach(a, Tree, left).has(b);
      @            \reach(a, Tree, left).containsAll(\reach(b, Tree, left))));
      @*/
    static void transitive() {
    }

    // EXPECT holds
    /*@ requires a.left == null;
      @ ensures (\forall Tree b; \reach(a, Tree, left).has(b); b == a); @*/
    static void endReachesItself(Tree a) {
    }

    // EXPECT violated postcondition
    /*@ ensures (\forall Tree a, b; \reach(a, Tree, left).has(b) ==> \reach(b, Tree, left).has(a)); @*/
    static void notSymmetric() {
    }

    // With a type, only steps into that type count, and the start only when it is one.
    // EXPECT holds bits=1
    /*@ ensures t instanceof Fruit ==> \reach(t, Fruit, left + right).has((Fruit) t);
      @ ensures !(t instanceof Fruit) ==> !(\exists Fruit f; (Tree) f == t);
      @ ensures (\forall Fruit f; \reach(t, Fruit, left + right).has(f);
      @            \reach(t, Tree, left + right).has(f));
      @*/
    static void intoSubclass(Tree t) {
    }

    // EXPECT holds bits=1
    /*@ ensures \reach(t, Fruit, left + right).has(t) <==> t instanceof Fruit; @*/
    static void startOfTheType(Tree t) {
    }

    // EXPECT violated postcondition bits=1
    /*@ ensures (\forall Fruit f; \reach(t, Tree, left + right).has(f);
      @            \reach(t, Fruit, left + right).has(f));
      @*/
    static void subclassBehindOther(Tree t) {
    }

    // EXPECT holds bits=4
    /*@ requires \reach(t, Tree, left).int_size() <= 2;
      @ requires (\forall Tree m; \reach(t, Tree, left).has(m); !\reach(m.left, Tree, left).has(m));
      @ ensures \result == \reach(t, Tree, left).int_size();
      @*/
    static int depth(Tree t) {
        int n = 0;
        Tree m = t;
        do {
            n++;
            m = m.left;
        } while (m != null && n != 2);
        return n == 2 && m == null || n == 1 ? n : -1;
    }
}

class Tree {
    /*@ nullable @*/ Tree left;
    /*@ nullable @*/ Tree right;
}

class Fruit extends Tree {
}

/** A method whose receivers have several classes. */
class Holder {
    /*@ nullable @*/ Leaf leaf;

    void same(Holder other) {
        //@ assert \reach(this) == \reach(other);
    }
}

class Leaf {
}

class LeftHolder extends Holder {
}

class RightHolder extends Holder {
    // EXPECT violated assert objects=2
    //@ requires b.leaf == null && c.leaf == null;
    static void receiversOfTwoClasses(LeftHolder a, RightHolder b, RightHolder c) {
        a.same(a);
        b.same(c);
    }
}
