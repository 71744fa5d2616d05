/** Binary search: the sum of two indices of a long array overflows. */
class Search {
    static boolean contains(byte[] a, byte key) {
        int lo = 0, hi = a.length - 1;
        while (lo <= hi) {
            int mid = (lo + hi) / 2;
            if (a[mid] < key) lo = mid + 1;
            else if (a[mid] > key) hi = mid - 1;
            else return true;
        }
        return false;
    }
}
