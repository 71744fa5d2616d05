class Cells<T> {
    private Object[] held = new Object[2];
    private int n;

    boolean add(T t) {
        if (n == 2 || t == null) return false;
        held[n] = t;
        n++;
        return true;
    }

    int find(T t) {
        for (int i = 0; i < n; i++) {
            if (held[i].equals(t)) return i;
        }
        return -1;
    }

    @SuppressWarnings("unchecked")
    T last() {
        if (n == 0) throw new IllegalStateException("empty");
        return (T) held[n - 1];
    }
}
