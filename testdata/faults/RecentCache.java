/** A cache of a few keys that forgets what was not used for longest. */
public class RecentCache {
    private static class Entry {
        final int key;
        int value;
        Entry newer;
        Entry older;

        Entry(int key, int value) {
            this.key = key;
            this.value = value;
        }
    }

    private final int capacity;
    private int size;
    private Entry newest;
    private Entry oldest;

    public RecentCache(int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException("capacity");
        }
        this.capacity = capacity;
    }

    public int get(int key, int otherwise) {
        Entry entry = find(key);
        if (entry == null) {
            return otherwise;
        }
        remove(entry);
        add(entry);
        return entry.value;
    }

    public void put(int key, int value) {
        Entry entry = find(key);
        if (entry != null) {
            entry.value = value;
            return;
        }
        if (size == capacity) {
            remove(oldest);
        }
        add(new Entry(key, value));
    }

    private Entry find(int key) {
        for (Entry e = newest; e != null; e = e.older) {
            if (e.key == key) {
                return e;
            }
        }
        return null;
    }

    private void add(Entry entry) {
        entry.newer = null;
        entry.older = newest;
        if (newest != null) {
            newest.newer = entry;
        } else {
            oldest = entry;
        }
        newest = entry;
        size++;
    }

    private void remove(Entry entry) {
        if (entry.newer != null) {
            entry.newer.older = entry.older;
        } else {
            newest = entry.older;
        }
        if (entry.older != null) {
            entry.older.newer = entry.newer;
        } else {
            oldest = entry.newer;
        }
        size--;
    }
}
