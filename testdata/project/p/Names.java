package p;

import java.util.HashMap;
import java.util.Map;

/** Keys that clauses can ask for their hash codes. */
class Names {
    private final Map<String, Integer> uses = new HashMap<>();

    int used(String name) {
        return uses.merge(name, 1, Integer::sum);
    }

    static boolean isKnown(Map<String, Level> levels, String name) {
        return levels.containsKey(name);
    }
}
