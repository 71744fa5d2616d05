package p;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Keys that make a list where they are asked for their hash codes, and an array to be compared. */
class Paths {
    private static final class Key {
        private final String[] parts;

        Key(String[] parts) {
            this.parts = parts;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key && java.util.Arrays.equals(parts.clone(), ((Key) o).parts.clone());
        }

        @Override
        public int hashCode() {
            return new ArrayList<>(List.of(parts)).hashCode();
        }
    }

    private final Map<Key, Level> levels = new HashMap<>();

    int size() {
        return levels.size();
    }
}
