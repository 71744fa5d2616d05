package fuzz

import "slices"

// constructs are all of them.
var constructs = slices.Concat(functions, generics, enums, selections, records, innerClasses, interfaces, resources, failures,
	initialisation, arraysAndText, conversions, hiding)

var plainConstructs = slices.DeleteFunc(slices.Clone(constructs), func(c construct) bool { return c.text })

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

const anEnum = `enum D1 implements I1 {
	f1($K) {
		public int h1(int a1) { return $C(a1) + f4; }
	},
	f2($K), f3;
	static final int f5 = f2.f4 + 1;
	final int f4;
	D1() { this(3); }
	D1(int a1) { f4 = a1; }
	public int h1(int a1) { return f4 * a1 + ordinal(); }
	static D1 h2(int a1) { return a1 == 0 ? f1 : a1 == 1 ? f2 : a1 == 2 ? f3 : null; }
}
` + aFunction

var enums = []construct{
	{name: "enum with fields and bodies", types: anEnum, body: `
D1 v1 = D1.h2($n & 3);
Main.note(v1.h1($n) + v1.ordinal() + D1.f5);
I1 v2 = v1;
Main.note(v2.h1($n));`},
	{name: "values of an enum", types: anEnum, body: `
int v1 = 0;
for (D1 v2 : D1.values()) {
v1 = v1 * 5 + v2.h1($n) + v2.compareTo(D1.f2);
}
Main.note(v1 + D1.values().length);
Main.note(D1.values() == D1.values() ? 1 : 2);
D1[] v3 = D1.values();
v3[0] = null;
Main.note(D1.values()[0] == null ? 3 : 4);`},
	{name: "valueOf of an enum", types: anEnum, text: true, body: `
try {
Main.note(D1.valueOf($t ? D1.f3.name() : $s).ordinal());
} catch (IllegalArgumentException e1) {
Main.note(5);
}`},
	{name: "switch on an enum", types: anEnum, body: `
D1 v1 = D1.h2($n & 3);
try {
switch (v1) {
case f1:
Main.note($n);
case f3:
Main.note(2);
break;
default:
Main.note($n);
}
} catch (NullPointerException e1) {
Main.note(6);
}`},
	{name: "switch expression on an enum", types: anEnum, body: `
D1 v1 = D1.h2($n & 1);
Main.note(switch (v1) {
case f1 -> $n;
case f2 -> {
int v2 = $n;
yield v2 + 1;
}
case f3 -> throw $x;
});`},
	{name: "enum with abstract methods", types: "enum D1 {\nf1 {\nint h1(int a1) { return a1 + $k; }\n},\nf2 {\nfinal int f3 = 5;\nint h1(int a1) { return a1 * f3; }\n};\nabstract int h1(int a1);\nstatic final int f4;\nstatic { int v2 = 0; for (D1 v1 : values()) v2 += v1.ordinal() + 1; f4 = v2; }\n}", body: `
Main.note(D1.values()[$n & 1].h1($n));
Main.note(D1.f2.h1(3) + D1.f4);
Main.note(D1.f1.equals(D1.f2) ? 1 : 2);`},
}

