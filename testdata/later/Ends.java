import java.util.*;

/** Collections with two ends (Java 21). */
class Ends {
    static void list() { // holds
        List<Integer> l = new ArrayList<>();
        l.addFirst(1);
        l.addLast(2);
        l.addFirst(7);
        assert l.getFirst() == 7 && l.getLast() == 2 && l.removeFirst() == 7 && l.removeLast() == 2 && l.equals(List.of(1));
    }

    static void reversed() { // holds
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3)), r = l.reversed();
        r.add(9);
        assert r.equals(List.of(3, 2, 1, 9)) && l.get(0) == 9 && r.size() == 4 && r.indexOf(1) == 2 && r.reversed() == l;
        r.remove(Integer.valueOf(2));
        r.set(0, 8);
        int s = 0;
        for (int x : r) {
            s = s * 10 + x;
        }
        assert s == 819 && l.equals(List.of(9, 1, 8)) && r.subList(1, 3).equals(List.of(1, 9)) && r.hashCode() == List.of(8, 1, 9).hashCode();
        r.sort(null);
        assert r.equals(List.of(1, 8, 9)) && r.toString().equals("[1, 8, 9]") && r.toArray()[2].equals(9);
        ListIterator<Integer> it = r.listIterator(1);
        assert it.next() == 8 && it.nextIndex() == 2 && it.previous() == 8;
        it.add(5);
        assert r.equals(List.of(1, 5, 8, 9)) && l.equals(List.of(9, 8, 5, 1));
    }

    static void fixed() { // holds
        List<Integer> l = List.of(1, 2);
        assert l.getFirst() == 1 && l.getLast() == 2 && l.reversed().equals(List.of(2, 1)) && Arrays.asList(1, 2).reversed().get(0) == 2;
        assert Collections.unmodifiableList(l).getLast() == 2 && List.of(1, 2, 3).subList(1, 3).getFirst() == 2;
        int refused = 0;
        try {
            l.addFirst(3);
        } catch (UnsupportedOperationException e) {
            refused++;
        }
        try {
            List.of().removeFirst();
        } catch (UnsupportedOperationException e) {
            refused++;
        }
        try {
            l.reversed().clear();
        } catch (UnsupportedOperationException e) {
            refused++;
        }
        assert refused == 3;
    }

    static void empty() { // holds
        int none = 0;
        for (int i = 0; i < 6; i++) {
            try {
                switch (i) {
                    case 0 -> new ArrayList<>().getFirst();
                    case 1 -> new LinkedList<>().getLast();
                    case 2 -> List.of().getFirst();
                    case 3 -> new ArrayList<>().removeLast();
                    case 4 -> new LinkedHashSet<>().getFirst();
                    default -> new TreeSet<>().removeFirst();
                }
            } catch (NoSuchElementException e) {
                none++;
            }
        }
        assert none == 6 && new LinkedHashMap<>().firstEntry() == null;
    }

    static void deque() { // holds
        Deque<Integer> d = new ArrayDeque<>();
        d.addFirst(1);
        d.addLast(2);
        Deque<Integer> r = d.reversed();
        r.addFirst(3);
        int s = 0;
        for (int x : r) {
            s = s * 10 + x;
        }
        assert s == 321 && d.getLast() == 3 && r.pop() == 3 && r.peekLast() == 1 && r.reversed() == d;
    }

    static void set() { // holds
        LinkedHashSet<Integer> s = new LinkedHashSet<>(List.of(1, 2));
        s.addFirst(2);
        assert s.getFirst() == 2 && s.getLast() == 1;
        s.addLast(2);
        s.addFirst(5);
        assert s.toString().equals("[5, 1, 2]") && s.removeFirst() == 5 && s.removeLast() == 2 && s.size() == 1 && s.contains(1);
    }

    static void map() { // holds
        LinkedHashMap<Integer, String> m = new LinkedHashMap<>();
        m.put(1, "a");
        m.putFirst(2, "b");
        assert m.putLast(1, "c").equals("a") && m.putLast(3, "d") == null && m.putFirst(3, "e").equals("d");
        assert m.toString().equals("{3=e, 2=b, 1=c}") && m.firstEntry().getKey() == 3 && m.lastEntry().getValue().equals("c");
        assert m.pollFirstEntry().getKey() == 3 && m.pollLastEntry().getKey() == 1 && m.size() == 1 && m.get(2).equals("b");
    }

    static void sorted() { // holds
        TreeSet<Integer> s = new TreeSet<>(List.of(3, 1, 2));
        SortedSet<Integer> q = s;
        assert q.getFirst() == 1 && q.reversed().getFirst() == 3 && s.removeLast() == 3 && s.removeFirst() == 1 && s.size() == 1;
        boolean refused = false;
        try {
            s.addFirst(3);
        } catch (UnsupportedOperationException e) {
            refused = true;
        }
        SequencedMap<Integer, Integer> m = new TreeMap<>(Map.of(1, 2, 2, 3));
        assert refused && m.lastEntry().getKey() == 2 && m.reversed().firstEntry().getKey() == 2;
    }

    static void any(SequencedCollection<Integer> c) { // violated
        c.addFirst(3);
        assert c.getLast() == 3;
    }

    static void first(List<Integer> l) { // violated
        if (l.size() > 1) {
            assert l.getFirst() == l.reversed().getFirst();
        }
    }

    static void anySet(SequencedSet<String> s) { // holds
        int n = s.size();
        s.addFirst("a");
        assert s.getFirst().equals("a") && s.size() <= n + 1;
    }

    static void sizes() { // holds
        assert HashMap.newHashMap(4).isEmpty() && HashSet.newHashSet(4).isEmpty() && LinkedHashMap.newLinkedHashMap(4).isEmpty();
        boolean refused = false;
        try {
            LinkedHashSet.newLinkedHashSet(-1);
        } catch (IllegalArgumentException e) {
            refused = true;
        }
        assert refused;
    }

    /** Named by the rules of Java 17, where these methods were no others' yet. */
    static class Mine extends ArrayList<Integer> {
        int getFirst(int otherwise) {
            return isEmpty() ? otherwise : getFirst();
        }
    }

    static void mine() { // holds
        Mine m = new Mine();
        assert m.getFirst(4) == 4;
        m.addFirst(5);
        assert m.getFirst(4) == 5;
    }
}
