class Supers { void m() { } }
final class Last { }
interface Face { int X = 1; }
interface Face2 { int X = 2; }
class A1 extends Last/* ERROR "Last is final" */ { }
class A2 extends Face/* ERROR "is an interface; implement it" */ { }
class A3 implements Supers/* ERROR "Supers is no interface" */ { }
class A4 extends A5 { } class A5 extends A4/* ERROR "inherits from itself" */ { }
class A6 extends Nothing/* ERROR "no class Nothing" */ { }
class A7 { }
class A7/* ERROR "class A7 is already declared" */ { }
class A8 implements Face, Face2 { int m() { return X/* ERROR "X may be" */; } }
class A9 { int x; boolean x/* ERROR "field A9.x is already declared" */; int m() { return x; } }
class A10 { void n(int x) { } void n/* ERROR "method A10.n(int) is already declared" */(int y) { } void m() { n(1); } }