var selections = []construct{
	{name: "switch on a String", text: true, body: `
String v1 = $t ? null : $s;
try {
switch (v1) {
case "a":
Main.note(1);
case "ab", "größe":
Main.note(2);
break;
default:
Main.note($n);
case "b":
Main.note(4);
}
} catch (NullPointerException e1) {
Main.note(5);
}`},
	{name: "switch expression on a String", text: true, body: `
Main.note(switch ($s) {
case "a", "b" -> $n;
case "" -> {
if ($t) yield 3;
yield ($n);
}
default -> 5;
});`},
	{name: "switch on a char", body: `
char v1 = (char) ('a' + ($n & 3));
switch (v1) {
case 'a', 'b' -> Main.note(v1);
case 'c' -> { Main.note($n); }
default -> { }
}
Main.note(switch (v1) { case 'a': yield 1; case 'b': Main.note(2); default: yield v1; });`},
	{name: "switch on a box", body: `
Integer v1 = $t ? null : (Integer) ($i & 3);
try {
switch (v1) {
case 0: Main.note(1);
case 1: Main.note(2); break;
default: Main.note($n);
}
Byte v2 = (byte) $n;
Main.note(switch (v2) { case 1, 2 -> 3; case -1 -> 4; default -> v2; });
Character v3 = (char) (65 + ($n & 1));
Main.note(switch (v3) { case 'A' -> 1; default -> 2; });
} catch (NullPointerException e1) {
Main.note(6);
}`},
	{name: "patterns", types: "class D1 { int f1 = $k; }\nclass D2 extends D1 { int f2 = 3; }", body: `
Object v1 = $t ? new D2() : $t ? new D1() : null;
if (v1 instanceof D1 v2 && v2.f1 < 2) {
Main.note(v2.f1 + 10);
} else if (!(v1 instanceof D2 v3)) {
Main.note(1);
} else {
Main.note(v3.f2);
v3.f2++;
}
while (!(v1 instanceof D2 v4)) {
v1 = new D2();
}
Main.note(v4.f2);
Main.note(v1 instanceof D1 v5 ? v5.f1 : $n);`},
	{name: "switch expression in an expression", body: `
int v1 = $n;
Main.note(v1 + switch (v1 & 3) { case 0 -> v1++; case 1 -> { int v2 = 0; for (int i1 = 0; i1 < 3; i1++) { if (i1 == 2) break; v2 += i1; } yield v2; } default -> switch ($k) { case 0 -> 1; default -> $n; }; } * v1);`},
}

var records = []construct{
	{name: "record", types: "record D1(int f1, D2 f2) { int total() { return f1 + f2.f3(); } }\nrecord D2(byte f3) { }", body: `
D1 v1 = new D1($n, new D2((byte) $n));
D1 v2 = new D1($n, $t ? v1.f2() : new D2((byte) $k));
Main.note(v1.total() + v2.f1() + v2.f2().f3());
Main.note(v1.equals(v2) ? 1 : v1.f2().equals(v2.f2()) ? 2 : 3);
Main.note(v1.hashCode() == new D1(v1.f1(), v1.f2()).hashCode() ? 1 : 2);`},
	{name: "compact constructor", types: "record D1(int f1, int... f2) { D1 { if (f1 < 0) throw new IllegalArgumentException(); f1 = f1 + $k; } D1(int a1) { this(a1, a1, 2); } static D1 made() { return new D1(1); } public int f1() { return f1 * 2; } }", body: `
try {
Main.note(new D1($n).f1() + D1.made().f2().length);
Main.note(new D1($n, $n).f2()[0]);
} catch (IllegalArgumentException e1) {
Main.note(3);
}`},
	{name: "record with type variables", types: "record D1<D2, D3 extends D2>(D2 f1, D3 f2) implements I1<D2> { public D2 h1(D2 a1) { return a1 == null ? f1 : f2; } }\ninterface I1<D4> { D4 h1(D4 a1); }", body: `
D1<Object, Integer> v1 = new D1<>($i, $i);
I1<Object> v2 = v1;
Main.note(v2.h1(v1.f1()) instanceof Integer v3 ? v3 : 1);
Main.note(v1.equals(new D1<>(v1.f1(), v1.f2())) ? 1 : 2);`},
	{name: "text of a record", text: true, types: "record D1(int f1, boolean f2, String f3) { }", body: `
D1 v1 = new D1($k, $t, $s);
Main.note(v1.toString().length() + v1.f3().length());
Main.note(v1.equals(new D1(v1.f1(), true, $s)) ? 1 : 2);`},
	{name: "local record, enum and interface", body: `
record D1(int f1) { int total() { return f1 * 2; } }
enum D2 { f2, f3 }
interface I1 { int h2(D1 a1, D2 a2); }
I1 v1 = (a3, a4) -> a3.total() + a4.ordinal();
Main.note(v1.h2(new D1($n), $t ? D2.f2 : D2.f3));`},
}

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

