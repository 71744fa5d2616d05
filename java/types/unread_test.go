package types_test

import (
	"slices"
	"testing"

	"inspect/java/ast"
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// TestUnread: an annotation that cannot be read is an error in what rests on it, and
// in nothing else. The class is A with methods m and n, its heir B; HERE stands before
// m. Bodies and contracts are told apart, and of a class what costs all of it and what those
// who touch its objects.
func TestUnread(t *testing.T) {
	for _, c := range []struct {
		name, text string
		cost       []string
	}{
		{"requires", `class A { /*@ requires ; @*/ void m() { } void n() { } }`, []string{"m contract"}},
		{"nested group", `class A { /*@ requires true; {| ensures ; |} @*/ void m() { } void n() { } }`, []string{"m contract"}},
		{"the clause behind it", "class A { /*@ requires ;\n ensures true; @*/ void m() { } void n() { } }", []string{"m contract"}},
		{"a slip", `class A { /*@ ensure true; @*/ void m() { } void n() { } }`, []string{"m contract"}},
		{"invariant", `class A { /*@ invariant ; @*/ void m() { } void n() { } }`, []string{"objects A"}},
		{"static invariant", `class A { /*@ static invariant ; @*/ void m() { } void n() { } }`, []string{"class A"}},
		{"two invariants", `class A { /*@ invariant ( invariant true; @*/ void m() { } void n() { } }`, []string{"class A"}},
		{"initially", `class A { /*@ private initially + ; @*/ void m() { } void n() { } }`, []string{"objects A"}},
		{"an invariant on the line of a broken clause", `class A { /*@ requires ( invariant true; @*/ void m() { } void n() { } }`, []string{"m contract", "class A"}},
		{"an invariant behind what the scanner refuses", "class A { /*@ ensures 'ab' == 1;\n invariant true; @*/ void m() { } void n() { } }", []string{"m contract"}},
		{"an invariant in what the scanner refuses", "class A { /*@ ensures 'ab == 1; invariant true;\n @*/ void m() { } void n() { } }", []string{"m contract", "class A"}},
		{"a word that may be anything", `class A { /*@ frobnicate x; @*/ void m() { } void n() { } }`, []string{"m body", "m contract", "class A"}},
		{"loop invariant", `class A { void m() { /*@ loop_invariant ; @*/ while (true) { } } void n() { } }`, []string{"m body"}},
		{"assertion", `class A { void m() { int x = 1; /*@ assert x >; @*/ } void n() { } }`, []string{"m body"}},
		{"before the end of the body", `class A { void m() { return; /*@ assert ; @*/ } void n() { } }`, []string{"m body"}},
		{"invariant among statements", `class A { void m() { /*@ invariant true; @*/ } void n() { } }`, []string{"m body", "class A"}},
		{"modifier of a parameter", `class A { void m(/*@ nulable @*/ A a) { } void n() { } }`, []string{"m body", "m contract"}},
		{"modifier of a field", `class A { /*@ nulable @*/ A a; void m() { } void n() { } }`, []string{"class A"}},
		{"ghost field", `class A { /*@ ghost int g = ; @*/ void m() { /*@ set g = 1; @*/ } void n() { } }`, []string{"m body", "A body"}},
		{"ghost field in contracts", `class A { /*@ ghost int g = ; @*/ /*@ ensures g == 1; @*/ void m() { } /*@ invariant g > 0; @*/ void n() { } }`, []string{"m contract", "A body", "class A", "objects A"}},
		{"two ghost fields", `class A { /*@ ghost int f, g = 1 +; @*/ /*@ ensures f == 1; @*/ void m() { } void n() { } }`, []string{"m contract", "A body"}},
		{"ghost field that may be more", "class A { /*@ ghost int g = 1 +\n invarient g > 0; @*/ void m() { } void n() { } }", []string{"class A"}},
		{"ghost field of a type like a word of JML", `class A { /*@ ghost Node node = new Node(1 +); @*/ /*@ ensures node == null; @*/ void m() { } void n() { } }`, []string{"m contract", "A body"}},
		{"model fields", `class A { int a; /*@ in g; @*/ /*@ model int f, g +; @*/ /*@ assignable g; @*/ void m() { } void n() { } }`, []string{"m contract"}},
		{"model field without type", `class A { /*@ model g; @*/ /*@ represents g = 1; @*/ /*@ ensures g == 1; @*/ void m() { } void n() { } }`, []string{"m contract", "A body"}},
		{"static ghost field", `class A { /*@ static ghost int g = 1 +; @*/ /*@ ensures g == 1; @*/ void m() { } void n() { } }`, []string{"m contract"}},
		{"ghost field with a bracket too many", `class A { /*@ ghost int g = (1 + 2; @*/ /*@ ensures g == 1; @*/ void m() { } void n() { } }`, []string{"m contract", "A body"}},
		{"ghost field in an open bracket", `class Z { int h; } class A extends Z { /*@ ghost int g = (1, h = 2; @*/ /*@ ensures h == 1; @*/ void m() { } void n() { } }`, []string{"m contract", "A body"}},
		{"ghost array", `class A { /*@ ghost int[ g; @*/ /*@ ensures g == null; @*/ void m() { } void n() { } }`, []string{"m contract", "A body"}},
		{"model class", `class A { /*@ model class P { int x = ; } @*/ /*@ ensures new P() == null; @*/ void m() { } void n() { } }`, []string{"m names a class"}},
		{"model class that inherits", `class A { /*@ model class P extends A { int x = ; } @*/ void m() { } void n() { } }`, nil},
		{"model class with an open bracket", `class A { /*@ model class P { int x = (; } @*/ /*@ ensures new P() == null; @*/ void m() { } void n() { } }`, []string{"m names a class"}},
		{"model method with an open bracket", "class A { /*@ model pure int f(int x { return 1; } @*/\n /*@ ensures f(1) == 1; @*/ void m() { } void n() { } }", []string{"m contract"}},
		{"model method with an open body", "class A { //@ model pure int f(int x) { return 1;\n //@ ensures f(1) == 1;\n void m() { }\n void n() { } }", []string{"m contract"}},
		{"model method that may be two", "class A { /*@ model pure int f(int x) { return (1; } int f2() { return 1; } @*/\n /*@ ensures f2() == 1; @*/ void m() { } void n() { } }", []string{"m contract"}},
		{"data group", `class A { int a; /*@ in ; @*/ /*@ model int g; @*/ /*@ assignable g; @*/ void m() { } void n() { } }`, []string{"m contract"}},
		{"maps", `class A { int[] a; /*@ maps a[* \into g; @*/ /*@ model int g; @*/ /*@ assignable g; @*/ void m() { } void n() { } }`, []string{"m contract"}},
		{"ghost field without type", `class A { /*@ ghost g = 1; @*/ /*@ ensures g == 1; @*/ void m() { } void n() { } }`, []string{"m contract", "A body"}},
		{"field without ghost", `class A { /*@ int g = 1; @*/ /*@ ensures g == 1; @*/ void m() { } void n() { } }`, []string{"m contract", "A body"}},
		{"ghost field without name", `class Z { int z; } class A extends Z { int a; /*@ ghost = 1; @*/ /*@ ensures z == a; @*/ void m() { } void n() { } }`, []string{"m contract", "A body"}},
		{"ghost field without name, and names of the class", `class A { int a; /*@ ghost = 1; @*/ /*@ ensures a == 1; @*/ void m() { } void n() { } }`, []string{"A body"}},
		{"ghost local", `class A { void m() { /*@ ghost int g = ; @*/ } void n() { } }`, []string{"m body"}},
		{"model field", `class A { /*@ model int g +; @*/ /*@ represents g = 1; @*/ /*@ ensures g == 1; @*/ void m() { } void n() { } }`, []string{"m contract"}},
		{"model field as a group", `class A { int a; /*@ in g; @*/ /*@ model int g +; @*/ /*@ assignable g; @*/ void m() { } void n() { } }`, []string{"m contract"}},
		{"model method", "class A { /*@ model pure int f() { return 1 + ; } @*/\n /*@ ensures f() == 1; @*/ void m() { } void n() { } }", []string{"m contract"}},
		{"static ghost field of another class", `class A { static class C { /*@ static ghost int g = 1 +; @*/ } /*@ ensures C.g == 1; @*/ void m() { } void n() { } }`, []string{"m contract"}},
		{"ghost field with a bracket", `class A { /*@ ghost int g = (1; @*/ /*@ ensures g == 1; @*/ void m() { } void n() { } }`, []string{"m contract", "A body"}},
		{"ghost field with a bracket too much", `class A { /*@ ghost int[] g = {1}); @*/ /*@ ensures g == null; @*/ void m() { } void n() { } }`, []string{"m contract", "A body"}},
		{"ghost field with a bracket, before another", `class A { /*@ ghost int g = f(1, h = 2; @*/ /*@ ensures h == 1; @*/ void m() { } void n() { } }`, []string{"m contract", "A body"}},
		{"ghost field with a bracket, and an invariant", `class A { /*@ ghost int g = (1 + invariant g > 0; @*/ void m() { } void n() { } }`, []string{"class A"}},
		{"static model method", "class A { /*@ static model pure int f() { return 1 + ; } @*/\n /*@ ensures f() == 1; @*/ void m() { } void n() { } }", []string{"m contract"}},
		{"parameters of a model method", "class A { /*@ model pure int f(int x { return 1; } @*/\n /*@ ensures f(2) == 1; @*/ void m() { } void n() { } }", []string{"m contract"}},
		{"type parameters of a model method", "class A { /*@ model pure <T> int f(T x, { return 1; } @*/\n /*@ ensures f(2) == 1; @*/ void m() { } void n() { } }", []string{"m contract"}},
		{"brackets in a model method", "class A { /*@ model pure int f() {\n int x = (1;\n return x;\n} @*/\n /*@ ensures f() == 1; @*/ void m() { } void n() { } }", []string{"m contract"}},
		{"model method without its last brace", "class A { /*@ model pure int f() { return 1; @*/ int a; /*@ ensures f() == 1; @*/ void m() { } void n() { } }", []string{"m contract"}},
		{"model method with a brace too early", "class A { /*@ model pure int f() { if (true) } return 1; } @*/\n /*@ ensures f() == 1; @*/ void m() { } void n() { } }", []string{"m contract"}},
		{"model method that may hide an invariant", "class A { /*@ model pure int f() { return 1;\n invariant x > 0;\n model pure int g() { return 2 + ; } } @*/ void m() { } void n() { } }", []string{"class A"}},
		{"another model method behind it", "class A { /*@ model pure int f() { return 1 +; } model pure int g() { return 1; } @*/\n /*@ ensures g() == 1; @*/ void m() { } /*@ ensures f() == 1; @*/ void n() { } }", []string{"n contract"}},
		{"contract of a model method that cannot be read", "class A { /*@ requires x > 0; ensures \\result > 0; model pure int f(int x { return 1; } @*/ void m() { } /*@ ensures f(1) == 1; @*/ void n() { } }", []string{"n contract"}},
		{"contract of a model method with errors", "class A { /*@ requires x > ; ensures \\result > 0; model pure int f(int x); @*/ void m() { } void n() { } }", []string{"f body", "f contract"}},
		{"model method below", "class Z { /*@ model pure int f() { return 1; } @*/ /*@ ensures f() == 1; @*/ void z() { } } class A extends Z { /*@ model pure int f() { return 2 +; } @*/ /*@ ensures ((Z) this).f() == 1; @*/ void m() { } void n() { } }", []string{"m contract"}},
		{"model class without its last brace", `class A { /*@ model static class N { static int k = 1; @*/ void m() { } void n() { } }`, []string{"class A"}},
		{"model class with unknown supertypes", `class A { /*@ model static class N extends { static int k = 1; } @*/ void m() { } void n() { } }`, []string{"class A"}},
		{"monitors", `class A { int a; /*@ monitors_for ; @*/ void m() { } void n() { } }`, nil},
		{"represents by an arrow", `class A { int a; /*@ model int g; represents g <- a +; @*/ /*@ ensures g == 1; @*/ void m() { } void n() { } }`, []string{"m contract"}},
		{"represents by a comparison", `class A { int a; /*@ model int g; represents g == a; @*/ /*@ ensures g == 1; @*/ void m() { } void n() { } }`, []string{"m contract"}},
		{"represents nothing", `class A { int a; /*@ model int g; represents = a; @*/ /*@ ensures g == 1; @*/ void m() { } void n() { } }`, []string{"m contract"}},
		{"represents nothing, below", `class A { int a; /*@ model int g; represents g = a; @*/ /*@ ensures g == 1; @*/ void m() { } void n() { } } class Y extends A { /*@ represents = 2; @*/ }`, []string{"m contract"}},
		{"in nothing", `class A { int a; /*@ in ; @*/ /*@ model int g; @*/ /*@ assignable g; @*/ void m() { } void n() { } }`, []string{"m contract"}},
		{"maps nothing", `class A { int[] a; /*@ maps a[ \into g; @*/ /*@ model int g; @*/ /*@ assignable g; @*/ void m() { } void n() { } }`, []string{"m contract"}},
		{"model method that code overrides", `class A { /*@ model int m() { return 1 + ; } @*/ void n() { } void m() { } }`, []string{"m contract"}},
		{"initialiser", `class A { int x = /*@ assert ; @*/ 1; void m() { } void n() { } }`, []string{"class A"}},
		{"modifier of the class", `/*@ puer @*/ class A { void m() { } void n() { } }`, []string{"class A"}},
		{"nested class", `class A { void m() { } static class C { /*@ invariant ; @*/ } void n() { } }`, []string{"objects A.C"}},
		{"anonymous class", `class A { void m() { new A() { /*@ ensures ; @*/ void n() { } }; } void n() { } }`, nil},
		{"constructor", `class A { A(int x) { } A() { this(1); /*@ assert ; @*/ } void m() { } void n() { } }`, []string{"A body"}},
		{"no method follows", `class A { void m() { } void n() { } /*@ requires true; @*/ }`, []string{"n body", "n contract"}},
		{"a field follows", `class A { void k() { } void m() { } /*@ requires true; @*/ int x; void n() { } int y; void l() { } }`, []string{"m body", "m contract", "n body", "n contract"}},
		{"an assertion between methods", `class A { void k() { } void m() { } /*@ assert true; @*/ void n() { } void l() { } }`, []string{"m body", "m contract", "n body", "n contract"}},
		{"a contract behind the signature", `class A { void k() { } void m() /*@ requires true; @*/ { } void n() { } }`, []string{"m body", "m contract"}},
		{"modifiers of methods", `class A { void k() { } void m() { } /*@ pure @*/ }`, []string{"m body", "m contract"}},
		{"modifiers that change nothing", `class A { void m() { } /*@ spec_public @*/ }`, nil},
		{"modifiers of anything", `class A { void m() { } /*@ nullable @*/ }`, []string{"class A"}},
		{"clauses that change nothing", `class A { void m() { } /*@ captures x; @*/ int x; }`, nil},
		{"behind the class", `class A { void m() { } void n() { } } /*@ requires true; @*/`, []string{"n body", "n contract", "B.m body", "B.m contract"}},
		{"accessible", `class A { /*@ accessible ???; @*/ void m() { } void n() { } }`, nil},
		{"accessible and a contract", "class A { /*@ accessible ??? ensures true; @*/ void m() { } void n() { } }", []string{"m contract"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			f, ds := parse.File(source.NewFile("A.java", c.text+` class B extends A { void m() { } int k() { return 1; } }`))
			if f == nil || len(ds) == 0 {
				t.Fatalf("tree %v, %d diagnostics", f != nil, len(ds))
			}
			for _, d := range ds {
				if d.Severity == source.Error && !slices.Contains(f.Unread, d) {
					t.Errorf("costs the file: %s", d.Format())
				}
			}
			w, ds := types.NewWorld([]*ast.File{f}, config)
			for _, d := range ds {
				t.Error(d.Format())
			}
			want := map[string]bool{}
			for _, k := range c.cost {
				want[k] = true
			}
			for _, class := range []string{"A", "B", "A.C"} {
				k := w.Lookup(class)
				if k == nil {
					continue
				}
				w.Header(k)
				badPart(t, "class "+class, w.ResolveOwnSpecs(k), want["class "+class])
				objects := slices.ContainsFunc(core.NewProgram(w).Specs(k), func(c *core.Clause) bool {
					_, refused := c.X.(*core.Unsupported)
					return refused && !c.Static
				})
				if objects != want["objects "+class] {
					t.Errorf("objects of %s: unread %v", class, objects)
				}
				for _, m := range k.Methods {
					if m.Derived == types.InvariantFor || m.Derived == types.ModelField {
						continue // rests on the clauses of the class
					}
					// B's m inherits the contract of A's
					inherits := class == "A" || m.Name == "m" && class == "B" && len(m.Overrides) > 0
					badPart(t, class+"."+m.Name+" contract", w.ResolveContract(m), inherits && want[m.Name+" contract"] || want[class+"."+m.Name+" contract"])
					badPart(t, class+"."+m.Signature()+" body", w.ResolveBody(m), (class == "A" && want[m.Name+" body"] || want[class+"."+m.Name+" body"]) && !(m.Constructor && len(m.Params) > 0))
				}
			}
		})
	}
}

func badPart(t *testing.T, what string, ds []*source.Diagnostic, want bool) {
	t.Helper()
	got := slices.ContainsFunc(ds, func(d *source.Diagnostic) bool { return d.Code == types.BadClause })
	if got != want {
		t.Errorf("%s: unread %v, want %v: %v", what, got, want, ds)
	}
}
