package fuzz

// records are about records.
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
