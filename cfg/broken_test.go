package cfg

import (
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// TestBrokenFiles: where an object could be of a class in a file with errors, there is
// no graph; elsewhere there is.
func TestBrokenFiles(t *testing.T) {
	src := source.NewFile("Bad.java", "class Bad extends Base implements Shape { int g() { return x +; } } class Oops extends ArithmeticException { }")
	_, ds := parse.File(src)
	c := config
	c.Broken = []types.Broken{{Outline: parse.Outline(src), Cause: ds[0]}}
	f, ds := parse.File(source.NewFile("A.java", `
		class Base { int g() { return 1; } int v; }
		interface Shape { int area(); }
		class Holder { Base b; Base[] bs; int v; Base get() { return b; } }
		class A {
			int call(Base b) { return b.g(); }
			int area(Shape s) { return s.area(); }
			int read(Base b) { return b.v; }
			boolean is(Base b) { return b != null; }
			boolean any(Object o) { return o == null; }
			boolean array(Base[] bs) { return bs.length == 0; }
			boolean field(Holder h) { return h.b == null; }
			boolean result(Holder h) { return h.get() == null; }
			int caught(int x) { try { return 1 / x; } catch (ArithmeticException e) { return 0; } }
			int apart(Holder h) { return h.v; }
			int plain(int x) { return x; }
		}`))
	if len(ds) > 0 {
		t.Fatal(ds[0].Format())
	}
	w, ds := types.NewWorld([]*ast.File{f}, c)
	if len(ds) > 0 {
		t.Fatal(ds[0].Format())
	}
	for name, refused := range map[string]bool{"call": true, "area": true, "read": true, "is": true, "any": true, "array": true,
		"field": true, "result": true, "caught": true, "apart": false, "plain": false} {
		g, ds := Build(w, method(t, w, "A."+name), Options{})
		switch {
		case refused && (len(ds) == 0 || ds[0].Code != types.BrokenFile):
			t.Errorf("%s is not refused: %v", name, ds)
		case !refused && (g == nil || len(ds) > 0):
			t.Errorf("%s is refused: %v", name, ds)
		}
	}
}
