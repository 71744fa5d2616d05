package fuzz

// conversions are about conversions of values.
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
	{name: "conditional behind a compound assignment", types: "class D1 { static Object h1(boolean a1, int a2) { return a1 ? a2 : 'c'; } static Object h2(boolean a1, int a2) { return a1 ? a2 : new int[2]; } static int h3(Object a1) { return a1 instanceof Integer v1 ? v1 : a1 instanceof int[] v2 ? v2.length : 7; } }", body: `
boolean v1 = $t;
char v2 = 'a';
v2 += v1 ? $k : 'c';
byte v3 = (byte) $n;
v3 += v1 ? $l : $i;
long v4 = $l;
v4 <<= v1 ? 'c' : $k;
boolean v5 = $t;
v5 ^= v1 ? $t : Boolean.TRUE;
Integer v6 = $i;
v6 += v1 ? $i : (Integer) 4;
Main.note(v2 + v3 + (int) v4 + (v5 ? 1 : 2) + v6);
Object[] v7 = {v1 ? $i : new int[3], v5 ? null : $i};
Main.note(D1.h3(v7[0]) + D1.h3(v7[1]) + D1.h3(D1.h1(v5, $i)) + D1.h3(D1.h2(v1, $i)) + D1.h3(v1 ? new int[4] : (Object) $i));
try {
v6 += v1 ? null : 3;
Main.note(v6);
} catch (NullPointerException e1) {
Main.note(5);
}`},
	{name: "conditional of mixed types made text", text: true, types: "class D1 { public String toString() { return \"D\"; } }", body: `
boolean v1 = $t;
String v2 = "";
v2 += v1 ? $i : "x";
v2 += $t ? $s : $l;
v2 += v1 ? null : $i;
v2 += v1 ? new D1() : "y";
v2 += v1 ? $k : new D1();
v2 += $t ? v1 ? $i : 'b' : null;
v2 += $t ? $t : 'c';
v2 += switch ($k) { case 0 -> $i; case 1 -> "s"; default -> 'c'; };
String[] v3 = {v2, null};
int v4 = 0;
v3[v4++] += v1 ? v4 : "z";
v3[v4] += v1 ? "z" : v4;
Object v5 = $t ? $i : $s;
v2 += v5 instanceof Integer v6 ? v6 + 1 : "none";
String v7 = v2 + v3[0] + v3[1];
int v8 = 0;
for (int i1 = 0; i1 < v7.length(); i1++) v8 = v8 * 31 + v7.charAt(i1);
Main.note(v8);`},
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
