package fuzz

// interfaces are about interfaces and sealed types.
var interfaces = []construct{
	{name: "interface with default, static and private methods", types: "interface I1 {\nint f1 = $K;\nint h1(int a1);\ndefault int h2(int a1) { return h3(a1) + f1; }\nprivate int h3(int a1) { return h1(a1) + h4(); }\nstatic int h4() { return h5() + 1; }\nprivate static int h5() { return $C; }\n}\ninterface I2 extends I1 { default int h2(int a1) { return I1.super.h2(a1) - 1; } }\nclass D1 implements I2 { public int h1(int a1) { return a1 + f1; } }", body: `
I1 v1 = $t ? new D1() : a2 -> $N(a2);
Main.note(v1.h2($n) + I1.h4() + I2.f1);`},
	{name: "fields of interfaces", types: "interface I1 { int f1 = I2.f2 + 1; int[] f3 = {1, 2, $K}; }\ninterface I2 { int f2 = $K; }\nclass D1 implements I1, I2 { static int h1() { return f1 + f2 + f3.length; } }", body: `
Main.note(D1.h1() + I1.f3.length + new D1().f2);`},
	{name: "sealed types", types: "sealed interface I1 permits D1, D2, I2 { int h1(); }\nrecord D1(int f1) implements I1 { public int h1() { return f1; } }\nfinal class D2 implements I1 { public int h1() { return $C; } }\nnon-sealed interface I2 extends I1 { }\nsealed abstract class D3 implements I2 { static final class D4 extends D3 { public int h1() { return 5; } } static non-sealed class D5 extends D3 { public int h1() { return 6; } } }", body: `
I1 v1 = switch ($n & 3) { case 0 -> new D1($n); case 1 -> new D2(); case 2 -> new D3.D4(); default -> new D3.D5(); };
Main.note(v1.h1());
Main.note(v1 instanceof D1 v2 ? v2.f1() : v1 instanceof D3 v3 ? v3.h1() + 1 : 0);`},
	{name: "covariant results", types: "class D1 { public D1 h1() { return this; } int h2() { return 1; } }\nclass D2 extends D1 { public D2 h1() { return new D2(); } int h2() { return super.h2() + h3(); } int h3() { return 2; } }\ninterface I1 { D1 h1(); }\nclass D3 extends D2 implements I1 { }", body: `
D1 v1 = $t ? new D2() : new D1();
Main.note(v1.h1().h2() + (v1.h1() == v1 ? 3 : 4));
I1 v2 = new D3();
Main.note(v2.h1().h2() + new D3().h1().h3());`},
}
