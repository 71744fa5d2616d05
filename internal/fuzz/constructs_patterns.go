package fuzz

// patterns are about the patterns of Java 21.
var patterns = []construct{
	{name: "patterns of records in a switch", java21: true, types: "sealed interface I1 permits D1, D2 { }\nrecord D1(int f1) implements I1 { }\nrecord D2(I1 f2, int f3) implements I1 { }", body: `
I1 v1 = $t ? new D1($n) : new D2($t ? new D1($n) : new D2(new D1($k), $n), $n);
Main.note(switch (v1) { case D1(int v2) when v2 > $k -> v2; case D1 v3 -> v3.f1() + 1; case D2(D1(var v4), int v5) -> v4 - v5; case D2(I1 v6, var v7) -> v7 + 3; });
if (!(v1 instanceof D2(D1(int v8), int v9)) || v8 == v9) {
Main.note(1);
} else {
Main.note(v8 - v9);
}`},
	{name: "a switch without a value for null inside", java21: true, types: "sealed interface I1 permits D1, D2 { }\nrecord D1(I1 f1) implements I1 { }\nrecord D2() implements I1 { }", body: `
I1 v1 = new D1($t ? null : $t ? new D2() : new D1(null));
try {
Main.note(switch (v1) { case D1(D1 v2) -> v2.f1() == null ? 1 : 2; case D1(D2()) -> 3; case D2 v3 -> 4; });
} catch (MatchException e1) {
Main.note(e1.getCause() == null ? 5 : 6);
}`},
	{name: "patterns call accessors", java21: true, types: "record D1(int f1, Object f2) { public int f1() { Main.note(1); return f1 + $K; } public Object f2() { Main.note(2); if (f2 == null) throw new IllegalStateException(); return f2; } }\nrecord D2(Object f3, Object f4) { public Object f3() { Main.note(3); return f3; } public Object f4() { Main.note(4); return f4; } }", body: `
Object v1 = new D2(new D1($n, $t ? null : (Object) $i), $t ? new D1($k, 1) : new D2(null, $i));
try {
if (v1 instanceof D2(D1(int v2, Integer v3), D1(var v4, var v5))) Main.note(v2 + v3 + v4);
Main.note(switch (v1) { case D2(D1 v6, D2(var v7, Integer v8)) when v8 > $k -> v8; case D1 v9 -> 5; default -> 6; });
} catch (MatchException e1) {
Main.note(e1.getCause() instanceof IllegalStateException ? 7 : 8);
}`},
	{name: "types and null as labels", java21: true, types: "enum D1 { f1, f2 }", body: `
Object v1 = $t ? (Object) $i : $t ? (Object) (long) $n : $t ? D1.f1 : null;
switch (v1) {
case Integer v2 when v2 > $k: Main.note(v2); break;
case Integer v3: Main.note(v3 + 1); break;
case D1 v4: Main.note(v4.ordinal()); break;
case null, default: Main.note(5);
}
D1 v5 = $t ? null : $t ? D1.f1 : D1.f2;
Main.note(switch (v5) { case f1 -> $n; case null -> 2; default -> 3; });`},
	{name: "patterns of generic records", java21: true, types: "record D1<D2>(D2 f1) { }\nrecord D3<D4, D5>(D4 f2, D5 f3) { }", body: `
D3<D1<Integer>, D1<Object>> v1 = new D3<>(new D1<>($i), new D1<>($t ? null : (Object) $i));
Main.note(v1 instanceof D3<D1<Integer>, D1<Object>>(D1<Integer>(var v2), D1<Object>(Integer v3)) ? v2 + v3 : 1);
Main.note(switch (v1) { case D3(D1(Integer v4), D1(Integer v5)) when v4 < v5 -> v4; case D3(var v6, D1(var v7)) -> v7 == null ? v6.f1() : 2; });`},
}
