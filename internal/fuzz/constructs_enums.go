package fuzz

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

// enums are about enums.
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
