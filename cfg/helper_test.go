package cfg

import (
	"fmt"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

var config = types.Config{Nullness: "jml", Parse: parse.Library}

// world makes a World of sources without errors.
func world(t testing.TB, texts ...string) *types.World {
	t.Helper()
	return worldOf(t, config, texts...)
}

// worldOf makes one with a configuration.
func worldOf(t testing.TB, config types.Config, texts ...string) *types.World {
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

// method finds the one method of a name.
func method(t testing.TB, w *types.World, name string) *types.Method {
	t.Helper()
	ms, d := w.FindMethods(name)
	if d != nil {
		t.Fatalf("%s", d.Error())
	}
	if len(ms) != 1 {
		t.Fatalf("%d methods %s", len(ms), name)
	}
	return ms[0]
}

// build builds and checks the graph of a method.
func build(t testing.TB, w *types.World, name string, o Options) *Graph {
	t.Helper()
	g, ds := Build(w, method(t, w, name), o)
	for _, d := range ds {
		t.Errorf("%s", d.Format())
	}
	if g == nil {
		t.FailNow()
	}
	Check(g)
	return g
}

func dump(g *Graph) string {
	var b strings.Builder
	Dump(&b, g)
	return b.String()
}