const aResource = `class E1 extends Exception {
	final int f1;
	E1(int a1) { f1 = a1; }
}
class D1 implements AutoCloseable {
	final int f2;
	D1(int a1) throws E1 { f2 = a1; Main.note(a1); if (a1 == 3) throw new E1(30); }
	public void close() throws E1 { Main.note(f2 * 2); if (f2 >= 2) throw new E1(f2); }
}
`

var resources = []construct{
	{name: "try with resources", types: aResource, body: `
try (D1 v1 = new D1($n & 3); D1 v2 = $t ? null : new D1($n & 3)) {
Main.note($n);
if ($t) throw new E1(5);
} catch (E1 e1) {
Main.note(e1.f1);
} finally {
Main.note(9);
}`},
	{name: "suppressed exceptions", types: aResource, body: `
try {
try (D1 v1 = new D1($n & 3); var v2 = new D1($k)) {
if ($t) throw new E1($n);
}
} catch (E1 e1) {
Throwable[] v3 = e1.getSuppressed();
Main.note(e1.f1 + v3.length);
for (Throwable v4 : v3) {
Main.note(v4 instanceof E1 v5 ? v5.f1 : 1);
}
}`},
	{name: "resource that exists", types: aResource, body: `
try {
final D1 v1 = new D1($n & 1);
D1 v2 = null;
try (v1; v2) {
Main.note(v1.f2);
if ($t) throw $x;
}
} catch (E1 | RuntimeException e1) {
Main.note(e1 instanceof E1 ? 1 : 2);
}`},
	{name: "return out of try with resources", types: aResource + "class D2 { static int h1(int a1) throws E1 { for (;;) { try (D1 v1 = new D1(a1)) { if (a1 == 0) return Main.note(4); if (a1 == 1) break; } } return 6; } }", body: `
try {
Main.note(D2.h1($n & 3));
} catch (E1 e1) {
Main.note(e1.f1);
}`},
}

