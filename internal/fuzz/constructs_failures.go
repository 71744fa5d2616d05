package fuzz

// failures are about exceptions and jumps.
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
