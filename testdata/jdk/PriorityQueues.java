import java.util.PriorityQueue;

class PriorityQueues {
    static void least(Integer a, Integer b, Integer c) {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        q.add(a);
        q.add(b);
        q.add(c);
        int x = q.poll(), y = q.poll(), z = q.poll();
        assert x <= y && y <= z;
    }

    static void first(Integer a, Integer b) {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        q.add(a);
        q.add(b);
        assert q.peek() == a;
    }
}
