/**
 * A directed graph as adjacency arrays: the edges out of node u are those from offsets[u] up to,
 * but not including, offsets[u + 1]; edge e leads to targets[e] and has the length weights[e].
 */
public class Graph {
    int[] offsets;
    int[] targets;
    int[] weights;

    /*@ invariant offsets.length > 0 && targets.length == weights.length;
      @
      @ invariant (\forall int u; 0 <= u && u < offsets.length;
      @              0 <= offsets[u] && offsets[u] <= targets.length);
      @
      @ invariant (\forall int u; 1 <= u && u < offsets.length; offsets[u - 1] <= offsets[u]);
      @*/

    /*@ requires offsets.length > 0 && targets.length == weights.length;
      @ requires (\forall int u; 0 <= u && u < offsets.length;
      @             0 <= offsets[u] && offsets[u] <= targets.length);
      @ requires (\forall int u; 1 <= u && u < offsets.length; offsets[u - 1] <= offsets[u]);
      @*/
    public Graph(int[] offsets, int[] targets, int[] weights) {
        this.offsets = offsets;
        this.targets = targets;
        this.weights = weights;
    }

    public /*@ pure @*/ int numNodes() {
        return offsets.length - 1;
    }

    public /*@ pure @*/ int numEdges() {
        return targets.length;
    }

    /*@ requires 0 <= node && node < offsets.length - 1;
      @ ensures 0 <= \result && \result <= targets.length;
      @*/
    public /*@ pure @*/ int firstEdge(int node) {
        return offsets[node];
    }

    /*@ requires 0 <= node && node < offsets.length - 1;
      @ ensures offsets[node] <= \result && \result <= targets.length;
      @*/
    public /*@ pure @*/ int endEdge(int node) {
        return offsets[node + 1];
    }

    public /*@ pure @*/ int target(int edge) {
        return targets[edge];
    }

    public /*@ pure @*/ int weight(int edge) {
        return weights[edge];
    }
}
