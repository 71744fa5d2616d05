package org.slf4j;

public interface Marker {
    String getName();
    void add(Marker reference);
    boolean remove(Marker reference);
    boolean hasReferences();
    boolean contains(Marker other);
    boolean contains(String name);
}
