import java.util.LinkedList;

class LinkedLists {
    static class P { }

    static void found(P a, P b, P c) {
        LinkedList<P> l = new LinkedList<>();
        l.add(a);
        l.add(b);
        l.add(c);
        assert l.indexOf(c) == (a == c ? 0 : b == c ? 1 : 2);
    }

    static void removed(P a, P b) {
        LinkedList<P> l = new LinkedList<>();
        l.add(a);
        l.add(b);
        l.remove(a);
        assert l.indexOf(b) == (a == b ? 0 : 0) && l.size() == 1;
    }

    static void gone(P a, P b) {
        LinkedList<P> l = new LinkedList<>();
        l.add(a);
        l.add(b);
        l.remove(a);
        assert !l.contains(a);
    }
}
