package fuzz

const generic = `class D1<D2> {
	D2 f1;
	D1(D2 a1) { f1 = a1; }
	D2 h1() { return f1; }
	void h2(D2 a1) { f1 = a1; }
	static <D3> D3 h3(boolean a1, D3 a2, D3 a3) { return a1 ? a2 : a3; }
	<D4 extends D2> D1<D2> h4(D4 a1) { f1 = a1; return this; }
}
class D5 {
	int f5 = $K;
	D5() { }
	D5(int a1) { f5 = a1; }
	int h5(int a1) { return $C(a1) + f5; }
}
class D6 extends D5 {
	D6() { super($k); }
}
`

// generics are about generic classes and methods.
var generics = []construct{
	{name: "generic class", types: generic, body: `
D1<Integer> v1 = new D1<>($i);
v1.h2(v1.h1() + $n);
Main.note(v1.h1() + 1);
Main.note(v1.f1);`},
	{name: "generic method", types: generic, body: `
Main.note(D1.h3($t, $i, $i));
Main.note(D1.<D5>h3($t, new D5($n), new D6()).h5($n));
long v1 = D1.h3($t, 1L, 2L);
Main.note((int) v1);`},
	{name: "bounded type variable", types: generic + "class D7<D8 extends D5> { D8 f7; D7(D8 a1) { f7 = a1; } int h7(int a1) { return f7.h5(a1); } static <D9 extends Comparable<D9>> D9 h8(D9 a1, D9 a2) { return a1.compareTo(a2) < 0 ? a2 : a1; } }", body: `
Main.note(new D7<>(new D6()).h7($n) + D7.h8($i, $i));`},
	{name: "intersection bound", types: "interface I1 { default int h1() { return $k; } }\nclass D1 { int f1 = 2; int h2() { return f1; } }\nclass D2 extends D1 implements I1 { public int h1() { return 5; } static <D3 extends D1 & I1> int h3(D3 a1) { return a1.h1() * 7 + a1.h2(); } }", body: `
Main.note(D2.h3(new D2()));
D1 v1 = $t ? new D1() : new D2();
try {
Main.note(((D1 & I1) v1).h1());
} catch (ClassCastException e1) {
Main.note(8);
}`},
	{name: "wildcards", types: generic + "class D7 { static int h7(D1<? extends D5> a1, int a2) { return a1.h1().h5(a2); } static void h8(D1<? super D6> a1) { a1.h2(new D6()); } static <D8> void h9(D1<D8> a1, D1<? extends D8> a2) { a1.h2(a2.h1()); } }", body: `
D1<D5> v1 = new D1<>(new D5($n));
D1<D6> v2 = new D1<>(new D6());
Main.note(D7.h7(v1, $n) + D7.h7(v2, $n));
D7.h8(v1);
D7.h9(v1, v2);
D1<?> v3 = v1;
Main.note(v3.h1() == v2.h1() ? 1 : 2);
Main.note(v1.f1 instanceof D6 ? 1 : 2);`},
	{name: "checked cast that fails", types: generic, body: `
D1<Object> v1 = new D1<>($t ? new D6() : new D5());
@SuppressWarnings("unchecked") D1<D6> v2 = (D1<D6>) (D1<?>) v1;
try {
Object v3 = v2.h1();
Main.note(1);
D6 v4 = v2.h1();
Main.note(v4.f5);
} catch (ClassCastException e1) {
Main.note(2);
}
try {
Main.note(v2.f1.h5($n));
} catch (ClassCastException e2) {
Main.note(3);
}`},
	{name: "raw types", types: generic, body: `
@SuppressWarnings({"unchecked", "rawtypes"}) D1<D6> v1 = new D1(new D5($n));
try {
Main.note(v1.h1().f5);
} catch (ClassCastException e1) {
Main.note(4);
}
@SuppressWarnings("rawtypes") D1 v2 = v1;
Main.note(v2.h1() instanceof D5 ? 5 : 6);`},
	{name: "bridge", types: "interface I1<D2> { int h1(D2 a1); default int h2(D2 a2) { return h1(a2) + 1; } }\nclass D3 { int f3 = $k; }\nclass D4 implements I1<D3> { public int h1(D3 a1) { return a1.f3 + $C; } }\nabstract class D5<D6> { abstract D6 h3(D6 a1); D6 h4(D6 a1) { return h3(a1); } }\nclass D7 extends D5<Integer> { Integer h3(Integer a1) { return a1 + 1; } }", body: `
I1<D3> v1 = new D4();
Main.note(v1.h2(new D3()));
Main.note(new D7().h4($i));
@SuppressWarnings({"unchecked", "rawtypes"}) I1<Object> v2 = (I1) v1;
try {
Main.note(v2.h1(new D7()));
} catch (ClassCastException e1) {
Main.note(9);
}`},
	{name: "array of a type variable", types: "class D1 { @SafeVarargs static <D2> D2[] h1(D2... a1) { return a1; } static <D3> D3 h2(D3[] a2, int a3) { return a2[a3]; } }", body: `
Main.note(D1.h1(1, 2, $i).length);
Integer v1 = D1.h2(D1.h1($i, $i), $k & 1);
Main.note(v1);
Main.note(D1.<Object>h1().length);`},
	{name: "generic list", types: "class D1<D2> implements Iterable<D2> {\nD1<D2> f1;\nD2 f2;\nD1(D2 a1, D1<D2> a2) { f2 = a1; f1 = a2; }\npublic java.util.Iterator<D2> iterator() {\nreturn new java.util.Iterator<D2>() {\nD1<D2> f3 = D1.this;\npublic boolean hasNext() { return f3 != null; }\npublic D2 next() { D2 v1 = f3.f2; f3 = f3.f1; return v1; }\n};\n}\n}", body: `
D1<Integer> v1 = new D1<>($i, new D1<>($i, null));
int v2 = 0;
for (int v3 : v1) {
if (v3 == 3) continue;
v2 = v2 * 3 + v3;
}
Main.note(v2);
for (var v4 : v1) {
Main.note(v4);
break;
}`},
	{name: "var and diamond", types: generic, body: `
var v1 = new D1<>(new D1<>($i));
var v2 = v1.h1();
Main.note(v2.h1());
for (var v3 = 0; v3 < $k; v3++) {
Main.note(v3);
}`},
	{name: "capture conversion", types: generic + "class D7 { static <D8> void h7(D1<D8> a1) { a1.h2(a1.h1()); } }", body: `
D1<?> v1 = $t ? new D1<>(new D5($n)) : new D1<>(new D6());
D7.h7(v1);
Main.note(v1.h1() instanceof D6 v2 ? v2.f5 : 1);`},
}
