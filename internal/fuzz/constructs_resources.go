package fuzz

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

// resources are about try with resources.
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
