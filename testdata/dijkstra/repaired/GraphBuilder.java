/** Collects edges in any order and sorts them by source into the adjacency arrays of a graph. */
public class GraphBuilder {
    private int numNodes;
    private int count;
    private int[] sources;
    private int[] targets;
    private int[] weights;

    /** Room for the given numbers of nodes and edges. */
    public GraphBuilder(int numNodes, int maxEdges) {
        this.numNodes = numNodes;
        this.count = 0;
        this.sources = new int[maxEdges];
        this.targets = new int[maxEdges];
        this.weights = new int[maxEdges];
    }

    public /*@ pure @*/ boolean isFull() {
        return count == sources.length;
    }

    /** Adds a directed edge; false, and nothing added, when there is no room or no such node. */
    public boolean addEdge(int source, int target, int weight) {
        if (isFull() || !isNode(source) || !isNode(target) || weight < 0) {
            return false;
        }
        sources[count] = source;
        targets[count] = target;
        weights[count] = weight;
        count++;
        return true;
    }

    /** Adds an edge in both directions, or neither. */
    public boolean addBoth(int source, int target, int weight) {
        if (!addEdge(source, target, weight)) {
            return false;
        }
        if (!addEdge(target, source, weight)) {
            count--;
            return false;
        }
        return true;
    }

    public Graph build() {
        int[] offsets = countEdges();
        int[] next = new int[numNodes];
        for (int u = 0; u < numNodes; u++) {
            next[u] = offsets[u];
        }
        int[] sortedTargets = new int[count];
        int[] sortedWeights = new int[count];
        for (int e = 0; e < count; e++) {
            int place = next[sources[e]]++;
            sortedTargets[place] = targets[e];
            sortedWeights[place] = weights[e];
        }
        return new Graph(offsets, sortedTargets, sortedWeights);
    }

    private /*@ pure @*/ boolean isNode(int node) {
        return 0 <= node && node < numNodes;
    }

    /** Where each node's edges begin, and one past the last node's. */
    private int[] countEdges() {
        int[] offsets = new int[numNodes + 1];
        for (int e = 0; e < count; e++) {
            offsets[sources[e] + 1]++;
        }
        for (int u = 1; u <= numNodes; u++) {
            offsets[u] += offsets[u - 1];
        }
        return offsets;
    }
}
