package shop;

class Assigns {
    int a, b;
    //@ assignable a;
    void both() {
        a = 1;
        b = 2;
    }
}
