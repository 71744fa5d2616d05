import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;

class ArrayLists {
    static class P { }

    static void changed(P a, P b) {
        ArrayList<P> l = new ArrayList<>();
        l.add(a);
        l.add(b);
        boolean thrown = false;
        try {
            for (P p : l) {
                if (p == b) l.remove(p);
            }
        } catch (ConcurrentModificationException e) {
            thrown = true;
        }
        // Of the last element but one nobody notices that it is removed.
        assert !thrown || a != b || l.size() == 1;
        assert thrown == (a != b);
    }

    // Where c is the last, the iterator goes on and notices.
    static void unnoticed(P a, P b, P c) {
        ArrayList<P> l = new ArrayList<>();
        l.add(a);
        l.add(b);
        for (P p : l) {
            if (p == c) l.remove(p);
        }
    }

    static void iterator(P a, P b) {
        ArrayList<P> l = new ArrayList<>();
        l.add(a);
        l.add(b);
        Iterator<P> i = l.iterator();
        assert i.next() == a;
        i.remove();
        assert i.next() == b && !i.hasNext() && l.size() == 1;
    }

    static void inserted(P a, P b, P c) {
        ArrayList<P> l = new ArrayList<>();
        l.add(a);
        l.add(b);
        l.add(1, c);
        assert l.get(2) == c;
    }
}
