package java.util.function;

final class AnyRunnable implements Runnable {
    public void run() {
    }
}
