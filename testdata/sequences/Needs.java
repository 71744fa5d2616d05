import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

// Behind each method that is asked for stands what its callers have to see to, by itself or at
// the constructor: needs, or violated where no condition of the kind says it.

class Wheel {
    private final int[] cells;
    private int at;
    Wheel(int n) { cells = new int[n]; }
    void put(int v) { cells[at] = v; at = (at + 1) % cells.length; } // Wheel.Wheel(int) requires n > 0;
    int first() { return cells[0]; } // Wheel.Wheel(int) requires n > 0;
}

class Part {
    private int n;
    Part(int n) { this.n = n; }
    void twice() { n = 2 * n; }
    int part() { return 12 / n; } // violated
    int share(int k) { return 12 / k; } // itself requires k != 0;
}

class Fixed {
    private final int n;
    Fixed(int n) { this.n = n; }
    int part(int k) { return 12 / k / n; } // Fixed.Fixed(int) requires n != 0; itself requires k != 0;
}

class Filled {
    private final int[] cells;
    private int at;
    Filled(int n) { cells = new int[n]; }
    void put(int v) { cells[at++] = v; } // violated
}

class Pile {
    private final ArrayDeque<Integer> all = new ArrayDeque<>();
    private final List<Integer> list = new ArrayList<>();
    void push(int v) { all.push(v); list.add(v); }
    int pop() { list.remove(list.size() - 1); return all.pop(); } // itself requires !isEmpty();
    int at(int i) { int v = list.get(i); return v; } // itself requires i < size() && i >= 0;
    int half(int i) { if (i < 0) return 0; return list.get(i); } // violated
    boolean isEmpty() { return all.isEmpty(); }
    int size() { return list.size(); }
}

class Door {
    private StringBuilder text;
    void open(int v) { text = new StringBuilder(); }
    void close() { text = null; }
    boolean isOpen() { return text != null; }
    void write(int v) { text.append(v); } // itself requires isOpen();
}

class Sized {
    final int[] cells = new int[2];
    private int n;
    void push(int v) { cells[n++] = v; } // itself requires !isFull();
    int top() { return cells[n - 1]; } // itself requires size() > 0;
    int get(int i) { return cells[i]; } // itself requires i < this.cells.length && i >= 0;
    boolean isFull() { return n == 2; }
    int size() { return n; }
}

class Share {
    private int n = 4;
    private Share other;
    void set(int k) { if (k > 0) other = new Share(); }
    int choose(int k) { return other == null ? 0 : n / k; } // itself requires k != 0;
    boolean both(int k) { return other != null && n % k == 0; } // itself requires k != 0;
    int inside(int k) { return other == null ? 0 : other.part(k); } // itself requires k != 0;
    int either(int k) { return k > 3 ? 1 : n / k; } // violated
    private int part(int k) { return n / k; }
}

class Turned {
    private final List<Integer> list = new ArrayList<>();
    void add(int v) { list.add(v); }
    int get(int i) { if (list.isEmpty()) throw new IllegalStateException(); return list.get(i % list.size()); } // violated
}

// What an object was made with is known to callers.
class Capacity {
    final int[] cells;
    final List<Integer> list = new ArrayList<>();
    final int[] days = new int[7];
    int n;
    Capacity(int n) { this.n = n; cells = new int[n]; fill(n); }
    private void fill(int k) { for (int i = 0; i < k; i++) list.add(i); }
    void put(int i) { cells[i] = 1; } // itself requires i < this.cells.length && i >= 0;
    int guarded(int i) { if (i < 0) return 0; return cells[i]; } // violated
    int read(int i) { int v = list.get(i); return v; } // itself requires i < this.list.size() && i >= 0;
    int fresh(int i) { int[] a = new int[n]; return a[i]; } // itself requires i >= 0 && i < this.n;
    int day(int i) { return days[i]; } // itself requires i < this.days.length && i >= 0;
    int last() { return cells[cells.length - 1]; } // Capacity.Capacity(int) requires n > 0;
    int sum(int k) { int s = 0; for (int i = 0; i < k; i++) s += cells[i]; return s; } // itself requires k <= this.cells.length;
}

class Enlarged {
    private int[] cells;
    Enlarged(int n) { cells = new int[n]; }
    void grow() { cells = new int[cells.length + 1]; }
    void put(int i) { cells[i] = 1; } // violated
}

class HandedOut {
    private final List<Integer> list;
    HandedOut(int n) { list = new ArrayList<>(); for (int i = 0; i < n; i++) list.add(i); }
    List<Integer> all() { return list; }
    int read(int i) { int v = list.get(i); return v; } // violated
}

class Refusing {
    private final int[] cells;
    Refusing(int n) { cells = new int[n]; }
    private void check(int i) { if (i < 0 || i > cells.length) throw new IndexOutOfBoundsException(); }
    int get(int i) { check(i); return cells[i]; } // violated
    int other(int i) { java.util.Objects.checkIndex(i, cells.length + 1); return cells[i]; } // violated
}

class Unset {
    private int[] cells;
    Unset(int n) { if (n < 1) return; cells = new int[n]; }
    int put(int i) { if (cells == null) { int[] z = new int[1]; return z[1]; } return cells[i]; } // violated
}

class Mutual {
    final int[] cells;
    private int seen;
    Mutual(int n) { visit(n); cells = new int[n]; }
    private void visit(int k) { if (k <= 0) return; seen++; left(k - 1); }
    private void left(int k) { if (k <= 0) return; visit(k - 1); }
    int get(int i) { return cells[i]; } // itself requires i < this.cells.length && i >= 0;
}

