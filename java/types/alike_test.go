package types_test

import (
	"testing"

	"inspect/java/ast"
	"inspect/java/types"
)

// TestSignatures: no two methods of a class have one signature, and each is found
// by its own.
func TestSignatures(t *testing.T) {
	w, ds := types.NewWorld([]*ast.File{
		parsed(t, "p/A.java", "package p; public class A { }"),
		parsed(t, "q/A.java", "package q; public class A { }"),
		parsed(t, "C.java", `
			class C {
				C() { }
				C(int i) { }
				int C() { return 1; }
				void C(long i) { }
				void m(p.A a) { }
				void m(q.A a) { }
				void m(int i) { }
				void m(p.A[] a, int i) { }
				void m(q.A[] a, int i) { }
			}
			class D { D[] D() { return null; } }`),
	}, types.Config{})
	if len(ds) > 0 {
		t.Fatal(lines(ds))
	}
	want := map[string]bool{"C.C()": true, "C.C(int)": true, "C.C():int": true, "C.C(long)": true, "C.m(p.A)": true, "C.m(q.A)": true,
		"C.m(int)": true, "C.m(p.A[],int)": true, "C.m(q.A[],int)": true, "D.D()": true, "D.D():D[]": true}
	for _, c := range w.Classes() {
		w.Header(c)
		for _, m := range c.Methods {
			if c.Name != "C" && c.Name != "D" || m.Derived == types.InvariantFor {
				continue
			}
			if !want[m.QName()] {
				t.Errorf("%s: not expected, or for a second time", m.QName())
			}
			delete(want, m.QName())
			if found, d := w.FindMethods(m.QName()); d != nil || len(found) != 1 || found[0] != m {
				t.Errorf("%s finds %d methods, %v", m.QName(), len(found), d)
			}
		}
	}
	for s := range want {
		t.Errorf("no method %s", s)
	}
}
