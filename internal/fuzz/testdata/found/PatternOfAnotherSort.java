// A pattern whose type has no object in common with the operand's.
interface Shape {
}

class Circle implements Shape {
    int radius;
}

class Colour {
    int code;
}

class Main {
    //@ ensures \result == 0;
    //@ signals_only \nothing;
    static int holds(Colour c) {
        return c instanceof Shape s && s != null ? 1 : 0;
    }

    //@ requires s != null;
    //@ ensures \result == 0;
    //@ signals_only \nothing;
    static int violated(Shape s) {
        return s instanceof Circle c && c.radius == 3 ? 1 : 0;
    }
}
