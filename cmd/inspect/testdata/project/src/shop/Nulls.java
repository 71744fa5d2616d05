package shop;

class Nulls {
    //@ requires true;
    static int second(Node n) {
        return n.next.value;
    }
}
