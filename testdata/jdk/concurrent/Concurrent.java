import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;

/** What one thread sees of classes for many, whose fields are changed by VarHandle and Unsafe. */
class Concurrent {
    static class P { }

    static void queue(P a, P b, P c) {
        ConcurrentLinkedQueue<P> q = new ConcurrentLinkedQueue<>();
        q.offer(a);
        q.offer(b);
        assert q.poll() == a;
        q.offer(c);
        assert q.poll() == b && q.poll() == c && q.poll() == null;
    }

    static void last(P a, P b) {
        ConcurrentLinkedQueue<P> q = new ConcurrentLinkedQueue<>();
        q.offer(a);
        q.offer(b);
        assert q.poll() == b;
    }

    static void map(P a, P b, P c) {
        ConcurrentHashMap<P, P> m = new ConcurrentHashMap<>();
        assert m.put(a, b) == null && m.putIfAbsent(a, c) == b && m.get(a) == b && m.replace(a, b, c);
        assert m.remove(a) == c && m.isEmpty();
    }

    static void future(int n) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> n);
        f.run();
        assert f.get() == n && f.isDone() && !f.cancel(true);
    }

    static void latch(int n) throws InterruptedException {
        if (0 < n && n < 3) {
            CountDownLatch l = new CountDownLatch(n);
            l.countDown();
            assert l.getCount() == n - 1;
        }
    }
}
