package types_test

import (
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/types"
)

// TestFunctionsOfProgram: inputs of which interfaces range over functions does not depend
// on when their types are asked for, or on what was loaded until then.
func TestFunctionsOfProgram(t *testing.T) {
	found := map[string]string{
		"Shape":  "interface Shape { int area(); }",
		"Square": "class Square implements Shape { public int area() { return 1; } }",
		"Turn":   "interface Turn { int turn(); }",
		"Maker":  "class Maker { static Turn make() { return new Late(); } }",
		"Late":   "class Late implements Turn { public int turn() { return 1; } }",
	}
	const main = `class Main { Shape s; Square q; Turn t;
		static int late() { return Maker.make().turn(); } static int area(Shape s) { return s.area(); }
		interface Marked { int m(); } static class A implements Marked, Own, Sub { public int m() { return 1; } }
		@FunctionalInterface interface Own { int m(); }
		interface Above { int m(); } interface Sub extends Above { }
		interface Abstract { int m(); } static abstract class B implements Abstract { }
		interface Lambda { int m(); } Lambda l = () -> 1;
		Runnable r() { class C implements Inner { public int m() { return 1; } } return null; } interface Inner { int m(); } }`
	want := "Shape Turn:AnyTurn Marked Own:AnyOwn Above Sub Abstract:AnyAbstract Lambda:AnyLambda Inner"
	ranges := func(w *types.World) string {
		var out []string
		for _, n := range strings.Fields("Shape Turn Marked Own Above Sub Abstract Lambda Inner") {
			s := n
			for _, k := range w.Ranges(w.Lookup(n)) {
				s += ":" + k.SimpleName()
			}
			out = append(out, s)
		}
		return strings.Join(out, " ")
	}
	for _, first := range []string{"", "Main.late", "Main.area"} {
		c := config
		c.Providers = provided(func(name string) (*ast.File, error) {
			if text, ok := found[name]; ok {
				return parsed(t, name+".java", text), nil
			}
			return nil, nil
		})
		w, ds := types.NewWorld([]*ast.File{parsed(t, "Main.java", main)}, c)
		fail(t, ds)
		if first != "" {
			w.Load(method(t, w, first))
		}
		if got := ranges(w); got != want {
			t.Errorf("after %q: %s, want %s", first, got, want)
		}
	}
}
