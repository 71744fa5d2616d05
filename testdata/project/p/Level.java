package p;

/** A bare enum, with what its constants say. */
public enum Level {
    LOW(1), HIGH(5);

    final int weight;

    Level(int weight) {
        this.weight = weight;
    }

    boolean isAbove(Level other) {
        return weight > other.weight;
    }
}