var failures = []construct{
	{name: "multi-catch", types: "class E1 extends Exception { int f1 = $k; }\nclass E2 extends RuntimeException { int f2 = 5; }", body: `
try {
switch ($n & 3) {
case 0: throw new E1();
case 1: throw new E2();
case 2: Main.note(new int[$k][0].length);
default: throw $x;
}
} catch (E1 | E2 e1) {
Main.note(e1 instanceof E1 v1 ? v1.f1 : 3);
} catch (NullPointerException | ArithmeticException | IndexOutOfBoundsException e2) {
Main.note(4);
} catch (RuntimeException e3) {
Main.note(5);
}`},
	{name: "nested finally", types: "class D1 {\nstatic int h1(int a1) {\nfor (int i1 = 0; ; i1++) {\ntry {\ntry {\nif (a1 == 0) return Main.note(1);\nif (a1 == 1) break;\nif (a1 == 2 && i1 == 0) continue;\nthrow new IllegalStateException();\n} finally {\nMain.note(2);\nif (a1 == 4) return 7;\n}\n} catch (IllegalStateException e1) {\nMain.note(3);\nif (a1 == 5) throw e1;\nreturn 8;\n} finally {\ntry {\nMain.note(4);\nif (a1 == 6) throw new ArithmeticException();\n} catch (ArithmeticException e2) {\nMain.note(5);\n} finally {\nMain.note(6);\n}\n}\n}\nreturn 9;\n}\n}", body: `
Main.note(D1.h1($k + ($n & 3)));`},
	{name: "exception with cause and message", types: "class E1 extends RuntimeException {\nfinal int f1;\nE1(String a1, int a2) { super(a1); f1 = a2; }\nE1(String a1, Throwable a2, int a3) { super(a1, a2); f1 = a3; }\nE1(Throwable a1) { super(null, a1); f1 = 1; }\n}", body: `
try {
try {
if ($t) throw new E1("in", $n);
throw new E1(null, null, 4);
} catch (E1 e1) {
throw $t ? new E1("out", e1, $n) : new E1(new E1("a", 2));
}
} catch (E1 e2) {
Main.note(e2.f1);
Main.note(e2.getCause() instanceof E1 v1 ? v1.f1 : 3);
Main.note(e2.getCause().getCause() == null ? 1 : 2);
}`},
	{name: "message of an exception", text: true, types: "class E1 extends Exception { E1(String a1) { super(a1); } E1() { } public String getMessage() { return \"<\" + super.getMessage() + \">\"; } }", body: `
try {
if ($t) throw new E1();
throw new E1($s);
} catch (E1 e1) {
Main.note(e1.getMessage().length());
}
try {
throw new IllegalStateException("q" + $k, new E1("a"));
} catch (RuntimeException e2) {
Main.note(e2.getMessage().length() + e2.getCause().getMessage().charAt(1));
}`},
	{name: "checked exception thrown on", types: "class E1 extends Exception { }\nclass E2 extends E1 { }\nclass D1 { static void h1(int a1) throws E1 { try { if (a1 == 0) throw new E1(); if (a1 == 1) throw new E2(); } catch (final Exception e1) { Main.note(1); throw e1; } } }", body: `
try {
D1.h1($n & 3);
Main.note(2);
} catch (E2 e1) {
Main.note(3);
} catch (E1 e2) {
Main.note(4);
}`},
	{name: "labelled jumps", body: `
int v1 = $n;
L1:
for (int i1 = 0; i1 < 3; i1++) {
L2: {
switch (v1 & 3) {
case 0: v1++; continue L1;
case 1: break L2;
case 2: Main.note(v1); v1 += 3; break;
default: break L1;
}
Main.note(i1);
if ($t) break L1;
}
int v2 = 0;
do {
v2++;
if (v2 == 2) continue;
if (v2 > 3) continue L1;
} while (v2 < 4);
Main.note(v2);
}
Main.note(v1);`},
	{name: "synchronized", types: "class D1 {\nint f1;\nstatic int f2;\nsynchronized int h1(int a1) { synchronized (this) { f1 += a1; } return f1; }\nstatic synchronized int h2() { return ++f2; }\n}", body: `
D1 v1 = $t ? null : new D1();
try {
synchronized (v1) {
Main.note(v1.h1($n) + D1.h2());
synchronized (new D1()) { Main.note(3); }
}
} catch (NullPointerException e1) {
Main.note(2);
}`},
}

