import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

// What is known of a program when one of these methods is checked, others lead to.

class Above {
    protected int[] slots;
    Above(int n) { slots = new int[n]; }
    void put(int i) { slots[i] = 1; }
}

class Under extends Above {
    private int last;
    Under(int n) { super(n); }
    void put(int i) { super.put(i); last = i; }
}

// Names that others change, and that a class which no method names changes.
class Names {
    private List<String> names = new ArrayList<>();
    static int most = 3;
    void freeze() { names = List.of(); }
    void add(String name) { if (names != null) names.add(name); }
    static int left(int n) { return 10 / (most - n); }
}

class Silent {
    static int[] table = {1, 2, 3};
    static { Names.most = 5; }
}

class Loud {
    static final int[] TABLE = {1, 2, 3};
    static int at(int i) { return TABLE[i]; }
    static int first() { return TABLE[0]; }
}

class Inherits extends Loud {
    static final int FIRST = TABLE[0]++;
}

enum Level {
    LOW, HIGH { int weight() { return 2; } };
    int weight() { return 1; }
    static Level of(int i) { return values()[i]; }
}

// An object of before the call may be of classes that stand in code.
abstract class Shape {
    abstract int area();
    static Shape square(int side) { return new Shape() { int area() { return side * side; } }; }
    static Shape none() { return new Shape() { int area() { return 0; } }; }
    static int inverse(Shape s) { return s == null ? 0 : 1 / s.area(); }
}

class Applied {
    private int sum;
    int apply(IntUnaryOperator f, int x) { sum += 1; return 10 / f.applyAsInt(x); }
    int twice(int x) { return apply(y -> y + y, x); }
    int own(int x) { IntUnaryOperator f = this::add; return f.applyAsInt(x); }
    private int add(int x) { return sum += x; }
    int rest(int x) { return x / sum; }
}

// Of classes found beside the file.
class Taker {
    int take(Beside b) { return b == null ? 0 : 4 / b.get(); }
    int other(Behind b) { return b == null ? 0 : b.get() / 3; }
    Object any(Object o) { return o instanceof Beside ? ((Beside) o).twice() : o; }
}
