/** More methods of arrays. */
public class MoreArrays {
    // EXPECT holds
    /*@ public normal_behavior
      @ requires arr != null && 0 <= l && l < r && r <= arr.length;
      @ ensures l <= \result && \result < r;
      @ ensures (\forall int i; l <= i && i < \result; arr[i] <= arr[\result]);
      @ ensures (\forall int i; \result < i && i < r; arr[i] >= arr[\result]);
      @ assignable arr[l..r-1];
      @*/
    int partition(int[] arr, int l, int r) {
        int p = arr[r - 1], i = l;
        /*@ loop_invariant l <= i && i <= j && j <= r - 1 && arr[r-1] == p;
          @ loop_invariant (\forall int k; l <= k && k < i; arr[k] <= p);
          @ loop_invariant (\forall int k; i <= k && k < j; arr[k] >= p);
          @ loop_modifies arr[l..r-2], i, j;
          @ decreases r - j; @*/
        for (int j = l; j < r - 1; j++) if (arr[j] < p) { int t = arr[i]; arr[i] = arr[j]; arr[j] = t; i++; }
        int t = arr[i]; arr[i] = arr[r - 1]; arr[r - 1] = t;
        return i;
    }

    // EXPECT holds
    /*@ public normal_behavior
      @ requires arr != null && arr.length <= 5;
      @ ensures \result == (\num_of int i; 0 <= i && i < arr.length; arr[i] == x);
      @ assignable \nothing; @*/
    int occurrences(int[] arr, int x) { int n = 0; for (int i = 0; i < arr.length; ++i) if (arr[i] == x) n++; return n; }

    // EXPECT holds
    /*@ public normal_behavior
      @ requires a != null && b != null && a.length == b.length;
      @ ensures \result <==> (\forall int i; 0 <= i && i < a.length; a[i] == b[i]);
      @ assignable \nothing; @*/
    boolean same(int[] a, int[] b) { for (int i = 0; i < a.length; i++) if (a[i] != b[i]) return false; return true; }

    // EXPECT holds
    /*@ public normal_behavior
      @ requires a != null && n >= 0 && n <= a.length;
      @ ensures \fresh(\result) && \result.length == n;
      @ ensures (\forall int i; 0 <= i && i < n; \result[i] == a[i]);
      @ assignable \nothing; @*/
    int[] prefix(int[] a, int n) { int[] r = new int[n]; for (int i = 0; i < n; i++) r[i] = a[i]; return r; }

    // EXPECT holds
    /*@ public normal_behavior
      @ requires a != null;
      @ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[a.length - 1 - i]));
      @ assignable a[*]; @*/
    void reverse(int[] a) {
      /*@ loop_invariant 0 <= i && i <= a.length / 2;
        @ loop_invariant (\forall int k; 0 <= k && k < i; a[k] == \old(a[a.length - 1 - k]) && a[a.length - 1 - k] == \old(a[k]));
        @ loop_invariant (\forall int k; i <= k && k < a.length - i; a[k] == \old(a[k]));
        @ assignable a[*], i; decreases a.length - i; @*/
      for (int i = 0; i < a.length / 2; i++) { int t = a[i]; a[i] = a[a.length - 1 - i]; a[a.length - 1 - i] = t; }
    }
    private /*@ nullable @*/ int[] data; private int size;

    // EXPECT holds
    /*@ public normal_behavior
      @ requires data != null && 0 <= size && size < data.length;
      @ ensures size == \old(size) + 1 && data[\old(size)] == v;
      @ assignable size, data[size]; @*/
    void push(int v) { data[size++] = v; }

    // EXPECT holds
    /*@ public exceptional_behavior requires a == null; signals (NullPointerException e) true; assignable \nothing;
      @ also public normal_behavior requires a != null; ensures \result == a.length; assignable \nothing; @*/
    int len(/*@ nullable @*/ int[] a) { return a.length; }
}