var initialisation = []construct{
	{name: "static initialisers", types: "class D1 {\nstatic final int f1 = h1(2);\nstatic final int f2 = 3;\nstatic final int f3;\nstatic { f3 = f1 * 10 + f2 + D3.f6; }\nstatic int h1(int a1) { return a1 + D2.f7 + f2; }\n}\nclass D2 extends D1 {\nstatic final int f4 = f3 + 5;\nstatic final int f7 = D1.f2 + 4;\nstatic final int[] f5 = {f4, $K};\nstatic { f5[1]++; }\n}\nclass D3 { static final int f6 = new D3().h3(); int h3() { return f6 + 1; } }", body: `
Main.note(D2.f4 + D1.f3 + D2.f5.length + D1.h1($n));`},
	{name: "instance initialisers", types: "class D1 {\nint f1 = 4;\nD1() { Main.note(h1()); }\nD1(int a1) { this(); f1 += a1; }\nint h1() { return f1; }\n{ f1 *= 3; }\n}\nclass D2 extends D1 {\nint f2 = f1 + $C;\nfinal int f3 = 8;\n{ Main.note(f2); f2++; }\nD2(int a1) { super(a1); Main.note(f2); }\nD2() { this($C); f2 = 1; }\nint h1() { return super.h1() + f2 + f3; }\nint f4 = f2;\n}", body: `
Main.note(new D2($n).h1());
Main.note(new D2().f4);`},
	{name: "comparison of classes", types: "class D1 { }\nclass D2 extends D1 { public boolean equals(Object a1) { return a1 != null && getClass() == a1.getClass(); } public int hashCode() { return 1; } }\nclass D3 extends D2 { }", body: `
D1 v1 = $t ? new D2() : $t ? new D3() : new D1();
Object v2 = $t ? new D2() : $t ? v1 : new int[1];
Main.note(v1.getClass() == v2.getClass() ? 1 : 2);
Main.note(v1.getClass() != D2.class ? 1 : 2);
Main.note(v1.equals(v2) ? 1 : 2);
Main.note(v2.equals(v1) ? 1 : 2);
Main.note(v2.getClass() == int[].class ? 1 : 2);
Main.note((v1.hashCode() == v1.hashCode() ? 1 : 0));`},
	{name: "classes as values", types: "interface D4 { }\nclass D1 { Class<?> f1 = getClass(); }\nclass D2 extends D1 implements D4 { }\nrecord D3(int x) { }", body: `
D1 v1 = $t ? new D2() : new D1();
Class<?> v2 = v1.getClass();
Class<?>[] v3 = {D1.class, D2.class, v2, int[].class, $t ? v2.getSuperclass() : D3.class};
for (Class<?> v4 : v3) {
Main.note(v4 == v1.f1 ? 1 : v4.equals(D1.class) ? 2 : 3);
Main.note(v4.isInstance(v1) ? 4 : v4.isArray() ? 5 : v4.isEnum() ? 6 : 7);
Main.note(v4.isAssignableFrom(D2.class) ? 8 : D1.class.isAssignableFrom(v4) ? 9 : 10);
Main.note(v4.getName().equals(v2.getName()) ? 11 : v4.getSimpleName().equals("D1") ? 12 : 13);
}
Main.note(D4.class.isInterface() && D4.class.getSuperclass() == null ? 14 : 15);
Main.note(int[][].class.getComponentType() == v3[3] ? 16 : 17);
try {
D2 v5 = D2.class.cast(v1);
Main.note(v5 == v1 ? 18 : 19);
} catch (ClassCastException e1) {
Main.note(20);
}`},
	{name: "clone of objects", types: "class D1 implements Cloneable {\nint f1 = $k;\nint[] f2 = {1, 2};\npublic D1 clone() {\ntry {\nreturn (D1) super.clone();\n} catch (CloneNotSupportedException e1) {\nthrow new IllegalStateException(e1);\n}\n}\n}\nclass D2 extends D1 { long f3 = 4; }", body: `
D1 v1 = $t ? new D2() : new D1();
v1.f1 = $n;
D1 v2 = v1.clone();
v2.f1++;
v2.f2[0] = $n;
Main.note(v1.f1 + v1.f2[0] + (v2 instanceof D2 v3 ? (int) v3.f3 : 0) + (v1.f2 == v2.f2 ? 1 : 0));`},
}

