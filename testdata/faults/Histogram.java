/** Counts values in buckets of equal width. */
public class Histogram {
    private final int low;
    private final int width;
    private final int[] buckets;
    private int total;

    public Histogram(int low, int width, int buckets) {
        if (low < 0 || low > 1000 || width < 1 || width > 1000 || buckets < 1) {
            throw new IllegalArgumentException();
        }
        this.low = low;
        this.width = width;
        this.buckets = new int[buckets];
    }

    public void count(int value) {
        int bucket = (value - low) / width;
        if (value < low) {
            bucket = 0;
        }
        if (bucket >= buckets.length) {
            bucket = buckets.length - 1;
        }
        if (bucket < 0) {
            return;
        }
        buckets[bucket]++;
        total++;
    }

    public int percent(int bucket) {
        if (bucket < 0 || bucket >= buckets.length || total == 0) {
            return 0;
        }
        return buckets[bucket] * 100 / total;
    }

    public int mean() {
        if (total == 0) {
            return 0;
        }
        int sum = 0;
        for (int i = 0; i < buckets.length; i++) {
            sum += buckets[i] * (low + i * width);
        }
        return sum / total;
    }

    public int tallest() {
        int best = 0;
        for (int i = 1; i < buckets.length; i++) {
            if (buckets[i] > buckets[best]) {
                best = i;
            }
        }
        return buckets[best];
    }
}
