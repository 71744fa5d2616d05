// What two arrays of references have in common is an array.
interface Shape {
}

class Circle implements Shape {
}

class Colour {
}

class Main {
    static int length(Object[] a) {
        return a.length;
    }

    //@ requires c != null && s != null && c.length == 2 && s.length == 3;
    //@ ensures \result == (b ? 2 : 3);
    static int holds(boolean b, Colour[] c, Shape[] s) {
        return length(b ? c : s);
    }

    //@ requires c != null && s != null;
    //@ ensures \result > 0;
    static int violated(boolean b, Circle[] c, Shape[] s) {
        return (b ? c : s).length;
    }
}