var arraysAndText = []construct{
	{name: "clone of arrays", types: "class D1 { int f1; }", body: `
int[] v1 = $t ? new int[] {1, $n} : new int[$k];
int[] v2 = v1.clone();
Main.note(v2.length + (v1 == v2 ? 1 : 2));
if (v1.length > 0) {
v2[0] = 7;
Main.note(v1[0]);
}
D1[] v3 = {new D1(), null};
D1[][] v4 = {v3, v3.clone()};
D1[][] v5 = v4.clone();
v5[0][0].f1 = $n;
v5[1][1] = new D1();
Main.note(v4[1][0].f1 + (v3[1] == null ? 1 : 2) + (v4[1][1] == null ? 1 : 2));`},
	{name: "arrays of different lengths", body: `
int[] v1;
if ($t) v1 = new int[$k];
else if ($t) v1 = new int[] {1, 2, 3};
else v1 = new int[$n & 3];
Main.note(v1.length);
int[][] v2 = $t ? new int[2][$k] : new int[][] {{1}, v1, null};
int v3 = 0;
for (int[] v4 : v2) {
v3 = v3 * 5 + (v4 == null ? 4 : v4.length);
}
Main.note(v3 + v2.length);
Object[] v5 = $t ? new Integer[$k] : new Object[3];
try {
v5[0] = new Object();
Main.note(v5.length);
} catch (ArrayStoreException e1) {
Main.note(5 + v5.length);
}
v1 = new int[v1.length + 1];
Main.note(v1.length);`},
	{name: "text block", text: true, body: "String v1 = \"\"\"\n  a \"b\" \\\n  c\\tx\n    d  \n  e\\s\n  \"\"\";\nMain.note(v1.length());\nfor (int i1 = 0; i1 < v1.length(); i1++) {\nMain.note(v1.charAt(i1));\n}"},
	{name: "text put together", text: true, body: `
String v1 = $s + $n + 'ß' + $t + null + $k;
v1 += $k;
v1 += 'ß';
Main.note(v1.length() + v1.charAt(v1.length() - 1));
Main.note(v1.equals($s) ? 1 : 2);
Main.note(("a" + $k).equals("a1") ? 1 : 2);
final String v2 = "a";
Main.note(v2 + "b" == "ab" ? 1 : 2);`},
	{name: "fields that are lists", text: true, types: "class D1 {\njava.util.List<Integer> f1 = new java.util.ArrayList<>();\nfinal java.util.List<String> f2;\nD1(java.util.List<String> a1) { f2 = a1; }\nint h1(java.util.List<? extends Integer> a1) { int v1 = $C; for (int v2 : a1) v1 = v1 * 3 + v2; return v1; }\n}", body: `
D1 v1 = new D1(new java.util.ArrayList<>());
v1.f1.add($i);
v1.f1.add($t ? null : $k);
v1.f2.add($s);
v1.f2.add("a" + $k);
java.util.List<String> v2 = v1.f2;
Main.note(v2.size() + v2.get(0).length() + v2.indexOf("a1"));
try {
Main.note(v1.h1(v1.f1));
} catch (NullPointerException e1) {
Main.note(v1.f1.indexOf($i));
}
v1.f1.set(0, v1.f1.get(1));
Main.note(v1.f1.get(0) == v1.f1.get(1) ? 1 : 2);
Main.note(v1.f1.contains($k) ? 1 : 2);
v1.f1.remove((Integer) 3);
v1.f1.remove(0);
Main.note(v1.f1.size() + v1.f1.hashCode());
String v3 = "";
for (String v4 : v2) v3 += v4 + ",";
Main.note(v3.length() + (v2.contains($s) ? 1 : 2));`},
	{name: "varargs", types: "class D1 { static int h1(int... a1) { int v1 = a1.length; for (int v2 : a1) v1 = v1 * 3 + v2; return v1; } static int h2(Object... a1) { return a1 == null ? -1 : a1.length; } static int h3(int a1, int[]... a2) { return a1 + a2.length; } }", body: `
Main.note(D1.h1() + D1.h1($n) + D1.h1($n, $n) + D1.h1(new int[] {$n}));
Main.note(D1.h2() + D1.h2(1, 'c') + D1.h2((Object[]) null) + D1.h2((Object) null) + D1.h2(new int[2]) + D1.h2((Object[]) new Integer[3]));
Main.note(D1.h3($n, new int[1], new int[] {}) + D1.h3(1));`},
}

