package java.util;

/**
 * The elements stand in an array, in the order of the constants. An iterator goes through
 * those that were there when it came to the next 64 constants, as the JDK's does.
 */
public abstract /*@ nullable_by_default @*/ class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, java.io.Serializable {
    final Class<E> type;
    Object[] elements;
    int size;
    boolean shared; // with an iterator: the next change makes another array

    //@ invariant elements != null && \typeof(elements) == \type(Object[]);
    //@ invariant size == elements.length; // what room a set of before the call has, nobody sees
    //@ invariant type != null && type.isEnum();
    //@ invariant (\forall int i; 0 <= i && i < elements.length; elements[i] instanceof Enum && ((Enum<?>) elements[i]).getDeclaringClass() == type);
    //@ invariant (\forall int i; 0 < i && i < elements.length; ((Enum<?>) elements[i - 1]).ordinal() < ((Enum<?>) elements[i]).ordinal());

    EnumSet(Class<E> type) {
        this.type = type;
        elements = new Object[8];
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> type) {
        if (!type.isEnum()) {
            throw new ClassCastException();
        }
        return new RegularEnumSet<E>(type);
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> type) {
        EnumSet<E> s = noneOf(type);
        E[] all = type.getEnumConstants();
        for (int i = 0; i < all.length; i++) {
            s.insert(i, all[i]);
        }
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> s) {
        return s.clone();
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> c) {
        if (c instanceof EnumSet) {
            return ((EnumSet<E>) c).clone();
        }
        if (c.isEmpty()) {
            throw new IllegalArgumentException();
        }
        Iterator<E> it = c.iterator();
        EnumSet<E> s = of(it.next());
        while (it.hasNext()) {
            s.add(it.next());
        }
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> s) {
        EnumSet<E> r = noneOf(s.type);
        E[] all = s.type.getEnumConstants();
        int next = 0; // of those of s
        for (int i = 0; i < all.length; i++) {
            if (next < s.size && s.elements[next] == all[i]) {
                next++;
            } else {
                r.insert(r.size, all[i]);
            }
        }
        return r;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e) {
        EnumSet<E> s = noneOf(e.getDeclaringClass());
        s.add(e);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E a, E b) {
        EnumSet<E> s = of(a);
        s.add(b);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E a, E b, E c) {
        EnumSet<E> s = of(a, b);
        s.add(c);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E a, E b, E c, E d) {
        EnumSet<E> s = of(a, b, c);
        s.add(d);
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E a, E b, E c, E d, E e) {
        EnumSet<E> s = of(a, b, c, d);
        s.add(e);
        return s;
    }

    @SafeVarargs
    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> s = of(first);
        for (int i = 0; i < rest.length; i++) {
            s.add(rest[i]);
        }
        return s;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
        if (from.compareTo(to) > 0) {
            throw new IllegalArgumentException();
        }
        EnumSet<E> s = noneOf(from.getDeclaringClass());
        E[] all = s.type.getEnumConstants();
        for (int i = 0; i < all.length; i++) {
            if (from.ordinal() <= i && i <= to.ordinal()) {
                s.insert(s.size, all[i]);
            }
        }
        return s;
    }

    int ordinal(int i) {
        return ((Enum<?>) elements[i]).ordinal();
    }

    /** The index of the first element from an ordinal on. */
    int from(int ordinal) {
        int i = 0;
        while (i < size && ordinal(i) < ordinal) {
            i++;
        }
        return i;
    }

    /** Which 64 constants one belongs to. */
    static int word(Object constant) {
        return ((Enum<?>) constant).ordinal() / 4 / 4 / 4;
    }

    /** The index of the first element of a further word. */
    int behind(int word) {
        int i = 0;
        while (i < size && word(elements[i]) <= word) {
            i++;
        }
        return i;
    }

    int find(Object o) {
        for (int i = 0; i < size; i++) {
            if (elements[i] == o) {
                return i;
            }
        }
        return -1;
    }

    /** Sees to it that no iterator notices the next change. */
    void own() {
        if (shared) {
            elements = Slots.copy(elements, size);
            shared = false;
        }
    }

    void insert(int index, E e) {
        own();
        if (size == elements.length) {
            elements = Slots.grown(elements, size);
        }
        Slots.open(elements, size, index);
        elements[index] = e;
        size++;
    }

    public EnumSet<E> clone() {
        EnumSet<E> s = new RegularEnumSet<E>(type);
        s.elements = Slots.copy(elements, size);
        s.size = size;
        return s;
    }

    static final /*@ nullable_by_default @*/ class Walk<E extends Enum<E>> implements Iterator<E> {
        private final EnumSet<E> set;
        private Object[] seen;
        private int count;
        private int next;
        private int word; // of the constants that were looked at last
        private boolean ended;
        private E last;

        Walk(EnumSet<E> set) {
            this.set = set;
            look(0);
        }

        /** Looks at the elements as they are now, from an index on. */
        private void look(int index) {
            seen = set.elements;
            count = set.size;
            next = index;
            set.shared = true;
        }

        private boolean there() {
            return next < count && word(seen[next]) == word;
        }

        public boolean hasNext() {
            if (!ended && !there()) {
                look(set.behind(word));
                ended = next == count;
                if (!ended) {
                    word = word(seen[next]);
                }
            }
            return !ended;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = (E) seen[next];
            next++;
            return last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            set.remove(last);
            last = null;
        }
    }
}
