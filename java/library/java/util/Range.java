package java.util;

/** The part of a sorted collection that a view shows, in either direction, as indices into the array of what is sorted. */
final /*@ nullable_by_default @*/ class Range {
    private final Comparator<?> order;
    private final boolean down;
    private final boolean fromStart;
    private final Object lo;
    private final boolean loInclusive;
    private final boolean toEnd;
    private final Object hi;
    private final boolean hiInclusive;

    Range(Comparator<?> order, boolean down, boolean fromStart, Object lo, boolean loInclusive, boolean toEnd, Object hi, boolean hiInclusive) {
        this.order = order;
        this.down = down;
        this.fromStart = fromStart;
        this.lo = lo;
        this.loInclusive = loInclusive;
        this.toEnd = toEnd;
        this.hi = hi;
        this.hiInclusive = hiInclusive;
    }

    static Range whole(Comparator<?> order, boolean down) {
        return new Range(order, down, true, null, true, true, null, true);
    }

    boolean down() {
        return down;
    }

    boolean whole() {
        return fromStart && toEnd;
    }

    Range reversed() {
        return new Range(order, !down, fromStart, lo, loInclusive, toEnd, hi, hiInclusive);
    }

    @SuppressWarnings("unchecked")
    <T> Comparator<? super T> comparator() {
        return down ? Collections.reverseOrder((Comparator<T>) order) : (Comparator<T>) order;
    }

    private int compare(Object a, Object b) {
        return Slots.compare(order, a, b);
    }

    private boolean tooLow(Object key) {
        if (fromStart) {
            return false;
        }
        int c = compare(key, lo);
        return c < 0 || c == 0 && !loInclusive;
    }

    private boolean tooHigh(Object key) {
        if (toEnd) {
            return false;
        }
        int c = compare(key, hi);
        return c > 0 || c == 0 && !hiInclusive;
    }

    boolean has(Object key) {
        return !tooLow(key) && !tooHigh(key);
    }

    /** Checks what a key is for that the view must have. */
    void demand(Object key) {
        if (!has(key)) {
            throw new IllegalArgumentException();
        }
    }

    /** Checks an end of a view of this view: one that is not part of it may stand at an end that is not part of this one. */
    private void end(Object key, boolean inclusive) {
        boolean in = inclusive ? has(key) : (fromStart || compare(key, lo) >= 0) && (toEnd || compare(hi, key) >= 0);
        if (!in) {
            throw new IllegalArgumentException();
        }
    }

    Range sub(Object from, boolean fromInclusive, Object to, boolean toInclusive) {
        end(from, fromInclusive);
        end(to, toInclusive);
        return between(false, down ? to : from, down ? toInclusive : fromInclusive, false, down ? from : to, down ? fromInclusive : toInclusive);
    }

    Range head(Object to, boolean inclusive) {
        end(to, inclusive);
        return down ? between(false, to, inclusive, toEnd, hi, hiInclusive) : between(fromStart, lo, loInclusive, false, to, inclusive);
    }

    Range tail(Object from, boolean inclusive) {
        end(from, inclusive);
        return down ? between(fromStart, lo, loInclusive, false, from, inclusive) : between(false, from, inclusive, toEnd, hi, hiInclusive);
    }

    private Range between(boolean fromStart, Object lo, boolean loInclusive, boolean toEnd, Object hi, boolean hiInclusive) {
        if (fromStart || toEnd) {
            if (!fromStart) {
                compare(lo, lo);
            }
            if (!toEnd) {
                compare(hi, hi);
            }
        } else if (compare(lo, hi) > 0) {
            throw new IllegalArgumentException();
        }
        return new Range(order, down, fromStart, lo, loInclusive, toEnd, hi, hiInclusive);
    }

    /** How many of n keys are less than a key, or are not greater. */
    private int count(Object key, boolean equal, Object[] keys, int n) {
        int i = 0;
        while (i < n && (equal ? compare(key, keys[i]) >= 0 : compare(key, keys[i]) > 0)) {
            i++;
        }
        return i;
    }

    /** The index of the least key; -1: there is none. */
    private int lowest(Object[] keys, int n) {
        int i = 0;
        while (i < n && tooLow(keys[i])) {
            i++;
        }
        if (i < n && !tooHigh(keys[i])) {
            return i;
        }
        return -1;
    }

    private int highest(Object[] keys, int n) {
        int i = n - 1;
        while (i >= 0 && tooHigh(keys[i])) {
            i--;
        }
        if (i >= 0 && !tooLow(keys[i])) {
            return i;
        }
        return -1;
    }

    int first(Object[] keys, int n) {
        return down ? highest(keys, n) : lowest(keys, n);
    }

    int last(Object[] keys, int n) {
        return down ? lowest(keys, n) : highest(keys, n);
    }

    /** The index of the key nearest to one, before or behind it or equal; -1: there is none. */
    int near(Object key, boolean before, boolean equal, Object[] keys, int n) {
        if (before != down) {
            if (tooHigh(key)) {
                return highest(keys, n);
            }
            int i = count(key, equal, keys, n) - 1;
            return i >= 0 && !tooLow(keys[i]) ? i : -1;
        }
        if (tooLow(key)) {
            return lowest(keys, n);
        }
        int i = count(key, !equal, keys, n);
        return i < n && !tooHigh(keys[i]) ? i : -1;
    }

    int size(Object[] keys, int n) {
        if (whole()) {
            return n;
        }
        int i = lowest(keys, n);
        return i < 0 ? 0 : highest(keys, n) - i + 1;
    }

    /** An iterator over what a view shows. */
    abstract static /*@ nullable_by_default @*/ class Walk<T> implements Iterator<T> {
        private final boolean up;
        private int next;
        private int end; // the index behind the last one
        private int last = -1;
        private int expected;

        Walk(Range range, Object[] keys, int n, int changes, boolean forwards) {
            up = forwards != range.down;
            int low = range.lowest(keys, n);
            if (low >= 0) {
                int high = range.highest(keys, n);
                next = up ? low : high;
                end = up ? high + 1 : low - 1;
            }
            expected = changes;
        }

        abstract T at(int i);

        abstract void delete(int i);

        abstract int changes();

        public boolean hasNext() {
            return up ? next < end : next > end;
        }

        public T next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            if (changes() != expected) {
                throw new ConcurrentModificationException();
            }
            last = next;
            next = up ? next + 1 : next - 1;
            return at(last);
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (changes() != expected) {
                throw new ConcurrentModificationException();
            }
            delete(last);
            if (up) {
                next = last;
                end--;
            }
            last = -1;
            expected = changes();
        }
    }
}
