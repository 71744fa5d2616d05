import java.util.LinkedList;

/** The number of elements overflows: at 4 bits a list of eight has the size -8. */
class LinkedListSize {
    static class P { }

    static void grows(P a) {
        LinkedList<P> l = new LinkedList<>();
        for (int i = 0; i < 4; i++) {
            l.add(a);
            l.add(a);
            assert l.size() > 0;
        }
    }
}
