package PACKAGE;

import java.util.*;
import CONCURRENT.ConcurrentHashMap;
import CONCURRENT.atomic.*;
import CONCURRENT.locks.*;
import STREAM.*;
import java.io.BufferedReader;
import java.io.InputStreamReader;

/** Runs sequences of calls, one a line, and prints what they give. */
public class Driver {
    /** A key whose hash codes collide. */
    static final class Key implements Comparable<Key> {
        final int id;

        Key(int id) {
            this.id = id;
        }

        public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).id == id;
        }

        public int hashCode() {
            return id & 1;
        }

        public int compareTo(Key o) {
            return id < o.id ? -1 : id == o.id ? 0 : 1;
        }

        public String toString() {
            return "K" + id;
        }
    }

    /** The larger number first; null is the largest. */
    static final class Down implements Comparator<Object> {
        public int compare(Object a, Object b) {
            return -Integer.compare(a instanceof Integer ? (Integer) a : 9, b instanceof Integer ? (Integer) b : 9);
        }
    }

    static Object value(int i) {
        switch (Math.floorMod(i, 12)) {
        case 7: return null;
        case 8: return new Key(0);
        case 9: return new Key(2);
        case 10: return new Key(3);
        default: return Math.floorMod(i, 12) % 6;
        }
    }

    static String show(Object o) {
        if (o instanceof Object[]) {
            return Arrays.toString((Object[]) o);
        }
        return String.valueOf(o);
    }

    /** What stands in a collection, sorted as text where the order is open. */
    static String all(Collection<?> c, boolean sorted) {
        List<String> l = new ArrayList<>();
        for (Object o : c) {
            l.add(String.valueOf(o));
        }
        return text(l, sorted);
    }

    static String text(List<String> l, boolean sorted) {
        String[] a = new String[l.size()];
        for (int i = 0; i < a.length; i++) {
            a[i] = l.get(i);
        }
        if (sorted) {
            java.util.Arrays.sort(a);
        }
        return java.util.Arrays.toString(a);
    }

    static String any(String s, boolean sorted) {
        if (!sorted) {
            return s;
        }
        String[] a = s.substring(1, s.length() - 1).split(", ");
        java.util.Arrays.sort(a);
        return java.util.Arrays.toString(a);
    }

    interface Subject {
        /** Makes a call; gives what it gave. */
        Object call(int op, int a, int b);

        /** What can be seen of the state. */
        String state();
    }

    /** What a sort leaves that fails is open. */
    static void sort(Runnable r, List<Object> l) {
        try {
            r.run();
        } catch (ClassCastException | NullPointerException e) {
            Collections.fill(l, 0);
            throw e;
        }
    }

    /** All that collections have, and what the kinds have beside. */
    static class OfCollection implements Subject {
        Collection<Object> c;
        Iterator<Object> it;
        final boolean sorted;
        final boolean partial;

        OfCollection(Collection<Object> c, boolean sorted, boolean partial) {
            this.c = c;
            this.sorted = sorted;
            this.partial = partial;
            it = c.iterator();
        }

        static Collection<Object> some(int a, int b) {
            Collection<Object> l = a % 2 == 0 ? new ArrayList<>() : new LinkedHashSet<>();
            for (int i = 0; i < Math.floorMod(b, 4); i++) {
                l.add(value(a + i * b));
            }
            return l;
        }

        public Object call(int op, int a, int b) {
            switch (op) {
            case 0: return c.add(value(a));
            case 1: return c.remove(value(a));
            case 2: return c.contains(value(a));
            case 3: return c.size();
            case 4: return c.isEmpty();
            case 5: if (b % 4 == 0) { c.clear(); } return null;
            case 6: return c.addAll(some(a, b));
            case 7: return c.removeAll(some(a, b));
            case 8: return b % 3 == 0 ? c.retainAll(some(a, b)) : null;
            case 9: return c.containsAll(some(a, b));
            case 10: return c.removeIf(e -> e == null || e.hashCode() % 3 == a % 3);
            case 11: return any(Arrays.toString(c.toArray()), sorted);
            case 12: return any(Arrays.toString(c.toArray(new Object[Math.floorMod(a, 3)])), sorted && c.size() >= Math.floorMod(a, 3));
            case 13: return c.equals(some(a, b));
            case 14: return b % 5 == 0 && !(c instanceof ArrayDeque) ? c.addAll(c) : null;
            case 15: it = c.iterator(); return it.hasNext();
            case 16: return it.hasNext();
            case 17: if (partial) { Object o = it.next(); return sorted ? null : o; } return null;
            case 18: if (partial && !sorted) { it.remove(); } return null;
            case 19: {
                List<String> seen = new ArrayList<>();
                Iterator<Object> i = c.iterator();
                while (i.hasNext()) {
                    Object o = i.next();
                    seen.add(String.valueOf(o));
                    if (o == null ? a % 5 == 0 : o.hashCode() % 5 == a % 5) {
                        i.remove();
                    }
                }
                return text(seen, sorted);
            }
            case 20: {
                List<String> seen = new ArrayList<>();
                c.forEach(o -> seen.add(String.valueOf(o)));
                return text(seen, sorted);
            }
            case 21: Iterator<Object> i = c.iterator(); if (i.hasNext()) { c.add(value(a)); i.hasNext(); if (c instanceof ArrayDeque) { return null; } i.next(); } return null;
            case 22: c.iterator().remove(); return null;
            case 23: return c.removeIf(null);
            case 24: return c.addAll(null);
            case 25: return c.containsAll(null);
            case 26: return c.removeAll(null);
            default: return more(op - 27, a, b);
            }
        }

        Object more(int op, int a, int b) {
            return null;
        }

        public String state() {
            return any(c.toString(), sorted) + " " + c.size() + (c instanceof List || c instanceof Set ? " " + c.hashCode() : "");
        }
    }

    static class OfList extends OfCollection {
        final List<Object> l;
        ListIterator<Object> li;
        List<Object> sub;

        OfList(List<Object> l) {
            super(l, false, true);
            this.l = l;
            li = l.listIterator();
            sub = l.subList(0, l.size() / 2);
        }

        Object more(int op, int a, int b) {
            switch (op % 64) {
            case 62: return Collections.indexOfSubList(l, new ArrayList<>(some(a, b)));
            case 63: return Collections.lastIndexOfSubList(l, l.subList(a, b)) + " " + Collections.lastIndexOfSubList(l, List.of(1));
            case 0: return l.get(a);
            case 1: return l.set(a, value(b));
            case 2: l.add(a, value(b)); return null;
            case 3: return l.remove(a);
            case 4: return l.indexOf(value(a));
            case 5: return l.lastIndexOf(value(a));
            case 6: return l.addAll(a, some(a, b));
            case 7: li = l.listIterator(a); return null;
            case 8: return li.next();
            case 9: return li.previous();
            case 10: return li.nextIndex();
            case 11: return li.previousIndex();
            case 12: return li.hasNext();
            case 13: return li.hasPrevious();
            case 14: li.remove(); return null;
            case 15: li.set(value(a)); return null;
            case 16: li.add(value(a)); return null;
            case 17: l.replaceAll(e -> e instanceof Integer ? (Object) ((Integer) e + 1) : e); return null;
            case 18: l.sort(new Down()); return null;
            case 19: sort(() -> l.sort(null), l); return null;
            case 20: sub = l.subList(a, b); return sub.size();
            case 21: return sub.add(value(a));
            case 22: return sub.get(a);
            case 23: return sub.remove(a);
            case 24: sub.clear(); return null;
            case 25: return sub;
            case 26: return sub.set(a, value(b));
            case 27: return sub.indexOf(value(a));
            case 28: return sub.size();
            case 29: sub = sub.subList(a, b); return null;
            case 30: return l.equals(new ArrayList<>(l));
            case 31: return l.equals(new LinkedList<>(l));
            case 32: return new ArrayList<>(l).equals(l);
            case 33: l.forEach(e -> { if (a % 3 == 0) { l.add(e); } }); return null;
            case 34: return sub.addAll(some(a, b));
            case 35: { Object r = sub.removeIf(e -> e == null); return r; }
            case 36: return List.copyOf(l);
            case 37: if (l instanceof ArrayList) { li = sub.listIterator(); } return null;
            case 38: Collections.reverse(l); return null;
            case 39: Collections.swap(l, a, b); return null;
            case 40: return Collections.max(cast(l), null);
            case 41: return Collections.min(cast(l));
            case 42: return Collections.frequency(l, value(a));
            case 43: sort(() -> Collections.sort(cast(l)), l); return null;
            case 44: Collections.rotate(l, a); return null;
            case 45: return Collections.unmodifiableList(l).add(value(a));
            case 46: return Collections.unmodifiableList(l).get(a);
            case 47: return Collections.addAll(l, value(a), value(b));
            case 48: Collections.fill(l, value(a)); return null;
            case 49: return Collections.disjoint(l, some(a, b));
            case 50: return Collections.nCopies(a, value(b));
            case 51: return Collections.singletonList(value(a)).equals(l);
            case 52: return Collections.unmodifiableList(l).equals(l);
            case 53: return new ArrayDeque<>(l);
            case 54: return new PriorityQueue<>(l);
            case 55: return new TreeSet<>(l);
            case 56: return new LinkedHashSet<>(l);
            case 57: return new Vector<>(l);
            case 58: {
                List<String> seen = new ArrayList<>();
                try {
                    l.stream().filter(x -> seen.add(x + "")).forEach(x -> { if (a % 3 == 0) { l.add(value(b)); } });
                } finally {
                    if (a % 3 == 0 && seen.size() > 0) {
                        l.add(0, seen);
                    }
                }
                return seen;
            }
            case 59: return l.stream().peek(x -> { if (a % 3 == 0) { l.add(value(b)); } }).findFirst();
            default: return special(op - 60, a, b);
            }
        }

        @SuppressWarnings("unchecked")
        static List<Integer> cast(List<?> l) {
            return (List<Integer>) l;
        }

        Object special(int op, int a, int b) {
            if (l instanceof LinkedList) {
                return deque((Deque<Object>) (Deque<?>) (LinkedList<Object>) l, a, b);
            }
            if (l instanceof Stack) {
                Stack<Object> s = (Stack<Object>) l;
                switch (a) {
                case 0: return s.push(value(b));
                case 1: return s.pop();
                case 2: return s.peek();
                case 3: return s.empty();
                case 4: return s.search(value(b));
                default:
                }
            }
            if (l instanceof Vector) {
                Vector<Object> v = (Vector<Object>) l;
                switch (Math.floorMod(a, 12)) {
                case 10: return v.lastIndexOf(value(a), b);
                case 9: v.ensureCapacity(b); v.trimToSize(); return null;
                case 0: v.addElement(value(b)); return null;
                case 1: return v.elementAt(b);
                case 2: return v.firstElement();
                case 3: return v.lastElement();
                case 4: v.setElementAt(value(a), b); return null;
                case 5: v.removeElementAt(b); return null;
                case 6: v.insertElementAt(value(a), b); return null;
                case 7: return v.removeElement(value(b));
                case 8: return v.clone();
                default: return v.indexOf(value(a), Math.abs(b));
                }
            }
            if (l instanceof ArrayList) {
                return ((ArrayList<?>) l).clone();
            }
            return null;
        }
    }

    static Object deque(Deque<Object> d, int a, int b) {
        switch (Math.floorMod(a * 3 + b, 23)) {
        case 0: d.addFirst(value(a)); return null;
        case 1: d.addLast(value(a)); return null;
        case 2: return d.offerFirst(value(a));
        case 3: return d.offerLast(value(a));
        case 4: return d.removeFirst();
        case 5: return d.removeLast();
        case 6: return d.pollFirst();
        case 7: return d.pollLast();
        case 8: return d.getFirst();
        case 9: return d.getLast();
        case 10: return d.peekFirst();
        case 11: return d.peekLast();
        case 12: return d.removeFirstOccurrence(value(b));
        case 13: return d.removeLastOccurrence(value(b));
        case 14: return d.offer(value(a));
        case 15: return d.remove();
        case 16: return d.poll();
        case 17: return d.element();
        case 18: return d.peek();
        case 19: d.push(value(a)); return null;
        case 20: return d.pop();
        default:
            List<Object> seen = new ArrayList<>();
            Iterator<Object> i = d.descendingIterator();
            while (i.hasNext()) {
                Object o = i.next();
                seen.add(o);
                if (o == null || o.hashCode() % 4 == b % 4) {
                    i.remove();
                }
            }
            return seen;
        }
    }

    static class OfQueue extends OfCollection {
        OfQueue(Collection<Object> c) {
            super(c, false, !(c instanceof ArrayDeque));
        }

        @SuppressWarnings("unchecked")
        Object more(int op, int a, int b) {
            if (c instanceof ArrayDeque) {
                return op % 7 == 0 ? ((ArrayDeque<Object>) c).clone() : deque((Deque<Object>) c, a, op + b);
            }
            Queue<Object> q = (Queue<Object>) c;
            switch (op % 8) {
            case 0: case 1: return q.offer(value(a));
            case 2: case 3: return q.poll();
            case 4: return q.peek();
            case 5: return q.element();
            case 6: return q.remove();
            default: return new PriorityQueue<>((PriorityQueue<Object>) c);
            }
        }
    }

    static class OfSet extends OfCollection {
        boolean view;

        OfSet(Set<Object> s) {
            super(s, s instanceof HashSet && !(s instanceof LinkedHashSet), true);
        }

        @SuppressWarnings("unchecked")
        Object more(int op, int a, int b) {
            if (c instanceof NavigableSet && (view || op % 3 == 0)) {
                return range((NavigableSet<Object>) c, value(a), value(b), op);
            }
            if (c instanceof TreeSet) {
                TreeSet<Object> t = (TreeSet<Object>) c;
                switch (op % 11) {
                case 0: return t.first();
                case 1: return t.last();
                case 2: return t.lower(value(a));
                case 3: return t.floor(value(a));
                case 4: return t.ceiling(value(a));
                case 5: return t.higher(value(a));
                case 6: return t.pollFirst();
                case 7: return t.pollLast();
                case 8: return t.clone();
                case 9: return new TreeSet<>((SortedSet<Object>) t);
                default:
                    List<Object> seen = new ArrayList<>();
                    Iterator<Object> i = t.descendingIterator();
                    while (i.hasNext()) {
                        Object o = i.next();
                        seen.add(o);
                        if (o == null || o.hashCode() % 4 == b % 4) {
                            i.remove();
                        }
                    }
                    return seen;
                }
            }
            switch (op % 6) {
            case 0: return c.equals(new HashSet<>(some(a, b)));
            case 1: return c.equals(new LinkedHashSet<>(c));
            case 2: return new HashSet<>(c).equals(c);
            case 3: return any(String.valueOf(((HashSet<Object>) c).clone()), sorted);
            case 4: return c.contains(null) ? null : any(Set.copyOf(c).toString(), true);
            default: return Collections.unmodifiableSet((Set<Object>) c).contains(value(a));
            }
        }
    }

    /** What is asked of a set that may be a view. */
    static Object range(NavigableSet<Object> t, Object a, Object b, int op) {
        switch (op % 14) {
        case 0: return t.first();
        case 1: return t.last();
        case 2: return t.lower(a) + " " + t.floor(b);
        case 3: return t.ceiling(a) + " " + t.higher(b);
        case 4: return t.pollFirst();
        case 5: return t.pollLast();
        case 6: return t.subSet(a, op % 3 == 0, b, op % 5 < 2).toString();
        case 7: return t.headSet(a) + " " + t.headSet(b, true);
        case 8: return t.tailSet(a) + " " + t.tailSet(b, false);
        case 9: return t.subSet(a, b).add(b);
        case 10: return t.descendingSet() + " " + t.descendingSet().tailSet(a);
        case 11: return t.comparator() == null ? null : t.comparator().compare(a, b);
        case 12: { NavigableSet<Object> d = t.descendingSet().headSet(a, true); d.remove(b); return d.size() + " " + d.isEmpty() + d.equals(t.tailSet(a)); }
        default:
            List<Object> seen = new ArrayList<>();
            Iterator<Object> i = t.descendingIterator();
            while (i.hasNext()) {
                Object o = i.next();
                seen.add(o);
                if (o == null || o.hashCode() % 4 == op % 4) {
                    i.remove();
                }
            }
            return seen;
        }
    }

    /** What is asked of a map that may be a view. */
    static Object range(NavigableMap<Object, Object> t, Object a, Object b, int op) {
        switch (op % 14) {
        case 0: return t.firstKey();
        case 1: return t.lastKey();
        case 2: return t.lowerKey(a) + " " + t.floorEntry(b);
        case 3: return t.ceilingKey(a) + " " + t.higherEntry(b);
        case 4: return t.pollFirstEntry();
        case 5: return t.pollLastEntry();
        case 6: return t.subMap(a, op % 3 == 0, b, op % 5 < 2).toString();
        case 7: return t.headMap(a) + " " + t.headMap(b, true);
        case 8: return t.tailMap(a) + " " + t.tailMap(b, false);
        case 9: return t.subMap(a, b).put(b, a);
        case 10: return t.descendingMap() + " " + t.descendingMap().tailMap(a).values();
        case 11: return t.firstEntry() + " " + t.lastEntry() + " " + (t.comparator() == null ? null : t.comparator().compare(a, b));
        case 12: { NavigableMap<Object, Object> d = t.descendingMap().headMap(a, true); d.remove(b); return d.size() + " " + d.isEmpty() + d.equals(t.tailMap(a)) + d.containsKey(b); }
        default: return range(op % 4 == 0 ? t.descendingKeySet() : t.navigableKeySet(), a, b, op / 14 + (a == null ? 3 : a.hashCode()));
        }
    }

    /** A map that forgets its eldest entry. */
    static final class Least extends LinkedHashMap<Object, Object> {
        Least() {
            super(16, 0.75f, true);
        }

        protected boolean removeEldestEntry(Map.Entry<Object, Object> e) {
            return size() > 3;
        }
    }

    static class OfMap implements Subject {
        final Map<Object, Object> m;
        final boolean sorted;
        Iterator<Map.Entry<Object, Object>> it;

        OfMap(Map<Object, Object> m) {
            this.m = m;
            sorted = m instanceof HashMap && !(m instanceof LinkedHashMap) || m instanceof ConcurrentHashMap;
            it = m.entrySet().iterator();
        }

        static Object key(int i) {
            return value(i);
        }

        static Map<Object, Object> some(int a, int b) {
            Map<Object, Object> r = new LinkedHashMap<>();
            for (int i = 0; i < Math.floorMod(b, 4); i++) {
                r.put(key(a + i), value(b + i));
            }
            return r;
        }

        @SuppressWarnings("unchecked")
        public Object call(int op, int a, int b) {
            if (m instanceof ConcurrentHashMap && (op % 48 == 19 || op % 48 == 20 || op % 48 == 42 || op % 48 > 35 && op % 48 < 39)) {
                return ((ConcurrentHashMap<Object, Object>) m).mappingCount() + " " + ((ConcurrentHashMap<Object, Object>) m).contains(value(a)); // what else comes is open
            }
            switch (op % 48) {
            case 0: case 1: case 2: return m.put(key(a), value(b));
            case 3: return m.get(key(a));
            case 4: return m.remove(key(a));
            case 5: return m.containsKey(key(a));
            case 6: return m.containsValue(value(b));
            case 7: return m.size() + " " + m.isEmpty();
            case 8: if (b % 4 == 0) { m.clear(); } return null;
            case 9: m.putAll(some(a, b)); return null;
            case 10: return m.getOrDefault(key(a), value(b));
            case 11: return m.putIfAbsent(key(a), value(b));
            case 12: return m.remove(key(a), value(b));
            case 13: return m.replace(key(a), value(b), value(b + 1));
            case 14: return m.replace(key(a), value(b));
            case 15: return m.computeIfAbsent(key(a), k -> value(b));
            case 16: return m.computeIfPresent(key(a), (k, v) -> value(b));
            case 17: return m.compute(key(a), (k, v) -> v == null ? value(b) : null);
            case 18: return m.merge(key(a), value(b), (x, y) -> x.equals(y) ? null : y);
            case 19: return m.computeIfAbsent(key(a), k -> { m.put(key(b), 1); return 2; });
            case 20: return m.compute(key(a), (k, v) -> { m.remove(key(b)); return 2; });
            case 21: {
                List<String> seen = new ArrayList<>();
                m.forEach((k, v) -> seen.add(k + ":" + v));
                return text(seen, sorted);
            }
            case 22: m.replaceAll((k, v) -> k instanceof Integer ? k : v); return null;
            case 23: return any(all(m.keySet(), sorted), sorted);
            case 24: return all(m.values(), sorted);
            case 25: return all(m.entrySet(), sorted);
            case 26: return m.keySet().remove(key(a));
            case 27: return sorted ? null : m.values().remove(value(a));
            case 28: return m.entrySet().remove(new AbstractMap.SimpleEntry<>(key(a), value(b)));
            case 29: return m.entrySet().contains(new AbstractMap.SimpleEntry<>(key(a), value(b)));
            case 30: return m.keySet().removeAll(OfCollection.some(a, b));
            case 31: return m.keySet().retainAll(OfCollection.some(a, b + 3));
            case 32: return m.keySet().contains(key(a));
            case 33: {
                List<String> seen = new ArrayList<>();
                for (Map.Entry<Object, Object> e : m.entrySet()) {
                    seen.add(e + "/" + e.hashCode() + e.equals(new AbstractMap.SimpleEntry<>(key(a), value(b))));
                    if (e.getKey() != null && e.getKey().hashCode() % 3 == a % 3) {
                        e.setValue(value(b));
                    }
                }
                return text(seen, sorted);
            }
            case 34: {
                Iterator<Object> i = m.keySet().iterator();
                while (i.hasNext()) {
                    Object k = i.next();
                    if (k != null && k.hashCode() % 3 == a % 3) {
                        i.remove();
                    }
                }
                return null;
            }
            case 35: it = m.entrySet().iterator(); return it.hasNext();
            case 36: return it.hasNext();
            case 37: { Object e = it.next().toString(); return sorted ? null : e; }
            case 38: if (!sorted) { it.remove(); } return null;
            case 39: return m.equals(some(a, b));
            case 40: return m.equals(new HashMap<>(m));
            case 41: return m.keySet().add(key(a));
            case 42: m.forEach((k, v) -> m.put(key(a), value(b))); return null;
            case 43: return m.keySet().hashCode() + " " + m.entrySet().hashCode() + any(m.keySet().toString(), sorted);
            case 44: return new LinkedHashMap<>(m).equals(m);
            case 45: return m.values().contains(value(a));
            case 46: return m.merge(key(a), value(b), null);
            default: return special(op / 48, a, b);
            }
        }

        Object special(int op, int a, int b) {
            if (m instanceof NavigableMap && (!(m instanceof TreeMap) || op > 0)) {
                return range((NavigableMap<Object, Object>) m, key(a), key(b), op * 12 + Math.floorMod(a + b, 24));
            }
            if (m instanceof ConcurrentHashMap) {
                Set<Object> s = b % 2 == 0 ? ConcurrentHashMap.newKeySet() : Collections.newSetFromMap(new LinkedHashMap<>());
                s.addAll(m.keySet());
                return s.add(key(a)) + any(s.toString(), true) + s.remove(key(b)) + s.equals(m.keySet()) + s.contains(key(a)) + s.size() + s.isEmpty() + s.hashCode();
            }
            if (!(m instanceof TreeMap)) {
                HashMap<Object, Object> h = (HashMap<Object, Object>) m;
                return m instanceof Least ? null : any(h.clone().toString(), sorted);
            }
            TreeMap<Object, Object> t = (TreeMap<Object, Object>) m;
            switch (Math.floorMod(b, 16)) {
            case 0: return t.firstKey();
            case 1: return t.lastKey();
            case 2: return t.lowerKey(key(a));
            case 3: return t.floorKey(key(a));
            case 4: return t.ceilingKey(key(a));
            case 5: return t.higherKey(key(a));
            case 6: return t.lowerEntry(key(a));
            case 7: return t.floorEntry(key(a));
            case 8: return t.ceilingEntry(key(a));
            case 9: return t.higherEntry(key(a));
            case 10: return t.firstEntry();
            case 11: return t.lastEntry();
            case 12: return t.pollFirstEntry();
            case 13: return t.pollLastEntry();
            case 14: return t.firstEntry().setValue(1);
            default: return t.clone();
            }
        }

        public String state() {
            return any(m.toString(), sorted) + " " + m.size() + " " + m.hashCode();
        }
    }

    enum Colour { RED, GREEN { int f() { return 1; } }, BLUE, BLACK, WHITE; int f() { return 0; } }

    enum Other { RED, GREEN }

    /** Maps of enums; their hash codes are those of the constants, which differ. */
    static class OfEnums implements Subject {
        EnumMap<Colour, Object> m = new EnumMap<>(Colour.class);
        Iterator<Map.Entry<Colour, Object>> it = m.entrySet().iterator();
        Iterator<Colour> keys = m.keySet().iterator();
        Map.Entry<Colour, Object> entry;

        static Colour key(int i) {
            return Math.floorMod(i, 6) == 5 ? null : Colour.values()[Math.floorMod(i, 6)];
        }

        static Map<Colour, Object> some(int a, int b) {
            Map<Colour, Object> r = a % 2 == 0 ? new LinkedHashMap<>() : new EnumMap<>(Colour.class);
            for (int i = 0; i < Math.floorMod(b, 4); i++) {
                r.put(key(a + i), value(b + i));
            }
            return r;
        }

        @SuppressWarnings({"unchecked", "rawtypes"})
        static Object raw(int i) {
            switch (Math.floorMod(i, 4)) {
            case 0: return new EnumMap(String.class);
            case 1: return new EnumMap((Class) null);
            case 2: return new EnumMap(Colour.GREEN.getClass());
            default: return new EnumMap(new HashMap());
            }
        }

        @SuppressWarnings({"unchecked", "rawtypes"})
        public Object call(int op, int a, int b) {
            switch (op % 40) {
            case 0: case 1: case 2: return m.put(key(a), value(b));
            case 3: return m.get(key(a));
            case 4: return m.remove(key(a));
            case 5: return m.containsKey(key(a)) + " " + m.containsKey("x") + m.get(Other.RED) + m.remove(Other.GREEN);
            case 6: return m.containsValue(value(b));
            case 7: return m.size() + " " + m.isEmpty();
            case 8: if (b % 4 == 0) { m.clear(); } return null;
            case 9: m.putAll(some(a, b)); return null;
            case 10: return m.getOrDefault(key(a), value(b));
            case 11: return m.putIfAbsent(key(a), value(b));
            case 12: return m.remove(key(a), value(b));
            case 13: return m.replace(key(a), value(b));
            case 14: return m.computeIfAbsent(key(a), k -> value(b));
            case 15: return m.compute(key(a), (k, v) -> v == null ? value(b) : null);
            case 16: return m.merge(key(a), value(b), (x, y) -> x.equals(y) ? null : y);
            case 17: m.replaceAll((k, v) -> k.ordinal() < b ? k : v); return null;
            case 18: return m.keySet().toString() + m.values() + m.entrySet();
            case 19: return m.keySet().remove(key(a));
            case 20: return m.values().remove(value(a));
            case 21: return m.entrySet().remove(new AbstractMap.SimpleEntry<>(key(a), value(b)));
            case 22: return m.entrySet().contains(new AbstractMap.SimpleEntry<>(key(a), value(b)));
            case 23: return m.keySet().retainAll(some(a, b).keySet());
            case 24: it = m.entrySet().iterator(); keys = m.keySet().iterator(); return it.hasNext();
            case 25: return it.hasNext() + " " + keys.hasNext();
            case 26: case 27: entry = it.next(); return entry.toString();
            case 28: it.remove(); return null;
            case 29: return keys.next();
            case 30: keys.remove(); return null;
            case 31: return entry.getKey() + ":" + entry.getValue() + entry.equals(new AbstractMap.SimpleEntry<>(key(a), value(b)));
            case 32: return entry.setValue(value(b));
            case 33: return m.equals(some(a, b)) + " " + some(a, b).equals(m) + m.equals(new EnumMap<>(Other.class)) + m.equals(m.clone());
            case 34: m = a % 2 == 0 ? m.clone() : new EnumMap<>(some(a, b)); return null;
            case 35: return ((Map) m).put(a % 2 == 0 ? Other.RED : null, 1);
            case 36: return raw(b).toString();
            case 37: {
                EnumMap o = new EnumMap<>(Other.class);
                if (b % 2 == 0) { o.put(Other.RED, 1); }
                m.putAll(o);
                return null;
            }
            case 38: for (Object e : m.entrySet().toArray()) { ((Map.Entry<Colour, Object>) e).setValue(1); } return m.keySet().toArray(new Colour[b % 2 == 0 ? 0 : 7]).length;
            default: m.forEach((k, v) -> { if (v instanceof Integer) { m.put(key((Integer) v), k); } }); return null;
            }
        }

        public String state() {
            return m + " " + m.size() + m.keySet();
        }
    }

    enum Many {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, D0, D1, D2, D3, D4, D5, D6, D7, D8, D9,
        E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9, G0, G1, G2, G3, G4, G5, G6, G7, G8, G9, H0, H1, H2, H3, H4, H5, H6, H7, H8, H9,
        I0, I1, I2, I3, I4, I5, I6, I7, I8, I9, J0, J1, J2, J3, J4, J5, J6, J7, J8, J9, K0, K1, K2, K3, K4, K5, K6, K7, K8, K9, L0, L1, L2, L3, L4, L5, L6, L7, L8, L9,
        M0, M1, M2, M3, M4, M5, M6, M7, M8, M9
    }

    /** Sets of one enum, whose constants are of more than one word, or of less. */
    static class OfEnumSet<E extends Enum<E>> implements Subject {
        final Class<E> type;
        EnumSet<E> s;
        Iterator<E> it;

        OfEnumSet(Class<E> type) {
            this.type = type;
            s = EnumSet.noneOf(type);
            it = s.iterator();
        }

        E key(int i) {
            E[] all = type.getEnumConstants();
            int n = Math.floorMod(i, 6);
            return n == 5 ? null : all[all.length < 10 ? n : 31 * n + 1];
        }

        Collection<E> some(int a, int b) {
            Collection<E> r = a % 3 == 0 ? EnumSet.noneOf(type) : a % 3 == 1 ? new LinkedHashSet<>() : new ArrayList<>();
            for (int i = 0; i < Math.floorMod(b, 4); i++) {
                r.add(key(a + i));
            }
            return r;
        }

        @SuppressWarnings({"unchecked", "rawtypes"})
        public Object call(int op, int a, int b) {
            switch (op % 38) {
            case 0: case 1: case 2: case 3: return s.add(key(a));
            case 4: case 5: return s.remove(key(a));
            case 6: return s.contains(key(a)) + " " + s.contains("x") + s.contains(Other.GREEN) + s.remove(Other.RED) + s.remove(null);
            case 7: return s.size() + " " + s.isEmpty();
            case 8: if (b % 4 == 0) { s.clear(); } return null;
            case 9: return s.addAll(some(a, b));
            case 10: return s.removeAll(some(a, b));
            case 11: return s.retainAll(some(a, b));
            case 12: return s.containsAll(some(a, b));
            case 13: return s.equals(some(a, b)) + " " + some(a, b).equals(s) + (s.hashCode() == s.clone().hashCode()) + s.equals(EnumSet.noneOf(Other.class));
            case 14: it = s.iterator(); return it.hasNext();
            case 15: return it.hasNext();
            case 16: case 17: case 18: return it.next();
            case 19: it.remove(); return null;
            case 20: s = EnumSet.complementOf(s); return s.size();
            case 21: s = a % 3 == 0 ? EnumSet.copyOf(s) : a % 3 == 1 ? EnumSet.copyOf(some(a, b)) : s.clone(); return null;
            case 22: s = EnumSet.range(key(a), key(b)); return s.size();
            case 23: s = EnumSet.of(key(a)); return null;
            case 24: s = EnumSet.of(key(a), key(b)); return null;
            case 25: s = EnumSet.of(key(a), key(b), key(a + b)); return null;
            case 26: s = EnumSet.of(key(a), key(b), key(a + b), key(a - b)); return null;
            case 27: s = EnumSet.of(key(a), key(b), key(a + b), key(a - b), key(2 * a)); return null;
            case 28: s = EnumSet.of(key(a), key(b), key(a + b), key(a - b), key(2 * a), key(2 * b)); return null;
            case 29: if (b % 4 == 0) { s = EnumSet.allOf(type); } return s.size();
            case 30: return ((Set) s).add(a % 2 == 0 ? Other.RED : null);
            case 31: return ((Set) s).addAll(b % 2 == 0 ? EnumSet.of(Other.RED) : EnumSet.noneOf(Other.class));
            case 32: return ((Set) s).removeAll(b % 2 == 0 ? EnumSet.of(Other.RED) : EnumSet.noneOf(Other.class)) + " " + ((Set) s).containsAll(EnumSet.noneOf(Other.class));
            case 33: if (b % 4 == 0) { return ((Set) s).retainAll(EnumSet.of(Other.RED)); } return null;
            case 34: return a % 3 == 0 ? EnumSet.noneOf((Class) String.class) : a % 3 == 1 ? EnumSet.noneOf((Class) null) : EnumSet.allOf((Class) Colour.GREEN.getClass());
            case 35: return s.removeIf(x -> x.ordinal() % 2 == b % 2);
            case 36: { int[] n = {0}; s.forEach(x -> n[0] += x.ordinal()); return n[0] + " " + s.toArray().length + s.toArray(new Enum[0]).length; }
            default: { EnumSet<E> before = s.clone(); for (E x : s) { s.add(key(a)); s.remove(key(b)); s.remove(x); } return before; }
            }
        }

        public String state() {
            return s + " " + s.size();
        }
    }

    static class OfBits implements Subject {
        final BitSet s = new BitSet();
        final BitSet t = new BitSet(10);

        public Object call(int op, int a, int b) {
            int x = op % 4 == 0 ? a * 40 : a;
            int y = op % 4 == 0 ? b * 40 : b;
            if (op == 115) {
                return Arrays.toString(s.toLongArray()) + Arrays.toString(s.toByteArray()) + BitSet.valueOf(s.toLongArray()).equals(s)
                    + BitSet.valueOf(new long[] {a, 0, b, 0}) + BitSet.valueOf(new byte[] {(byte) a, (byte) b, 0}) + BitSet.valueOf(s.toByteArray());
            }
            switch (op / 4 % 30) {
            case 0: s.set(x); return null;
            case 1: t.set(x); return null;
            case 2: s.set(x, y); return null;
            case 3: s.set(x, y % 2 == 0); return null;
            case 4: s.clear(x); return null;
            case 5: s.clear(x, y); return null;
            case 6: if (a == 0) { s.clear(); } return null;
            case 7: s.flip(x); return null;
            case 8: s.flip(x, y); return null;
            case 9: return s.get(x);
            case 10: return s.get(x, y);
            case 11: return s.nextSetBit(x);
            case 12: return s.nextClearBit(x);
            case 13: return s.previousSetBit(x);
            case 14: return s.previousClearBit(x);
            case 15: return s.length();
            case 16: return s.cardinality();
            case 17: return s.intersects(t);
            case 18: s.and(t); return null;
            case 19: s.or(t); return null;
            case 20: s.xor(t); return null;
            case 21: s.andNot(t); return null;
            case 22: return s.equals(t);
            case 23: return s.clone();
            case 24: t.set(x, y); return null;
            case 25: t.xor(s); return null;
            case 26: return s.isEmpty();
            case 27: return Arrays.toString(s.stream().toArray());
            case 28: return t.size() + " " + s.get(x, y).size();
            default: s.set(x, y, false); return null;
            }
        }

        public String state() {
            return s + " " + s.hashCode() + t;
        }
    }

    /** Functions may change what they are computed for. */
    static class OfAtomics implements Subject {
        final AtomicInteger n = new AtomicInteger(2);
        final AtomicLong l = new AtomicLong();
        final AtomicBoolean t = new AtomicBoolean(true);
        final AtomicReference<Object> r = new AtomicReference<>();
        AtomicIntegerArray ns = new AtomicIntegerArray(4);
        AtomicLongArray ls = new AtomicLongArray(new long[] {1, 2, 3});
        AtomicReferenceArray<Object> rs = new AtomicReferenceArray<>(4);
        final LongAdder adder = new LongAdder();

        public Object call(int op, int a, int b) {
            switch (op % 56) {
            case 42: ns.set(a, b); ls.lazySet(a, b); rs.setPlain(a, value(b)); return null;
            case 43: ls.setOpaque(a, b); rs.setRelease(a, value(b)); ns.setPlain(a, b); return null;
            case 44: return ns.get(a) + " " + ls.getPlain(a) + rs.getAcquire(a) + ns.getOpaque(a);
            case 45: return ns.getAndSet(a, b) + " " + ls.getAndSet(a, b) + rs.getAndSet(a, value(b));
            case 46: return ns.compareAndSet(a, b, a) + " " + ls.compareAndSet(a, b, a) + rs.compareAndSet(a, value(b), value(a));
            case 47: return ns.compareAndExchange(a, b, a) + " " + ls.compareAndExchangeAcquire(a, b, a) + rs.compareAndExchangeRelease(a, value(b), value(a));
            case 48: return ns.getAndIncrement(a) + " " + ls.getAndDecrement(a) + ns.incrementAndGet(a) + ls.decrementAndGet(a);
            case 49: return ns.getAndAdd(a, b) + " " + ls.addAndGet(a, b);
            case 50: return ns.getAndUpdate(a, x -> x * b) + " " + ls.updateAndGet(a, x -> x * b) + rs.getAndUpdate(a, x -> value(b)) + rs.updateAndGet(a, x -> value(b + 1));
            case 51: return ns.getAndAccumulate(a, b, (x, y) -> x - y) + " " + ls.accumulateAndGet(a, b, (x, y) -> x - y) + rs.accumulateAndGet(a, value(b), (x, y) -> y);
            case 52: { int[] k = {0}; return ns.updateAndGet(a, x -> { if (k[0]++ < 2) { ns.set(a, b); } return x + 1; }) + " " + k[0]; }
            case 53: ns = a % 3 == 0 ? new AtomicIntegerArray(b) : new AtomicIntegerArray(a % 3 == 1 ? null : new int[] {a, b}); return ns.length();
            case 54: rs = new AtomicReferenceArray<>(a % 3 == 1 ? null : new Object[] {a, value(b)}); return rs.length() + ls.length();
            case 55: adder.add(a); if (b % 3 == 0) { adder.increment(); } else { adder.decrement(); } return b % 5 == 0 ? adder.sumThenReset() : adder.sum() + adder.intValue() + adder.doubleValue();
            case 0: n.set(a); l.set(b * 1000000000000L); t.set(a < b); r.set(value(a)); return null;
            case 1: n.lazySet(a); l.lazySet(a); t.lazySet(a > b); r.lazySet(value(b)); return null;
            case 2: n.setPlain(a); l.setOpaque(a); t.setRelease(a > b); r.setPlain(value(b)); return null;
            case 3: return n.getPlain() + " " + l.getPlain() + t.getPlain() + r.getPlain();
            case 4: return n.getOpaque() + " " + l.getAcquire() + t.getOpaque() + r.getAcquire();
            case 5: return n.getAndSet(a) + " " + l.getAndSet(b) + t.getAndSet(a == b) + r.getAndSet(value(a));
            case 6: return n.compareAndSet(a, b) + " " + l.compareAndSet(a, b) + t.compareAndSet(a > 3, b > 3) + r.compareAndSet(value(a), value(b));
            case 7: return n.compareAndExchange(a, b) + " " + l.compareAndExchange(a, b) + t.compareAndExchange(a > 3, b > 3) + r.compareAndExchange(value(a), value(b));
            case 8: return n.compareAndExchangeAcquire(a, b) + " " + l.compareAndExchangeRelease(a, b) + t.compareAndExchangeAcquire(a > 3, b > 3);
            case 9: return n.getAndIncrement() + " " + l.getAndIncrement();
            case 10: return n.getAndDecrement() + " " + l.getAndDecrement();
            case 11: return n.getAndAdd(a) + " " + l.getAndAdd(b);
            case 12: return n.incrementAndGet() + " " + l.incrementAndGet();
            case 13: return n.decrementAndGet() + " " + l.decrementAndGet();
            case 14: return n.addAndGet(a) + " " + l.addAndGet(b);
            case 15: return n.getAndUpdate(x -> x * a) + " " + l.getAndUpdate(x -> x * a) + r.getAndUpdate(x -> value(b));
            case 16: return n.updateAndGet(x -> x * a) + " " + l.updateAndGet(x -> x * a) + r.updateAndGet(x -> value(b));
            case 17: return n.getAndAccumulate(a, (x, y) -> x - y) + " " + l.getAndAccumulate(a, (x, y) -> x - y) + r.getAndAccumulate(a, (x, y) -> y);
            case 18: return n.accumulateAndGet(a, (x, y) -> x - y) + " " + l.accumulateAndGet(a, (x, y) -> x - y) + r.accumulateAndGet(a, (x, y) -> y);
            case 19: { int[] k = {0}; return n.updateAndGet(x -> { if (k[0]++ < 2) { n.set(b); } return x + a; }) + " " + k[0]; }
            case 20: { int[] k = {0}; return l.getAndAccumulate(a, (x, y) -> { if (k[0]++ < 2) { l.set(b); } return x + y; }) + " " + k[0]; }
            case 21: { int[] k = {0}; return r.getAndUpdate(x -> { if (k[0]++ < 2) { r.set(null); } return a; }) + " " + k[0]; }
            case 22: return n.updateAndGet(null);
            case 23: return n.intValue() + " " + n.longValue() + n.floatValue() + n.doubleValue() + n.byteValue() + n.shortValue();
            case 24: return l.intValue() + " " + l.longValue() + l.floatValue() + l.doubleValue() + l.byteValue() + l.shortValue();
            case 25: return new AtomicInteger() + " " + new AtomicLong(a) + new AtomicBoolean() + new AtomicReference<>(value(a));
            case 26: return n.equals(new AtomicInteger(n.get()));
            default: return n.get() + " " + l.get() + t.get() + r.get();
            }
        }

        public String state() {
            return n + " " + l + " " + t + " " + r + ns + ls + rs + adder;
        }
    }

    static class OfOthers implements Subject {
        StringJoiner j = new StringJoiner(", ", "<", ">");
        Optional<Object> o = Optional.empty();
        OptionalInt i = OptionalInt.empty();
        OptionalDouble d = OptionalDouble.empty();
        IntSummaryStatistics s = new IntSummaryStatistics();
        LongSummaryStatistics t = new LongSummaryStatistics();
        DoubleSummaryStatistics u = new DoubleSummaryStatistics();

        public Object call(int op, int a, int b) {
            switch (op % 52) {
            case 46: return o.stream().map(x -> value(b)).toList() + " " + o.stream().count();
            case 47: return i.stream().sum() + " " + i.stream().boxed().toList() + d.stream().boxed().toList();
            case 48: u.accept(a / 3.0); u.accept(b % 5 == 0 ? Double.NaN : b % 5 == 1 ? 1 / 0.0 : 1e16); return null;
            case 49: u.combine(DoubleStream.of(a, b / 7.0, 1e-9).summaryStatistics()); return u.getCount() + " " + u.getMin() + u.getMax() + u.getSum() + u.getAverage();
            case 50: u = new DoubleSummaryStatistics(a, b, b % 3 == 0 ? Double.NaN : 5, a % 4 == 0 ? Double.NaN : a + b); return null;
            case 51: u.combine(u); return u.getSum() + u.getAverage();
            case 0: j.add(String.valueOf(value(a))); return j.length();
            case 1: j.setEmptyValue("E" + a); return j.length();
            case 2: j.merge(new StringJoiner("-").add("p").add("q" + a)); return null;
            case 3: j.merge(j); return null;
            case 4: j = new StringJoiner("|"); return null;
            case 5: o = Optional.of(value(a)); return null;
            case 6: o = Optional.ofNullable(value(a)); return null;
            case 7: return o.get();
            case 8: return o.isPresent() + " " + o.isEmpty();
            case 9: return o.orElse(value(b));
            case 10: return o.orElseGet(() -> value(b));
            case 11: return o.orElseThrow(() -> new IllegalStateException());
            case 12: return o.map(x -> value(b));
            case 13: return o.flatMap(x -> Optional.ofNullable(value(b)));
            case 14: return o.filter(x -> x instanceof Integer);
            case 15: return o.or(() -> Optional.of(value(b)));
            case 16: return o.equals(Optional.ofNullable(value(a))) + " " + o.hashCode();
            case 17: o.ifPresent(x -> j.add(x.toString())); return null;
            case 18: o.ifPresentOrElse(x -> j.add(x.toString()), () -> j.add("none")); return null;
            case 19: i = OptionalInt.of(a); return i;
            case 20: return i.getAsInt();
            case 21: return i.orElse(b) + i.hashCode();
            case 22: return i.equals(OptionalInt.of(a)) + " " + i.isPresent();
            case 23: d = OptionalDouble.of(a / 2.0); return d;
            case 24: return d.getAsDouble() + d.hashCode();
            case 25: return Objects.equals(value(a), value(b)) + " " + Objects.hash(value(a), value(b));
            case 26: return Objects.requireNonNull(value(a));
            case 27: return Objects.requireNonNullElse(value(a), value(b));
            case 28: return Objects.checkIndex(a, b);
            case 29: return Objects.checkFromToIndex(a, b, 3);
            case 30: return Objects.checkFromIndexSize(a, b, 3);
            case 31: return Objects.toString(value(a), "x") + Objects.hashCode(value(b));
            case 32: return Objects.compare(value(a), value(b), new Down());
            case 33: return Map.entry(value(a), value(b)).toString() + Map.entry(value(a), value(b)).hashCode();
            case 34: return List.of(value(a), value(b)).indexOf(value(b));
            case 35: return any(Set.of(value(a), value(b)).toString(), true);
            case 36: return Map.of(value(a), 1, value(b), 2).get(value(a));
            case 37: return Collections.emptyList().equals(List.of()) + " " + Collections.emptyMap() + Collections.singleton(value(a));
            case 38: return List.of(value(a), 1).add(value(b));
            case 39: s = IntStream.range(a, b).summaryStatistics(); return s.getCount() + " " + s.getMin() + s.getMax() + s.getSum() + s.getAverage();
            case 40: s.accept(a); t.accept(b); t.accept((long) a << 40); return null;
            case 41: s.combine(IntStream.of(a, b).summaryStatistics()); t.combine(LongStream.of(a, b).summaryStatistics()); return null;
            case 42: s = new IntSummaryStatistics(a, b, 5, a + b); return null;
            case 43: t = new LongSummaryStatistics(a, b, 5, a + b); return t.getCount() + " " + t.getMin() + t.getMax() + t.getSum() + t.getAverage();
            default: return new AbstractMap.SimpleImmutableEntry<>(value(a), value(b)).equals(Map.entry(value(a), value(b)));
            }
        }

        public String state() {
            return j + " " + o + i + d + s + t + u;
        }
    }

    static class OfArrays implements Subject {
        int[] n = {3, 1, 2};
        double[] d = {0.0, -0.0, 1};
        Object[] o = {1, 2, null};
        char[] c = {'b', 'a'};
        long[] l = {5, 4};

        public Object call(int op, int a, int b) {
            switch (op % 57) {
            case 49: Arrays.parallelSort(n, a, b); Arrays.parallelSort(c); Arrays.parallelSort(d); return null;
            case 50: Arrays.parallelSort(o, new Down()); Arrays.parallelSort(l, 0, b); return null;
            case 51: Arrays.parallelSetAll(n, i -> i - a); Arrays.parallelSetAll(o, i -> value(i + b)); return null;
            case 52: Arrays.parallelPrefix(n, (x, y) -> x + y * a); Arrays.parallelPrefix(d, (x, y) -> x + y); Arrays.parallelPrefix(l, (x, y) -> x - y); return null;
            case 53: Arrays.parallelPrefix(o, (x, y) -> y == null ? x : y); Arrays.parallelPrefix(n, null); return null;
            case 54: return Arrays.mismatch(o, new Object[] {value(a), value(b)}, new Down()) + " " + Arrays.mismatch(o, o, b > 5 ? null : new Down());
            case 55: return Arrays.compare(o, new Object[] {value(a), value(b)}, new Down()) + " " + Arrays.compare(null, b > 5 ? o : null, new Down()) + Arrays.compare(o, o, b > 8 ? null : new Down());
            case 0: Arrays.fill(n, a, b, 7); return null;
            case 1: n = Arrays.copyOf(n, a); return null;
            case 2: n = Arrays.copyOfRange(n, a, b); return null;
            case 3: o = Arrays.copyOf(o, a); return null;
            case 4: o = Arrays.copyOfRange(o, a, b); return null;
            case 5: Arrays.sort(n); return null;
            case 6: Arrays.sort(d); return null;
            case 7: sort(() -> Arrays.sort(o), Arrays.asList(o)); return null;
            case 8: Arrays.sort(o, new Down()); return null;
            case 9: Arrays.sort(n, a, b); return null;
            case 10: sort(() -> Arrays.sort(o, a, b), Arrays.asList(o)); return null;
            case 11: return Arrays.equals(n, new int[] {a, b});
            case 12: return Arrays.equals(d, new double[] {a, b == 0 ? -0.0 : b});
            case 13: return Arrays.equals(o, new Object[] {value(a), value(b)});
            case 14: return Arrays.hashCode(n) + " " + Arrays.hashCode(d) + " " + Arrays.hashCode(o) + Arrays.hashCode(l) + Arrays.hashCode(c);
            case 15: Arrays.sort(n); return Arrays.binarySearch(n, a);
            case 16: Arrays.sort(d); return Arrays.binarySearch(d, a);
            case 17: return Arrays.asList(o).indexOf(value(a));
            case 18: return Arrays.asList(o).set(a, value(b));
            case 19: return Arrays.asList(o).remove(value(a));
            case 20: n = new int[] {a, b, a + b, a - b}; return null;
            case 21: d = new double[] {a, -0.0, b, Double.NaN, 0.0}; return null;
            case 22: o = new Object[] {value(a), value(b), value(a + b)}; return null;
            case 23: Arrays.sort(c); return Arrays.binarySearch(c, 'b');
            case 24: c = new char[] {(char) ('c' + a), (char) ('d' + b)}; return null;
            case 25: l = new long[] {a, b, -a}; Arrays.sort(l); return Arrays.binarySearch(l, b);
            case 26: Arrays.fill(o, value(a)); return null;
            case 27: return Arrays.equals(n, a, b, new int[] {1, 2}, 0, 1);
            case 28: Arrays.setAll(n, i -> i * a); return null;
            case 29: return Arrays.toString(new boolean[] {a > b, true}) + Arrays.hashCode(new boolean[] {a > b}) + Arrays.hashCode(new float[] {a, -0f});
            case 30: return Arrays.equals((int[]) null, a > 0 ? n : null) + " " + Objects.deepEquals(nest(a), nest(b)) + Objects.deepEquals(value(a), value(b)) + Objects.deepEquals(a > b ? n : null, new int[] {a, b});
            case 31: return Arrays.asList(o).hashCode() + " " + Arrays.asList(o);
            case 32: return Arrays.copyOf(new Integer[] {a, b}, 3).getClass().getSimpleName();
            case 33: return Arrays.toString(Arrays.copyOfRange(new String[] {"a", "b"}, a, b));
            case 34: Arrays.asList(o).sort(new Down()); return null;
            case 35: Collections.reverse(Arrays.asList(o)); return null;
            case 36: Arrays.fill(d, a, b, 0.5); return null;
            case 37: return Arrays.toString((long[]) null) + Arrays.toString(l);
            case 38: return Arrays.binarySearch(o, 0, 1, value(a), new Down());
            case 39: return Arrays.mismatch(n, new int[] {a, b}) + " " + Arrays.mismatch(d, new double[] {a, -0.0, b, Double.NaN}) + Arrays.mismatch(o, new Object[] {value(a), value(b)});
            case 40: return Arrays.compare(n, new int[] {a, b, a + b}) + " " + Arrays.compare(c, new char[] {(char) ('b' + a), 'a'}) + Arrays.compare((int[]) null, a > b ? n : null);
            case 41: return Arrays.compare(d, new double[] {a, b == 0 ? -0.0 : b, Double.NaN}) + " " + Arrays.compare(l, new long[] {a, b});
            case 42: return Arrays.compare(n, a, b, new int[] {1, 2, 3}, 0, 2) + " " + Arrays.mismatch(n, 0, 1, n, a, b);
            case 43: return Arrays.compare(new Integer[] {a % 3, a == 2 ? null : b}, new Integer[] {b % 3, null}) + Arrays.compare(new boolean[] {a > 2, b > 3}, new boolean[] {b > 2})
                    + Arrays.compare(new byte[] {(byte) a, (byte) b}, new byte[] {(byte) b}) + Arrays.compare(new short[] {(short) a}, new short[] {(short) b})
                    + Arrays.compareUnsigned(new byte[] {(byte) -a, (byte) b}, new byte[] {(byte) b}) + " " + Arrays.compareUnsigned(new int[] {a, -b}, 0, 2, new int[] {a - b, b}, 0, 1)
                    + " " + Short.compareUnsigned((short) -a, (short) b) + Arrays.compareUnsigned(new long[] {b, -a}, new long[] {b, a, a});
            case 44: return Arrays.mismatch(n, a > 5 ? n : null);
            case 45: return Arrays.deepEquals(nest(a), nest(b)) + " " + Arrays.deepEquals(o, nest(b));
            case 46: return Arrays.deepHashCode(nest(a)) + " " + Arrays.deepHashCode(o) + Arrays.deepHashCode(null);
            case 47: return Arrays.deepToString(nest(a)) + Arrays.deepToString(o) + Arrays.deepToString(null);
            case 48: {
                Object[] x = nest(a);
                x[0] = new Object[] {o, x, value(b), new Object[0], x};
                return Arrays.deepToString(x);
            }
            default: return Arrays.asList(o).contains(value(a));
            }
        }

        Object[] nest(int a) {
            switch (Math.floorMod(a, 6)) {
            case 0: return new Object[] {n.clone(), o, new Object[] {value(a), null}};
            case 1: return new Object[] {n, o.clone(), new Object[] {value(a), null}};
            case 2: return new Object[][] {o, o, {c, d, l}};
            case 3: return new Object[] {new boolean[] {a > 5}, new byte[] {1}, new short[] {2}, new float[] {-0f, a}};
            case 4: return new int[][] {n, {a}, null};
            default: return new Object[] {null, d.clone(), c.clone(), l.clone()};
            }
        }

        public String state() {
            return Arrays.toString(n) + Arrays.toString(d) + Arrays.toString(o) + Arrays.toString(c);
        }
    }

    /** A pipeline that grows by each call, until one ends it; what its functions see is noted. */
    static class OfStreams implements Subject {
        Stream<Object> s;
        IntStream n;
        LongStream l;
        DoubleStream d;
        Iterator<?> it = new ArrayList<Object>().iterator();
        final List<String> seen = new ArrayList<>();

        OfStreams(int a) {
            start(a, a);
        }

        Object note(String what, Object o) {
            seen.add(what + o);
            return o;
        }

        static int number(Object o) {
            return o instanceof Integer ? (Integer) o : o == null ? 7 : o.hashCode();
        }

        void start(int a, int b) {
            List<Object> some = new ArrayList<>(OfCollection.some(a, b));
            switch (Math.floorMod(a * 5 + b, 21)) {
            case 0: s = Stream.of(value(a), value(b), value(a + b), value(a)); break;
            case 1: s = some.stream(); break;
            case 2: s = new LinkedList<>(some).stream(); break;
            case 3: s = new TreeSet<Object>(List.of(3, 1, 2, b)).stream(); break;
            case 4: s = new TreeSet<Object>(new Down()).stream(); break;
            case 5: s = new LinkedHashSet<>(some).stream(); break;
            case 6: s = Stream.iterate((Object) a, x -> note("i", number(x) + 1)).limit(Math.floorMod(b, 5)); break;
            case 7: s = Stream.iterate((Object) a, x -> number(x) < b, x -> note("j", number(x) + 2)); break;
            case 8: { int[] c = {0}; s = Stream.generate(() -> note("g", c[0]++)).limit(3); break; }
            case 9: s = Stream.concat(some.stream().peek(x -> note("c", x)).sorted(new Down()), Stream.of(value(b))); break;
            case 10: s = Stream.ofNullable(value(a)); break;
            case 11: s = Arrays.stream(new Object[] {value(a), 5, value(b), 1}, Math.floorMod(a, 3), 4); break;
            case 12: s = Arrays.asList(value(a), value(b)).stream(); break;
            case 13: s = List.of(1, (Object) 2, 0).stream(); break;
            case 14: s = new ArrayDeque<Object>(List.of(4, 2, 2)).stream(); break;
            case 15: n = IntStream.range(a, Math.min(b, a + 6)); s = n.boxed().map(x -> x); break;
            case 16: s = Stream.<Object>empty(); break;
            case 17: { Map<Object, Object> m = new TreeMap<>(); m.put(a, 1); m.put(b, 0); s = m.keySet().stream(); break; }
            case 18: { Map<Object, Object> m = new LinkedHashMap<>(); m.put(value(a), 1); m.put(b, 0); s = m.values().stream(); break; }
            case 19: { List<Object> same = some; s = same.stream(); same.add(9); break; }
            default: s = Stream.of(some, List.of(a), List.of()).flatMap(x -> x.stream().peek(y -> note("f", y)));
            }
            switch (Math.floorMod(a, 6)) {
            case 0: n = IntStream.rangeClosed(a, a + Math.floorMod(b, 4)); break;
            case 1: n = IntStream.of(a, b, a + b, a); break;
            case 2: n = Arrays.stream(new int[] {b, a, 2}, 1, 3); break;
            case 3: n = IntStream.iterate(a, x -> x < b, x -> x + 3); break;
            case 4: n = IntStream.concat(IntStream.of(a), IntStream.range(0, 2)); break;
            default: n = IntStream.generate(() -> a).limit(2);
            }
            l = b % 2 == 0 ? LongStream.rangeClosed(a, a + 2) : LongStream.of(b, a, b);
            d = b % 2 == 0 ? DoubleStream.of(a / 4.0, b, -0.0, 0.1, a) : Arrays.stream(new double[] {a, Double.NaN, b});
        }

        boolean test(Object x, int a) {
            note("t", x);
            return Math.floorMod(number(x), 3) != Math.floorMod(a, 3);
        }

        public Object call(int op, int a, int b) {
            switch (op) {
            case 0: case 1: start(a, b); return null;
            case 2: case 3: s = s.filter(x -> test(x, a)); return null;
            case 4: case 5: s = s.map(x -> note("m", value(number(x) + a))); return null;
            case 6: s = s.peek(x -> note("p", x)); return null;
            case 7: s = s.sorted(); return null;
            case 8: s = s.sorted(new Down()); return null;
            case 9: case 10: s = s.distinct(); return null;
            case 11: case 12: s = s.limit(a); return null;
            case 13: s = s.skip(a); return null;
            case 14: s = s.takeWhile(x -> test(x, a)); return null;
            case 15: s = s.dropWhile(x -> test(x, a)); return null;
            case 16: s = s.flatMap(x -> x == null ? null : Stream.of(x, value(a)).peek(y -> note("q", y))); return null;
            case 17: s = s.mapMulti((x, c) -> { c.accept(x); if (b % 2 == 0) { c.accept(value(a)); } }); return null;
            case 18: n = s.mapToInt(x -> number(note("n", x))); return null;
            case 19: s = n.mapToObj(x -> note("o", x)); return null;
            case 20: s = n.boxed().map(x -> x); return null;
            case 21: start(a, b); return s.unordered() == s;
            case 22: s = s.onClose(() -> note("close", a)); return null;
            case 23: s.close(); return null;
            case 24: s.forEach(x -> note("e", x)); return null;
            case 25: return s.toArray();
            case 26: return s.toArray(k -> { note("k", k); return new Object[k]; });
            case 27: return s.toArray(Integer[]::new);
            case 28: return s.reduce(a, (x, y) -> note("r", number(x) * 3 + number(y)));
            case 29: return s.reduce((x, y) -> note("r", value(number(x) + number(y))));
            case 30: return s.reduce(a, (x, y) -> x - number(y), (x, y) -> x);
            case 31: return s.min(new Down());
            case 32: return s.max(new Down());
            case 33: case 34: return s.count();
            case 35: return s.anyMatch(x -> test(x, a));
            case 36: return s.allMatch(x -> test(x, a));
            case 37: return s.noneMatch(x -> test(x, a));
            case 38: case 39: return s.findFirst();
            case 40: return s.findAny();
            case 41: it = s.iterator(); return null;
            case 42: case 43: return it.hasNext();
            case 44: case 45: return it.next();
            case 46: return s.toList();
            case 47: return s.toList().get(a);
            case 48: return s.toList().add(a);
            case 49: return s.collect(Collectors.toList());
            case 50: return any(s.collect(Collectors.toSet()).toString(), true);
            case 51: return s.collect(Collectors.toCollection(() -> new TreeSet<Object>(new Down())));
            case 52: return s.map(x -> String.valueOf(x)).collect(Collectors.joining());
            case 53: return s.map(x -> String.valueOf(x)).collect(Collectors.joining("-", "<", ">"));
            case 54:
                return a % 2 == 0 ? s.collect(Collectors.counting())
                        : s.collect(Collectors.teeing(Collectors.filtering(x -> test(x, a), Collectors.counting()), Collectors.toList(), (x, y) -> x + "/" + y));
            case 55: return s.collect(Collectors.summingInt(x -> number(x)));
            case 56: return s.collect(Collectors.averagingInt(x -> number(x)));
            case 57: return any(s.collect(Collectors.groupingBy(x -> note("g", number(x) % 2))).toString(), true);
            case 58: return s.collect(Collectors.groupingBy(x -> x, () -> new LinkedHashMap<Object, Long>(), Collectors.counting()));
            case 59: return s.collect(Collectors.partitioningBy(x -> test(x, a)));
            case 60: return s.collect(Collectors.partitioningBy(x -> test(x, a), Collectors.mapping(x -> number(x), Collectors.minBy(new Down()))));
            case 61: return s.collect(Collectors.toMap(x -> x, x -> value(number(x)))).size();
            case 62: return any(s.collect(Collectors.toMap(x -> number(x) % 2, x -> x, (x, y) -> value(number(x) + number(y)))).toString(), true);
            case 63: return s.collect(Collectors.reducing(a, x -> number(x), (x, y) -> x + y));
            case 64: return s.collect(Collectors.filtering(x -> test(x, a), Collectors.collectingAndThen(Collectors.toList(), x -> x.size())));
            case 65: return s.collect(() -> new ArrayList<Object>(), (x, y) -> x.add(note("a", y)), (x, y) -> x.addAll(y));
            case 66: return s.collect(Collectors.toUnmodifiableList());
            case 67: n = n.filter(x -> test(x, a)); return null;
            case 68: n = n.map(x -> x * a); return null;
            case 69: n = n.peek(x -> note("P", x)); return null;
            case 70: n = b % 2 == 0 ? n.sorted() : n.map(x -> x + 1).parallel().sequential(); return n.isParallel();
            case 71: n = n.distinct(); return null;
            case 72: n = b % 2 == 0 ? n.limit(a) : n.skip(a); return null;
            case 73: n = n.flatMap(x -> IntStream.range(0, x & 3)); return null;
            case 74: n = b % 2 == 0 ? n.takeWhile(x -> test(x, a)) : n.dropWhile(x -> test(x, a)); return null;
            case 75: return n.sum();
            case 76: return n.min();
            case 77: return n.max();
            case 78: return n.average();
            case 79: return n.count();
            case 80: return Arrays.toString(n.toArray());
            case 81: return n.anyMatch(x -> test(x, a)) ? "any" : "none";
            case 82: return n.allMatch(x -> test(x, a));
            case 83: return n.findFirst();
            case 84: return n.reduce(1, (x, y) -> x * 5 + y);
            case 85: it = n.iterator(); return null;
            case 86: n.forEach(x -> note("E", x)); return null;
            case 87: l = n.asLongStream(); return null;
            case 88: d = n.mapToDouble(x -> x / 8.0); return null;
            case 89: l = b % 2 == 0 ? l.map(x -> x + a).sorted().peek(x -> note("l", x)) : l.limit(2).filter(x -> test((int) x, a)); return null;
            case 90: return a % 2 == 0 ? l.sum() : l.max();
            case 91: return a % 3 == 0 ? Arrays.toString(l.toArray()) : a % 3 == 1 ? l.boxed().collect(Collectors.summingLong(x -> x)) : l.average();
            case 92: d = b % 2 == 0 ? d.map(x -> x * a).sorted() : d.limit(3).filter(x -> x < a); return null;
            case 93: return a % 2 == 0 ? d.sum() : d.min();
            case 94: return a % 2 == 0 ? d.average() : d.max();
            case 95: return s.collect(Collectors.flatMapping(x -> test(x, a) ? Stream.of(x, value(b)) : null, Collectors.toList()));
            case 96: return any(s.collect(Collectors.toUnmodifiableMap(x -> x, x -> value(number(x)))).toString(), true);
            case 97: return any(s.collect(Collectors.toUnmodifiableMap(x -> b % 4 == 0 ? x : (Object) (number(x) % 2), x -> x, (x, y) -> value(number(x) + number(y)))).toString(), true);
            case 98: return s.collect(Collectors.summarizingInt(x -> number(x)));
            case 99: return s.collect(Collectors.summarizingLong(x -> number(x) + 1000000000000L));
            case 100: return s.collect(Collectors.summarizingDouble(x -> number(x) / 3.0));
            case 101: l = s.flatMapToLong(x -> x == null ? null : LongStream.of(number(x), a)); return null;
            case 102: d = s.flatMapToDouble(x -> x == null ? null : DoubleStream.of(number(x), a / 2.0)); return null;
            case 103: n = s.mapMultiToInt((x, c) -> { c.accept(number(note("M", x))); if (b % 2 == 0) { c.accept(a); } }); return null;
            case 104: l = s.mapMultiToLong((x, c) -> { if (test(x, a)) { c.accept(number(x)); } }); return null;
            case 105: d = s.mapMultiToDouble((x, c) -> { c.accept(number(x)); c.accept(0.5); }); return null;
            case 106: n = n.mapMulti((x, c) -> { if (test(x, a)) { c.accept(x); c.accept(b); } }); return null;
            case 107: l = l.mapMulti((x, c) -> { c.accept(x); c.accept(b); }); d = d.mapMulti((x, c) -> { c.accept(x * a); }); return null;
            case 108: { Stream.Builder<Object> k = Stream.builder(); k.add(value(a)).add(value(b)); k.accept(1); s = k.build(); if (a % 3 == 0) { k.add(2); } if (a % 3 == 1) { k.build(); } return null; }
            case 109: { IntStream.Builder k = IntStream.builder(); if (b % 2 == 0) { k.add(a).add(b); } n = k.build(); if (a % 3 == 0) { k.accept(2); } return null; }
            case 110: { LongStream.Builder k = LongStream.builder(); l = k.add(a).add(b).build(); DoubleStream.Builder m = DoubleStream.builder(); d = m.add(a).build(); if (a % 3 == 0) { k.build(); } return null; }
            case 111: return d.summaryStatistics();
            case 112: n = s.flatMapToInt(x -> x == null ? null : IntStream.of(number(x), a)); return null;
            case 113: l = a % 3 == 0 ? s.mapToLong(x -> number(note("L", x)) + 1000000000000L) : a % 3 == 1 ? n.mapToLong(x -> x * 3L) : d.mapToLong(x -> (long) (x * 2)); return null;
            case 114: d = a % 2 == 0 ? n.asDoubleStream() : l.asDoubleStream(); return null;
            case 115: s.forEachOrdered(x -> note("o", x)); return null;
            case 116: n.forEachOrdered(x -> note("o", x)); l.forEachOrdered(x -> note("O", x)); d.forEachOrdered(x -> note("0", x)); return null;
            case 117: return s.collect(Collectors.maxBy(new Down()));
            case 118: return a % 2 == 0 ? s.collect(Collectors.averagingLong(x -> number(x) + 1000000000000L)) : s.collect(Collectors.summingDouble(x -> number(x) / 3.0));
            case 119: return any(s.collect(Collectors.toUnmodifiableSet()).toString(), true);
            default: return a % 2 == 0 ? Arrays.toString(d.toArray()) : d.boxed().collect(Collectors.averagingDouble(x -> x));
            }
        }

        public String state() {
            String r = seen.toString();
            seen.clear();
            return r;
        }
    }

    static Subject subject(String kind, int a) {
        Comparator<Object> order = a % 2 == 0 ? null : new Down();
        switch (kind) {
        case "ArrayList": return new OfList(a % 2 == 0 ? new ArrayList<>() : new ArrayList<>(OfCollection.some(a, a + 1)));
        case "LinkedList": return new OfList(a % 2 == 0 ? new LinkedList<>() : new LinkedList<>(OfCollection.some(a, a + 1)));
        case "Vector": return new OfList(new Vector<>());
        case "Stack": return new OfList(new Stack<>());
        case "List.of": return new OfList(a % 3 == 0 ? List.of() : a % 3 == 1 ? List.of(1, 2, 3) : List.of(4));
        case "Arrays.asList": return new OfList(Arrays.asList(value(a), value(a + 1), value(1)));
        case "synchronizedList": return new OfList(Collections.synchronizedList(a % 2 == 0 ? new ArrayList<>() : new LinkedList<>()));
        case "synchronizedSet": return new OfSet(Collections.synchronizedSet(a % 2 == 0 ? new LinkedHashSet<>() : new TreeSet<>(order)));
        case "synchronizedMap": return new OfMap(Collections.synchronizedMap(a % 2 == 0 ? new LinkedHashMap<>() : new TreeMap<>(order)));
        case "synchronizedCollection": return new OfCollection(Collections.synchronizedCollection(new ArrayList<>()), false, true);
        case "ArrayDeque": return new OfQueue(new ArrayDeque<>());
        case "PriorityQueue": return new OfQueue(new PriorityQueue<>(order));
        case "HashSet": return new OfSet(new HashSet<>());
        case "LinkedHashSet": return new OfSet(new LinkedHashSet<>());
        case "TreeSet": return new OfSet(new TreeSet<>(order));
        case "HashMap": return new OfMap(new HashMap<>());
        case "LinkedHashMap": return new OfMap(a % 3 == 0 ? new Least() : new LinkedHashMap<>(16, 0.75f, a % 3 == 1));
        case "ConcurrentHashMap": return new OfMap(new ConcurrentHashMap<>());
        case "TreeMap": return new OfMap(new TreeMap<>(order));
        case "TreeMap.view": {
            NavigableMap<Object, Object> t = new TreeMap<>(order);
            for (int i = 0; i < 5; i++) {
                t.put((i * 3) % 5, i);
            }
            NavigableMap<Object, Object> v = a == 0 ? t.descendingMap() : a == 1 ? t.headMap(4, true) : a < 4 ? t.tailMap(order == null ? 1 : 3, false) : t.subMap(order == null ? 0 : 4, a == 4, order == null ? 4 : 0, a == 5);
            return new OfMap(a % 3 == 0 ? v.descendingMap() : v);
        }
        case "TreeSet.view": {
            NavigableSet<Object> t = new TreeSet<>(order);
            for (int i = 0; i < 5; i++) {
                t.add((i * 3) % 5);
            }
            NavigableSet<Object> v = a == 0 ? t.descendingSet() : a == 1 ? t.headSet(4, true) : a < 4 ? t.tailSet(order == null ? 1 : 3, false) : t.subSet(order == null ? 0 : 4, a == 4, order == null ? 4 : 0, a == 5);
            OfSet s = new OfSet(a % 3 == 0 ? v.descendingSet() : v);
            s.view = true;
            return s;
        }
        case "EnumMap": return new OfEnums();
        case "EnumSet": return a % 2 == 0 ? new OfEnumSet<>(Colour.class) : new OfEnumSet<>(Many.class);
        case "BitSet": return new OfBits();
        case "Arrays": return new OfArrays();
        case "atomics": return new OfAtomics();
        case "locks": {
            ReentrantLock l = new ReentrantLock(a % 2 == 0);
            return new Subject() {
                public Object call(int op, int a, int b) {
                    switch (op % 5) {
                    case 0: l.lock(); return null;
                    case 1: l.unlock(); return null;
                    case 2: return l.tryLock();
                    case 3: return l.isLocked() + " " + l.isHeldByCurrentThread();
                    default: return l.hasQueuedThreads() + " " + l.getQueueLength();
                    }
                }

                public String state() {
                    return "" + l.getHoldCount();
                }
            };
        }
        case "others": return new OfOthers();
        case "streams": return new OfStreams(a);
        default: throw new IllegalArgumentException(kind);
        }
    }

    /** A line is the kind, its number, and three numbers for each call. */
    static String run(String line) {
        String[] w = line.split(" ");
        StringBuilder out = new StringBuilder();
        Subject s = subject(w[0], Integer.parseInt(w[1]));
        for (int i = 2; i + 2 < w.length; i += 3) {
            try {
                out.append(show(s.call(Integer.parseInt(w[i]), Integer.parseInt(w[i + 1]), Integer.parseInt(w[i + 2]))));
            } catch (RuntimeException e) {
                out.append(e.getClass().getSimpleName());
            }
            try {
                out.append(" -> ").append(s.state()).append("; ");
            } catch (RuntimeException e) {
                out.append(e.getClass().getSimpleName()).append("; ");
            }
        }
        return out.toString();
    }

    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String r;
            try {
                r = run(line);
            } catch (Throwable t) {
                r = t.toString();
            }
            System.out.println(r.replace('\n', ' '));
        }
    }
}
