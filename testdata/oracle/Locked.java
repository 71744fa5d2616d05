import java.util.*;

/** Collections behind a lock are those below, and other objects. */
class Locked {
    static class Item { int n; }

    // EXPECT holds bits=5 objects=2
    static void list(Item a, Item b) {
        List<Item> l = new ArrayList<>();
        List<Item> s = Collections.synchronizedList(l);
        s.add(a);
        l.add(0, b);
        assert s.size() == 2 && s.get(0) == b && s.get(1) == a;
        assert s.equals(l) && s instanceof RandomAccess;
    }

    // EXPECT violated assert bits=5 objects=1
    static void linked(Item a) {
        List<Item> l = Collections.synchronizedList(new LinkedList<>());
        l.add(a);
        assert l instanceof RandomAccess;
    }

    // EXPECT violated assert bits=5 objects=1
    static void other(Item a) {
        List<Item> l = new ArrayList<>();
        assert Collections.synchronizedList(l) == l;
    }

    // EXPECT violated assert bits=5 objects=1
    static void collection(Item a) {
        Collection<Item> c = new ArrayList<>();
        assert Collections.synchronizedCollection(c).equals(c);
    }

    // EXPECT violated assert bits=5 objects=2
    static void order(Item a, Item b) {
        List<Item> l = Collections.synchronizedList(new ArrayList<>());
        l.add(a);
        l.add(0, b);
        Iterator<Item> it = l.iterator();
        assert it.next() == a;
    }

    // EXPECT violated exception bits=5 objects=1 runtime-exceptions=violation
    static void none(Item a) {
        Set<Item> s = null;
        Collections.synchronizedSet(s).add(a);
    }
}
