package fuzz

// hiding are about names that hide others.
var hiding = []construct{
	{name: "local that shadows a field", types: "class D1 {\nint f1 = $k;\nstatic int f2;\nint h1(int f1) {\nint f2 = f1 + this.f1;\nthis.f1 = f2;\nD1.f2 += f1;\n{\nint v1 = f2;\nf1 = v1 + this.f1;\n}\nclass D3 {\nint f1 = 50;\nint h2() { int f1 = 60; return f1 + this.f1 + D1.this.f1; }\n}\nreturn f1 + f2 + new D3().h2();\n}\n}", body: `
Main.note(new D1().h1($n) + D1.f2);`},
	{name: "field that hides a field", types: "class D1 { int f1 = 1; static int f2; int h1() { return f1; } }\nclass D2 extends D1 { long f1 = $k; static int f2; int h2() { return (int) f1 + super.f1 + ((D1) this).f1 + f2 + super.f2 + h1(); } }", body: `
D2 v1 = new D2();
((D1) v1).f1 = $n;
v1.f1 = $l;
D1 v2 = v1;
Main.note(v1.h2() + v2.f1 + (int) v1.f1);`},
	{name: "local that shadows a class", types: "class D1 { static final int f1 = h1().f2; int f2 = 4; static D1 h1() { return new D1(); } }", body: `
int v1 = D1.f1;
D1 D1 = new D1();
D1.f2 += $n;
Main.note(D1.f2 + v1);`},
	{name: "class, field, method and variable of one name", types: "class D1 { int D1 = 5; D1() { } int D1(int D1) { D1: for (;;) { this.D1 += D1; break D1; } return this.D1; } }\nclass D3 { static <D2> D2 h1(D2 D2) { return D2; } }", body: `
D1 v1 = new D1();
Main.note(v1.D1($n) + v1.D1 + D3.h1($i));`},
	{name: "statics hidden by inheritance", types: "class D1 { static int h1(int a1) { return a1 + 1; } int h2() { return h1(1); } }\nclass D2 extends D1 { static int h1(int a1) { return a1 * 2; } }", body: `
D1 v1 = new D2();
Main.note(v1.h1($n) + D2.h1($n) + v1.h2() + ((D1) null).h1(3));`},
}
