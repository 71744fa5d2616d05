package shop;

class Unsupported {
    int n;
    void locked(Object o) {
        synchronized (o) {
            n++;
        }
    }
}
