package types_test

import (
	"strings"
	"sync"
	"testing"

	"inspect/java/ast"
	"inspect/java/types"
)

// TestFreeze: a frozen world answers what is asked of the methods loaded, from any
// goroutine, as an open one does, and refuses what was not loaded.
func TestFreeze(t *testing.T) {
	const text = `class A { static int[] T = {1}; static { f(); } B b; //@ invariant b.get() > 0;
			static int f() { return 1; } int g(Object o) { return o.hashCode() + T[0] + 1 / b.get(); } void not() { Other.x(); } }
		class B { /*@ pure @*/ int get() { return 1; } }
		class C extends B { int get() { return new D().v; } public int hashCode() { return C.g(); } static int g() { return 2; } }
		class D { int v = Other.y(); } class Other { static void x() { } static int y() { return 3; } }
		class Generic<T> { void m(T t) { } } class Narrow extends Generic<B> { void m(B b) { } }`
	w := world(t, text)
	w.Load(method(t, w, "A.g"))
	w.Freeze()
	open := world(t, text)
	ask := func(w *types.World) string {
		var b strings.Builder
		for _, n := range []string{"A.g", "A.f", "B.get", "C.get", "C.hashCode", "C.g", "D.D", "Other.y"} {
			m := method(t, w, n)
			if ds := w.Resolve(m); len(ds) > 0 {
				t.Errorf("%s: %v", n, ds)
			}
			w.Fprint(&b, m)
		}
		for _, c := range w.Classes() {
			b.WriteString(c.Name)
			for _, d := range w.Subclasses(c) {
				b.WriteString(" " + d.Name)
				for _, m := range c.Methods {
					if x := w.Dispatch(m, d); x != nil {
						b.WriteString(" " + x.QName())
					}
				}
			}
			w.ResolveClassSpecs(c)
			b.WriteString(w.ArrayOf(w.ArrayOf(c)).String())
		}
		w.ResolveStatics(w.Lookup("A"))
		if w.Lookup("java.util.Timer") != nil || w.Lookup("java.lang.ArithmeticException") == nil || w.ArrayOf(types.Of(types.Int)) != w.ArrayOf(types.Of(types.Int)) {
			t.Error("other classes or arrays")
		}
		return b.String()
	}
	want := ask(open)
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			if got := ask(w); got != want {
				t.Errorf("frozen:\n%s\nopen:\n%s", got, want)
			}
		})
	}
	group.Wait()
	defer func() {
		if p, _ := recover().(string); !strings.Contains(p, "A.not() was not loaded") {
			t.Errorf("resolving what was not loaded: %v", p)
		}
	}()
	w.Resolve(method(t, w, "A.not"))
}

// TestFault: where resolving a unit fails by a fault of ours, loading goes on, and
// whoever needs the unit finds the fault.
func TestFault(t *testing.T) {
	w := world(t, "class A { int bad() { return 1; } int good() { return 2; } int calls() { return bad(); } }")
	bad := method(t, w, "A.bad")
	bad.Decl.Body.Stmts[0] = (*ast.Return)(nil)
	for _, n := range []string{"A.calls", "A.good", "A.bad"} {
		w.Load(method(t, w, n))
	}
	w.Freeze()
	if ds := w.Resolve(method(t, w, "A.good")); len(ds) > 0 {
		t.Error(ds)
	}
	for range 2 {
		func() {
			defer func() {
				if recover() == nil {
					t.Error("the fault is lost")
				}
			}()
			w.Resolve(bad)
		}()
	}
}

// TestFreezeUnion: the alternatives of a catch are loaded, too.
func TestFreezeUnion(t *testing.T) {
	c := config
	c.Providers = []types.Provider{texts{t, false, map[string]string{
		"p.One": "package p; public class One extends RuntimeException { int v; }", "p.Two": "package p; public class Two extends RuntimeException { }",
		"p.Base": "package p; public class Base { public void f() { try { } catch (One | Two e) { } } }",
	}, map[string]int{}}}
	w, ds := types.NewWorld([]*ast.File{parsed(t, "A.java", "class A { void m(p.Base b) { b.f(); } }")}, c)
	fail(t, ds)
	w.Load(method(t, w, "A.m"))
	w.Freeze()
	for _, n := range []string{"p.One", "p.Two"} {
		fail(t, w.ResolveOwnSpecs(w.Lookup(n)))
	}
}

// TestFrozenPresets: the inputs of constructors are there before checks read them side by
// side, those of inner and of abstract classes too.
func TestFrozenPresets(t *testing.T) {
	w := world(t, `class A { class In { In(int x) { } } abstract static class Up { Up() { } } static class Low extends Up { } void m() { new In(1); new Low(); } }`)
	w.Load(method(t, w, "A.m"))
	w.Freeze()
	known := w.Presets()
	for _, c := range w.Classes() {
		for _, m := range c.Methods {
			w.Preset(m)
		}
	}
	if known == 0 || w.Presets() != known {
		t.Errorf("%d of %d", known, w.Presets())
	}
}
