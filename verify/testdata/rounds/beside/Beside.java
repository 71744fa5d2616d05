class Beside {
    int n = 1;
    int get() { return n; }
    int twice() { return Names.left(n) + n; }
}

class Further extends Beside {
    int get() { return 0; }
}
