/** A directed graph of three nodes with lists of neighbours. */
public class Graph {
    private static final int NODES = 3;
    private final int[][] next = new int[NODES][2];
    private final int[] degree = new int[NODES];
    private int edges;

    public boolean connect(int from, int to) {
        if (from < 0 || from >= NODES || to < 0 || to >= NODES) {
            throw new IllegalArgumentException("node");
        }
        if (degree[from] == next[from].length || isConnected(from, to)) {
            return false;
        }
        next[from][degree[from]] = to;
        degree[from]++;
        edges++;
        return true;
    }

    public boolean isConnected(int from, int to) {
        if (from < 0 || from >= NODES) {
            return false;
        }
        for (int i = 0; i < degree[from]; i++) {
            if (next[from][i] == to) {
                return true;
            }
        }
        return false;
    }

    public int step(int from) {
        if (from < 0 || from >= NODES || degree[from] == 0) {
            return -1;
        }
        return next[from][degree[from] - 1];
    }

    public int incoming(int node) {
        if (node < 0 || node >= NODES) {
            throw new IllegalArgumentException("node");
        }
        int[] in = new int[NODES];
        for (int from = 0; from < NODES; from++) {
            for (int i = 0; i < degree[from]; i++) {
                in[next[from][i]]++;
            }
        }
        return in[node];
    }

    public int share(int node) {
        if (node < 0 || node >= NODES || edges == 0) {
            return 0;
        }
        return degree[node] * 100 / edges;
    }
}
