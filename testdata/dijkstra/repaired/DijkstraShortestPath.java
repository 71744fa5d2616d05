/** Single-source shortest paths in a graph with non-negative weights, by Dijkstra's algorithm. */
public class DijkstraShortestPath {
    private /*@ spec_public @*/ Graph graph;
    private /*@ spec_public @*/ BinaryHeap queue;
    private /*@ spec_public @*/ NodeLabel[] labels;

    /*@ invariant labels.length == graph.offsets.length - 1;
      @ invariant queue.elems.length == labels.length && queue.heap.length == queue.elems.length + 1;
      @*/

    public DijkstraShortestPath(Graph graph) {
        this.graph = graph;
        this.queue = new BinaryHeap(graph.numNodes());
        this.labels = new NodeLabel[graph.numNodes()];
        for (int u = 0; u < labels.length; u++) {
            labels[u] = new NodeLabel();
        }
    }

    /**
     * Settles every node that can be reached from the source, nearest first, and answers how many
     * there are.
     */
    /*@ requires 0 <= source && source < graph.numNodes();
      @ requires queue.isEmpty();
      @ requires (\forall int u; 0 <= u && u < labels.length; !labels[u].isReached());
      @ ensures queue.isEmpty();
      @ ensures labels[source].isSettled() && labels[source].dist == 0;
      @ ensures 1 <= \result && \result <= graph.numNodes();
      @ ensures (\forall int u; 0 <= u && u < labels.length && labels[u].isReached();
      @            labels[u].isSettled());
      @*/
    public int run(int source) {
        int settled = 0;
        labels[source].reach(0, source);
        queue.insert(source, 0);
        while (!queue.isEmpty()) {
            int node = queue.minElement();
            queue.deleteMin();
            labels[node].settle();
            settled++;
            int end = graph.endEdge(node);
            for (int edge = graph.firstEdge(node); edge < end; edge++) {
                relax(node, edge);
            }
        }
        return settled;
    }

    /** Improves the distance of the edge's target, if going through the given node is shorter. */
    private void relax(int node, int edge) {
        int target = graph.target(edge);
        int dist = labels[node].dist + graph.weight(edge);
        NodeLabel label = labels[target];
        if (!label.isReached()) {
            label.reach(dist, node);
            queue.insert(target, dist);
        } else if (!label.isSettled() && dist < label.dist) {
            label.reach(dist, node);
            queue.decreaseKey(target, dist);
        }
    }

    /** Forgets the last search. */
    public void reset() {
        queue.clear();
        for (NodeLabel label : labels) {
            label.reset();
        }
    }

    public /*@ pure @*/ boolean hasPathTo(int node) {
        return labels[node].isSettled();
    }

    public /*@ pure @*/ int distanceTo(int node) {
        return labels[node].dist;
    }

    /** The nodes on the shortest path to the given one, both ends included; empty if there is none. */
    public int[] pathTo(int node) {
        if (!hasPathTo(node)) {
            return new int[0];
        }
        int length = 1;
        for (int u = node; labels[u].parent != u; u = labels[u].parent) {
            length++;
        }
        int[] path = new int[length];
        int u = node;
        for (int i = length - 1; i >= 0; i--) {
            path[i] = u;
            u = labels[u].parent;
        }
        return path;
    }
}
