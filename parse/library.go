package parse

import (
	"fmt"
	"sync"

	"inspect/java/ast"
	"inspect/java/ast/packed"
	"inspect/java/library"
	"inspect/java/source"
)

// trees holds the trees of the classes that come with the program, by name and text.
// Trees do not change, so that all worlds of a process share them.
var trees sync.Map // of [2]string, *ast.File

// Library parses a class that comes with the program, once in a process. It must be
// without errors.
func Library(name, text string) (*ast.File, error) {
	key := [2]string{name, text}
	if f, ok := trees.Load(key); ok {
		return f.(*ast.File), nil
	}
	src := source.NewFile(name, text)
	if f := stored(src); f != nil {
		trees.Store(key, f)
		return f, nil
	}
	f, ds := File(src)
	for _, d := range ds {
		if d.Severity == source.Error {
			return nil, fmt.Errorf("library %s: %w", name, d)
		}
	}
	trees.Store(key, f)
	return f, nil
}

// stored is the tree that comes with the program beside the text; nil: there is none of
// this text, or not as trees are now. TestStored has those of all the library's files.
func stored(src *source.File) *ast.File {
	bytes, ok := library.Tree(src.Text, packed.Version())
	if !ok {
		return nil
	}
	f, err := packed.Read(bytes, src)
	if err != nil {
		panic("parse: the stored tree of " + src.Name + ": " + err.Error()) // it was written by this program
	}
	return f
}
