package replay_test

import (
	"os"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// loadWorld makes a world of one file.
func loadWorld(t testing.TB, path string) *types.World {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return textWorld(t, path, string(text))
}

func textWorld(t testing.TB, name, text string) *types.World {
	t.Helper()
	f, ds := parse.File(source.NewFile(name, text))
	for _, d := range ds {
		t.Fatal(d.Format())
	}
	w, ds := types.NewWorld([]*ast.File{f}, types.Config{Parse: parse.Library})
	for _, d := range ds {
		t.Fatal(d.Format())
	}
	return w
}
