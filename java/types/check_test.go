package types_test

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/types"
)

// checkable is a frozen world of one file, with the method f loaded.
func checkable(t *testing.T) *types.World {
	w := world(t, `interface I { int g(int x); }
		abstract class Base implements I { static final int K = 1; int n; abstract int h(); }
		class A extends Base {
			A() { super(); }
			public int g(int x) { return x; }
			int h() { return K; }
			static int all(int... xs) { return xs.length; }
			int f(A a, int x) {
				long wide = x;
				while (x < n) { if (x == 3) break; x += 1L; x++; }
				int[] many = new int[x];
				return a.g(x) + all(1, 2) + (x < wide ? K : many.length);
			}
		}`)
	w.Load(method(t, w, "A.f"))
	w.Load(method(t, w, "A.A"))
	fail(t, w.Resolve(method(t, w, "A.f")))
	w.Freeze()
	return w
}

type node interface {
	comparable
	ast.Node
}

// one gives a key of a table of which accept is true, of the file that checkable wrote.
func one[N node, V any](t *testing.T, table map[N]V, accept func(N) bool) N {
	t.Helper()
	for n := range table {
		if n.Span().File.Name == "F0.java" && (accept == nil || accept(n)) {
			return n
		}
	}
	t.Fatal("there is no such node")
	panic("unreachable")
}

// written accepts nodes with a text.
func written[N node](text string) func(N) bool {
	return func(n N) bool { return n.Span().Text() == text }
}

func isLocal(n ast.Node) bool { _, ok := n.(*ast.LocalVar); return ok }

// TestCheckFinds breaks a frozen world in each way that Check knows.
func TestCheckFinds(t *testing.T) {
	class := func(w *types.World, name string) *types.Class { return w.Lookup(name) }
	for _, row := range []struct {
		says  string
		spoil func(w *types.World)
	}{
		{"has no type", func(w *types.World) { w.Info.Types[one(t, w.Info.Types, written[ast.Expr]("x"))] = nil }},
		{"has no type", func(w *types.World) { delete(w.Info.Types, one(t, w.Info.Types, written[ast.Expr]("a.g(x)"))) }},
		{"has no use", func(w *types.World) { delete(w.Info.Uses, ast.Node(one(t, w.Info.Types, written[ast.Expr]("n")))) }},
		{"calls no method", func(w *types.World) { delete(w.Info.Uses, ast.Node(one(t, w.Info.Types, written[ast.Expr]("a.g(x)")))) }},
		{"has no operand type", func(w *types.World) { clear(w.Info.Operand) }},
		{"is converted from", func(w *types.World) {
			e := one(t, w.Info.Converted, nil)
			w.Info.Converted[e] = w.Info.Types[e]
		}},
		{"cannot be converted", func(w *types.World) {
			w.Info.Converted[one(t, w.Info.Converted, nil)] = types.Of(types.Boolean)
		}},
		{"has the constant", func(w *types.World) {
			e := one(t, w.Info.Consts, written[ast.Expr]("3"))
			c := *w.Info.Consts[e]
			c.Type = types.Of(types.Long)
			w.Info.Consts[e] = &c
		}},
		{"has 2 arguments", func(w *types.World) {
			n := one(t, w.Info.Calls, written[ast.Node]("all(1, 2)"))
			w.Info.Calls[n] = types.CallInfo{}
		}},
		{"gathers arguments", func(w *types.World) {
			n := one(t, w.Info.Calls, written[ast.Node]("a.g(x)"))
			w.Info.Calls[n] = types.CallInfo{VarArgs: true}
		}},
		{"dispatches a call", func(w *types.World) {
			n := one(t, w.Info.Calls, written[ast.Node]("all(1, 2)"))
			w.Info.Calls[n] = types.CallInfo{VarArgs: true, Virtual: true}
		}},
		{"declares no variable", func(w *types.World) { w.Info.Defs[one(t, w.Info.Defs, isLocal)].Type = nil }},
		{"leads nowhere", func(w *types.World) { w.Info.Targets[one(t, w.Info.Targets, nil)] = nil }},
		{"means the type", func(w *types.World) { w.Info.TypeOf[one(t, w.Info.TypeOf, written[ast.TypeExpr]("A"))] = nil }},
		{"has the ID", func(w *types.World) { class(w, "A").ID++ }},
		{"extends", func(w *types.World) { class(w, "A").Super = nil }},
		{"inherits from the class", func(w *types.World) { class(w, "Base").Super = class(w, "A") }},
		{"implements", func(w *types.World) { class(w, "A").Interfaces = []*types.Class{class(w, "Base")} }},
		{"is unknown to its supertype", func(w *types.World) { class(w, "A").Interfaces = []*types.Class{class(w, "I")} }},
		{"has the field n of", func(w *types.World) { class(w, "Base").Fields[1].Class = class(w, "A") }},
		{"has the field n of type", func(w *types.World) { class(w, "Base").Fields[1].Type = nil }},
		{"has the constant K", func(w *types.World) { class(w, "Base").Fields[0].Final = false }},
		{"has the method g of", func(w *types.World) { method(t, w, "A.g").Class = class(w, "I") }},
		{"has the method g with a result", func(w *types.World) { method(t, w, "A.g").Result = nil }},
		{"that nobody can call", func(w *types.World) { method(t, w, "A.A").Static = true }},
		{"to nowhere", func(w *types.World) { method(t, w, "A.h").Derived = types.Bridge }},
		{"with the parameter x", func(w *types.World) { method(t, w, "A.g").Params[0].Type = types.Of(types.Void) }},
		{"that overrides", func(w *types.World) { method(t, w, "I.g").Name = "k" }},
		{"with a case of", func(w *types.World) { method(t, w, "A.f").Contract.Cases[0].Of = method(t, w, "A.h") }},
	} {
		t.Run(row.says, func(t *testing.T) {
			w := checkable(t)
			w.Check()
			row.spoil(w)
			defer func() {
				if r := fmt.Sprint(recover()); !strings.HasPrefix(r, "types: ") || !strings.Contains(r, row.says) {
					t.Errorf("Check says %q", r)
				}
			}()
			w.Check()
		})
	}
}

// TestCheckReads: checks leave a frozen world as it is.
func TestCheckReads(t *testing.T) {
	w := checkable(t)
	before := maps.Clone(w.Info.Types)
	w.Check()
	if !maps.Equal(before, w.Info.Types) {
		t.Error("Check changed the types of expressions")
	}
}
