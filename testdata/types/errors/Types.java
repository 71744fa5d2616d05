class Types {
    int i; long l; boolean b; byte y; char c; double d;
    Types t; Sub s; Object o; String str;
    int[] a;
    final int k = 1;
    static final int N = 3;

    void convert() {
        i = l/* ERROR "long cannot be converted to int" */;
        b = 1/* ERROR "int cannot be converted to boolean" */;
        i = true/* ERROR "boolean cannot be converted to int" */;
        y = 128/* ERROR "int cannot be converted to byte" */;
        y = 127;
        c = -1/* ERROR "int cannot be converted to char" */;
        i = d/* ERROR "double cannot be converted to int" */;
        s = t/* ERROR "Types cannot be converted to Sub" */;
        t = s;
        i = null/* ERROR "null cannot be converted to int" */;
        a = i/* ERROR "int cannot be converted to int[]" */;
        i = a/* ERROR "int[] cannot be converted to int" */;
        t = "x"/* ERROR "String cannot be converted to Types" */;
        int[] q = {1, true/* ERROR "boolean cannot be converted to int" */};
        int r = {1}/* ERROR "an array initialiser gives no int" */;
        int[][] m = new int[2][];
        m[0] = new long[1]/* ERROR "long[] cannot be converted to int[]" */;
    }
    void conditions() {
        if (i/* ERROR "int cannot be converted to boolean" */) { }
        while (o/* ERROR "Object cannot be converted to boolean" */) { }
        i = i/* ERROR "int cannot be converted to boolean" */ ? 1 : 2;
        assert 1/* ERROR "int cannot be converted to boolean" */;
    }
    void operators() {
        i = b + 1/* ERROR "operator + is not defined for boolean and int" */;
        b = !i/* ERROR "operator ! is not defined for int" */;
        i = ~b/* ERROR "operator ~ is not defined for boolean" */;
        b = i && b/* ERROR "operator && is not defined for int and boolean" */;
        b = o < o/* ERROR "operator < is not defined" */;
        b = i == b/* ERROR "int and boolean cannot be compared" */;
        b = s == str/* ERROR "can never be a" */;
        i = 1 << d/* ERROR "operator << is not defined" */;
        i = 1.5 & 2/* ERROR "operator & is not defined" */;
        b++/* ERROR "operator ++ is not defined for boolean" */;
        b += 1/* ERROR "operator + is not defined for boolean and int" */;
        i = t/* ERROR "only arrays have elements" */[0];
        i = a[l/* ERROR "an array index is an int, not long" */];
    }
    void casts() {
        i = (int) b/* ERROR "boolean cannot be cast to int" */;
        s = (Sub) str/* ERROR "String cannot be cast to Sub" */;
        b = i/* ERROR "instanceof asks about objects, not int" */ instanceof Types;
        b = str instanceof Types/* ERROR "String can never be a Types" */;
        s = (Sub) t;
        i = (int) d;
    }
    void assignments(final int p) {
        k/* ERROR "field Types.k is final" */ = 2;
        N/* ERROR "field Types.N is final" */ = 2;
        p/* ERROR "variable p is final" */ = 1;
        a.length/* ERROR "the length of an array cannot be assigned" */ = 3;
        one()/* ERROR "this is no variable" */ = 1;
        final int f = 1;
        f/* ERROR "variable f is final" */++;
    }
    int one() { return 1; }
    void none() { }
    void voidValue() { int x = none()/* ERROR "has no result" */; }
    void literals() {
        i = 2147483648/* ERROR "too large for int" */;
        i = -2147483648;
        i = 0xFFFFFFFF;
        i = 0x1FFFFFFFF/* ERROR "too large for int" */;
        l = 9223372036854775808L/* ERROR "too large for long" */;
        i = 09/* ERROR "is no number" */;
    }
    void wrongReturn() { return 1/* ERROR "method wrongReturn has no result" */; }
    int emptyReturn() { return;/* ERROR "method emptyReturn returns int" */ }
    int badReturn() { return true/* ERROR "boolean cannot be converted to int" */; }
    void thrown() { throw t/* ERROR "Types is no Throwable" */; }
    void caught() { try { } catch (Types/* ERROR "Types is no Throwable" */ e) { } }
    void each() { for (int e : t/* ERROR "takes an array, not Types" */) { } }
    void eachElement() { for (boolean e/* ERROR "elements of type int do not fit boolean" */ : a) { } }
}
class Sub extends Types { }
