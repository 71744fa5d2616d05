/** Tells listeners of events. */
public class EventBus {
    public static class Listener {
        private int heard;
        private int level;

        public void tune(int level) {
            this.level = level;
        }

        void hear(int event) {
            if (event >= level) {
                heard++;
            }
        }

        public int heard() {
            return heard;
        }
    }

    private final Listener[] listeners = new Listener[3];
    private int size;
    private int events;

    public boolean subscribe(Listener listener) {
        if (listener == null) {
            throw new IllegalArgumentException("listener");
        }
        if (size == listeners.length) {
            return false;
        }
        listeners[size] = listener;
        size++;
        return true;
    }

    public void unsubscribe(Listener listener) {
        for (int i = 0; i < size; i++) {
            if (listeners[i] == listener) {
                size--;
                listeners[i] = listeners[size];
                listeners[size] = null;
                return;
            }
        }
    }

    public void publish(int event) {
        events++;
        for (int i = 0; i < size; i++) {
            listeners[i].hear(event);
        }
    }

    public int heardByEach() {
        if (size == 0) {
            return 0;
        }
        int sum = 0;
        for (int i = 0; i < size; i++) {
            sum += listeners[i].heard();
        }
        return sum / size;
    }
}
