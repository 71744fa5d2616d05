import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.PriorityQueue;
import java.util.TreeMap;

/** Programs of four operations on collections with any arguments, new ones and ones of before the call. */
class Collections {
    static void arrayList(int a, int b, int c) {
        ArrayList<Integer> l = new ArrayList<>();
        l.add(a);
        l.add(0, b);
        l.set(1, c);
        l.remove(0);
        assert l.size() == 1 && l.get(0) == c;
    }

    static void arrayListGiven(ArrayList<Integer> l, int a, int b, int i) {
        int size = l.size();
        if (i < 0 || i > size) return;
        l.add(i, a);
        l.add(b);
        int got = l.get(i);
        l.remove(i);
        assert got == a && l.size() == size + 1 && l.get(size) == b;
    }

    static void hashMap(String a, String b, Integer x, Integer y) {
        HashMap<String, Integer> m = new HashMap<>();
        m.put(a, x);
        m.put(b, y);
        m.remove(a);
        assert !m.containsKey(a) && m.containsKey(b) == !java.util.Objects.equals(a, b) && (m.isEmpty() || m.get(b) == y);
    }

    static void hashMapGiven(HashMap<String, Integer> m, String a, String b, Integer x, Integer y) {
        m.put(a, x);
        m.put(b, y);
        Integer got = m.get(b);
        m.remove(a);
        assert got == y && !m.containsKey(a);
    }

    static void treeMap(int a, int b, int x, int y) {
        TreeMap<Integer, Integer> m = new TreeMap<>();
        m.put(a, x);
        m.put(b, y);
        m.remove(a);
        assert a == b ? m.isEmpty() : m.firstKey() == b;
    }

    static void treeMapGiven(TreeMap<Integer, Integer> m, int a, int b, int x) {
        m.put(a, x);
        m.put(b, x);
        m.remove(a);
        assert !m.containsKey(a) && m.containsKey(b) == (a != b);
    }

    static void treeMapOfText(TreeMap<String, Integer> m, String a, String b, int x) {
        if (a == null || b == null) return;
        m.put(a, x);
        m.put(b, x);
        m.remove(a);
        assert !m.containsKey(a) && m.containsKey(b) == !a.equals(b);
    }

    static void arrayDeque(Integer a, Integer b) {
        if (a == null || b == null) return;
        ArrayDeque<Integer> d = new ArrayDeque<>();
        d.addFirst(a);
        d.addLast(b);
        d.addFirst(b);
        assert d.pollLast() == b && d.size() == 2;
    }

    static void arrayDequeGiven(ArrayDeque<Integer> d, Integer a, Integer b) {
        if (a == null || b == null) return;
        int size = d.size();
        d.addFirst(a);
        d.addLast(b);
        assert d.pollFirst() == a && d.pollLast() == b && d.size() == size;
    }

    static void priorityQueue(int a, int b, int c) {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        q.add(a);
        q.add(b);
        q.add(c);
        int least = q.poll();
        assert least <= a && least <= b && least <= c;
    }

    static void priorityQueueGiven(PriorityQueue<Integer> q, int a, int b) {
        q.add(a);
        q.add(b);
        int first = q.poll();
        int second = q.poll();
        assert first <= second && first <= a && first <= b;
    }
}
