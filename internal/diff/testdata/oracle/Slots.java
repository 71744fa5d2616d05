class Slots {
    private int[] cells;

    Slots(int[] a) {
        cells = a == null ? new int[2] : a.clone();
    }

    int get(int i) {
        return cells[i];
    }

    int[] all() {
        return cells.clone();
    }

    void set(int[] a) {
        if (a.length > 0) cells = a.clone();
    }
}
