package fuzz

const aFunction = "interface I1 { int h1(int a1); }\n"

// target is a class with methods for references.
const target = aFunction + `class D1 {
	int f1;
	D1(int a1) { f1 = a1; }
	static int h2(int a1) { return $C(a1); }
	int h3(int a1) { return f1 + $C(a1); }
	static int h4(int... a1) { return a1.length == 0 ? $k : a1[0]; }
}
`

// functions are about lambdas and method references.
var functions = []construct{
	{name: "lambda with an expression", types: aFunction, body: `
I1 v1 = a2 -> $N(a2);
Main.note(v1.h1($n));`},
	{name: "lambda with a block", types: aFunction, body: `
I1 v1 = (int a2) -> {$R(a2)};
Main.note(v1.h1($n) + v1.h1($n));`},
	{name: "lambda without result", types: "interface I1 { void h1(int a1); }", body: `
I1 v1 = a2 -> {$B(a2)};
v1.h1($n);`},
	{name: "lambda that captures", types: aFunction, body: `
final int v2 = $n;
I1 v1 = a2 -> {$R(a2,v2)};
I1 v3 = a3 -> v1.h1(a3) + $N(a3,v2);
Main.note(v3.h1($n));`},
	{name: "lambda in a lambda", types: "interface I2 { I1 h2(int a1); }\n" + aFunction, body: `
I2 v1 = a2 -> a3 -> $N(a2,a3);
Main.note(v1.h2($n).h1($n));`},
	{name: "lambda that throws", types: aFunction, body: `
I1 v1 = a2 -> { if ($T) throw $X; return a2; };
try {
Main.note(v1.h1($n));
} catch (RuntimeException e1) {
Main.note(7);
}`},
	{name: "lambda passed on", types: aFunction + "class D1 { static int h2(I1 a1, int a2) { return a1.h1($C(a2)); } static I1 h3(int a3) { return a4 -> $C(a3,a4); } }", body: `
Main.note(D1.h2(a5 -> $N(a5), $n));
Main.note(D1.h3($n).h1($n));
Main.note(D1.h2($t ? a6 -> $N(a6) : D1.h3($n), $n));`},
	{name: "lambda over generics", types: "interface I1<D2, D3> { D3 h1(D2 a1); default <D4> I1<D2, D4> h2(I1<? super D3, ? extends D4> a2) { return a3 -> a2.h1(h1(a3)); } static <D5> I1<D5, D5> h3() { return a4 -> a4; } }", body: `
I1<Integer, Integer> v1 = a5 -> { int v2 = a5; return $N(v2); };
Main.note(v1.h2(a6 -> a6 + 1).h2(I1.h3()).h1($i));`},
	{name: "static reference", types: target, body: "I1 v1 = D1::h2;\nMain.note(v1.h1($n));"},
	{name: "bound reference", types: target, body: `
D1 v1 = new D1($n);
I1 v2 = v1::h3;
v1.f1 = $n;
v1 = null;
Main.note(v2.h1($n));`},
	{name: "reference bound to null", types: target, body: `
D1 v1 = $t ? null : new D1($n);
try {
I1 v2 = v1::h3;
Main.note(1);
Main.note(v2.h1($n));
} catch (NullPointerException e1) {
Main.note(2);
}`},
	{name: "unbound reference", types: target + "interface I2 { int h5(D1 a1, int a2); }", body: `
I2 v1 = D1::h3;
Main.note(v1.h5(new D1($n), $n));`},
	{name: "constructor reference", types: target + "interface I2 { D1 h5(int a1); }", body: "I2 v1 = D1::new;\nMain.note(v1.h5($n).f1);"},
	{name: "array constructor reference", types: "interface I2 { int[] h5(int a1); }", body: "I2 v1 = int[]::new;\nMain.note(v1.h5($k).length);"},
	{name: "super reference", types: target + `class D2 extends D1 {
	D2(int a1) { super(a1); }
	int h3(int a1) {
		I1 v1 = super::h3;
		return v1.h1(a1) * 2 + $C(a1);
	}
}`, body: "Main.note(new D2($n).h3($n));"},
	{name: "this reference", types: target + `class D2 extends D1 {
	D2(int a1) { super(a1); }
	I1 h6() { return this::h3; }
}`, body: "Main.note(new D2($n).h6().h1($n));"},
	{name: "reference to varargs", types: target, body: "I1 v1 = D1::h4;\nMain.note(v1.h1($n));"},
	{name: "reference that boxes", types: target + "interface I2<D3> { D3 h5(D3 a1); }", body: `
I2<Integer> v1 = D1::h2;
Main.note(v1.h5($i));
I1 v2 = v1::h5;
Main.note(v2.h1($n));`},
	{name: "functions of the library", body: `
java.util.function.Function<Integer, Integer> v1 = a1 -> { int v2 = a1; return $N(v2); };
java.util.function.IntBinaryOperator v3 = (a2, a3) -> $N(a2,a3);
java.util.function.Supplier<Integer> v4 = () -> $N;
java.util.function.IntPredicate v5 = a4 -> $T(a4);
Main.note(v1.apply(v4.get()) + v3.applyAsInt($n, $n) + (v5.test($n) ? 1 : 0));
Runnable v6 = () -> Main.note($N);
v6.run();`},
}
