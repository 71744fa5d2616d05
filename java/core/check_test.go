package core

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// TestExamples checks the core of all Java files that come with the tests, but of those
// whose classes only a JDK has.
func TestExamples(t *testing.T) {
	met, checked := map[string]bool{}, 0
	err := filepath.WalkDir("../../testdata", func(path string, d os.DirEntry, err error) error {
		if d != nil && d.Name() == "strangers" {
			return filepath.SkipDir
		}
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".java") {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		f, ds := parse.File(source.NewFile(path, string(text)))
		if len(ds) > 0 {
			return nil
		}
		w, _ := types.NewWorld([]*ast.File{f}, config)
		p := NewProgram(w)
		for _, m := range methods(t, w) {
			checkMethod(p, m)
			if b := p.Body(m); b != nil {
				Walk(b, func(n Node) bool { met[fmt.Sprintf("%T", n)] = true; return true })
				checked++
			}
		}
		for _, c := range w.Classes() {
			if clean(w.ResolveOwnSpecs(c)) {
				for _, k := range p.Specs(c) {
					Check(k)
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if checked < 200 || len(met) < 35 {
		t.Errorf("%d bodies with %d kinds of nodes are too few", checked, len(met))
	}
}

// TestCheckFinds breaks the core of a method in each way that Check knows.
func TestCheckFinds(t *testing.T) {
	const code = `class A { int f; static int g; int[] a;
		int m(int x, boolean b) {
			int y = x + 1;
			l: while (b && x < y) { x += 2; if (b) break; if (!b) continue l; x++; }
			f = a[x];
			long z = x;
			return b ? a.length : g;
		}
		static void call() { new A().m(1, true); }
		int array() { return a.hashCode(); }
	}`
	find := func(b *Body, want reflect.Type) Node {
		var found Node
		Walk(b, func(n Node) bool {
			if found == nil && reflect.TypeOf(n) == want {
				found = n
			}
			return found == nil
		})
		if found == nil {
			t.Fatalf("no %s", want)
		}
		return found
	}
	for _, row := range []struct {
		in    string
		of    Node
		spoil func(n Node)
		says  string
	}{
		{"A.m", &Let{}, func(n Node) { n.(*Let).From = nil }, "no origin"},
		{"A.m", &Let{}, func(n Node) { n.(*Let).Var = nil }, "no variable"},
		{"A.m", &Local{}, func(n Node) { n.(*Local).T = nil }, "no type"},
		{"A.m", &Local{}, func(n Node) { n.(*Local).T = types.Of(types.Invalid) }, "no type"},
		{"A.m", &Local{}, func(n Node) { n.(*Local).Var = &types.Var{Name: "v"} }, "not declared"},
		{"A.m", &Const{}, func(n Node) { n.(*Const).Value = nil }, "no value"},
		{"A.m", &Binary{}, func(n Node) { n.(*Binary).Op = "?" }, "operator ?"},
		{"A.m", &Binary{}, func(n Node) { n.(*Binary).Op = "&&" }, "operand of type int"},
		{"A.m", &Binary{}, func(n Node) {
			n.(*Binary).Y = &Const{Typed{Loc: Loc{n.Origin()}, T: types.Of(types.Long), Value: &types.Const{}}}
		}, "types int and long"},
		{"A.m", &Unary{}, func(n Node) { n.(*Unary).Op = "*" }, "operator *"},
		{"A.m", &Loop{}, func(n Node) { n.(*Loop).Cond = n.(*Loop).Cond.(*Binary).Y.(*Binary).X }, "operand of type int"},
		{"A.m", &If{}, func(n Node) { n.(*If).Then.(*Break).Target = n.(*If) }, ""},
		{"A.m", &Break{}, func(n Node) { n.(*Break).Target = &Loop{} }, "not around it"},
		{"A.m", &Continue{}, func(n Node) { n.(*Continue).Target = nil }, "not around it"},
		{"A.m", &Update{}, func(n Node) { n.(*Update).X = n.(*Update).Y }, "no place"},
		{"A.m", &IncDec{}, func(n Node) { n.(*IncDec).X = &Null{n.(*IncDec).Typed} }, "no place"},
		{"A.m", &Assign{}, func(n Node) { n.(*Assign).X.(*Field).X = nil }, "of no object"},
		{"A.m", &Elem{}, func(n Node) { n.(*Elem).X = n.(*Elem).I }, "no array"},
		{"A.m", &Len{}, func(n Node) { n.(*Len).X = &This{Typed: n.(*Len).Typed} }, "no array"},
		{"A.m", &Convert{}, func(n Node) { x := n.(*Convert); x.X = &Convert{x.Typed, x.X} }, "to itself"},
		{"A.m", &StaticField{}, func(n Node) { n.(*StaticField).Field = &types.Field{Class: &types.Class{Name: "B"}} }, "not static"},
		{"A.call", &Call{}, func(n Node) { n.(*Call).Args = nil }, "0 arguments"},
		{"A.call", &Call{}, func(n Node) { n.(*Call).X = nil }, "receiver"},
		{"A.array", &Call{}, func(n Node) { n.(*Call).X = n.(*Call).X.(*Convert).X }, "an array is the receiver"},
		{"A.call", &New{}, func(n Node) { n.(*New).T = types.Of(types.Int) }, "constructor of A"},
	} {
		t.Run(fmt.Sprintf("%T %s", row.of, row.says), func(t *testing.T) {
			w := world(t, code)
			b := NewProgram(w).Body(methods(t, w, row.in)[0])
			Check(b)
			row.spoil(find(b, reflect.TypeOf(row.of)))
			defer func() {
				if r := fmt.Sprint(recover()); !strings.HasPrefix(r, "core: ") && row.says != "" || !strings.Contains(r, row.says) {
					t.Errorf("Check says %q, want %q", r, row.says)
				}
			}()
			Check(b)
		})
	}
}

// TestArrayComponents: the methods of a record call those of Object on arrays as code does that
// is written.
func TestArrayComponents(t *testing.T) {
	p := NewProgram(world(t, "record Pair(int x, int[] y) { }"))
	for _, m := range p.w.Lookup("Pair").Methods {
		p.w.Resolve(m)
		if b := p.Body(m); b != nil {
			Check(b)
		}
	}
}

// TestSame: the same question has the same nodes as its answer, and what is
// inherited is one clause.
func TestSame(t *testing.T) {
	w := world(t, `class A { int f = 1; //@ invariant f > 0;
		A() { } A(int x) { this(); } A(long y) { super(); }
		//@ requires x > 0;
		void m(int x) { } }
		class B extends A { //@ also requires x < 0;
		void m(int x) { } }`)
	p := NewProgram(w)
	a, b := methods(t, w, "A.m")[0], methods(t, w, "B.m")[0]
	if p.Body(a) != p.Body(a) || p.Contract(a) != p.Contract(a) || p.Specs(a.Class)[0] != p.Specs(a.Class)[0] {
		t.Error("lowered twice")
	}
	if n := len(p.Contract(b).Cases); n != 2 {
		t.Fatalf("%d cases", n)
	}
	found := false
	for _, k := range p.Contract(b).Cases {
		found = found || k.Requires[0] == p.Contract(a).Cases[0].Requires[0]
	}
	if !found {
		t.Error("the inherited clause is another one")
	}
	inits := map[string]int{}
	for _, m := range a.Class.Methods {
		if m.Constructor {
			inits[m.Signature()] = len(p.Body(m).Init)
		}
	}
	if inits["A()"] != 1 || inits["A(int)"] != 0 || inits["A(long)"] != 1 {
		t.Errorf("initialisers: %v", inits)
	}
}
