package core

import (
	"fmt"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

var config = types.Config{Parse: parse.Library}

// world makes a World of sources that can be parsed.
func world(t testing.TB, texts ...string) *types.World {
	t.Helper()
	var files []*ast.File
	for i, text := range texts {
		f, ds := parse.File(source.NewFile(fmt.Sprintf("F%d.java", i), text))
		for _, d := range ds {
			t.Fatalf("%s", d.Format())
		}
		files = append(files, f)
	}
	w, ds := types.NewWorld(files, config)
	for _, d := range ds {
		t.Fatalf("%s", d.Format())
	}
	return w
}

// methods are those of the user's classes that have the names; for none all but what
// \invariant_for calls.
func methods(t testing.TB, w *types.World, names ...string) []*types.Method {
	t.Helper()
	var out []*types.Method
	if len(names) == 0 {
		for _, c := range w.Classes() {
			for _, m := range c.Methods {
				if m.Derived != types.InvariantFor {
					out = append(out, m)
				}
			}
		}
	}
	for _, n := range names {
		ms, d := w.FindMethods(n)
		if d != nil {
			t.Fatalf("%s", d.Error())
		}
		out = append(out, ms...)
	}
	return out
}

// dump lowers, checks and prints methods.
func dump(t testing.TB, w *types.World, ms []*types.Method) string {
	t.Helper()
	p := NewProgram(w)
	var b strings.Builder
	for _, m := range ms {
		p.Fprint(&b, m)
		checkMethod(p, m)
	}
	return b.String()
}

// checkMethod checks all of a method that can be resolved.
func checkMethod(p *Program, m *types.Method) {
	if k := p.Contract(m); k != nil && clean(p.w.ResolveContract(m)) {
		CheckContract(k)
	}
	if b := p.Body(m); b != nil && clean(p.w.ResolveBody(m)) {
		Check(b)
	}
}

func clean(ds []*source.Diagnostic) bool {
	for _, d := range ds {
		if d.Severity == source.Error {
			return false
		}
	}
	return true
}
