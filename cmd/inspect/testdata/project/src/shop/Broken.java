package shop;

class Broken {
    int n
    void f() { }
}
