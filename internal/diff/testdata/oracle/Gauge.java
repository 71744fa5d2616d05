class Gauge {
    private int level;
    private boolean open = true;
    int limit;

    Gauge(int limit) {
        if (limit < 0) throw new IllegalArgumentException("limit");
        this.limit = limit;
    }

    int fill(int by) {
        if (!open) throw new IllegalStateException("closed");
        if (by < 0 || level + by > limit) return -1;
        level += by;
        return level;
    }

    void drain() {
        level = 0;
    }

    void close() {
        open = false;
    }

    boolean isFull() {
        return level == limit;
    }
}
