package fuzz

// innerClasses are about inner, local and anonymous classes.
var innerClasses = []construct{
	{name: "inner class and outer.new", types: "class D1 {\nint f1;\nD1(int a1) { f1 = a1; }\nclass D2 {\nint f2 = f1 + 1;\nint h1(int a1) { f1 += a1; return f2 + D1.this.f1; }\nclass D3 extends D2 {\nint f1 = 100;\nint h1(int a1) { return super.h1(a1) + f1 + D1.this.f1 + D2.this.f2; }\n}\n}\nD2 h2() { return new D2(); }\n}", body: `
D1 v1 = new D1($n);
D1.D2 v2 = $t ? v1.new D2() : v1.h2();
Main.note(v2.h1($n));
Main.note(v2.new D3().h1($n));
Main.note(v1.f1);
D1 v3 = $t ? null : v1;
try {
Main.note(v3.new D2().h1(1));
} catch (NullPointerException e1) {
Main.note(8);
}`},
	{name: "subclass of an inner class", types: "class D1 {\nint f1 = $k;\nclass D2 {\nint h1() { return f1; }\n}\n}\nclass D3 extends D1.D2 {\nD3(D1 a1) { a1.super(); }\n}\nclass D4 extends D1 {\nclass D5 extends D2 {\nint h1() { return super.h1() + D4.super.f1 + 1; }\n}\n}", body: `
D1 v1 = new D1();
v1.f1 = $n;
Main.note(new D3(v1).h1() + new D4().new D5().h1());
try {
new D3(null);
} catch (NullPointerException e1) {
Main.note(4);
}`},
	{name: "anonymous class", types: "abstract class D1 {\nint f1;\nD1(int a1) { f1 = a1 + h1(1); }\nabstract int h1(int a1);\n}", body: `
final int v1 = $n;
D1 v2 = new D1($n) {
int f2 = v1;
{ f2 += 2; }
int h1(int a2) {$P(a2,v1,f2)}
};
Main.note(v2.h1($n) + v2.f1);`},
	{name: "local class that captures", body: `
final int v1 = $n;
class D1 {
final int f1;
D1(int a1) { f1 = a1; }
int h1(int a2) {$P(a2,v1,f1)}
D1 h2() { return f1 > 0 ? new D1(0) : this; }
class D2 { int h3() { return f1 + v1; } }
}
D1 v2 = new D1($n);
Main.note(v2.h2().h1($n) + v2.new D2().h3());
class D3 extends D1 { D3() { super(v1); } int h1(int a3) { return super.h1(a3) + 1; } }
Main.note(new D3().h1($n));`},
	{name: "local class in a lambda", types: aFunction, body: `
final int v1 = $n;
I1 v2 = a1 -> {
class D1 { int h2() { return a1 + v1; } }
D1 v4 = new D1();
I1 v3 = a2 -> v4.h2() + a2;
return v3.h1(1);
};
Main.note(v2.h1($n));`},
	{name: "nested classes with private members", types: "class D1 {\nprivate int f1 = $k;\nstatic int f2;\nprivate int h1(int a1) { return f1 + a1; }\nstatic class D2 extends D1 {\nprivate int f1 = 7;\nint h2(int a1) { f2++; return super.f1 + this.f1 + super.h1(a1) + ((D1) this).f1; }\n}\nstatic int h3(D2 a1) { return a1.f1 + f2; }\n}", body: `
Main.note(new D1.D2().h2($n) + D1.h3(new D1.D2()));`},
	{name: "qualified super of an interface", types: "interface I1 { default int h1(int a1) { return a1 + 1; } }\ninterface I2 { default int h1(int a1) { return a1 * 3; } }\nclass D1 implements I1, I2 { public int h1(int a1) { return I1.super.h1(a1) * 10 + I2.super.h1(a1) + $C(a1); } }", body: `
I1 v1 = new D1();
I2 v2 = (I2) v1;
Main.note(v1.h1($n) + v2.h1($n));`},
}
