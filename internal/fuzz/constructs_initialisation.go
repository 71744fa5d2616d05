package fuzz

// initialisation are about initialisers, and what classes say of themselves.
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
