import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The players of a game with their points. */
public class Scores {
    private final Map<String, Integer> points = new HashMap<>();
    private final List<String> players = new ArrayList<>();
    private int turn;

    public void join(String player) {
        if (points.containsKey(player)) {
            throw new IllegalArgumentException("is there");
        }
        points.put(player, 0);
        players.add(player);
    }

    public void score(int gained) {
        if (players.isEmpty()) {
            throw new IllegalStateException("nobody plays");
        }
        String player = players.get(turn);
        points.put(player, points.get(player) + gained);
        turn = (turn + 1) % players.size();
    }

    public boolean quit(String player) {
        if (!points.containsKey(player)) {
            return false;
        }
        points.remove(player);
        players.remove(player);
        turn = 0;
        return true;
    }

    public int leader() {
        int best = 0;
        for (String player : players) {
            if (points.get(player) > best) {
                best = points.get(player);
            }
        }
        return best;
    }
}
