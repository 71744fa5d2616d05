package fuzz

// arraysAndText are about arrays and text.
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
