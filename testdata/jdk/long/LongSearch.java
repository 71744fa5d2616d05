/** Binary search at 32 bits, in an array of any length: only a long one shows the defect. */
class LongSearch {
    static boolean contains(int[] a, int key) {
        int lo = 0, hi = a.length - 1;
        while (lo <= hi) {
            int mid = (lo + hi) / 2;
            if (a[mid] < key) lo = mid + 1;
            else if (a[mid] > key) hi = mid - 1;
            else return true;
        }
        return false;
    }

    /** Without overflow. */
    static int middle(int[] a, int lo, int hi) {
        if (lo < 0 || hi < lo || a.length <= hi) return 0;
        return a[(lo + hi) >>> 1];
    }
}
