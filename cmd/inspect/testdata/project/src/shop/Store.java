package shop;

class Store {
    static void put(Node[] a, Node n) {
        if (a.length > 0) {
            a[0] = n;
        }
    }
}
