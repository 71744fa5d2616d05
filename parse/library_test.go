package parse_test

import (
	"bytes"
	"os"
	"testing"

	"inspect/java/ast/packed"
	"inspect/java/library"
	"inspect/java/source"
	"inspect/parse"
)

// TestStored: java/library/trees.bin has the trees of all the library's files, as they are
// parsed.
func TestStored(t *testing.T) {
	const file = "../java/library/trees.bin"
	trees := map[string]string{}
	for _, text := range library.Texts() {
		f, ds := parse.File(source.NewFile("A.java", text))
		if f == nil {
			t.Fatal(ds)
		}
		trees[text] = string(packed.Write(f))
	}
	if *update {
		if err := os.WriteFile(file, library.PackTrees(packed.Version(), trees), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	is, err := os.ReadFile(file)
	if err != nil || !bytes.Equal(is, library.PackTrees(packed.Version(), trees)) {
		t.Error("java/library/trees.bin differs from what the library has: go test ./parse -run TestStored -update rewrites it", err)
	}
	for text, want := range trees {
		src := source.NewFile("A.java", text)
		tree, ok := library.Tree(text, packed.Version())
		f, err := packed.Read(tree, src)
		if !ok || err != nil {
			t.Fatal(ok, err)
		}
		if got := packed.Write(f); f.Source != src || string(got) != want {
			t.Errorf("the stored tree is not that of\n%.300s", text)
		}
	}
	if _, ok := library.Tree("class A { }", packed.Version()); ok {
		t.Error("there is a tree of a text that is no file of the library")
	}
	if _, ok := library.Tree(library.Texts()[0], packed.Version()+1); ok {
		t.Error("there is a tree of another version")
	}
}
