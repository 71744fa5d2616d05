class Log {
    int size; //@ invariant size >= 0;

    //@ requires n >= 0;
    //@ ensures size == \old(size) + n;
    void add(int n) { size += n; }

    //@ ensures \result > 0;
    int next() { return size + 1; }
}