var conversions = []construct{
	{name: "compound assignment that narrows", body: `
byte v1 = (byte) $n;
short v2 = (short) $n;
char v3 = (char) $n;
int v4 = $n;
v1 += $l;
v2 *= $n;
v3 -= $n;
v4 += $l;
v1 >>>= $k;
v3 <<= v1;
v4 >>= $l;
v2 ^= v3;
int[] v5 = {v1, v2};
int v6 = 0;
v5[v6++] += v6 * 2 + v5[v6];
Main.note(v1 + v2 * 3 + v3 + v4 + v5[0]);
v4 += v4++ + ++v4;
Main.note(v4);`},
	{name: "boxing", types: "class D1 { Integer f1 = (int) $K; static int h1(Integer a1) { return a1; } static Integer h2(int a1) { return a1; } static long h3(long a1) { return a1; } }", body: `
Integer v1 = $i;
Integer v2 = v1 + 1 - 1;
Main.note(v1 == v2 && v1 > -129 && v1 < 128 ? 1 : v1.equals(v2) ? 2 : 3);
v1++;
++v2;
v1 += v2--;
Main.note(v1 * 2 + D1.h1(v2) + D1.h2($n) + (int) D1.h3(v1));
D1 v3 = new D1();
v3.f1 += $i;
v3.f1--;
Main.note(v3.f1++ + v3.f1);
Integer[] v4 = {1, $i, v1};
int v5 = 0;
v4[v5++]++;
for (int v6 : v4) v5 += v6;
Main.note(v5);
Long v7 = (long) $n;
Character v8 = (char) ('a' + $k);
v8++;
Byte v9 = 4;
Main.note((int) (v7 + v8 + v9) + v8.charValue() + (v7 == 3 ? 1 : 2) + (v8 == 'b' ? 1 : 2));`},
	{name: "unboxing null", types: "class D1 { Integer f1; Boolean f2; static int h1(int a1) { return a1; } }", body: `
D1 v1 = new D1();
if ($t) v1.f1 = $i;
if ($t) v1.f2 = $t;
try {
switch ($k) {
case 0: Main.note(v1.f1); break;
case 1: Main.note(D1.h1(v1.f1)); break;
case 2: v1.f1 += 2; break;
default: Main.note(v1.f1 == 3 ? 1 : 2);
}
Main.note(v1.f2 ? 1 : 2);
Main.note(!v1.f2 | v1.f2 && $t ? 3 : 4);
} catch (NullPointerException e1) {
Main.note(5);
}`},
	{name: "overloads by phase", types: "class D1 { static int h1(long a1) { return 1; } static int h1(Integer a1) { return 2; } static int h1(Object a1) { return 3; } static int h1(int... a1) { return 4; } static int h2(Integer a1) { return 5; } static int h2(int... a1) { return 6; } static int h3(char a1) { return 7; } static int h3(double a1) { return 8; } static int h4(Comparable<?> a1) { return 9; } static int h4(Object a1) { return 10; } }", body: `
Main.note(D1.h1($n) + D1.h1((byte) 1) + D1.h1((Integer) 3) + D1.h1(2L) + D1.h1('c') + D1.h1() + D1.h1(1, 2) + D1.h1(true));
Main.note(D1.h2(1) + D1.h2((byte) 1) + D1.h2() + D1.h3('c') + D1.h3(3) + D1.h4(3) + D1.h4(new int[1]));`},
	{name: "conditional with mixed types", body: `
boolean v1 = $t;
Integer v2 = $t ? null : (Integer) 5;
char v3 = 'a';
byte v4 = (byte) $n;
long v5 = $l;
Main.note(v1 ? v3 : 0);
Main.note(v1 ? v4 : 'b');
Main.note((int) (v1 ? v4 : v5));
Object v6 = v1 ? 1 : 2L;
Main.note(v6 instanceof Long ? 1 : v6 instanceof Integer ? 2 : 3);
Object v7 = v1 ? (Object) 1 : 'c';
Main.note(v7 instanceof Integer v8 ? v8 : 3);
Object v9 = v1 ? v3 : 1;
Main.note(v9 instanceof Character ? 1 : 2);
try {
int a1 = v1 ? v2 : 3;
Main.note(a1);
Integer a2 = v1 ? v2 : Integer.valueOf(3);
Main.note(a2 == null ? 4 : 5);
Integer a3 = v1 ? v2 : 3;
Main.note(a3);
} catch (NullPointerException e1) {
Main.note(6);
}`},
	{name: "floating point", body: `
double v1 = $n;
float v2 = $n;
v1 /= 3;
v2 *= v1;
int v3 = 5;
v3 *= 1.5;
Main.note((int) v1 + (int) v2 + v3 + (v1 < v2 ? 1 : v1 == v2 ? 2 : 3));
Double v4 = v1;
Main.note((int) (v4 + 1) + (int) (long) (float) $l);`},
}

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
