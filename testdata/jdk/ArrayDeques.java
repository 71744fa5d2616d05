import java.util.ArrayDeque;

/** The ring of an ArrayDeque: its ends move around the ends of the array. */
class ArrayDeques {
    static class P { }

    static void around(P a, P b, P c) {
        ArrayDeque<P> d = new ArrayDeque<>(2);
        d.addLast(a);
        d.addFirst(b);
        assert d.removeLast() == a;
        d.addFirst(c);
        assert d.pollFirst() == c && d.pollFirst() == b && d.isEmpty();
    }

    static void stack(P a, P b, P c) {
        ArrayDeque<P> d = new ArrayDeque<>(2);
        d.addLast(a);
        d.addFirst(b);
        d.addFirst(c);
        assert d.peekFirst() == b;
    }

    static void grows(P a, P b, P c) {
        ArrayDeque<P> d = new ArrayDeque<>(1);
        d.addFirst(a);
        d.addFirst(b);
        d.addFirst(c);
        assert d.size() == 3 && d.getLast() == a && d.getFirst() == c;
    }
}