class Peer {
    private int[] cells;
    Peer(int n) { cells = new int[n]; }
    Peer(Peer o, int n) { cells = new int[n]; o.cells = new int[0]; }
    void put(int i) { cells[i] = 1; } // violated
}

class Alias {
    private final List<Integer> list = new ArrayList<>();
    private final List<Integer> view;
    Alias(int n) { for (int i = 0; i < n; i++) list.add(i); view = list; }
    void clear() { view.clear(); }
    int get(int i) { int v = list.get(i); return v; } // violated
}

class Constant {
    private final int[] cells;
    private final int most = 4;
    private int n;
    Constant(int n) { this.n = n; cells = new int[most]; }
    void put(int i) { cells[i] = n; } // violated
}

class Beyond {
    private final int[] cells;
    private final int n;
    Beyond(int n) { this.n = n; cells = new int[n]; }
    int sum(int k) { int s = 0; for (int i = 0; i <= n; i++) s += cells[k + i]; return s; } // violated
}

class Generic<T> {
    final T[] items;
    private int n;
    private final int[] one = new int[1];
    @SuppressWarnings("unchecked") Generic(int most) { items = (T[]) new Object[most]; }
    void add(T t) { if (n < items.length) items[n++] = t; }
    T get(int i) { int z = one[n]; return items[i]; } // violated
}

class Asked {
    private boolean broken;
    private final int[] cells = new int[3];
    void load(String[] names) { for (String n : names) if (n == null) broken = true; }
    int use() { return broken ? cells[3] : 0; } // violated
}

// Of a number that may be too large for an int, what is left is a defect.
class Sums {
    private final int n;
    private final long[] parts;
    Sums(int n) { this.n = n; parts = new long[n]; }
    private void add(int i, int v) { while (i < n) { parts[i] += v; i += 2; } }
    void addAll(int from, int to, int v) { add(from, v); add(to + 1, -v); } // itself requires from >= 0 && to + 1 >= 0;
}

// A number that is used as an index is one of what the object was made with, or the end of a range.
class Ranges {
    final int n;
    private int[] cells;
    Ranges(int n) { if (n < 0 || n > 50) throw new IllegalArgumentException(); cells = new int[2 * (this.n = n)]; }
    void add(int i) { for (i += n; i >= 1; i /= 2) cells[i]++; } // itself requires i < this.n;
    int sum(int from, int to) { int s = 0; for (from += n, to += n; from < to; from /= 2, to /= 2) { if ((from & 1) != 0) s += cells[from++]; if ((to & 1) != 0) s += cells[--to]; } return s; } // itself requires from >= 0; itself requires from <= this.n && to <= this.n;
    int key(int k) { return cells[k % (n + 1)]; } // violated
    int behind(int i) { int s = 0; for (int j = i; j < n; j++) s += cells[j + n + 1]; return s; } // violated
}

class Above {
    final int n;
    protected int[] slots;
    Above(int n) { this.n = n; slots = new int[n]; }
    void put(int i) { slots[i] = 1; }
}

class Under extends Above {
    private int last;
    Under(int n) { super(n); }
    void put(int i) { super.put(i); last = i; } // itself requires i < this.slots.length && i >= 0;
}

// What a method compares with a size on the way to an index, it decides itself; and what it makes another.
class Fence {
    final int posts;
    final int[] heights;
    Fence(int posts) { if (posts < 1) throw new IllegalArgumentException(); this.posts = posts; heights = new int[posts]; }
    int upTo(int i) { int s = 0; if (i <= posts) s = heights[i]; return s; } // violated
    int before(int i) { int s = 0; if (i < posts) s = heights[i]; return s; } // itself requires i < this.heights.length && i >= 0;
    int beside(int i) { int s = heights[i]; if (i < posts && heights[i + 1] == 0) s++; return s; } // violated
    int neighbours(int i) { return heights[i] + (i > 0 ? heights[i - 1] : 0) + (i < posts - 1 ? heights[i + 1] : 0); } // itself requires i < this.heights.length && i >= 0;
    int first(int to) { int s = 0; for (int i = 0; i < Math.min(to, posts + 1); i++) s += heights[i]; return s; } // violated
    int corrected(int i) { int k = i; if (k > posts) k = posts; if (k < 0) k = 0; return heights[k]; } // violated
    int above(int i) { int s = 0; if (i >= 0) s = heights[i]; return s; } // itself requires i < this.heights.length && i >= 0;
    int inside(int i) { int s = 0; if (i <= posts) s = at(i); return s; } // violated
    private int at(int i) { return heights[i]; }
    int skipping(int from) { int s = 0; for (int i = from; i < from + 2; i++) { if (i > posts) continue; s += heights[i]; } return s; } // violated
    int rest(int from) { int s = 0; for (int i = from; i < posts; i++) s += heights[i]; return s; } // itself requires this.posts <= this.heights.length && from >= 0;
    int next(int i) { int next = i + 1; if (next >= posts) next = 0; return heights[i] - heights[next]; } // itself requires i < this.heights.length && i >= 0;
    int after(int i) { int x = heights[i]; i++; if (i >= posts) i = 0; return i + x; } // itself requires i < this.heights.length && i >= 0;
    int near(int i) { int d = Math.min(i, posts - 1); return heights[i] + d; } // itself requires i < this.heights.length && i >= 0;
}
