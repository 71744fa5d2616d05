package fuzz

// selections are about switches and patterns.
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
