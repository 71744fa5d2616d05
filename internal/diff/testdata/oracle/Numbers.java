class Numbers {
    static int sign(int n) {
        if (n < 0) return -1;
        return n == 0 ? 0 : 1;
    }

    static int clamp(int n, int low, int high) {
        if (low > high) throw new IllegalArgumentException("low " + low);
        return n < low ? low : n > high ? high : n;
    }

    static int steps(int a, int b) {
        int n = 0;
        while (a > 0 && n < b) {
            a -= 1;
            n++;
        }
        return n;
    }

    static int sum(int[] a) {
        int s = 0;
        for (int i = 0; i < a.length; i++) s += a[i];
        return s;
    }

    static int[] sorted(int[] a) {
        for (int i = 1; i < a.length; i++) {
            for (int j = i; j > 0 && a[j] < a[j - 1]; j--) {
                int t = a[j];
                a[j] = a[j - 1];
                a[j - 1] = t;
            }
        }
        return a;
    }

    static double half(double d) {
        return d > 1 ? d / 2 : d + 0.0;
    }
}
